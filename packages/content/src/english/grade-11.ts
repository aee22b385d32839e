/** English for grade 11. */
import type { SeedQuestion } from '../kit.ts';
import { choiceRows, cloze, formRows, gapRows, openCloze, readAndJudge, soundRows, stressRows, twoOf } from './rows.ts';

const b2 = { grade: 11, cefr: 'B1+' } as const;
const grammar = { ...b2, skill: 'GR' } as const;
const words = { ...b2, skill: 'VO' } as const;
const writing = { ...b2, skill: 'WR' } as const;
const reading = { ...b2, skill: 'RE' } as const;

export const grade11 = (): SeedQuestion[] => [
  ...soundRows(b2, [
    ['M1', 'wick(ed)|look(ed)|ask(ed)|pick(ed)', 'Tính từ “wicked” đọc -ed là /ɪd/; ba từ còn lại đọc là /t/.'],
    ['M2', 'fl(oo)d|sch(oo)l|f(oo)d|m(oo)n', '“flood” đọc là /ʌ/; ba từ còn lại đọc là /uː/.'],
    ['M2', 'clim(b)|ro(b)|clu(b)|jo(b)', 'Chữ b trong “climb” là âm câm.'],
    ['M3', 'e(x)am|e(x)pert|e(x)plain|e(x)cuse', '“exam” đọc là /gz/; ba từ còn lại đọc là /ks/.'],
  ]),
  ...stressRows(b2, [
    ['M2', 'maintain|balance|problem|forest', '“maintain” nhấn âm tiết thứ hai.'],
    [
      'M3',
      'temperature|society|community|development',
      '“temperature” nhấn âm tiết đầu; ba từ còn lại nhấn âm tiết thứ hai.',
    ],
  ]),
  ...choiceRows(words, [
    [
      'M1',
      'There is often a generation ___ between parents and teenagers.',
      'gap|hole|split|space',
      'generation gap: khoảng cách thế hệ.',
    ],
    [
      'M1',
      'Regular exercise helps you to stay in ___.',
      'shape|pattern|figure|line',
      'stay in shape: giữ dáng, khỏe mạnh.',
    ],
    [
      'M1',
      'Global ___ is causing the ice at the poles to melt.',
      'warming|melting|climate|weather',
      'global warming: nóng lên toàn cầu.',
    ],
    [
      'M2',
      'A ___ city uses technology to improve the lives of its people.',
      'smart|wise|sharp|skilled',
      'smart city: đô thị thông minh.',
    ],
    [
      'M2',
      'The complex of monuments was recognised as a World ___ Site in 1993.',
      'Heritage|Property|Tradition|History',
      'World Heritage Site: di sản thế giới.',
    ],
    [
      'M2',
      'Teenagers want more ___ so that they can make their own decisions.',
      'independence|dependence|independent|depend',
      'Danh từ: independence.',
    ],
    [
      'M2',
      'She decided to take a gap year before ___ to university.',
      'applying|asking|requiring|demanding',
      'apply to university: nộp đơn vào đại học.',
    ],
    [
      'M3',
      'Fossil fuels ___ a large amount of carbon dioxide when they are burned.',
      'release|absorb|reduce|save',
      'release carbon dioxide: thải ra khí CO₂. absorb: hấp thụ, reduce: giảm, save: tiết kiệm thì ngược lại.',
    ],
    [
      'M3',
      'Volunteers help to ___ the old paintings so that they look as they did before.',
      'restore|copy|hide|sell',
      'restore: phục chế cho như trước. copy: chép lại, hide: giấu, sell: bán thì tranh không như cũ.',
    ],
    [
      'M2',
      'He is under great ___ to get good marks in the coming exams.',
      'pressure|influence|control|attack',
      'under pressure: chịu áp lực. under influence: chịu ảnh hưởng, control: kiểm soát, attack: tấn công không đi với to get good marks.',
    ],
  ]),
  ...choiceRows(grammar, [
    [
      'M1',
      'You ___ eat so much fast food. It is not good for you.',
      "shouldn't|mustn't to|don't have|needn't to",
      'Khuyên không nên: shouldn’t.',
      'EG-12',
    ],
    [
      'M1',
      'I ___ my homework yet.',
      "haven't finished|haven't finish|don't finish|wasn't finishing",
      'yet: hiện tại hoàn thành.',
      'EG-15',
    ],
    [
      'M1',
      'The soup ___ delicious.',
      'smells|is smelling|smells like|is smelled',
      'Động từ nối smell + tính từ, không chia tiếp diễn.',
      'EG-34',
    ],
    [
      'M2',
      '___ in a small village, he knew everybody there.',
      'Growing up|Grown up|To grow up|Grew up',
      'Phân từ hiện tại thay mệnh đề cùng chủ ngữ, nghĩa chủ động.',
      'EG-28',
    ],
    [
      'M2',
      'The songs ___ at the ceremony were written by students.',
      'performed|performing|perform|to perform',
      'Mệnh đề quan hệ rút gọn bị động: quá khứ phân từ.',
      'EG-36',
    ],
    ['M2', 'She admitted ___ the window.', 'breaking|to break|break|broke', 'admit + V-ing.', 'EG-14'],
    ['M2', 'He was the first student ___ the answer.', 'to find|finding|found|finds', 'the first … to V.', 'EG-28'],
    ['M2', 'It was in Hue ___ they first met.', 'that|which|what|who', 'Câu chẻ: It was … that ….', 'EG-30'],
    [
      'M3',
      '___ the tickets in advance, they had to stand for the whole show.',
      'Not having booked|Not booked|Having not book|Without booked',
      'Phân từ hoàn thành ở thể phủ định: Not having + V3.',
      'EG-31',
    ],
    [
      'M3',
      'My parents let me ___ to the concert with my friends.',
      'go|to go|going|gone',
      'let somebody do something.',
    ],
    [
      'M3',
      'You ___ have seen Lan in Paris yesterday; she has not left Viet Nam.',
      "can't|mustn't|shouldn't|needn't",
      'Suy luận phủ định về quá khứ: can’t have + V3.',
      'EG-35',
    ],
    [
      'M4',
      'Only when we lose our health ___ how precious it is.',
      'do we realise|we realise|we do realise|realise we',
      'Đảo ngữ với Only when.',
      'EG-32',
    ],
  ]),
  ...formRows(writing, [
    [
      'M2',
      'My grandparents have rather ___ views on clothes.',
      'CONSERVE',
      'conservative',
      'Tính từ: conservative (bảo thủ).',
    ],
    [
      'M3',
      'The ___ of the city centre took five years.',
      'MODERN',
      'modernisation/modernization',
      'Danh từ: modernisation.',
    ],
    ['M3', 'He spoke ___ about the need to protect old houses.', 'CONVINCE', 'convincingly', 'Trạng từ: convincingly.'],
  ]),
  ...gapRows(writing, 'Complete the second sentence so that it has the same meaning. Write ONE to FOUR words.', [
    [
      'M3',
      'The boy who is standing there is my cousin.\nThe boy ___ there is my cousin.',
      'standing',
      'Rút gọn mệnh đề quan hệ chủ động.',
      'EG-36',
    ],
    [
      'M4',
      'They believe that the temple was built in 1070.\nThe temple is believed ___ in 1070.',
      'to have been built',
      'Bị động với động từ tường thuật, việc xảy ra trước.',
      'EG-18',
    ],
  ]),
  cloze(reading, {
    level: 'M3',
    title: 'The bridge that grows',
    text: 'In the hills of north-east India there are bridges that nobody has built: they have ___. Villagers guide the roots of rubber trees across the river, and after about twenty years the roots are strong enough to ___ fifty people at a time. A steel bridge would be finished much sooner, but in this wet climate it would soon ___ away. The living bridges, ___ contrast, become stronger every year. Some of them are thought ___ more than five hundred years old.',
    options: [
      'grown|grew|grow|growing',
      'carry|wear|raise|fetch',
      'rust|burn|melt|dry',
      'by|in|on|to',
      'to be|being|be|that are',
    ],
  }),
  openCloze(
    writing,
    'M3',
    'A letter to a younger brother',
    'Dear Bin, I know that you are worried ___ moving to a new school. I felt exactly the same ___ I was your age. On my first day I was so nervous ___ I forgot my own phone number! Do ___ be afraid of asking questions, and try to sit next ___ somebody who smiles.',
    ['about', 'when', 'that', 'not', 'to'],
  ),
  readAndJudge(
    reading,
    'TF3',
    {
      level: 'M3',
      title: 'Cities that sponge',
      text: 'When heavy rain falls on concrete, the water has nowhere to go. For this reason, several Asian cities have begun to think of themselves as sponges. They replace some of their car parks with small parks whose soil soaks up the rain, and they plant grass on the roofs of schools. The stored water is used in the dry season. A sponge city costs less than a system of large pipes, its planners say, but it takes up more land, which is scarce in the centre of a city.',
    },
    [
      ['Sponge cities store rainwater for later.', 't'],
      ['Sponge cities need less land than pipes do.', 'f'],
      ['The first sponge city was built in Singapore.', 'n'],
      ['Some schools have grass on top.', 't'],
    ],
  ),
  twoOf(
    words,
    'M3',
    'Which TWO words are close in meaning to “benefit”?',
    'advantage|gain',
    'obstacle|burden|drawback',
    'advantage và gain đều chỉ lợi ích.',
  ),
  ...choiceRows(grammar, [
    [
      'M2',
      'She is looking for someone to share her flat ___.',
      'with|for|by|at',
      'share something with somebody: with. share không đi với for, by, at ở nghĩa này.',
      'EG-28',
    ],
  ]),
  ...choiceRows(grammar, [
    [
      'M3',
      '___ the report, he turned off the computer and went home.',
      'Having finished|Finished|Being finished|Finish',
      'Cùng chủ ngữ, việc xảy ra trước: Having finished. Finished, Being finished mang nghĩa bị động; Finish không nối được.',
      'EG-31',
    ],
  ]),
];
