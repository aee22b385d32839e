/** A2 Key for Schools: three papers' worth of questions; the texts are in `key-texts.ts`. */
import { matched } from '../../by-type/matching.ts';
import { essayQuestion, keyWriting } from '../../by-type/produced.ts';
import { withExplanations } from '../../explanations/evidence.ts';
import { gaps, type SeedQuestion } from '../../kit.ts';
import { noPicture, type ClipsAndPictures } from '../../more/kit.ts';
import { clozes, messages, passages, people, signs, tasks } from './key-texts.ts';
import {
  askedIn,
  cambridgeFacts,
  clozeFrom,
  heardAndAsked,
  heardPictures,
  levelOf,
  notesIn,
  signsRead,
  type AskedRow,
  type HeardPicture,
  type HeardRow,
  type Note,
} from './kit.ts';

const facts = cambridgeFacts('key');

const choices: readonly HeardPicture[] = [
  [
    'key-lunch',
    'M1',
    'What did Tom have for lunch?',
    'spaghetti fish soup',
    'Tom ăn mì spaghetti. Cá (fish) hết; súp (soup) là của bạn.',
  ],
  [
    'key-shop',
    'M2',
    'What are they going to buy?',
    'lamp chair book',
    'Bố đồng ý mua đèn (lamp): You win. Ghế (chair) bạn gái dùng cái trong bếp; sách không nói là mua.',
  ],
  [
    'key-holiday',
    'M1',
    'How did the woman go to Da Nang?',
    'bus train car',
    'Gia đình đi xe buýt (bus). Tàu hoả (train) là mọi khi; ô tô (car) của anh không nổ máy.',
  ],
  [
    'key-homework',
    'M2',
    'Which animal is Sue writing about?',
    'turtle tiger penguin',
    'Sue quyết định viết về rùa (turtles). Hổ (tigers) ai cũng viết; chim cánh cụt (penguins) bạn chỉ đọc.',
  ],
  [
    'key-bag',
    'M2',
    'What can’t Ben find?',
    'glasses phone key',
    'Ben không thấy kính râm (sunglasses). Điện thoại (phone) và chìa khoá (keys) bạn có rồi.',
  ],
  [
    'key-present',
    'M1',
    'What are they going to give Mr Hai?',
    'umbrella book camera',
    'Hai bạn tặng cái ô (umbrella). Sách (book) thầy có nhiều; cốc có ảnh (a cup with a photo) năm ngoái đã có người tặng, còn máy ảnh (camera) bài không nói đến.',
  ],
  [
    'key-sport',
    'M2',
    'Which sport is Mai going to do?',
    'tabletennis tennis badminton',
    'Mai tiếp tục bóng bàn (table tennis). Tennis hết chỗ; cầu lông (badminton) để năm sau.',
  ],
  [
    'key-kitchen',
    'M1',
    'What must Leo buy?',
    'corn tomato cheese',
    'Leo mua ngô (corn). Cà chua (tomatoes) có trong vườn; phô mai (cheese) thì chị hoặc em gái không ăn.',
  ],
  [
    'key-museum',
    'M1',
    'What can’t visitors use in the museum?',
    'camera phone handbag',
    'Không được dùng máy ảnh (camera). Điện thoại (phones) được mang theo; túi (bags) chỉ phải gửi lại.',
  ],
  [
    'key-music',
    'M2',
    'What is Kate’s brother learning?',
    'saxophone guitar keyboard',
    'Anh hoặc em trai Kate học kèn saxophone. Ghi-ta (guitar) đã bán; Kate mới chơi piano.',
  ],
  [
    'key-wear',
    'M1',
    'What is Nick going to wear?',
    'jeans jacket dress',
    'Nick mặc quần bò (jeans). Áo khoác (jacket) thì nóng; váy (dress) là của bạn gái.',
  ],
  [
    'key-fruit',
    'M1',
    'What does the man buy?',
    'watermelon grapes strawberry',
    'Ông mua dưa hấu (watermelon). Nho (grapes) hết; dâu (strawberries) ông không ăn được.',
  ],
  [
    'key-zoo',
    'M2',
    'Which animals will they see first?',
    'penguin lion monkey',
    'Xem chim cánh cụt (penguins) trước. Sư tử (lions) đang ngủ; khỉ (monkeys) để sau bữa trưa.',
  ],
  [
    'key-evening',
    'M1',
    'What did Paul do last night?',
    'bowling film book',
    'Paul đi chơi bowling. Phim (film) anh tắt đi; sách (book) là việc của bạn gái.',
  ],
  [
    'key-place',
    'M2',
    'Where are they going to meet?',
    'museum bank hospital',
    'Hai người gặp ở bảo tàng (museum). Ngân hàng (bank) là chỗ mọi khi; bệnh viện (hospital) là bến xe của anh.',
  ],
];

const notes: readonly Note[] = [
  [
    'key-cooking',
    'Cooking class',
    [
      ['Day', '___', 'Wednesday/Wednesdays', '~on Wednesdays'],
      ['Place', 'the kitchen behind the sports ___', 'hall', '~behind the sports hall'],
      ['Teacher', 'Mrs ___', 'Dean', '~D, E, A, N'],
      ['She used to work in', 'a ___', 'hotel', '~work in a hotel'],
      ['First lesson', 'how to make ___', 'pancakes', '~how to make pancakes'],
    ],
  ],
  [
    'key-bikes',
    'Green Bikes',
    [
      ['The shop is in', '___ Road', 'Lake', '~in Lake Road'],
      ['It is closed on', '___', 'Monday/Mondays', '~every day except Monday'],
      ['To bring', 'your student ___', 'card', '~your student card'],
      ['Tour on Sundays', 'along the ___', 'river', '~along the river'],
      ['Manager', 'Mr ___', 'Lowe', '~L, O, W, E'],
    ],
  ],
  [
    'key-race',
    'The school race',
    [
      ['Date: the ninth of', '___', 'May', '~the ninth of May'],
      ['Length', '___ kilometres', '4/four', '~four kilometres'],
      ['Colour of the T-shirts', '___', 'yellow', '~the T-shirts are yellow'],
      ['Water for runners', 'at the ___', 'bridge', '~at the bridge'],
      ['Person to ask', 'Mr ___', 'Kemp', '~K, E, M, P'],
    ],
  ],
];

const conversations: readonly (readonly [clip: string, name: string, rows: readonly AskedRow[]])[] = [
  [
    'key-newflat',
    'Conversation: a new flat',
    [
      [
        'What does Amy like best about her new home?',
        'The park near it|Her own room|The way to school',
        "~That's what I like best|Câu ngay trước nói về công viên phía sau nhà.",
      ],
      ['How does Amy get to school now?', 'By bike|On foot|By bus', '~twenty minutes by bike|Đi bộ là trước kia.'],
      [
        'What was wrong with the neighbour?',
        'He started to play too early.|He played very badly.|He didn’t speak to anyone.',
        '~he starts at six in the morning|Ông chơi rất hay.',
      ],
      ['Who is going to have violin lessons?', 'Amy’s sister|Amy|Amy’s mum', "~he's going to teach my sister"],
      [
        'When will Dan visit Amy?',
        'On Sunday|On Saturday|On Thursday',
        '~Come on Sunday|Thứ Bảy sơn bếp; thứ Năm là buổi học đàn.',
      ],
    ],
  ],
  [
    'key-trip',
    'Conversation: a school trip',
    [
      [
        'Why didn’t they go to the island?',
        'Because of the sea|Because of the bus|Because of the price',
        '~the sea was too rough',
      ],
      [
        'How long did they have to walk?',
        'Forty minutes|Two hours|Twenty minutes',
        '~we walked for forty minutes|Hai tiếng là đi xe buýt.',
      ],
      [
        'What did Lan enjoy most in the cave?',
        'The ride in the boat|The bats|The pictures on the wall',
        '~I loved that|that là đi thuyền qua hang; dơi thì hơi đáng sợ.',
      ],
      ['What did the guide give the students?', 'Drawings|Photos|Sandwiches', '~drew a picture for each of us'],
      [
        'What did they eat in the end?',
        'Fruit|Sandwiches|Nothing',
        '~bought fruit for everyone|Khỉ lấy mất hầu hết bánh mì kẹp.',
      ],
    ],
  ],
  [
    'key-club',
    'Conversation: a chess club',
    [
      [
        'Why does Hugo want to start a chess club?',
        'Some students don’t like sport.|The school has no clubs at all.|He wants to win a prize.',
        "~who can't run fast|Trường có nhiều câu lạc bộ thể thao.",
      ],
      [
        'How many students are interested?',
        'Seventeen|Eight|Seven',
        '~now there are seventeen|Tám bạn là của lớp Hugo.',
      ],
      [
        'Where would they like to meet?',
        'In the art room|In the library|In the sports hall',
        "~We'd like to use the art room",
      ],
      ['Which day would be best?', 'Thursday|Tuesday|Friday', '~Thursday would be great'],
      [
        'What do they still need?',
        'More games|A teacher|Another room',
        '~Could the school buy some more|Dạy cờ đã có ông của Hugo.',
      ],
    ],
  ],
];

const shorts: readonly HeardRow[] = [
  [
    'key-short-cake',
    'M1',
    'Who made the cake?',
    'Jack’s aunt|Jack himself|A friend of Jack’s',
    'My aunt brought it. She works in a café. Jack muốn làm nhưng không có trứng.',
  ],
  [
    'key-short-late',
    'M1',
    'Why was Ann late?',
    'There was a tree on the road.|Her bike was broken.|She left home too late.',
    'Cây đổ trên đường sau bão. Xe không hỏng; Ann đi đúng giờ.',
  ],
  [
    'key-short-film',
    'M2',
    'What was wrong with the film?',
    'It was too long.|The actors were bad.|The music was too loud.',
    'three hours long, suýt ngủ gật. Diễn viên giỏi, nhạc hay.',
  ],
  [
    'key-short-weather',
    'M2',
    'When will it rain tomorrow?',
    'In the afternoon|In the morning|All day',
    'the rain will come after lunch. Buổi sáng chỉ nhiều mây và lạnh.',
  ],
  [
    'key-short-phone',
    'M1',
    'How will Kim get to Uncle Bill’s house?',
    'By taxi|In his car|On foot',
    'take a taxi to my house. Chú phải làm muộn nên không đón được.',
  ],
  [
    'key-short-exam',
    'M2',
    'What happened to Sam in the exam?',
    'He noticed a page too late.|He couldn’t answer the first page.|He finished after the others.',
    'I finished early, but … another page. Bài dễ, và Sam làm xong sớm.',
  ],
  [
    'key-short-shoes',
    'M1',
    'What is wrong with the shoes?',
    'Their colours are different.|They are too small.|They are too old.',
    'one of them is darker than the other. Cỡ đúng; mới mua hôm qua.',
  ],
  [
    'key-short-library',
    'M1',
    'What does the man need for his card?',
    'A photo|Some money|A letter',
    'I do need a photo of you. Không cần tiền.',
  ],
  [
    'key-short-match',
    'M2',
    'What surprised the girl in the match?',
    'Who scored the goal|How long it was|How many goals there were',
    'your goalkeeper did! Thủ môn ghi bàn là điều bất ngờ.',
  ],
  [
    'key-short-pet',
    'M2',
    'Why didn’t the cat eat?',
    'She got food from other people.|She was very ill.|She didn’t like her food.',
    'the neighbours were feeding her, too. Mèo không ốm.',
  ],
  [
    'key-short-plan',
    'M1',
    'What is the boy going to do after school?',
    'Work in the garden|Go for a swim|Go to town',
    'I’ve promised to help my dad in the garden. Bơi thì để ngày mai.',
  ],
  [
    'key-short-concert',
    'M2',
    'What does the man say about the concert on Sunday?',
    'It costs less for students.|There are no more tickets.|It is in the evening.',
    'it’s cheaper for students. Hết vé là buổi thứ Bảy; Chủ nhật diễn buổi chiều.',
  ],
  [
    'key-short-lost',
    'M1',
    'Where was the girl’s bag?',
    'On the stairs|In a classroom|On the bus',
    'Có người nhặt được cái túi màu xanh ở cầu thang (on the stairs).',
  ],
  [
    'key-short-job',
    'M2',
    'Why doesn’t Tim want to be a doctor?',
    'He doesn’t like blood.|He can’t work outside.|His mother told him not to.',
    'I don’t like blood! Làm việc ngoài trời là điều bạn muốn.',
  ],
  [
    'key-short-bus',
    'M2',
    'What should the passengers do?',
    'Take another bus|Walk to the town centre|Wait on this bus',
    'another bus waiting for you. Chỉ đi bộ qua cầu, không đi bộ đến trung tâm.',
  ],
];

const matches: readonly (readonly [
  clip: string,
  name: string,
  instructions: string,
  pairs: readonly string[],
  extra: readonly string[],
  explanations: readonly string[],
])[] = [
  [
    'key-match-rooms',
    'Things in the new house',
    'Listen. Where is each thing now? There are two places that you do not need.',
    [
      'the mirror=in the garage',
      'the books=in the bedroom',
      'the computer=in the kitchen',
      'the bikes=in the hall',
      'the sofa=in the garden',
    ],
    ['in the living room', 'in Leo’s room'],
    [
      "~It's still in the garage",
      '~I put them in the bedroom',
      "~It's in the kitchen",
      "~they're in the hall",
      '~It is!|Câu hỏi trước nói đến khu vườn (the garden).',
    ],
  ],
  [
    'key-match-jobs',
    'The school party',
    'Listen. What will each person do for the party? There are two answers that you do not need.',
    [
      'Minh=sell the tickets',
      'Carlos=look after the music',
      'Lucy=make the posters',
      'Anna=prepare the drinks',
      'David=take photos',
    ],
    ['carry the chairs', 'clean the hall'],
    [
      "~I'd rather sell the tickets",
      "~so he'll do that|that là lo phần âm nhạc.",
      "~she'll make the posters",
      '~prepare the drinks',
      "~so he'll take photos",
    ],
  ],
  [
    'key-match-gifts',
    'At Grandma’s stall',
    'Listen. What did each person buy? There are two things that you do not need.',
    ['the girl=a box', 'Mum=a bag', 'Dad=a clock', 'Uncle Joe=a scarf', 'Aunt Liz=a plate'],
    ['a hat', 'a cup'],
    ['~a wooden box', '~so she bought a bag', '~an old clock', '~bought one of the scarves', '~wanted a plate'],
  ],
];

const texts = { signs, people, passages, clozes, messages, choices, notes, conversations, shorts, matches, tasks };
export type KeyTexts = typeof texts;

const reading = (media: ClipsAndPictures, { signs, people, passages, clozes, messages }: KeyTexts): SeedQuestion[] => [
  ...signsRead(media, (level) => facts('RE', 1, level), signs),
  ...people.map(([name, instructions, texts, rows], at) =>
    withExplanations(
      matched('MG4', noPicture, {
        facts: facts('RE', 2, levelOf(at), name),
        instructions,
        pairs: rows.map(([sentence, who]) => `${sentence}=${texts[who]!}`),
      }),
      rows.map(([, , line]) => line),
    ),
  ),
  ...passages.map(([title, text, rows], at) => askedIn(facts('RE', 3, levelOf(at), title), text, rows)),
  ...clozes.map((row, at) => clozeFrom(facts('RE', 4, levelOf(at), row[0]), row)),
  ...messages.map(([name, text, accepted, lines], at) =>
    withExplanations(
      gaps('FB2', facts('RE', 5, levelOf(at), name), text, accepted, {
        instructions: 'Write ONE word for each gap.',
        wordLimit: 1,
      }),
      lines,
    ),
  ),
];

const listening = (
  media: ClipsAndPictures,
  { choices, notes, conversations, shorts, matches }: KeyTexts,
): SeedQuestion[] => [
  ...heardPictures(media, (level) => facts('LI', 8, level), choices),
  ...notesIn(media, (level, name) => facts('LI', 9, level, name), notes),
  ...conversations.map(([clip, name, rows], at) => askedIn(facts('LI', 10, levelOf(at), name), media.clip(clip), rows)),
  ...shorts.map((row) => heardAndAsked(media, facts('LI', 11, row[1]), row)),
  ...matches.map(([clip, name, instructions, pairs, extra, lines], at) =>
    withExplanations(
      matched('MG5', media, { facts: facts('LI', 12, levelOf(at), name), instructions, pairs, extra }, clip),
      lines,
    ),
  ),
];

const writing = ({ tasks }: KeyTexts): SeedQuestion[] =>
  tasks.map(([part, name, prompt, points, words, model]) =>
    essayQuestion({
      facts: facts('WR', part, part === 6 ? 'M1' : 'M2', name),
      prompt,
      points,
      words,
      criteria: keyWriting,
      model,
    }),
  );

export const keyFrom = (media: ClipsAndPictures, texts: KeyTexts): SeedQuestion[] => [
  ...reading(media, texts),
  ...listening(media, texts),
  ...writing(texts),
];

export const keyPapers = (media: ClipsAndPictures): SeedQuestion[] => keyFrom(media, texts);
