/** More English for grade 7: what term tests lacked. */
import { rewritten } from '../by-type/produced.ts';
import type { SeedQuestion } from '../kit.ts';
import { heardJudged, heardOnce, oneWord, reading, wordOrder, type Clips } from './kit.ts';

const a2 = { grade: 7, cefr: 'A2' } as const;

const passages = (): SeedQuestion[] => [
  reading(
    a2,
    [
      'M1',
      'E7-05',
      'To the market with Grandma',
      'On Saturdays I go to the market with my grandmother. We leave at six in the morning, because the vegetables are still fresh then. Grandma never buys the first fish that she sees. She looks at its eyes: if they are clear, the fish is good. At home I wash the vegetables, and she makes a soup with fish, tomatoes and pineapple. She puts the green onions in at the end. We eat at noon with my cousins, and there is never any soup left.',
    ],
    [
      [
        'Why do they go to the market early?',
        'Because the vegetables are fresh|Because everything is cheap|Because it is not hot|Because the cousins come early',
        '~the vegetables are still fresh',
      ],
      [
        'How does Grandma choose a fish?',
        'She looks at its eyes.|She asks the seller.|She buys the first one.|She takes the biggest one.',
        '~looks at its eyes',
      ],
      ['What do they put into the soup last?', 'The green onions|The pineapple|The tomatoes|The fish', '~at the end'],
    ],
  ),
  reading(
    a2,
    [
      'M3',
      'E7-07',
      'Who is missing?',
      'In our street, many students cycled home in the dark, and most of their bikes had no lights. Our teachers often talked about it, but nothing changed. Then Mai, a girl from class 7C, had an idea. She took photos of the street in the evening, and in every photo she covered the bikes without lights with black paper. In one photo, eleven cyclists disappeared. She put the pictures on the wall next to the school gate and wrote only three words under them: “Who is missing?” The next week, the bike shop near our school sold more lights than in the whole year before.',
    ],
    [
      [
        'What did Mai want to show with the black paper?',
        'Drivers cannot see bikes without lights.|There are too many bikes in the street.|The street is empty in the evening.|Some students do not cycle home.',
        '~covered the bikes without lights|Xe không đèn thì như biến mất trong bóng tối.',
      ],
      [
        'What do we learn from the last sentence?',
        'Many students understood Mai’s pictures.|The bike shop made the pictures.|Lights for bikes became cheaper.|Fewer students came to school by bike.',
        '~sold more lights|Học sinh đã mua đèn sau khi xem tranh.',
      ],
    ],
  ),
];

const rewrites: readonly Parameters<typeof rewritten>[0][] = [
  [
    7,
    'M3',
    'The film was long, but we enjoyed it.',
    'ALTHOUGH',
    '___, we enjoyed the film.',
    'Although it was long/Although the film was long',
    'Although + mệnh đề, không dùng but.',
    'EG-13',
  ],
  [
    7,
    'M3',
    'It is not good to drink so much coffee.',
    'SHOULD',
    'You ___ so much coffee.',
    "shouldn't drink/should not drink",
    'Lời khuyên: shouldn’t + động từ nguyên mẫu.',
    'EG-12',
  ],
  [
    7,
    'M3',
    'My bike is cheaper than your bike.',
    'EXPENSIVE',
    'Your bike is ___ my bike.',
    'more expensive than',
    'So sánh hơn của tính từ dài: more expensive than.',
    'EG-09',
  ],
  [
    7,
    'M3',
    'Nam plays the guitar better than Bao.',
    'WELL',
    'Bao does not play the guitar ___ Nam.',
    'as well as/so well as',
    'not as + trạng từ + as: không bằng.',
    'EG-09',
  ],
];

const writing = (): SeedQuestion[] => [
  ...wordOrder(7, [
    ['M1', 'E7-07', 'Hỏi khoảng cách: How far is it from … to …?', 'How far|is|it|from your house|to|the library?'],
  ]),
  ...oneWord(a2, [
    ['M1', 'My picture is not ___ good as yours.', 'as/so', 'not as + tính từ + as.', 'EG-09'],
    ['M1', '___ you go to the cinema last night?', 'did', 'last night: câu hỏi ở quá khứ đơn dùng Did.', 'EG-08'],
    [
      'M1',
      'There isn’t ___ milk in the fridge. Can you buy a bottle?',
      'any/much/enough',
      'milk không đếm được, câu phủ định: any, much.',
      'EG-11',
    ],
  ]),
  ...rewrites.map(rewritten),
];

const listening = (clips: Clips): SeedQuestion[] => [
  heardJudged(
    7,
    clips,
    ['M1', 'market', 'E7-05', 'Things to buy'],
    [
      ['Jim has to buy six eggs.', 't', '~Six eggs'],
      ['His mother needs the carrots for a cake.', 'f', '~for the soup'],
      ['They have some bread at home.', 't', '~got bread'],
      ['Jim must be home at ten o’clock.', 'f', '~Be home at eleven'],
    ],
  ),
  ...heardOnce(7, clips, [
    [
      'M2',
      'short-lunch',
      'E7-05',
      'Why won’t they go out for a pizza?',
      'Nick’s mother has already cooked.|Nick does not like pizza.|They had pizza for dinner yesterday.',
      '“Not today. I have already cooked.”',
    ],
    [
      'M3',
      'short-museum',
      'E7-04',
      'What can’t people see in the museum in May?',
      'The space room|The garden|The whole museum',
      '“The space room is closed for repairs until the end of June.” Tháng Năm phòng vũ trụ vẫn chưa mở.',
    ],
  ]),
];

export const grade7More = (clips: Clips): SeedQuestion[] => [...passages(), ...writing(), ...listening(clips)];
