/**
 * English of grades 1 and 2, an oral course: children listen, look and choose a picture. Words are those of the course
 * (Global Success 1 and 2); nobody has to read more than one short sentence, which an adult may read out.
 */
import { english, pictureAuthor, type Level } from '../../by-type/place.ts';
import { oneOf, type SeedFacts, type SeedQuestion } from '../../kit.ts';
import type { Skill } from '@vumon/domain';
import { looksVi } from '../../media/looks.ts';
import type { SeedMedia } from '../../media/media.ts';
import { createRandom } from '../../random.ts';

type Media = Pick<SeedMedia, 'clip' | 'picture'>;
/** The right picture first. */
type Row = readonly [grade: 1 | 2, level: Level, stem: string, pictures: string, explanation: string];

const facts = (grade: number, level: Level, skill: Skill, more: Partial<SeedFacts> = {}): SeedFacts =>
  english(grade, level, skill, { author: pictureAuthor, ...more });

const choosePicture = (
  media: Media,
  skill: Skill,
  [grade, level, stem, pictures, explanation]: Row,
  heard: Heard,
): SeedQuestion =>
  pictureChoice(
    media,
    facts(grade, level, skill, skill === 'PR' ? { topicId: 'EP-02' } : {}),
    { stem, pictures, explanation },
    heard,
  );

interface Heard {
  readonly instructions: string;
  readonly clip?: ReturnType<Media['clip']>;
}
interface Choice {
  readonly stem: string;
  /** The right one first. */
  readonly pictures: string;
  readonly explanation: string;
}

export function pictureChoice(
  { picture }: Pick<Media, 'picture'>,
  told: SeedFacts,
  { stem, pictures: names, explanation }: Choice,
  heard: Heard,
): SeedQuestion {
  const right = names.split(' ')[0]!;
  const shown = createRandom(`${stem} ${names}`)
    .shuffle(names.split(' '))
    .map((name, at) => ({ name, option: { id: 'abc'[at]!, text: '', image: picture(name) } }));
  return {
    type: 'MC2',
    facts: told,
    content: {
      instructions: heard.instructions,
      images: [],
      ...(heard.clip && { audio: heard.clip.audio }),
      optionLayout: 'grid',
      items: [{ id: 'q1', stem, options: shown.map(({ option }) => option) }],
    },
    answerKey: {
      explanation,
      ...(heard.clip && { transcript: heard.clip.transcript }),
      correct: { q1: [shown.find(({ name }) => name === right)!.option.id] },
    },
  };
}

/** After the name of the recording. */
const heard: readonly (readonly [clip: string, row: Row])[] = [
  ['one-book', [1, 'M1', 'What is it?', 'book pencil bell', 'book: quyển sách. pencil: bút chì; bell: cái chuông.']],
  ['one-cat', [1, 'M1', 'What is it?', 'cat dog bird', 'cat: con mèo. dog: con chó; bird: con chim.']],
  [
    'one-door',
    [1, 'M1', 'What can you open?', 'door bed chair', 'door: cái cửa, open the door: mở cửa. bed: giường; chair: ghế.'],
  ],
  ['one-fish', [1, 'M1', 'What can you see?', 'fish frog turtle', 'fish: con cá. frog: con ếch; turtle: con rùa.']],
  [
    'one-lemon',
    [
      1,
      'M2',
      'What is it?',
      'lemon apple tomato',
      'lemon: quả chanh vàng (yellow). apple: quả táo; tomato: quả cà chua, cả hai màu đỏ.',
    ],
  ],
  ['one-bus', [1, 'M1', 'How does she go to school?', 'bus car train', 'bus: xe buýt. car: ô tô; train: tàu hoả.']],
  [
    'one-sun',
    [
      1,
      'M2',
      'What can she see?',
      'sun moon rainbow',
      'sun: mặt trời, trời nóng (hot). moon: mặt trăng; rainbow: cầu vồng.',
    ],
  ],
  ['one-milk', [1, 'M1', 'What does she like?', 'milk bread egg', 'milk: sữa. bread: bánh mì; egg: quả trứng.']],
  [
    'two-pizza',
    [
      2,
      'M2',
      'What is at the party?',
      'pizza soup icecream',
      'Bạn gái nói có pizza, không có súp (soup). Bài không nói đến kem (ice cream).',
    ],
  ],
  [
    'two-bird',
    [
      2,
      'M2',
      'What is it?',
      'bird balloon honeybee',
      'bird: con chim, biết bay (fly). Không phải bóng bay (balloon); bee: con ong.',
    ],
  ],
  [
    'two-rabbit',
    [
      2,
      'M2',
      'What is the pet?',
      'rabbit mouse monkey',
      'rabbit: con thỏ, tai dài, thích cà rốt. mouse: con chuột; monkey: con khỉ.',
    ],
  ],
  [
    'two-shoe',
    [
      2,
      'M1',
      'What is under the chair?',
      'shoe glasses dress',
      'shoe: chiếc giày, đi vào chân (foot). glasses: kính; dress: váy.',
    ],
  ],
  [
    'two-umbrella',
    [
      2,
      'M2',
      'What does the boy want?',
      'umbrella jacket boot',
      'umbrella: cái ô. Bạn không lấy áo khoác (jacket). boot: ủng.',
    ],
  ],
  [
    'two-grapes',
    [
      2,
      'M2',
      'What would the girl like?',
      'grapes apple banana',
      'grapes: nho. Bạn không chọn táo (apple) hay chuối (banana).',
    ],
  ],
  [
    'two-train',
    [
      2,
      'M2',
      'How is Grandma coming?',
      'train car taxi',
      'by train: bằng tàu hoả. Không đi ô tô (car); bài không nói taxi.',
    ],
  ],
  [
    'two-egg',
    [
      2,
      'M2',
      'What is in the box?',
      'egg present chocolate',
      'egg: quả trứng, nhỏ và trắng. present: món quà, bố chỉ đoán; chocolate: sô-cô-la.',
    ],
  ],
];

/** Words that begin with the same sound. */
const sounds: readonly Row[] = [
  [1, 'M1', 'B: ball, book, …', 'bell cat fish', 'bell bắt đầu bằng /b/ như ball, book. cat: /k/; fish: /f/.'],
  [1, 'M1', 'D: desk, duck, …', 'dog horse apple', 'dog bắt đầu bằng /d/ như desk, duck. horse: /h/; apple: /æ/.'],
  [1, 'M1', 'M: mango, mother, …', 'monkey tiger lamp', 'monkey bắt đầu bằng /m/ như mango. tiger: /t/; lamp: /l/.'],
  [1, 'M1', 'L: lake, leaf, …', 'lion nose sun', 'lion bắt đầu bằng /l/ như lake. nose: /n/; sun: /s/.'],
  [1, 'M2', 'H: hair, hand, …', 'house key chair', 'house bắt đầu bằng /h/ như hair. key: /k/; chair: /tʃ/.'],
  [2, 'M1', 'R: river, road, …', 'rabbit lion jacket', 'rabbit bắt đầu bằng /r/ như river. lion: /l/; jacket: /dʒ/.'],
  [2, 'M2', 'K: kite, kitten, …', 'key cheese nose', 'key bắt đầu bằng /k/ như kite. cheese: /tʃ/; nose: /n/.'],
  [2, 'M2', 'Sh: shirt, shorts, …', 'shoe sun cheese', 'shoe bắt đầu bằng /ʃ/ như shirt. sun: /s/; cheese: /tʃ/.'],
  [
    2,
    'M2',
    'J: jam, juice, …',
    'jeans glasses guitar',
    'jeans bắt đầu bằng /dʒ/ như jam. glasses, guitar viết là g và đọc /ɡ/.',
  ],
  [
    2,
    'M3',
    'Which picture does NOT begin like “fox”?',
    'bird fish phone',
    'fish và phone (ph) đều bắt đầu bằng /f/ như fox; bird bắt đầu bằng /b/.',
  ],
];

/** One picture, three words: the right one first. */
const named: readonly (readonly [grade: 1 | 2, level: Level, picture: string, words: string, explanation: string])[] = [
  [1, 'M1', 'horse', 'horse|house|mouse', 'horse: con ngựa. house: ngôi nhà; mouse: con chuột.'],
  [1, 'M1', 'chair', 'chair|hair|bear', 'chair: cái ghế. hair: tóc; bear: con gấu.'],
  [1, 'M1', 'nose', 'nose|name|rose', 'nose: cái mũi. name: tên; rose: hoa hồng.'],
  [1, 'M2', 'lamp', 'lamp|lake|lemon', 'lamp: cái đèn. lake: cái hồ; lemon: quả chanh.'],
  [2, 'M1', 'rainbow', 'rainbow|river|road', 'rainbow: cầu vồng. river: dòng sông; road: con đường.'],
  [2, 'M2', 'dress', 'It is a dress.|They are shoes.|It is a shirt.', 'dress: cái váy. shoes: giày; shirt: áo sơ mi.'],
  [2, 'M2', 'grapes', 'They are grapes.|It is a cake.|They are eggs.', 'grapes: nho. cake: bánh ngọt; eggs: trứng.'],
  [
    2,
    'M2',
    'fishing',
    'Dad is fishing.|Dad is reading.|Dad is riding a bike.',
    'Cần câu và con cá: fishing (câu cá). reading: đọc; riding a bike: đi xe đạp.',
  ],
];

export type Tick = readonly [picture: string, sentence: string, right: 't' | 'f', explanation: string];
const ticks: readonly (readonly [grade: 1 | 2, name: string, rows: readonly Tick[]])[] = [
  [
    1,
    'At home',
    [
      ['bed', 'This is a bed.', 't', 'bed: cái giường.'],
      ['door', 'This is a desk.', 'f', 'Đây là cái cửa (door); desk là bàn học.'],
      ['lamp', 'This is a lamp.', 't', 'lamp: cái đèn.'],
      ['key', 'This is a cup.', 'f', 'Đây là chìa khoá (key); cup là cái cốc.'],
    ],
  ],
  [
    1,
    'My face and my clothes',
    [
      ['eye', 'This is an eye.', 't', 'eye: con mắt.'],
      ['ear', 'This is a nose.', 'f', 'Đây là cái tai (ear); nose là cái mũi.'],
      ['shoe', 'This is a hat.', 'f', 'Đây là chiếc giày (shoe); hat là cái mũ.'],
      ['jacket', 'This is a jacket.', 't', 'jacket: áo khoác.'],
    ],
  ],
  [
    2,
    'On the road',
    [
      ['taxi', 'This is a taxi.', 't', 'taxi: xe tắc-xi.'],
      ['train', 'This is a bus.', 'f', 'Đây là tàu hoả (train); bus là xe buýt.'],
      ['ambulance', 'It helps ill people.', 't', 'Xe cứu thương giúp người ốm (ill people).'],
      ['car', 'This is a bike.', 'f', 'Đây là ô tô (car); bike là xe đạp.'],
    ],
  ],
  [
    2,
    'Sky and garden',
    [
      ['moon', 'This is the sun.', 'f', 'Đây là mặt trăng (moon); sun là mặt trời.'],
      ['tulip', 'This is a flower.', 't', 'flower: bông hoa.'],
      ['honeybee', 'It can fly.', 't', 'Con ong biết bay (fly).'],
      ['turtle', 'It can run fast.', 'f', 'Con rùa đi chậm, không chạy nhanh (run fast).'],
    ],
  ],
];

export const tickSet = ({ picture }: Pick<Media, 'picture'>, told: SeedFacts, rows: readonly Tick[]): SeedQuestion => ({
  type: 'TF4',
  facts: told,
  content: {
    instructions: 'Look and read. Put a tick (✓) or a cross (✗).',
    images: [],
    optionLayout: 'list',
    items: rows.map(([shown, stem], at) => ({
      id: `q${at + 1}`,
      stem,
      image: picture(shown),
      options: ['t', 'f'].map((id) => ({ id, text: '', lock: true })),
    })),
  },
  answerKey: {
    explanation: '',
    itemExplanations: Object.fromEntries(rows.map(([, , , note], at) => [`q${at + 1}`, note])),
    correct: Object.fromEntries(rows.map(([, , right], at) => [`q${at + 1}`, [right]])),
  },
});

export const firstGrades = (media: Media): SeedQuestion[] => [
  ...heard.map(([clip, row]) =>
    choosePicture(media, 'LI', row, { instructions: 'Listen and choose the picture.', clip: media.clip(clip) }),
  ),
  ...sounds.map((row) => choosePicture(media, 'PR', row, { instructions: 'Look, say and choose.' })),
  ...named.map(([grade, level, shown, words, explanation]) => {
    const [right, ...wrong] = words.split('|');
    return oneOf('MC3', facts(grade, level, 'VO'), {
      stem: right!.endsWith('.') ? 'Which sentence is right?' : 'What is it?',
      right: right!,
      wrong,
      explanation,
      images: [media.picture(shown, looksVi[shown])],
      instructions: 'Look at the picture and choose the right answer.',
    });
  }),
  ...ticks.map(([grade, name, rows]) => tickSet(media, facts(grade, 'M1', 'RE', { name }), rows)),
];
