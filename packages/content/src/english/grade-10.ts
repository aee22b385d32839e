/** English for grade 10. */
import { errorQuestion } from '../by-type/inline.ts';
import type { SeedQuestion } from '../kit.ts';
import { choiceRows, cloze, formRows, gapRows, openCloze, readAndJudge, soundRows, stressRows, twoOf } from './rows.ts';

const b1 = { grade: 10, cefr: 'B1' } as const;
const grammar = { ...b1, skill: 'GR' } as const;
const words = { ...b1, skill: 'VO' } as const;
const writing = { ...b1, skill: 'WR' } as const;
const reading = { ...b1, skill: 'RE' } as const;

export const grade10 = (): SeedQuestion[] => [
  ...soundRows(b1, [
    ['M1', 'laugh(ed)|enjoy(ed)|call(ed)|arriv(ed)', '“laughed” tận cùng bằng âm vô thanh /f/ nên -ed đọc là /t/.'],
    ['M2', 'br(ow)n|gr(ow)|kn(ow)|sl(ow)', '“brown” đọc là /aʊ/; ba từ còn lại đọc là /əʊ/.'],
    ['M2', '(wr)ite|(w)ater|(w)indow|(w)eather', 'Chữ w trong “write” là âm câm, đọc là /r/.'],
    ['M3', 'm(u)sic|p(u)zzle|l(u)nch|d(u)ck', '“music” đọc là /juː/; ba từ còn lại đọc là /ʌ/.'],
  ]),
  ...stressRows(b1, [
    [
      'M2',
      'equality|scientific|independent|economic',
      '“equality” nhấn âm tiết thứ hai; ba từ còn lại nhấn âm tiết thứ ba.',
    ],
    ['M2', 'appear|happen|listen|open', '“appear” nhấn âm tiết thứ hai.'],
  ]),
  ...choiceRows(words, [
    [
      'M1',
      'In my family, we share the household ___ equally.',
      'chores|works|labours|homework',
      'household chores: việc nhà.',
    ],
    [
      'M1',
      'My mother is the main ___ of our family; she earns most of the money.',
      'breadwinner|homemaker|housekeeper|grocer',
      'breadwinner: trụ cột kinh tế.',
    ],
    [
      'M1',
      'Turning off unused lights helps to reduce your carbon ___.',
      'footprint|step|handprint|shadow',
      'carbon footprint: dấu chân carbon.',
    ],
    [
      'M2',
      'She is a ___ artist who has won several international prizes.',
      'talented|talent|talently|talents',
      'Tính từ đứng trước danh từ: talented.',
    ],
    [
      'M2',
      'Young people can gain useful ___ by doing volunteer work.',
      'experience|experiment|expert|expense',
      'gain experience: tích lũy kinh nghiệm.',
    ],
    [
      'M2',
      'This app allows learners to ___ lessons and study without the Internet.',
      'download|upload|unload|overload',
      'download: tải về.',
    ],
    [
      'M2',
      'The government is trying to ___ the gap between the rich and the poor.',
      'narrow|thin|shorten|lower',
      'narrow the gap: thu hẹp khoảng cách.',
    ],
    [
      'M3',
      'Girls used to be ___ from education in many parts of the world.',
      'excluded|protected|rescued|translated',
      'exclude from: không cho tham gia. protect from: bảo vệ khỏi, rescue from: cứu khỏi, translate from: dịch từ không hợp với education.',
    ],
    [
      'M3',
      'Blended learning is a ___ of online and face-to-face lessons.',
      'combination|comparison|replacement|reduction',
      'combination of A and B: sự kết hợp. comparison: so sánh, replacement: thay thế, reduction: giảm bớt không phải học cả hai cách.',
    ],
    [
      'M3',
      'The heavy use of fertilisers has done serious ___ to the soil.',
      'damage|ruin|injury|wound',
      'do damage to: gây hại cho.',
    ],
  ]),
  ...choiceRows(grammar, [
    [
      'M1',
      'Look at those dark clouds! It ___.',
      'is going to rain|rains|will be raining|rained',
      'Dự đoán dựa vào dấu hiệu: be going to.',
      'EG-10',
    ],
    ['M1', 'They would like ___ a community library.', 'to build|building|build|built', 'would like to V.'],
    [
      'M1',
      'Tea ___ in Thai Nguyen for more than a hundred years.',
      'has been grown|has grown|grew|is growing',
      'Bị động hiện tại hoàn thành.',
      'EG-18',
    ],
    ['M2', 'I remember ___ this film when I was ten.', 'seeing|to see|see|saw', 'remember + V-ing: nhớ đã làm gì.'],
    [
      'M2',
      'The new bridge ___ before the rainy season next year.',
      'will be finished|will finish|has finished|was finished',
      'next year: tương lai; cây cầu được làm xong nên dùng bị động: will be finished.',
      'EG-18',
    ],
    [
      'M2',
      'She is the girl ___ mother works at the local hospital.',
      'whose|who|whom|which',
      'whose chỉ sở hữu.',
      'EG-19',
    ],
    [
      'M2',
      'He made his son ___ the bike before lunch.',
      'repair|to repair|repairing|repaired',
      'make somebody do something.',
    ],
    [
      'M2',
      'This smartphone is ___ useful than that one.',
      'less|least|fewer|little',
      'less + tính từ + than.',
      'EG-09',
    ],
    [
      'M3',
      'My father, ___ is a doctor, often works at night.',
      'who|that|which|whom',
      'Mệnh đề quan hệ không xác định, chỉ người: who (không dùng that).',
      'EG-19',
    ],
    [
      'M3',
      'If they ___ more trees, the city would be cooler.',
      'planted|plant|will plant|are planting',
      'Câu điều kiện loại 2.',
      'EG-17',
    ],
    [
      'M3',
      'She told me that she ___ for that charity since 2020.',
      'had been working|will work|works|was worked',
      'Tường thuật: hiện tại hoàn thành tiếp diễn lùi thành had been working.',
      'EG-20',
    ],
    [
      'M3',
      'If there were no new dam up the river, the valley ___ every summer.',
      'would be flooded|will be flooded|is flooded|had been flooded',
      'Câu điều kiện loại 2: If + quá khứ (were), mệnh đề chính dùng would, ở bị động: would be flooded.',
      'EG-17',
    ],
  ]),
  ...formRows(writing, [
    ['M2', 'Gender ___ means that men and women have the same chances.', 'EQUAL', 'equality', 'Danh từ: equality.'],
    [
      'M3',
      'This machine is easy to use and very ___ friendly.',
      'ENVIRONMENT',
      'environmentally',
      'environmentally friendly: thân thiện với môi trường.',
    ],
    ['M3', 'The ___ of the computer changed the way people work.', 'INVENT', 'invention', 'Danh từ: invention.'],
  ]),
  ...gapRows(writing, 'Complete the second sentence so that it has the same meaning. Write ONE to FOUR words.', [
    [
      'M2',
      'People should treat men and women equally.\nMen and women should ___ equally.',
      'be treated',
      'Bị động với should.',
      'EG-18',
    ],
    [
      'M3',
      'The last time I saw her was in 2020.\nI ___ seen her since 2020.',
      "haven't/have not",
      'The last time … = have not … since.',
      'EG-15',
    ],
    [
      'M3',
      'I only found the key after I had moved the sofa.\nI did not find the key ___ I had moved the sofa.',
      'until/till/before',
      'only … after = not … until: mãi đến khi dời ghế mới tìm thấy chìa khoá.',
      'EG-24',
    ],
  ]),
  cloze(reading, {
    level: 'M3',
    title: 'Learning by helping',
    text: 'Every summer, students from a high school in Hue spend two weeks in a mountain village. They do not go there to teach; they go to ___ a hand. In the mornings they work in the fields or help to repair the road. In the afternoons they play with the children and, without ___ it, learn a great deal themselves. “Before I came, I ___ rice just came from the supermarket,” one of them laughs. The villagers, ___, have learned to use smartphones to sell their honey online. It is hard to say ___ side has gained more.',
    options: [
      'lend|borrow|rent|send',
      'noticing|notice|to notice|noticed',
      'thought|had been thought|think|am thinking',
      'in turn|in case|in time|in danger',
      'which|what|who|whose',
    ],
  }),
  openCloze(
    writing,
    'M3',
    'The drummer’s grandchild',
    'Music has always been part ___ my life. My grandfather, ___ was a drummer, gave me my first lessons when I was only five. Since then I have practised ___ day. Last year I joined a band that plays ___ free in hospitals. We are not famous, ___ we make people smile.',
    ['of', 'who', 'every/each', 'for', 'but/yet/and'],
  ),
  readAndJudge(
    reading,
    'TF3',
    {
      level: 'M3',
      title: 'The repair café',
      text: 'On the first Sunday of each month, a café in Ha Noi turns into a workshop. Visitors bring broken fans, radios and toys, and volunteers help to mend them. Nobody has to pay, but everybody is asked to watch and learn. The idea came from a retired engineer, Mr Quy, who was tired of seeing good things thrown away. In its first year the café saved more than six hundred objects from the rubbish bin. The oldest one was a radio made in 1962.',
    },
    [
      ['The café is a workshop every weekend.', 'f'],
      ['Repairs cost nothing.', 't'],
      ['Mr Quy used to repair radios in a factory.', 'n'],
      ['Visitors are expected to take an interest in the repair.', 't'],
    ],
  ),
  twoOf(
    grammar,
    'M3',
    'Which TWO sentences contain a relative clause?',
    'The book that you lent me is great.|This is the house where I grew up.',
    'I know that you are right.|He asked where I lived.|She is so kind that we all love her.',
    'Mệnh đề quan hệ bổ nghĩa cho danh từ đứng trước: the book, the house.',
    'EG-19',
  ),
  errorQuestion([
    10,
    'M2',
    'My father [suggested] [*to go] by train, [because] it is [cheaper].',
    'going',
    'suggest + V-ing: going. suggested, because, cheaper dùng đúng.',
    'EG-14',
  ]),
  ...choiceRows(grammar, [
    [
      'M3',
      'The more carefully you drive, ___ accidents you have.',
      'the fewer|fewer|the few|the fewest',
      'So sánh kép: the more …, the fewer …. fewer thiếu the; the few, the fewest không phải so sánh hơn.',
      'EG-09',
    ],
  ]),
];
