/** More English for grade 9: what term tests and the entrance exam lacked. */
import { errorQuestion } from '../by-type/inline.ts';
import type { SeedQuestion } from '../kit.ts';
import { heardOnce, heardSet, oneWord, reading, wordOrder, type Clips } from './kit.ts';

const b1 = { grade: 9, cefr: 'B1' } as const;

const passages = (): SeedQuestion[] => [
  reading(
    b1,
    [
      'M1',
      'E9-01',
      'A market on Sunday',
      'Every Sunday morning, the yard of the old cinema in our neighbourhood turns into a market. Farmers from the villages bring vegetables and fruit, and artisans sell baskets and pots that they have made at home. There is no plastic at this market: customers bring their own bags, and whoever forgets one can borrow a basket for the day. At eleven o’clock, a group of musicians plays on the steps of the cinema. My grandmother has sold rice cakes there since the market opened three years ago, and I help her to wrap them in banana leaves.',
    ],
    [
      [
        'Where does the market take place?',
        'In the yard of an old cinema|In a village outside the town|On the bank of a river|In front of a school',
        '~the yard of the old cinema',
      ],
      [
        'What can customers do if they have forgotten their bag?',
        'Borrow a basket|Buy a plastic bag|Use banana leaves|Come back at eleven o’clock',
        '~can borrow a basket',
      ],
      [
        'How long has the writer’s grandmother sold cakes there?',
        'For three years|For eleven years|Since last Sunday|Since she was young',
        '~three years ago',
      ],
    ],
  ),
  reading(
    b1,
    [
      'M1',
      'E9-06',
      'One radio for a village',
      'When my grandfather was a boy, there was only one radio in his village. It belonged to the school, and in the evening thirty or forty people sat down in the yard to listen to the news. Letters from his brother in Ha Noi took two weeks to arrive. Nobody had a watch, so people told the time by the sun. Today Grandpa has a smartphone and talks to his brother face to face every night. “It is faster now,” he says, “but I miss those evenings, because we were all together.”',
    ],
    [
      [
        'Whose was the radio in the village?',
        'The school’s|The grandfather’s|The brother’s|A neighbour’s',
        '~belonged to the school',
      ],
      [
        'How did people in the village know the time?',
        'They looked at the sun.|They looked at a watch.|They heard the school bell.|They asked their teacher.',
        '~told the time by the sun',
      ],
      [
        'What does the grandfather miss about the past?',
        'Being together in the evening|Writing letters to his brother|Living in Ha Noi|Walking to school',
        '~miss those evenings',
      ],
    ],
  ),
  reading(
    b1,
    [
      'M3',
      'E9-08',
      'The island that said no',
      'Last year a travel company offered to build a hotel with two hundred rooms on our island. At the meeting, the young people were all for it, because a hotel would mean jobs. Then Mrs Bay, who is eighty-one, stood up. She did not argue. She simply asked where the fresh water for two hundred rooms would come from, since in dry months the island had hardly enough for its own people. Nobody could answer. In the end, the islanders wrote to the company that guests were welcome, but in their own homes. Since then, forty families have opened a room for visitors. The company has never written back.',
    ],
    [
      [
        'Why did Mrs Bay’s question change people’s minds?',
        'It showed that the hotel would need water which the islanders did not have.|It made the young people angry with the company.|It proved that a hotel would bring no jobs.|It made them believe that no tourists would ever come to such a small island.',
        '~where the fresh water|Đảo không đủ nước cho chính dân đảo, nên không thể đủ cho hai trăm phòng.',
      ],
      [
        'Which sentence describes best what the islanders decided?',
        'They want visitors, but no big hotel.|They want neither tourists nor hotels.|They will build the hotel when there is more water.|They want the company to pay for their rooms.',
        '~guests were welcome|Họ từ chối khách sạn nhưng vẫn đón khách tại nhà.',
      ],
    ],
  ),
  reading(
    b1,
    [
      'M3',
      'E9-11',
      'The number on the wall',
      'My uncle repairs electronic devices. On the wall of his shop hangs a board with a number that he changes every evening; yesterday it said 3,412. Most customers think it is the number of devices that he has repaired. In fact, it is the number of those that did not have to be repaired at all. “Half of the people who come here think that their phone is broken,” he explains. “I turn it off and on again, or I clean it a little, and I do not ask for any money.” His friends tell him that he is losing money. But the people whom he sent home without paying come back, and they bring their friends.',
    ],
    [
      [
        'What does the number on the board show?',
        'How many devices needed no repair|How many devices the uncle has repaired|How many customers came yesterday|How many phones the uncle has sold',
        '~did not have to be repaired',
      ],
      [
        'What can be understood about the uncle?',
        'His honesty is good for his shop.|He is losing more and more customers.|He does not know how to repair phones.|He asks his friends for less money.',
        '~come back, and they bring|Khách quay lại và giới thiệu thêm người, vì chú trung thực.',
      ],
    ],
  ),
];

const errors: readonly Parameters<typeof errorQuestion>[0][] = [
  [
    9,
    'M1',
    'My aunt [has worked] [*since] ten years [as] a nurse [in] this hospital.',
    'for',
    'for + khoảng thời gian (ten years); since + mốc thời gian.',
    'EG-15',
  ],
  [
    9,
    'M2',
    'The pottery [*which it] [is made] in this village [is sold] [all over] the world.',
    'which',
    'which đã là chủ ngữ của mệnh đề quan hệ nên không dùng thêm it.',
    'EG-19',
  ],
  [
    9,
    'M2',
    'She suggested [*to go] [to] the craft village [by] bike [instead of] by bus.',
    'going',
    'suggest + V-ing.',
    'EG-14',
  ],
  [
    9,
    'M3',
    '[*Despite] the exam was difficult, [most of] the students [in] my class [passed] it.',
    'Although',
    'Sau Despite là danh từ hoặc V-ing; đứng trước mệnh đề phải dùng Although.',
    'EG-24',
  ],
  [
    9,
    'M3',
    'Nam [*told] that he [had visited] his grandparents [the week before] and [would visit] them again soon.',
    'said',
    'told cần người nghe (told me that); không có thì dùng said.',
    'EG-20',
  ],
];

const writing = (): SeedQuestion[] => [
  ...wordOrder(9, [
    ['M1', 'EG-15', 'I + have lived + nơi chốn + since + mốc thời gian.', 'I|have|lived|in|this city|since|2019.'],
    ['M1', 'EG-27', 'Câu hỏi gián tiếp không đảo ngữ: how far it was.', 'She|asked|me|how far|it|was|to the station.'],
  ]),
  ...oneWord(b1, [
    ['M1', 'The window was broken ___ a group of noisy boys.', 'by', 'Bị động: by + người thực hiện.', 'EG-18'],
    [
      'M1',
      'That is the boy ___ bicycle was found in the river.',
      'whose',
      'whose + danh từ: chiếc xe của cậu bé.',
      'EG-19',
    ],
    [
      'M1',
      'If I had more time, I ___ learn to play the guitar.',
      'would/could/might',
      'Câu điều kiện loại 2.',
      'EG-17',
    ],
  ]),
];

const listening = (clips: Clips): SeedQuestion[] => [
  heardSet(
    9,
    clips,
    ['M1', 'new-student', 'E9-05', 'A first day'],
    [
      ['Where did Daniel live before?', 'In Hue|In Ha Noi|In Da Nang', '~moved here from'],
      ['How many times did he get lost this morning?', 'Twice|Once|Three times', '~lost twice'],
      [
        'How long has he played the violin?',
        'For five years|For two years|For two weeks',
        '~played the violin for five years',
      ],
      [
        'When will Alice take Daniel to her teacher?',
        'After the English lesson|Before school|At lunchtime',
        '~after the English lesson',
      ],
    ],
  ),
  heardSet(
    9,
    clips,
    ['M2', 'forecast', 'E9-10', 'Stormy days'],
    [
      [
        'Why should fishing boats stay in the harbour on Friday?',
        'Because of strong winds|Because of heavy rain|Because of the cold',
        '~strong winds will reach the coast',
      ],
      [
        'What does the man say about the roads?',
        'Some of them may be under water.|All of them will be closed.|They will be repaired next week.',
        '~may be under water',
      ],
    ],
  ),
  ...heardOnce(9, clips, [
    [
      'M2',
      'short-match',
      'E9-05',
      'What happened in the first half of the match?',
      'The other team scored first.|Anna’s team scored first.|Neither team scored.',
      '“They scored first, and we were one goal down at half time.”',
    ],
  ]),
  heardSet(
    9,
    clips,
    ['M3', 'supermarket', 'E9-02', 'An announcement for shoppers'],
    [
      [
        'At what time is this announcement made?',
        'At half past eight|At nine o’clock|At half past nine',
        '~will close in thirty minutes|Ba mươi phút trước chín giờ là tám giờ rưỡi.',
      ],
      [
        'Where can shoppers park on Saturday?',
        'Behind the post office|At the back of the shop|In the store’s own car park',
        '~You may use the one behind|Cuối tuần bãi xe của cửa hàng đóng cửa.',
      ],
    ],
  ),
];

export const grade9More = (clips: Clips): SeedQuestion[] => [
  ...passages(),
  ...errors.map(errorQuestion),
  ...writing(),
  ...listening(clips),
];
