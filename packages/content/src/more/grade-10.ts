/** More English for grade 10: what term tests lacked. */
import { rewritten } from '../by-type/produced.ts';
import type { SeedQuestion } from '../kit.ts';
import { gapRows, soundRows } from '../english/rows.ts';
import { heardJudged, heardOnce, heardSet, oneWord, reading, wordOrder, type Clips } from './kit.ts';

const b1 = { grade: 10, cefr: 'B1' } as const;

const passages = (): SeedQuestion[] => [
  reading(
    b1,
    [
      'M1',
      'E10-01',
      'A calendar for the family',
      'In our kitchen hangs a calendar with five colours, one for each member of the family. Every Sunday evening we sit down together and share the chores of the coming week. My father, who leaves home last in the morning, washes the dishes after breakfast. My sister feeds the hens, and I wash the clothes on Wednesdays and Saturdays. If somebody has an exam, the others do his or her work. At first we often forgot our chores. Then my mother had an idea: whoever forgets a chore has to cook on Sunday. Since then, hardly anybody has forgotten.',
    ],
    [
      [
        'When does the family plan the housework?',
        'On Sunday evenings|After breakfast|On Wednesdays|Before exams',
        '~share the chores',
      ],
      [
        'Who washes the dishes after breakfast?',
        'The father|The mother|The sister|The writer',
        '~washes the dishes after breakfast',
      ],
      [
        'What must a person do who forgets a chore?',
        'Cook on Sunday|Wash the clothes|Feed the hens|Buy a new calendar',
        '~has to cook on Sunday',
      ],
    ],
  ),
  reading(
    b1,
    [
      'M3',
      'E10-10',
      'Thirty visitors a day',
      'Five years ago, hardly anyone knew the caves near Son village. Then a film was made there, and the following summer four hundred visitors a day walked through them. The villagers earned well, but within a year the bats had left and the walls had turned green, because so many lamps were burning. The village took an unusual step. It made the tickets ten times as expensive and let in only thirty people a day, always with a guide and with no light but a small lamp on the helmet. Travel agents said that no one would come. Today there is a waiting list of three months, the guides earn more than they did before, and last spring the first bats returned.',
    ],
    [
      [
        'Why does the writer call the step “unusual”?',
        'The village wanted fewer visitors at a higher price.|The village closed the caves for a year.|The village let all the visitors go in without a guide.|The village asked travel agents for help.',
        '~ten times as expensive|Thường người ta muốn có thêm khách; làng này làm ngược lại.',
      ],
      [
        'What does the last sentence show?',
        'The decision was good for people and for animals.|The travel agents had been right about the village.|The caves will soon be closed.|Visitors only come to see the bats.',
        '~the first bats returned|Người dẫn đường có thu nhập cao hơn, dơi quay lại.',
      ],
    ],
  ),
];

const rewrites: readonly Parameters<typeof rewritten>[0][] = [
  [
    10,
    'M3',
    'I do not have a bike, so I cannot come with you.',
    'IF',
    'I could come with you ___ a bike.',
    'if I had',
    'Câu điều kiện loại 2: điều trái với hiện tại.',
    'EG-17',
  ],
  [
    10,
    'M3',
    '“I will call you tomorrow,” Nam said to me.',
    'TOLD',
    'Nam ___ call me the next day.',
    'told me that he would/told me he would',
    'Tường thuật: will lùi thành would, tomorrow thành the next day.',
    'EG-20',
  ],
  [
    10,
    'M3',
    'This is the first time she has travelled by plane.',
    'NEVER',
    'She ___ by plane before.',
    'has never travelled/has never traveled',
    'This is the first time … = has never … before.',
    'EG-15',
  ],
  [
    10,
    'M3',
    'They will finish the new hospital by June.',
    'BE',
    'The new hospital ___ by June.',
    'will be finished/is going to be finished',
    'Bị động của tương lai: will be + phân từ.',
    'EG-18',
  ],
];

const writing = (): SeedQuestion[] => [
  ...wordOrder(10, [
    ['M1', 'EG-18', 'Bị động ở quá khứ đơn: was written by ….', 'This song|was|written|by|a famous musician|in 1975.'],
  ]),
  ...oneWord(b1, [
    ['M1', 'He has worked for this company ___ ten years.', 'for', 'for + khoảng thời gian.', 'EG-15'],
    ['M1', 'The woman ___ lives next door is a nurse.', 'who/that', 'Đại từ quan hệ chỉ người, làm chủ ngữ.', 'EG-19'],
  ]),
  ...gapRows(
    { ...b1, skill: 'WR' },
    'Complete the second sentence so that it has the same meaning. Write ONE to FOUR words.',
    [
      [
        'M2',
        'They built this bridge in 1998.\nThis bridge ___ in 1998.',
        'was built',
        'Bị động ở quá khứ đơn: was built.',
        'EG-18',
      ],
      [
        'M2',
        'I started playing the guitar three years ago, and I still play it.\nI have played the guitar ___ three years.',
        'for',
        'for + khoảng thời gian với hiện tại hoàn thành.',
        'EG-15',
      ],
      [
        'M2',
        'Turn down the music, or you will wake the baby.\nIf you ___ the music, you will wake the baby.',
        "don't turn down/do not turn down",
        'Câu điều kiện loại 1: If you don’t ….',
        'EG-17',
      ],
    ],
  ),
  ...rewrites.map(rewritten),
];

const listening = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    10,
    clips,
    ['M1', 'dentist', 'E10-08', 'A telephone message'],
    [
      ['The message is for Mr Green.', 't', '~this is a message for'],
      ['Doctor Young is on holiday.', 'f', '~Doctor Young is ill'],
      ['The new appointment is on a Friday.', 't', '~come on Friday'],
      ['Doctor Baker’s room is on the first floor.', 'f', '~on the second floor'],
    ],
  ),
  heardSet(
    10,
    clips,
    ['M2', 'recycling', 'E10-02', 'Three boxes in every classroom'],
    [
      [
        'What happens to the food that is thrown away?',
        'It becomes soil for the vegetables.|It is given to animals on a farm nearby.|It is sold.',
        '~becomes soil',
      ],
      [
        'How much rubbish does the school throw away each week now?',
        'Fifteen bags|Forty bags|Three boxes',
        '~only fifteen bags a week',
      ],
    ],
  ),
  ...heardOnce(10, clips, [
    [
      'M3',
      'short-flight',
      'E10-10',
      'How much later than planned will the flight leave?',
      '45 minutes|15 minutes|Half an hour',
      '“At six fifteen instead of five thirty”: muộn hơn 45 phút.',
    ],
  ]),
];

export const grade10More = (clips: Clips): SeedQuestion[] => [
  ...soundRows(b1, [
    ['M1', 'want(ed)|help(ed)|look(ed)|laugh(ed)', '“wanted” đọc là /ɪd/; ba từ còn lại đọc là /t/.'],
    ['M1', 'f(oo)d|g(oo)d|b(oo)k|f(oo)t', '“food” đọc là /uː/; ba từ còn lại đọc là /ʊ/.'],
  ]),
  ...passages(),
  ...writing(),
  ...listening(clips),
];
