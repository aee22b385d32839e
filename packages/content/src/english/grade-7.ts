/** English for grade 7. */
import { errorQuestion } from '../by-type/inline.ts';
import type { SeedQuestion } from '../kit.ts';
import {
  choiceRows,
  cloze,
  formRows,
  gapRows,
  openCloze,
  readAndChoose,
  readAndJudge,
  soundRows,
  stressRows,
  twoOf,
} from './rows.ts';

const a2 = { grade: 7, cefr: 'A2' } as const;
const grammar = { ...a2, skill: 'GR' } as const;
const words = { ...a2, skill: 'VO' } as const;
const writing = { ...a2, skill: 'WR' } as const;
const reading = { ...a2, skill: 'RE' } as const;

export const grade7 = (): SeedQuestion[] => [
  ...soundRows(a2, [
    ['M1', 'l(augh)|d(augh)ter|t(augh)t|c(augh)t', 'Trong “laugh”, phần này đọc là /ɑːf/; ba từ còn lại đọc là /ɔː/.'],
    ['M1', 'need(ed)|walk(ed)|stopp(ed)|help(ed)', '“needed” đọc là /ɪd/; ba từ còn lại đọc là /t/.'],
    ['M2', 's(ou)p|m(ou)se|h(ou)se|cl(ou)d', '“soup” đọc là /uː/; ba từ còn lại đọc là /aʊ/.'],
    ['M2', 'w(or)k|sp(or)t|f(or)k|st(or)m', '“work” đọc là /ɜː/; ba từ còn lại đọc là /ɔː/.'],
    ['M3', '(c)ertain|(c)amera|(c)ollect|(c)ousin', '“certain” đọc là /s/; ba từ còn lại đọc là /k/.'],
  ]),
  ...stressRows(a2, [['M2', 'collect|market|hobby|garden', '“collect” nhấn âm tiết thứ hai.']]),
  ...choiceRows(words, [
    ['M1', 'My hobby is ___ models from paper and wood.', 'making|doing|playing|going', 'make models: làm mô hình.'],
    [
      'M1',
      'Eating too much fast food is bad for your ___.',
      'health|healthy|healthily|unhealthy',
      'for your + danh từ: health.',
    ],
    [
      'M1',
      'They gave warm clothes to ___ children in the mountains.',
      'poor|rich|famous|lucky',
      'Người cần được cho quần áo ấm: poor (nghèo). rich: giàu, famous: nổi tiếng, lucky: may mắn không cần giúp.',
    ],
    ['M1', 'You should wear a ___ belt when you are in a car.', 'seat|chair|safe|road', 'seat belt: dây an toàn.'],
    [
      'M2',
      'A ___ is a person who watches a match or a show.',
      'spectator|player|referee|coach',
      'Người xem: spectator.',
    ],
    [
      'M2',
      'Wind and sun are ___ sources of energy: they will never run out.',
      'renewable|dangerous|limited|old',
      'renewable: tái tạo được.',
    ],
    ['M2', 'We have had this custom ___ a long time.', 'for|since|in|at', 'for + khoảng thời gian.'],
    [
      'M2',
      'He has a ___ because he stayed in the sun too long without a hat.',
      'sunburn|cold|cough|toothache',
      'sunburn: cháy nắng.',
    ],
    ['M3', 'The film was so ___ that I fell asleep.', 'boring|bored|exciting|excited', 'Phim gây buồn chán: boring.'],
    [
      'M3',
      'Our school ___ food and clothes to street children every month.',
      'donates|borrows|wastes|spends',
      'donate: quyên tặng.',
    ],
    [
      'M3',
      'The band gave a wonderful ___ at the school festival.',
      'performance|performer|perform|performing',
      'give a performance: biểu diễn.',
    ],
  ]),
  ...choiceRows(grammar, [
    ['M1', 'She enjoys ___ stamps.', 'collecting|collect|to collecting|collects', 'enjoy + V-ing.', 'EG-14'],
    ['M1', 'We ___ a tree-planting day last month.', 'had|have|have had|has', 'last month: quá khứ đơn.', 'EG-08'],
    [
      'M1',
      'The flight ___ at 7.30 every morning.',
      'leaves|is leaving|leaving|leave',
      'Lịch trình: hiện tại đơn.',
      'EG-01',
    ],
    ['M1', 'My picture is different ___ yours.', 'from|with|as|of', 'different from.'],
    [
      'M2',
      'My bike is not as ___ as your bike.',
      'expensive|more expensive|most expensive|expensively',
      'as + tính từ + as.',
      'EG-09',
    ],
    [
      'M2',
      'There is ___ university in my city and the students wear uniforms.',
      'a|an|the|–',
      'university bắt đầu bằng âm /j/ nên dùng a.',
      'EG-29',
    ],
    [
      'M2',
      '___ he was tired, he still finished the run.',
      'Although|However|But|Because',
      'Although + mệnh đề.',
      'EG-13',
    ],
    [
      'M2',
      '“How ___ is it from your house to school?” – “About two kilometres.”',
      'far|long|often|high',
      'Hỏi khoảng cách: How far.',
    ],
    ['M2', 'In the future, people ___ flying cars.', 'will use|use|used|are using', 'Tương lai: will + V.', 'EG-10'],
    ['M2', 'You should ___ less sugar if you want to be fit.', 'eat|to eat|eating|eats', 'should + V.', 'EG-12'],
    [
      'M3',
      'Linh doesn’t like noisy places. ___, she went to the concert with me.',
      'However|Although|Because|So that',
      'However nối hai câu trái ngược, có dấu phẩy theo sau.',
      'EG-13',
    ],
    [
      'M3',
      'This time tomorrow, we ___ across the bay.',
      'will be sailing|sail|sailed|have sailed',
      'Thời điểm xác định trong tương lai: will be + V-ing.',
    ],
  ]),
  ...formRows(writing, [
    ['M2', 'The students are very ___ about the trip.', 'EXCITE', 'excited', 'Cảm xúc của người: -ed.'],
    ['M2', 'Cycling is a ___ way to travel.', 'HEALTH', 'healthy/healthier', 'Tính từ đứng trước danh từ.'],
    ['M3', 'Road ___ is everybody’s duty.', 'SAFE', 'safety', 'Danh từ: road safety.'],
    [
      'M3',
      'He is a famous ___. His songs are loved by many people.',
      'MUSIC',
      'musician',
      'Người chơi hoặc sáng tác nhạc: musician.',
    ],
  ]),
  ...gapRows(writing, 'Complete the second sentence so that it has the same meaning. Write ONE to FOUR words.', [
    ['M2', 'I find cooking interesting.\nI think that cooking ___ interesting.', 'is', 'think that + mệnh đề.'],
    [
      'M2',
      'The book is cheaper than the magazine.\nThe magazine is more ___ than the book.',
      'expensive/costly',
      'cheaper ↔ more expensive.',
      'EG-09',
    ],
    [
      'M2',
      'How far is it from your house to the beach?\nWhat is the ___ between your house and the beach?',
      'distance',
      'How far …? hỏi khoảng cách: the distance between A and B.',
    ],
  ]),
  cloze(reading, {
    level: 'M2',
    title: 'Community garden',
    text: 'Two years ___, the people in our street started a community garden. Before that, the place was full ___ rubbish. Now everybody can grow vegetables there, and nobody has to ___ for them. On Saturdays children learn ___ to plant seeds and look after the young trees. The garden is small, ___ it has made our street a friendlier place.',
    options: [
      'ago|before|since|last',
      'of|with|by|in',
      'pay|cost|spend|buy',
      'how|what|which|who',
      'but|because|so|or',
    ],
  }),
  openCloze(
    writing,
    'M3',
    'Getting to school',
    'I live two kilometres ___ my school, so I usually go there ___ bike. It ___ me about ten minutes. When it rains, my father takes me ___ his car. My sister goes ___ foot because her school is near our house.',
    ['from', 'by', 'takes', 'in', 'on'],
  ),
  readAndJudge(
    reading,
    'TF3',
    {
      level: 'M3',
      title: 'Solar lamps',
      text: 'In some mountain villages there is still no electricity. Children there used to do their homework by the light of oil lamps, which are smoky and dangerous. Three years ago, a group of students from Da Nang built solar lamps from old bottles and small panels and gave them to forty families. A lamp needs five hours of sunshine and then gives light for the whole evening. Next year the group wants to teach the villagers to make the lamps themselves.',
    },
    [
      ['Oil lamps can be dangerous.', 't'],
      ['The students sold the lamps to forty families.', 'f'],
      ['The lamps cost less than oil lamps.', 'n'],
      ['The students plan to show the villagers how to build lamps.', 't'],
    ],
  ),
  readAndChoose(
    reading,
    {
      level: 'M2',
      title: 'A hobby from the kitchen',
      text: 'When Quan was eight, he often sat in the kitchen and watched his grandmother cook. One day she let him make the soup by himself. It was too salty, but everyone in the family finished it. Since then he has cooked every Saturday. He writes each recipe in a red notebook and draws a small picture beside it. Last month he made spring rolls for thirty classmates. His friends say that he should open a restaurant, but Quan just wants to cook for people he likes.',
    },
    [
      [
        'What was the problem with Quan’s first soup?',
        'There was too much salt in it.|It was cold.|Nobody ate it.|It took much too long to cook it.',
      ],
      [
        'What does Quan put in his notebook?',
        'Recipes and drawings|Photos of his friends|The names of restaurants|His grandmother’s stories',
      ],
      [
        'Why does Quan cook?',
        'To please people he likes|To earn money|To open a restaurant|To win a cooking competition',
      ],
    ],
  ),
  twoOf(
    grammar,
    'M2',
    'Which TWO sentences are correct?',
    'She has lived here for ten years.|I went to the dentist yesterday.',
    'He doesn’t likes tea.|We are go to the zoo.|They has a new car.',
    'Hai câu đúng dùng hiện tại hoàn thành với for và quá khứ đơn với yesterday.',
    'EG-15',
  ),
  errorQuestion([
    7,
    'M1',
    'I [*visit] Hoi An [two] years [ago] with [my] parents.',
    'visited',
    'ago đi với quá khứ đơn: visited. two, ago, my dùng đúng.',
    'EG-08',
  ]),
  ...choiceRows(grammar, [
    [
      'M2',
      'This exercise is as ___ as the one that we did yesterday.',
      'easy|easier|easiest|easily',
      'as + tính từ + as: easy. easier, easiest là so sánh hơn, nhất; easily là trạng từ.',
      'EG-09',
    ],
  ]),
];
