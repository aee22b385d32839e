/** More English for grade 12: what term tests lacked. */
import { rewritten } from '../by-type/produced.ts';
import type { SeedQuestion } from '../kit.ts';
import { gapRows, soundRows } from '../english/rows.ts';
import { heardJudged, heardSet, oneWord, reading, type Clips } from './kit.ts';

const b2 = { grade: 12, cefr: 'B2' } as const;

const passages = (): SeedQuestion[] => [
  reading(
    b2,
    [
      'M1',
      'E12-09',
      'A change of direction',
      'Until she was twenty-six, Thuy worked for a bank in Da Nang. The pay was good, but what she enjoyed were her evenings, which she spent baking bread for her neighbours. One day the owner of a café tasted it and asked whether she could deliver twenty loaves a week. Thuy bought a second oven, got up at four and delivered the bread on her motorbike before work. After a year she had so many customers that she left the bank. Today she employs six bakers, two of whom were once her colleagues at the bank. She still gets up at four.',
    ],
    [
      [
        'What did Thuy do in her evenings while she worked for the bank?',
        'She baked bread.|She studied business.|She worked in a café.|She went out with colleagues.',
        '~spent baking bread',
      ],
      [
        'Who was the first to order bread from her?',
        'The owner of a café|One of her neighbours|A colleague|Her manager',
        '~asked whether she could deliver',
      ],
      ['How many people work for her today?', 'Six|Two|Four|Twenty', '~employs six bakers'],
    ],
  ),
  reading(
    b2,
    [
      'M2',
      'E12-03',
      'A shop without packaging',
      'In 2019 a small grocery opened in our street without a single plastic bag, box or bottle. Rice, nuts, oil and even shampoo were sold from large containers, and customers brought their own jars. For some months the shop was always crowded, mostly with students who took photographs of it. Then the novelty wore off, and the owner, Ms Diep, realised that admiration does not pay the bills. She asked the people who never came in what kept them away. It was not the prices, as she had assumed; they were simply afraid of doing something wrong. So she put a table in front of the shop at which passers-by could fill a jar with her help and take it home as a gift. Half of her present customers, she says, started at that table.',
    ],
    [
      [
        'The phrase “the novelty wore off” is closest in meaning to _____.',
        'people got used to the shop|the goods became too old|the shop had to be repaired|the prices went up',
        'the novelty wears off: cái mới lạ không còn nữa, mọi người đã quen.',
      ],
      [
        'Why did many people not enter the shop?',
        'They did not know what to do there.|They found it too expensive.|They found it too crowded.|They did not like what it sold.',
        '~afraid of doing something wrong',
      ],
      [
        'What was the purpose of the table?',
        'To let people try how the shop works|To sell jars at a lower price|To show photographs of the shop|To keep the entrance free',
        '~put a table in front of the shop|Người qua đường được thử và được hướng dẫn, nên không còn ngại.',
      ],
    ],
  ),
  reading(
    b2,
    [
      'M3',
      'E12-10',
      'The best student',
      'The oldest student in my evening course on web design is seventy-four. Mr Lam asks more questions than all the others together, and at first, I confess, I was afraid of them. “Why is a menu always at the top? Who decided that? What happens if it isn’t?” I had no answers, because in twenty years nobody had asked. The young students, who knew the terms and clicked faster, smiled at him. At the end of the course everyone presented a website. Most of them looked like websites that I had seen a hundred times. His, made for people whose hands shake, had no menu at all. It is now used by two hospitals. This year, I began the course with a lesson in which only questions were allowed.',
    ],
    [
      [
        'What does the writer suggest about most of the young students?',
        'They repeated what they had seen elsewhere.|They were afraid of Mr Lam.|They could not use a computer.|They asked more questions than the teacher liked.',
        '~a hundred times',
      ],
      [
        'What did the writer learn from Mr Lam?',
        'Questioning what seems obvious can lead to new ideas.|Older people need much more time than students to learn.|The websites of hospitals need larger menus.|Students should not interrupt a lesson.',
        '~only questions were allowed|Người viết đổi cách dạy vì câu hỏi của ông Lam đã dẫn đến một trang web mới mẻ.',
      ],
    ],
  ),
];

const rewrites: readonly Parameters<typeof rewritten>[0][] = [
  [
    12,
    'M3',
    'I only realised my mistake when I saw the key.',
    '',
    'Not until ___ my mistake.',
    'I saw the key did I realise/I saw the key did I realize/I had seen the key did I realise/I had seen the key did I realize',
    'Not until … + đảo ngữ ở vế chính.',
    'EG-32',
  ],
  [
    12,
    'M3',
    'It was a mistake for you to leave the door open.',
    'SHOULD',
    'You ___ the door open.',
    "shouldn't have left/should not have left",
    'shouldn’t have + quá khứ phân từ: lẽ ra không nên làm.',
    'EG-35',
  ],
  [
    12,
    'M3',
    'He had finished his report, so he went home.',
    '',
    'Having ___ home.',
    'finished his report, he went/finished his report he went/finished the report, he went',
    'Phân từ hoàn thành: Having + quá khứ phân từ.',
    'EG-31',
  ],
  [
    12,
    'M3',
    'They believe that the vase was made in the 15th century.',
    'BELIEVED',
    'The vase ___ in the 15th century.',
    'is believed to have been made',
    'is believed to have been + quá khứ phân từ: việc được tin là đã xảy ra.',
    'EG-18',
  ],
  [
    12,
    'M3',
    'She was the first woman who reached the top of the mountain.',
    'REACH',
    'She was the first woman ___ the top of the mountain.',
    'to reach',
    'the first + danh từ + to V thay cho mệnh đề quan hệ.',
    'EG-36',
  ],
];

const writing = (): SeedQuestion[] => [
  // No words to put in order: the graduation paper would take them for its arrangements.
  ...oneWord(b2, [
    ['M1', 'The letter must ___ sent before Friday.', 'be', 'Bị động với must: must be + phân từ.', 'EG-18'],
    ['M1', 'She is the only person ___ knows the password.', 'who/that', 'Đại từ quan hệ chỉ người.', 'EG-19'],
    ['M1', 'I wish I ___ speak Japanese, but I can’t.', 'could', 'Điều ước trái với hiện tại: wish + could.', 'EG-22'],
  ]),
  ...gapRows(
    { ...b2, skill: 'WR' },
    'Complete the second sentence so that it has the same meaning. Write ONE to FIVE words.',
    [
      [
        'M2',
        'I did not know that you were ill, so I did not visit you.\nIf I had known that you were ill, I ___ you.',
        'would have visited/could have visited/might have visited',
        'Câu điều kiện loại 3.',
        'EG-33',
      ],
      [
        'M2',
        'Although he was tired, he went on working.\nDespite ___ tired, he went on working.',
        'being/feeling',
        'Despite + V-ing.',
        'EG-24',
      ],
      [
        'M2',
        'It is possible that she missed the train.\nShe might ___ the train.',
        'have missed',
        'might have + quá khứ phân từ: có thể đã xảy ra.',
        'EG-35',
      ],
    ],
  ),
  ...rewrites.map(rewritten),
];

const listening = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    12,
    clips,
    ['M1', 'inventor', 'E12-01', 'A prize for an invention'],
    [
      ['Kevin has won a prize.', 't', '~has just won the national prize'],
      ['Kevin’s mother gave him the idea.', 'f', '~From my grandmother'],
      ['It was easy for Kevin to write the program.', 't', '~The program wasn|Chương trình không khó, cái khó là pin.'],
      ['Kevin will give some of the money to his school.', 't', '~giving half of it to my school'],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M2', 'museum-tour', 'E12-02', 'A tour of the museum'],
    [
      [
        'What can visitors do in the old ticket office?',
        'Buy books and postcards|Look at photographs|Have a cup of coffee or tea',
        '~you can now buy books and postcards',
      ],
      ['How often is the film shown?', 'Every hour|Every twelve minutes|Twice a morning', '~shown every hour'],
    ],
  ),
  heardSet(
    12,
    clips,
    ['M3', 'mangroves', 'E12-08', 'Trees between land and sea'],
    [
      [
        'How do mangroves compare with rainforests?',
        'They can hold several times as much carbon.|They hold their carbon mainly in their leaves.|They need less time to grow.',
        '~four times as much carbon',
      ],
      [
        'What does the speaker suggest about planting mangroves today?',
        'It protects the coast and still lets families earn money.|It is only possible in places where there are no shrimp farms.|It costs families most of what they earn.',
        '~sell them at a higher price|Trồng rừng lại mà vẫn nuôi và bán được tôm.',
      ],
    ],
  ),
];

export const grade12More = (clips: Clips): SeedQuestion[] => [
  ...soundRows(b2, [
    ['M1', 'n(ow)|sl(ow)|sh(ow)|kn(ow)', '“now” đọc là /aʊ/; ba từ còn lại đọc là /əʊ/.'],
    ['M1', '(ch)ef|(ch)at|(ch)est|(ch)ild', '“chef” đọc là /ʃ/; ba từ còn lại đọc là /tʃ/.'],
  ]),
  ...passages(),
  ...writing(),
  ...listening(clips),
];
