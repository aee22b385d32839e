/** Odd ones out by sound and stress for a fifth test, with letters that `sounds.ts` of the course does not contrast. */
import { cefrOf } from '../../../by-type/place.ts';
import type { SeedQuestion } from '../../../kit.ts';
import { soundRows, stressRows } from '../../rows.ts';

type Rows = Parameters<typeof soundRows>[1];

const sounds: Readonly<Record<number, Rows>> = {
  6: [
    ['M1', 's(ou)p|h(ou)se|m(ou)th|cl(ou)d', '“soup” đọc là /uː/; “house”, “mouth”, “cloud” đọc là /aʊ/.'],
    ['M1', 'w(ar)m|c(ar)|p(ar)k|st(ar)', '“warm” đọc là /ɔː/; “car”, “park”, “star” đọc là /ɑː/.'],
    ['M1', 'ma(ch)ine|(ch)icken|lun(ch)|tea(ch)er', '“machine” đọc là /ʃ/; “chicken”, “lunch”, “teacher” đọc là /tʃ/.'],
    ['M1', '(g)iraffe|(g)arden|(g)ame|(g)irl', '“giraffe” đọc là /dʒ/; “garden”, “game”, “girl” đọc là /ɡ/.'],
    ['M1', '(wh)o|(wh)ere|(wh)ite|(wh)en', '“who” đọc là /h/; “where”, “white”, “when” đọc là /w/.'],
    ['M1', '(k)nife|(k)ey|(k)itchen|(k)ing', '“knife” có k câm; “key”, “kitchen”, “king” đọc là /k/.'],
    ['M2', 'wash(es)|lik(es)|mak(es)|tak(es)', '“washes” đọc là /ɪz/; “likes”, “makes”, “takes” đọc là /s/.'],
    ['M2', 'bag(s)|book(s)|cat(s)|cup(s)', '“bags” đọc là /z/; “books”, “cats”, “cups” đọc là /s/.'],
    ['M2', 'r(i)de|s(i)t|f(i)sh|m(i)lk', '“ride” đọc là /aɪ/; “sit”, “fish”, “milk” đọc là /ɪ/.'],
    ['M2', '(c)ircle|(c)amera|(c)andle|(c)oat', '“circle” đọc là /s/; “camera”, “candle”, “coat” đọc là /k/.'],
    ['M2', 'h(o)me|h(o)t|st(o)p|d(o)g', '“home” đọc là /əʊ/; “hot”, “stop”, “dog” đọc là /ɒ/.'],
  ],
  7: [
    ['M1', 'b(ui)ld|j(ui)ce|fr(ui)t|s(ui)t', '“build” đọc là /ɪ/; “juice”, “fruit”, “suit” đọc là /uː/.'],
    ['M1', 's(ai)d|tr(ai)n|r(ai)n|p(ai)nt', '“said” đọc là /e/; “train”, “rain”, “paint” đọc là /eɪ/.'],
    ['M1', '(c)ity|(c)up|(c)ar|(c)orn', '“city” đọc là /s/; “cup”, “car”, “corn” đọc là /k/.'],
    ['M1', '(w)rite|(w)inter|(w)ash|(w)indow', '“write” có w câm; “winter”, “wash”, “window” đọc là /w/.'],
    ['M1', 'w(or)k|sh(or)t|sp(or)t|h(or)se', '“work” đọc là /ɜː/; “short”, “sport”, “horse” đọc là /ɔː/.'],
    ['M2', 'need(ed)|help(ed)|walk(ed)|wash(ed)', '“needed” đọc là /ɪd/; “helped”, “walked”, “washed” đọc là /t/.'],
    ['M2', 'jump(ed)|play(ed)|rain(ed)|call(ed)', '“jumped” đọc là /t/; “played”, “rained”, “called” đọc là /d/.'],
    ['M2', 'hous(es)|cak(es)|bik(es)|plat(es)', '“houses” đọc là /ɪz/; “cakes”, “bikes”, “plates” đọc là /s/.'],
  ],
  8: [
    ['M1', 'h(ear)t|h(ear)|n(ear)|cl(ear)', '“heart” đọc là /ɑː/; “hear”, “near”, “clear” đọc là /ɪə/.'],
    ['M1', '(h)our|(h)arvest|(h)orse|(h)ouse', '“hour” có h câm; “harvest”, “horse”, “house” đọc là /h/.'],
    ['M1', 'b(u)sy|d(u)ck|l(u)ck|tr(u)ck', '“busy” đọc là /ɪ/; “duck”, “luck”, “truck” đọc là /ʌ/.'],
    [
      'M2',
      'plant(ed)|watch(ed)|cook(ed)|stopp(ed)',
      '“planted” đọc là /ɪd/; “watched”, “cooked”, “stopped” đọc là /t/.',
    ],
  ],
  10: [
    ['M1', 'th(ough)|en(ough)|t(ough)|r(ough)', '“though” đọc là /əʊ/; “enough”, “tough”, “rough” đọc là /ʌf/.'],
    ['M1', '(s)ugar|(s)alad|(s)oup|(s)andwich', '“sugar” đọc là /ʃ/; “salad”, “soup”, “sandwich” đọc là /s/.'],
  ],
  11: [['M1', 'bl(oo)d|m(oo)n|f(oo)d|t(oo)th', '“blood” đọc là /ʌ/; “moon”, “food”, “tooth” đọc là /uː/.']],
  12: [
    ['M1', 'w(o)men|cl(o)ck|sh(o)p|d(o)g', '“women” đọc là /ɪ/; “clock”, “shop”, “dog” đọc là /ɒ/.'],
    [
      'M1',
      '(ch)emist|(ch)arity|(ch)eap|(ch)allenge',
      '“chemist” đọc là /k/; “charity”, “cheap”, “challenge” đọc là /tʃ/.',
    ],
  ],
};

const stress: Readonly<Record<number, Rows>> = {
  7: [
    [
      'M2',
      'enjoy|hobby|music|healthy',
      '“enjoy” nhấn âm tiết thứ hai; “hobby”, “music”, “healthy” nhấn âm tiết thứ nhất.',
    ],
    [
      'M2',
      'banana|festival|accident|holiday',
      '“banana” nhấn âm tiết thứ hai; “festival”, “accident”, “holiday” nhấn âm tiết thứ nhất.',
    ],
  ],
  8: [
    [
      'M2',
      'remember|hospital|animal|festival',
      '“remember” nhấn âm tiết thứ hai; “hospital”, “animal”, “festival” nhấn âm tiết thứ nhất.',
    ],
  ],
  10: [
    [
      'M2',
      'develop|capital|industry|energy',
      '“develop” nhấn âm tiết thứ hai; “capital”, “industry”, “energy” nhấn âm tiết thứ nhất.',
    ],
  ],
  11: [
    [
      'M2',
      'understand|yesterday|beautiful|dangerous',
      '“understand” nhấn âm tiết thứ ba; “yesterday”, “beautiful”, “dangerous” nhấn âm tiết thứ nhất.',
    ],
  ],
  12: [
    [
      'M2',
      'engineer|manager|journalist|scientist',
      '“engineer” nhấn âm tiết thứ ba; “manager”, “journalist”, “scientist” nhấn âm tiết thứ nhất.',
    ],
  ],
};

export const fifthSounds = (grade: number): SeedQuestion[] => {
  const place = { grade, cefr: cefrOf[grade]! };
  return [...soundRows(place, sounds[grade] ?? []), ...stressRows(place, stress[grade] ?? [])];
};
