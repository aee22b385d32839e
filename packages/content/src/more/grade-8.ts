/** More English for grade 8: what term tests lacked. */
import { rewritten } from '../by-type/produced.ts';
import type { SeedQuestion } from '../kit.ts';
import { heardOnce, heardSet, oneWord, reading, wordOrder, type Clips } from './kit.ts';

const a2 = { grade: 8, cefr: 'A2' } as const;

const passages = (): SeedQuestion[] => [
  reading(
    a2,
    [
      'M1',
      'E8-01',
      'A weekend without screens',
      'Last month our class tried a weekend without screens: no phones, no computers and no television. On Saturday morning I did not know what to do, so I went to see my neighbour, who builds bird boxes in his garden. He gave me some wood and showed me how to cut it. In the evening my first bird box was ready. It was not beautiful, but I was proud of it. On Sunday I put it up in a tree behind our house. A week later, two small birds moved in. Now I build bird boxes every Saturday and sell them at the market.',
    ],
    [
      [
        'What could the students not use at that weekend?',
        'A computer|A bike|A book|A camera',
        '~no phones, no computers',
      ],
      [
        'Who showed the writer how to make a bird box?',
        'A neighbour|A teacher|A classmate|A seller at the market',
        '~went to see my neighbour',
      ],
      [
        'What happened a week later?',
        'Birds came to live in the box.|The box fell from the tree.|The writer sold the box.|The class tried it again.',
        '~two small birds moved in',
      ],
    ],
  ),
  reading(
    a2,
    [
      'M2',
      'E8-02',
      'A farmer with a phone',
      'Twenty years ago, nobody in my aunt’s village wanted to be a farmer. Young people moved to the city, and many fields were empty. Today some of them have come back. One of them is Thanh, who studied computer science in Ha Noi. On his phone he can see how dry each field is, and one touch is enough to water it. He also sells his vegetables online, so he does not have to sell them to shops that pay little. “My parents worked from morning to night,” he says. “I work just as hard, but with my head.”',
    ],
    [
      [
        'What is the passage mainly about?',
        'How technology changes the work of a farmer|Why so many young people decide to leave the countryside|How to find a job in a big city|Which vegetables grow in dry fields',
        'Cả bài kể Thanh dùng điện thoại và mạng để làm ruộng và bán rau.',
      ],
      [
        'The word “it” in “one touch is enough to water it” means _____.',
        'the field|the phone|the city|the village',
        '~how dry each field is|Tưới thửa ruộng: it = the field.',
      ],
      [
        'What does Thanh say about his parents?',
        'They worked for many hours a day.|They did not like their work.|They worked harder than he does.|They showed him how to use computers.',
        '~from morning to night',
      ],
    ],
  ),
  reading(
    a2,
    [
      'M3',
      'E8-09',
      'The night of the storm',
      'When the storm was coming, most families in the village left for the school on the hill. Old Mr Tam did not want to go. “My house has seen ten storms,” he said. Ha, the girl next door, did not try to change his mind. She only asked him to look after her dog for one night. But she knew something: the dog was afraid of storms and always ran up the hill. An hour later, Mr Tam arrived at the school, wet and tired, with the dog in his arms. That night the river took away eleven houses. His was one of them.',
    ],
    [
      [
        'What did Ha hope when she left her dog with Mr Tam?',
        'He would follow it up the hill.|It would be safe in his house.|He would feel less lonely.|It would wake the other families.',
        '~always ran up the hill|Chó sẽ chạy lên đồi và ông Tam sẽ chạy theo.',
      ],
      [
        'What can we say about Mr Tam after that night?',
        'He was alive because of the dog.|He still had his house.|He was angry with Ha and her dog.|He lost Ha’s dog.',
        '~took away eleven houses|Nhà ông bị cuốn trôi, nhưng lúc ấy ông đã ở trường.',
      ],
    ],
  ),
];

const rewrites: readonly Parameters<typeof rewritten>[0][] = [
  [
    8,
    'M3',
    'I like cooking more than cleaning the house.',
    'PREFER',
    'I ___ the house.',
    'prefer cooking to cleaning/prefer to cook rather than clean/prefer cooking rather than cleaning',
    'prefer + V-ing + to + V-ing.',
    'EG-14',
  ],
  [
    8,
    'M3',
    'Study hard, or you will fail the exam.',
    '',
    'If you ___ fail the exam.',
    "don't study hard, you will/do not study hard, you will/don't study hard you will/do not study hard you will/don't study hard, you'll",
    'Câu điều kiện loại 1: If you don’t …, you will ….',
    'EG-17',
  ],
  [
    8,
    'M3',
    'During our dinner, the lights went out.',
    'HAVING',
    'While we ___, the lights went out.',
    'were having dinner/were having our dinner',
    'Hành động đang diễn ra trong quá khứ: were having.',
    'EG-16',
  ],
  [
    8,
    'M3',
    'It is not necessary to wear a tie.',
    'HAVE',
    'You ___ a tie.',
    "don't have to wear/do not have to wear",
    'not necessary = don’t have to.',
    'EG-12',
  ],
];

const writing = (): SeedQuestion[] => [
  ...wordOrder(8, [['M1', 'E8-01', 'enjoy + V-ing.', 'My uncle|enjoys|making|paper|boats|in|his free time.']]),
  ...oneWord(a2, [
    ['M1', 'My sister is fond ___ reading comics.', 'of', 'be fond of + V-ing.', 'E8-01'],
    ['M1', 'Be careful, ___ you will cut your finger.', 'or/otherwise', 'or: nếu không thì.', 'EG-13'],
    ['M1', 'Mai is ___ tallest girl in our class.', 'the', 'So sánh nhất: the tallest.', 'EG-09'],
  ]),
  ...rewrites.map(rewritten),
];

const listening = (clips: Clips): SeedQuestion[] => [
  heardSet(
    8,
    clips,
    ['M1', 'school-trip', 'E8-02', 'A day in the country'],
    [
      ['On which day is the trip?', 'On Tuesday|On Monday|On Friday', '~is on Tuesday'],
      ['When should the students be at school?', 'At seven|At a quarter past seven|At four', '~be here at seven'],
      ['What will they do in the morning?', 'Make cheese|Ride a horse|Pick strawberries', '~make some cheese'],
      [
        'Why do they need boots?',
        'The fields are wet.|It is going to be cold.|There are many stones.',
        '~because the fields are wet',
      ],
    ],
  ),
  ...heardOnce(8, clips, [
    [
      'M2',
      'short-museum',
      'E8-01',
      'On which day is the museum closed?',
      'On Mondays|On Fridays|On Sundays',
      '“We are open every day except Monday.”',
    ],
  ]),
  heardSet(
    8,
    clips,
    ['M3', 'homestay', 'E8-06', 'A room with a view'],
    [
      [
        'How much will the woman pay for the room in all?',
        '120 dollars|40 dollars|80 dollars',
        '~Forty dollars a night|Ba đêm: 3 × 40 = 120 đô la.',
      ],
      [
        'How will the man’s brother help the guests?',
        'He will go to the station to meet them.|He will lend them his car for the weekend.|He will make breakfast for them.',
        '~meet you at the station',
      ],
    ],
  ),
];

export const grade8More = (clips: Clips): SeedQuestion[] => [...passages(), ...writing(), ...listening(clips)];
