/** More English for grade 6: what term tests lacked. */
import { rewritten } from '../by-type/produced.ts';
import type { SeedQuestion } from '../kit.ts';
import { gapRows } from '../english/rows.ts';
import { heardOnce, heardSet, oneWord, reading, wordOrder, type Clips } from './kit.ts';

const a1 = { grade: 6, cefr: 'A1' } as const;

const passages = (): SeedQuestion[] => [
  reading(
    a1,
    [
      'M1',
      'E6-02',
      'My house by the river',
      'I live in a small house near a river with my parents and my little brother. There are five rooms in our house. My favourite room is the kitchen, because it is warm and my mother often cooks fish soup there. My brother and I have one bedroom. His bed is next to the window, and my desk is under a big picture of a tiger. Behind the house there is a garden with two old trees. On Sunday mornings my father and I water the trees, and then we go swimming.',
    ],
    [
      [
        'Which room does the writer like best?',
        'The kitchen|The bedroom|The living room|The bathroom',
        '~My favourite room',
      ],
      [
        'Where is the picture of a tiger?',
        'Above the desk|Next to the window|In the kitchen|Behind the bed',
        '~under a big picture|Bàn ở dưới bức tranh, nên tranh ở trên bàn (above the desk).',
      ],
      [
        'What do they do first on Sunday mornings?',
        'They water the trees.|They cook fish soup.|They go swimming.|They clean the house.',
        '~then we go swimming',
      ],
    ],
  ),
  reading(
    a1,
    [
      'M3',
      'E6-08',
      'The last two runners',
      'Today is sports day at our school. Nam is the fastest boy in class 6A, and everyone thinks that he will win the race. He runs very fast, and soon he is far in front of the others. Then he looks back. His friend Phong is on the ground and is holding his foot. Nam stops. He goes back, helps Phong to stand up, and they walk to the end together. They are the last two. But nobody looks at the winner now: all the children stand up and shout Nam’s name.',
    ],
    [
      [
        'Why does Nam not win the race?',
        'Because he helps a friend|Because he is tired|Because he hurts his foot|Because Phong is faster',
        '~helps Phong to stand up',
      ],
      [
        'Why do the children shout Nam’s name?',
        'They like what he did.|They think that he is the winner.|They are angry with him.|They want him to run faster.',
        '~nobody looks at the winner|Nam về cuối, nhưng các bạn quý việc Nam giúp bạn.',
      ],
    ],
  ),
];

const rewrites: readonly Parameters<typeof rewritten>[0][] = [
  [
    6,
    'M3',
    'My school is bigger than Nam’s school.',
    'SMALLER',
    'Nam’s school ___ my school.',
    'is smaller than',
    'bigger – smaller: đổi chủ ngữ thì đổi tính từ.',
    'EG-09',
  ],
  [
    6,
    'M3',
    'No house in this street is as old as that house.',
    'OLDEST',
    'That house ___ in this street.',
    'is the oldest/is the oldest house/is the oldest one',
    'Không nhà nào cũ bằng: so sánh nhất the oldest.',
    'EG-09',
  ],
];

const writing = (): SeedQuestion[] => [
  ...wordOrder(6, [
    [
      'M1',
      'EG-01',
      'Hiện tại tiếp diễn: is doing; now ở cuối câu.',
      'My brother|is|doing|his homework|in|the kitchen|now.',
    ],
    ['M1', 'EG-02', 'There are + danh từ số nhiều.', 'There|are|two|big windows|in|my classroom.'],
  ]),
  ...oneWord(a1, [
    ['M1', 'Look! The children ___ playing football in the yard.', 'are', 'Look! đi với hiện tại tiếp diễn.', 'EG-01'],
    [
      'M1',
      '“Can your sister swim?” – “Yes, she ___.”',
      'can',
      'Trả lời ngắn cho câu hỏi Can …?: Yes, she can.',
      'EG-03',
    ],
  ]),
  ...gapRows({ ...a1, skill: 'WR' }, 'Complete the second sentence so that it has the same meaning. Write ONE word.', [
    [
      'M2',
      'Nam is never late for school.\nNam is ___ on time for school.',
      'always',
      'never late = always on time.',
      'EG-07',
    ],
    ['M2', 'Mai sits in front of Lan.\nLan sits ___ Mai.', 'behind', 'in front of – behind: trước – sau.', 'EG-05'],
    [
      'M2',
      'The bank is on the left of the post office.\nThe post office is on the ___ of the bank.',
      'right',
      'Đổi chủ ngữ: on the left of – on the right of.',
      'EG-05',
    ],
  ]),
  ...rewrites.map(rewritten),
];

const listening = (clips: Clips): SeedQuestion[] => [
  ...heardOnce(6, clips, [
    [
      'M2',
      'short-present',
      'E6-03',
      'Why do they not want to buy a book?',
      'Their father has many books.|Books are too expensive.|Their father cannot read.',
      '“A book again?” – “He has so many.”',
    ],
  ]),
  heardSet(
    6,
    clips,
    ['M2', 'cooking-club', 'E6-01', 'Soup at school'],
    [
      [
        'Why did they wait before they ate the soup?',
        'It was too hot.|There was no bread.|Paul was late.',
        '~very hot, so we waited',
      ],
      [
        'What does Jane’s grandfather want to eat on Sunday?',
        'Pancakes|Vegetable soup|Bread',
        '~Can you make some for me|some chỉ pancakes vừa nhắc đến.',
      ],
    ],
  ),
];

export const grade6More = (clips: Clips): SeedQuestion[] => [...passages(), ...writing(), ...listening(clips)];
