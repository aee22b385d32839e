/** Pictures to tick or cross (TF4), and further reading questions of types that are rare in the grades' tables. */
import { gaps, oneOf, someOf, statements, type SeedFacts, type SeedQuestion, type Verdict } from '../kit.ts';
import type { SeedMedia } from '../media/media.ts';
import { english, maths, pictureAuthor, type Level } from './place.ts';

type Tick = readonly [picture: string, sentence: string, verdict: 't' | 'f', note?: string];
const ticks: readonly (readonly [grade: number, level: Level, name: string, rows: readonly Tick[]])[] = [
  [
    1,
    'M1',
    'Food',
    [
      ['apple', 'This is an apple.', 't'],
      ['banana', 'This is a banana.', 't'],
      ['egg', 'This is a cake.', 'f', 'It is an egg.'],
      ['rice', 'This is rice.', 't'],
      ['bread', 'This is an orange.', 'f', 'It is bread.'],
    ],
  ],
  [
    1,
    'M1',
    'Animals',
    [
      ['cat', 'This is a dog.', 'f', 'It is a cat.'],
      ['fish', 'This is a fish.', 't'],
      ['bird', 'This is a bird.', 't'],
      ['frog', 'This is a horse.', 'f', 'It is a frog.'],
      ['elephant', 'This is an elephant.', 't'],
    ],
  ],
  [
    2,
    'M1',
    'At school',
    [
      ['pencil', 'This is a pencil.', 't'],
      ['book', 'This is a bag.', 'f', 'It is a book.'],
      ['chair', 'This is a chair.', 't'],
      ['door', 'This is a window.', 'f', 'It is a door.'],
      ['clock-9-00', 'This is a clock.', 't'],
    ],
  ],
  [
    2,
    'M1',
    'Clothes and things',
    [
      ['shoe', 'This is a shoe.', 't'],
      ['jeans', 'These are jeans.', 't'],
      ['dress', 'This is a jacket.', 'f', 'It is a dress.'],
      ['glasses', 'These are glasses.', 't'],
      ['umbrella', 'This is a boot.', 'f', 'It is an umbrella.'],
    ],
  ],
  [
    2,
    'M2',
    'Colours',
    [
      ['lemon', 'The lemon is yellow.', 't'],
      ['pear', 'The pear is red.', 'f', 'It is green.'],
      ['mouse', 'The mouse is grey.', 't'],
      ['boot', 'The boot is brown.', 't'],
      ['tomato', 'The tomato is blue.', 'f', 'It is red.'],
    ],
  ],
  [
    3,
    'M2',
    'What can they do?',
    [
      ['penguin', 'A penguin can swim.', 't'],
      ['honeybee', 'A bee can fly.', 't'],
      ['fish', 'A fish can ride a bike.', 'f'],
      ['monkey', 'A monkey can climb trees.', 't'],
      ['cow', 'A cow can play the guitar.', 'f'],
    ],
  ],
  [
    3,
    'M2',
    'What time is it?',
    [
      ['clock-9-00', 'It is nine o’clock.', 't'],
      ['clock-2-00', 'It is twelve o’clock.', 'f', 'The short hand points to two.'],
      ['clock-8-30', 'It is half past eight.', 't'],
      ['clock-7-00', 'It is seven o’clock.', 't'],
    ],
  ],
  [
    4,
    'M2',
    'People at work and play',
    [
      ['cook', 'She works in a kitchen.', 't'],
      ['drink', 'This person is eating an apple.', 'f', 'Somebody is drinking.'],
      ['dance', 'Somebody is dancing.', 't'],
      ['eat', 'This person is eating a hamburger.', 't'],
    ],
  ],
  [
    5,
    'M3',
    'What are they for?',
    [
      ['key', 'You need this to open a door.', 't'],
      ['telescope', 'You use this to look at the stars.', 't'],
      ['microphone', 'You use this to see very small things.', 'f', 'It makes a voice louder.'],
      ['camera', 'You take pictures with this.', 't'],
      ['trophy', 'You keep food cold in this.', 'f', 'The winner of a match gets it.'],
    ],
  ],
];

const readings: readonly (readonly [
  type: 'TF2' | 'TF3',
  grade: number,
  level: Level,
  title: string,
  text: string,
  rows: readonly (readonly [string, Verdict])[],
  explanation: string,
])[] = [
  [
    'TF2',
    3,
    'M1',
    'My cousin Linh',
    'This is my cousin Linh. She is nine years old. She lives in a small house near the sea with her parents and two dogs. Every morning she walks to school with her friend Hoa. After school she helps her mother in the kitchen. Linh likes fish, but she doesn’t like eggs.',
    [
      ['Linh is nine.', 't'],
      ['She lives far from the sea.', 'f'],
      ['She goes to school by bus.', 'f'],
      ['She doesn’t like eggs.', 't'],
    ],
    'Linh sống gần biển (near the sea) và đi bộ đến trường (walks to school).',
  ],
  [
    'TF2',
    10,
    'M3',
    'A night at the museum',
    'Once a month the History Museum in our city stays open until midnight. Tickets for these evenings cost the same as during the day, but only two hundred are sold, so most of them are gone within an hour. Visitors are given a torch, because the lights are switched off in half of the rooms. “People look longer at what they can hardly see,” says the director. She got the idea when the electricity failed on a stormy evening and not a single guest wanted to leave.',
    [
      ['Evening tickets are more expensive than others.', 'f'],
      ['It is difficult to get a ticket.', 't'],
      ['Some rooms are dark on these evenings.', 't'],
      ['The idea came from another museum.', 'f'],
    ],
    'Giá vé không đổi (cost the same); ý tưởng đến vào một buổi tối mất điện.',
  ],
  [
    'TF3',
    9,
    'M3',
    'The conical hat',
    'In Chuong village, near Ha Noi, people have made conical hats for more than three hundred years. The leaves are dried in the sun, ironed by hand and sewn onto sixteen rings of bamboo. A skilled maker finishes two hats a day. Most hats are sold at a market that opens at dawn, six times a month. Young people used to leave the village for jobs in factories; since visitors began to arrive, some have come back to teach tourists how to sew.',
    [
      ['The leaves are ironed before they are sewn.', 't'],
      ['The market is open every day.', 'f'],
      ['Tourists pay more for a hat than villagers do.', 'n'],
      ['Some young people have returned to the village.', 't'],
    ],
    'Chợ họp sáu phiên một tháng; bài không nói khách du lịch trả bao nhiêu tiền.',
  ],
  [
    'TF3',
    10,
    'M3',
    'Sleep and school',
    'Teenagers are often called lazy because they find it hard to get up. Research suggests another reason: during these years the body clock moves, so that most teenagers do not become sleepy before eleven. When one school in the north started lessons at half past eight instead of half past seven, its students slept almost an hour longer on school days. Fewer of them were late, and the number of accidents on the way to school fell. Marks improved too, but only in the first two lessons of the day.',
    [
      ['Teenagers get tired later in the evening than before.', 't'],
      ['Students went to bed earlier after the change.', 'n'],
      ['More students were late after the change.', 'f'],
      ['Marks got better in all lessons.', 'f'],
    ],
    'Bài nói học sinh ngủ lâu hơn, không nói đi ngủ lúc nào; điểm chỉ tăng ở hai tiết đầu.',
  ],
  [
    'TF3',
    11,
    'M3',
    'Paper from elephants',
    'A small factory in Sri Lanka makes paper from something unusual: elephant dung. An elephant eats up to two hundred kilos of plants a day, but digests less than half of them. The rest contains long fibres, which are boiled, coloured with natural dyes and spread out to dry. Ten kilos give about a hundred and twenty sheets. The factory began with seven workers; today it employs more than a hundred and seventy, most of them from villages where elephants used to be chased away from the fields.',
    [
      ['Elephants digest most of what they eat.', 'f'],
      ['The fibres are boiled before they are coloured.', 't'],
      ['The paper is more expensive than ordinary paper.', 'n'],
      ['The number of workers has grown.', 't'],
    ],
    'Bài không nói đến giá; voi tiêu hoá được chưa đến một nửa thức ăn.',
  ],
  [
    'TF3',
    12,
    'M4',
    'Why we forget names',
    'Meeting somebody new, most of us forget the name within a minute, yet remember the person’s job for years. Psychologists call this the baker paradox: people who are told that a man is a baker recall it far better than those who are told that his name is Baker. A job calls up pictures, smells and stories; a name, in itself, means nothing. Those who are good at names are seldom gifted. They give the name a picture of its own, and they use it aloud before the conversation ends.',
    [
      ['The same word is easier to remember as a job than as a name.', 't'],
      ['People with a good memory for names are born with it.', 'f'],
      ['Older people forget names more often than the young.', 'n'],
      ['Saying a name aloud helps.', 't'],
    ],
    'Bài không nói đến tuổi tác; người giỏi nhớ tên hiếm khi có năng khiếu sẵn (seldom gifted).',
  ],
  [
    'TF3',
    8,
    'M2',
    'A school on the water',
    'In the rainy season, parts of northern Bangladesh are under water for months. Children there could not go to school, so an architect had an idea: the school should go to the children. Today more than twenty boats are classrooms. Each has room for thirty pupils, books and a computer that runs on sunlight. In the morning the boat picks the children up near their homes; after the lessons it takes them back.',
    [
      ['The land is under water all year.', 'f'],
      ['The boats have computers.', 't'],
      ['The lessons are free.', 'n'],
      ['The boat brings the children home.', 't'],
    ],
    'Đất chỉ ngập vào mùa mưa; bài không nói các buổi học có mất tiền không.',
  ],
];

type Shown = readonly [grade: number, level: Level, scene: string, stem: string, options: string, explanation: string];
const shown: readonly Shown[] = [
  [
    7,
    'M3',
    'photo-market-day',
    'Which sentence is true about the picture?',
    'A man is taking a photo of the girl.|The girl is selling fruit.|Nobody is buying or selling anything.',
    'Người đàn ông đội mũ hướng máy ảnh về cô bé xách giỏ.',
  ],
  [
    8,
    'M3',
    'photo-rest',
    'Which sentence is true about the picture?',
    'One of the two people on the bench has a book.|All four friends are sitting.|The dog is lying under the tree.',
    'Bạn nam ngồi trên ghế cầm một quyển sách.',
  ],
  [
    9,
    'M2',
    'bar-chart-read',
    'On which day were twice as many books borrowed as on Wednesday?',
    'Thursday|Tuesday|Friday',
    'Wednesday: 5; Thursday: 10 = 2 × 5.',
  ],
];

const twoRight: readonly (readonly [
  grade: number,
  level: Level,
  stem: string,
  right: string,
  wrong: string,
  explanation: string,
])[] = [
  [
    4,
    'M1',
    'Which TWO of these animals live in the sea?',
    'octopus|shark',
    'monkey|horse|hen',
    'Bạch tuộc (octopus) và cá mập (shark) sống ở biển.',
  ],
  [
    12,
    'M2',
    'Which TWO words can replace “crucial” in “Trust is crucial in a team”?',
    'vital|essential',
    'harsh|trivial|various',
    'crucial = vital = essential: rất quan trọng.',
  ],
];

/** Questions with several right options whose number is not stated (MR2). */
const severalRight: readonly (readonly [
  facts: SeedFacts,
  stem: string,
  right: string,
  wrong: string,
  explanation: string,
])[] = [
  [
    maths(4, 'M1', 'Số chẵn, số lẻ'),
    'Những số nào là số chẵn?',
    '36|150|1 008',
    '47|205',
    'Số chẵn có chữ số tận cùng là 0; 2; 4; 6; 8.',
  ],
  [
    english(5, 'M2', 'VO'),
    'Which of these can you wear?',
    'a jacket|gloves|boots',
    'a fridge|a spoon',
    'jacket: áo khoác, gloves: găng tay, boots: ủng là thứ để mặc, đeo, đi.',
  ],
  [
    english(8, 'M3', 'GR'),
    'Which sentences are correct?',
    'I look forward to seeing you.|She has been here since Monday.',
    'He suggested to go home.|They are used to get up early.',
    'suggest + V-ing; be used to + V-ing.',
  ],
  [
    maths(11, 'M2', 'Dãy số'),
    'Những dãy số nào là cấp số cộng?',
    '$u_n = 3n - 1$|$u_n = 5$|$u_n = \\dfrac{n}{2}$',
    '$u_n = 2^n$|$u_n = n^2$',
    'Dãy $u_n = an + b$ (kể cả $a = 0$) là cấp số cộng có công sai $a$.',
  ],
];

/** Four statements about one situation, as in the graduation exam. */
const clusters: readonly (readonly [
  facts: SeedFacts,
  situation: string,
  rows: readonly (readonly [string, Verdict])[],
  explanation: string,
])[] = [
  [
    maths(6, 'M2', 'Số liệu thống kê'),
    'Bảng thống kê số ki-lô-gam gạo một cửa hàng bán được:\n%|h%Ngày%|h%Thứ Hai%|h%Thứ Ba%|h%Thứ Tư\n%|h%Gạo nếp (kg)%|%15%|%20%|%10\n%|h%Gạo tẻ (kg)%|%30%|%40%|%20',
    [
      ['Ngày nào số gạo tẻ bán được cũng gấp đôi số gạo nếp.', 't'],
      ['Cả ba ngày cửa hàng bán được 90 kg gạo.', 'f'],
      ['Ngày thứ Ba bán được số gạo bằng tổng của hai ngày kia.', 'f'],
      ['Gạo nếp chiếm $\\dfrac{1}{3}$ tổng số gạo bán được.', 't'],
    ],
    'a) Đúng: $30 = 2 \\cdot 15$, $40 = 2 \\cdot 20$, $20 = 2 \\cdot 10$.\nb) Sai: $45 + 60 + 30 = 135$ (kg); 90 kg là riêng gạo tẻ.\nc) Sai: $60 \\ne 45 + 30$.\nd) Đúng: $\\dfrac{45}{135} = \\dfrac{1}{3}$.',
  ],
  [
    maths(8, 'M1', 'Hình bình hành'),
    'Cho hình bình hành $ABCD$ có hai đường chéo cắt nhau tại $O$.',
    [
      ['$AB = CD$.', 't'],
      ['$O$ là trung điểm của $AC$.', 't'],
      ['$AC = BD$ với mọi hình bình hành.', 'f'],
      ['$\\widehat{A} = \\widehat{C}$.', 't'],
    ],
    'Hai đường chéo của hình bình hành cắt nhau tại trung điểm mỗi đường; chúng chỉ bằng nhau khi đó là hình chữ nhật.',
  ],
  [
    maths(12, 'M3', 'Xác suất có điều kiện'),
    'Một hộp có 6 viên bi đỏ và 4 viên bi xanh cùng kích thước và khối lượng. Lấy ngẫu nhiên lần lượt hai viên bi, không hoàn lại.',
    [
      ['Biết viên thứ nhất màu đỏ, xác suất viên thứ hai màu đỏ là $\\dfrac{5}{9}$.', 't'],
      ['Xác suất cả hai viên đều màu đỏ là $\\dfrac{9}{25}$.', 'f'],
      ['Xác suất viên thứ hai màu đỏ là $\\dfrac{3}{5}$.', 't'],
      ['Biết viên thứ hai màu đỏ, xác suất viên thứ nhất màu đỏ là $\\dfrac{3}{5}$.', 'f'],
    ],
    'a) Đúng: khi đó còn 5 viên đỏ trong 9 viên.\nb) Sai: $\\dfrac{6}{10} \\cdot \\dfrac{5}{9} = \\dfrac{1}{3}$.\nc) Đúng: $\\dfrac{6}{10} \\cdot \\dfrac{5}{9} + \\dfrac{4}{10} \\cdot \\dfrac{6}{9} = \\dfrac{3}{5}$.\nd) Sai: $\\dfrac{1}{3} : \\dfrac{3}{5} = \\dfrac{5}{9}$.',
  ],
];

const clozes: readonly (readonly [grade: number, level: Level, title: string, text: string, accepted: string])[] = [
  [
    6,
    'M2',
    'A postcard from Hoi An',
    'Dear Minh,\nWe arrived in Hoi An two days ___. It is a beautiful old town ___ the river. Yesterday we went to the beach ___ bike, and in the evening we ___ at hundreds of lanterns. I wrote this card ___ the hotel.\nLove, Trang',
    'ago by/on/near/beside/along by looked/gazed/stared/marvelled at/in/outside/inside',
  ],
  [
    7,
    'M2',
    'My favourite hobby',
    'I have collected stamps ___ I was seven. My grandfather gave me ___ first one. Now I have more ___ three hundred stamps from forty countries. I keep them ___ a blue album. If you like stamps, come ___ show me yours!',
    'since my/the/his than in and/to',
  ],
  [
    9,
    'M3',
    'The lantern festival',
    'The lantern festival, ___ takes place in autumn, is loved by children all ___ the country. For weeks before it, families are busy ___ lanterns of bamboo and paper. On the night itself, the streets are full ___ light, and it seems as ___ the stars had come down.',
    'which over/across/around/round making/preparing/crafting/building/decorating/painting/creating/hanging of if/though',
  ],
  [
    11,
    'M3',
    'Learning to listen',
    'Most people would agree ___ a good friend is a good listener. Listening, however, is far ___ difficult than it looks. We are so busy thinking about what we are ___ to say next that we hear only half of ___ the other person tells us. It is worth ___ silent for a moment longer than feels natural.',
    'that more going/about/planning/trying what/everything/all being/staying/keeping/remaining',
  ],
];

export const judged = (media: SeedMedia): SeedQuestion[] => [
  ...ticks.map(([grade, level, name, rows]): SeedQuestion => ({
    type: 'TF4',
    facts: english(grade, level, 'RE', { name, examFamily: 'CA', author: pictureAuthor }),
    content: {
      instructions: 'Look and read. Put a tick (✓) or a cross (✗).',
      images: [],
      optionLayout: 'list',
      items: rows.map(([picture, stem], at) => ({
        id: `q${at + 1}`,
        stem,
        image: media.picture(picture),
        options: ['t', 'f'].map((id) => ({ id, text: '', lock: true })),
      })),
    },
    answerKey: {
      explanation: '',
      itemExplanations: Object.fromEntries(rows.flatMap(([, , , note], at) => (note ? [[`q${at + 1}`, note]] : []))),
      correct: Object.fromEntries(rows.map(([, , verdict], at) => [`q${at + 1}`, [verdict]])),
    },
  })),
  mathsTicks(media),
  ...readings.map(([type, grade, level, title, text, rows, explanation]) =>
    statements(type, english(grade, level, 'RE', { name: title }), rows, explanation, {
      instructions:
        type === 'TF2'
          ? 'Read the passage. Are the statements true or false?'
          : 'Read the passage. Are the statements true, false or not given?',
      passage: { title, text, numbered: false },
    }),
  ),
  ...shown.map(([grade, level, scene, stem, options, explanation]) => {
    const [right, ...wrong] = options.split('|');
    return oneOf('MC3', english(grade, level, 'RE', { author: pictureAuthor }), {
      stem,
      right: right!,
      wrong,
      explanation,
      images: [media.scene(scene).image],
      instructions: 'Look at the picture and choose the right answer.',
    });
  }),
  ...twoRight.map(([grade, level, stem, right, wrong, explanation]) =>
    someOf('MR1', english(grade, level, 'VO'), {
      stem,
      right: right.split('|'),
      wrong: wrong.split('|'),
      explanation,
      instructions: 'Choose TWO answers.',
    }),
  ),
  ...severalRight.map(([facts, stem, right, wrong, explanation]) =>
    someOf('MR2', facts, {
      stem,
      right: right.split('|'),
      wrong: wrong.split('|'),
      explanation,
      instructions: facts.subject === 'MATH' ? 'Chọn tất cả đáp án đúng.' : 'Choose all the right answers.',
    }),
  ),
  ...clusters.map(([facts, situation, rows, explanation]) =>
    statements('TF5', facts, rows, explanation, { instructions: situation }),
  ),
  ...clozes.map(([grade, level, title, text, accepted]) =>
    gaps('FB2', english(grade, level, 'WR', { name: title }), text, accepted.split(' '), {
      instructions: 'Write ONE word for each gap.',
      wordLimit: 1,
    }),
  ),
];

const mathsTicks = ({ scene }: SeedMedia): SeedQuestion => ({
  type: 'TF4',
  facts: maths(3, 'M1', 'Góc và hình', { author: 'Vumon' }),
  content: {
    instructions: 'Quan sát từng hình. Đánh dấu ✓ nếu câu đúng, ✗ nếu câu sai.',
    images: [],
    optionLayout: 'list',
    items: (
      [
        ['pattern', 'Hình thứ hai trong dãy là hình tam giác.'],
        ['draw-bar', 'Thanh này được chia thành 8 phần bằng nhau.'],
        ['figures', 'Trong bốn hình có đúng một hình có góc vuông.'],
      ] as const
    ).map(([name, stem], at) => ({
      id: `q${at + 1}`,
      stem,
      image: scene(name).image,
      options: ['t', 'f'].map((id) => ({ id, text: '', lock: true })),
    })),
  },
  answerKey: {
    explanation: '',
    itemExplanations: {
      q1: 'Hình thứ hai có ba cạnh và ba góc nên là hình tam giác.',
      q2: 'Đếm các phần: có 8 phần, phần nào cũng rộng như nhau.',
      q3: 'Cả hình vuông và hình chữ nhật đều có góc vuông.',
    },
    correct: { q1: ['t'], q2: ['t'], q3: ['f'] },
  },
});
