/** A2 Flyers: three papers' worth of questions; the texts are in `flyers-texts.ts`. */
import { dialogueQuestion } from '../../by-type/inline.ts';
import { matched } from '../../by-type/matching.ts';
import { copied } from '../../by-type/moved.ts';
import { essayQuestion, keyWriting } from '../../by-type/produced.ts';
import { withExplanations } from '../../explanations/evidence.ts';
import { gaps, setOf, type SeedQuestion } from '../../kit.ts';
import { noPicture, type ClipsAndPictures } from '../../more/kit.ts';
import { boxed, clozes, diaries, meanings, stories, talks, tasks } from './flyers-texts.ts';
import {
  cambridgeFacts,
  colouredIn,
  heardPictures,
  levelOf,
  namesToPeople,
  notesIn,
  pictured,
  type Coloured,
  type HeardPicture,
  type Named,
  type Note,
} from './kit.ts';

const facts = cambridgeFacts('flyers');

const named: readonly Named[] = [
  [
    'party',
    'flyers-party',
    'Helen’s birthday',
    'Helen crown, Robert saxophone, Holly present, George camera, Michael pizza',
    [
      '~wearing a crown',
      '~the one in red|Robert thổi kèn saxophone.',
      "~that's Holly|Holly cầm hộp quà.",
      '~our neighbour, George|Người cầm máy ảnh là bác hàng xóm.',
      "~he's got some pizza",
    ],
  ],
  [
    'classroom',
    'flyers-classroom',
    'Sarah’s new class',
    'Katy computer, William hand, Sophia paint, Richard fish, David globe',
    [
      "~That's Katy|Katy đeo kính, ngồi trước máy tính.",
      "~That's William|William giơ tay.",
      '~in the blue jumper',
      '~Richard brought them',
      '~David.|Câu hỏi ngay trước đó nói về quả địa cầu (globe).',
    ],
  ],
  [
    'park',
    'flyers-park',
    'People in the park',
    'Oliver dog, Emma camera, Harry guitar, Frank ball, Sarah icecream',
    [
      '~in the blue cap',
      '~the one with the camera',
      '~Harry plays the guitar',
      "~Frank's the boy in orange",
      '~bought an ice cream',
    ],
  ],
];

const notes: readonly Note[] = [
  [
    'flyers-museum',
    'The trip to the museum',
    [
      ['Day', '___', 'Thursday', "~It's on Thursday"],
      ['Leave school at a quarter past', '___', '8/eight', '~a quarter past eight'],
      ['They will see', 'the ___', 'dinosaurs', '~to see the dinosaurs'],
      ['Lunch', 'in the ___', 'park', '~lunch in the park'],
      ['Name of the guide', 'Mr ___', 'Frost', '~F, R, O, S, T'],
    ],
  ],
  [
    'flyers-dog',
    'A lost dog',
    [
      ['Name of the dog', '___', 'Ruby', '~R, U, B, Y'],
      ['Age', '___', '2/two', "~She's two|Tháng Năm mới lên ba."],
      ['Colour of one ear', '___', 'white', '~one white ear'],
      ['Last seen', 'near the ___', 'bridge', '~near the bridge'],
      ['Address', '___, Castle Road', '62/sixty-two', '~At sixty-two'],
    ],
  ],
  [
    'flyers-camp',
    'Summer camp',
    [
      ['Month', '___', 'July', '~the third of July'],
      ['People sleep in', '___', 'tents', '~sleeps in tents'],
      ['In the mornings', '___', 'climbing', "~there's climbing|Bóng đá và vẽ là buổi chiều."],
      ['To bring', 'strong ___', 'boots', '~Some strong boots'],
      ['Write to', 'Mrs ___', 'Webb', '~W, E, B, B'],
    ],
  ],
];

const matches: readonly (readonly [
  clip: string,
  name: string,
  instructions: string,
  pairs: readonly string[],
  extra: string,
  explanations: readonly string[],
])[] = [
  [
    'flyers-jobs',
    'Jobs in Oliver’s family',
    'Listen. What is, or was, each person’s job? There is one job that you do not need.',
    ['Oliver’s mum=pilot', 'Oliver’s dad=dentist', 'Helen=cook', 'David=photographer', 'Oliver’s grandmother=engineer'],
    'teacher',
    [
      "~She's a pilot",
      "~He's a dentist",
      "~She's the cook",
      "~Now he's a photographer|David học làm giáo viên nhưng không làm.",
      '~she was an engineer',
    ],
  ],
  [
    'flyers-picnic',
    'Things for the picnic',
    'Listen. What did each person bring to the picnic? There is one thing that you do not need.',
    ['Katy=sandwiches', 'Betty=cheese', 'Harry=strawberries', 'William=biscuits', 'Emma=water'],
    'juice',
    [
      '~I made some sandwiches',
      '~Betty has got the cheese',
      '~Harry picked some strawberries',
      "~he's brought biscuits|William không mang được nước quả (juice).",
      '~some bottles of water',
    ],
  ],
  [
    'flyers-city',
    'A day in the city',
    'Listen. Where did each person go? There is one place that you do not need.',
    ['Sarah=the market', 'Michael=the museum', 'Sophia=the theatre', 'Richard=the bridge', 'Grandpa=the zoo'],
    'the castle',
    [
      '~I went to the market|Lâu đài (castle) đóng cửa.',
      '~spent the day in the museum',
      '~a ticket for the theatre',
      '~from the bridge',
      '~Grandpa did|Câu trước nói đến vườn thú (zoo).',
    ],
  ],
];

const choices: readonly HeardPicture[] = [
  [
    'flyers-dinner',
    'M2',
    'What are they going to have for dinner?',
    'sushi soup pizza',
    'Hai bố con sẽ làm sushi. Súp (soup) thì nóng quá; pizza đã ăn hôm thứ Sáu.',
  ],
  [
    'flyers-sunday',
    'M2',
    'What will Michael do on Sunday?',
    'badminton bowling tennis',
    'Michael quyết định chơi cầu lông (badminton) với bố. Robert đi chơi bowling; tennis là việc của Katy.',
  ],
  [
    'flyers-gift',
    'M3',
    'What did Helen give her brother?',
    'telescope microscope camera',
    'Vật để nhìn các vì sao là kính thiên văn. Kính hiển vi (microscope) anh có rồi; máy ảnh (camera) là quà của bố mẹ.',
  ],
  [
    'flyers-zoo',
    'M2',
    'Which animals did Oliver see first?',
    'lion tiger elephant',
    'Oliver xem sư tử (lions) trước. Chỗ voi (elephants) đông quá; hổ (tigers) xem buổi chiều.',
  ],
  [
    'flyers-morning',
    'M1',
    'What did Emma have for breakfast?',
    'banana egg bread',
    'Emma chỉ ăn chuối (only a banana). Trứng (egg) và bánh mì (bread) là thứ bạn hay ăn.',
  ],
  [
    'flyers-forget',
    'M2',
    'What did Harry forget?',
    'key umbrella phone',
    'Mẹ mang chìa khoá (key) về. Ô (umbrella) bạn có mang; bạn đang nói chuyện bằng điện thoại (phone).',
  ],
  [
    'flyers-news',
    'M2',
    'Where did George read about the race?',
    'laptop newspaper phone',
    'George đọc trên máy tính (laptop) của chị hoặc em gái. Bạn không đọc báo (newspapers); điện thoại (phone) hỏng.',
  ],
  [
    'flyers-travel',
    'M1',
    'How will the class travel?',
    'train bus metro',
    'Cả lớp đi tàu hoả (train). Xe buýt (bus) không đi được vì đường đóng; metro không ra khỏi thành phố.',
  ],
  [
    'flyers-grass',
    'M1',
    'What has David found?',
    'glasses key tennis',
    'David tìm thấy cặp kính (glasses). Chìa khoá (key) ở trên cửa; bạn tưởng là quả bóng tennis.',
  ],
  [
    'flyers-paint',
    'M1',
    'What is in Sophia’s picture?',
    'moon sun rainbow',
    'Tranh vẽ ban đêm có mặt trăng (moon). Mẹ tưởng là mặt trời (sun); ban đêm không có cầu vồng (rainbow).',
  ],
  [
    'flyers-aunt',
    'M2',
    'Where does William’s aunt work now?',
    'museum hospital shop',
    'Nay cô làm ở bảo tàng (museum). Bệnh viện (hospital) cô đã nghỉ; cửa hàng (shop) chỉ là ý định.',
  ],
  [
    'flyers-light',
    'M2',
    'What does Dad give the girl?',
    'candle lightbulb lamp',
    'Bố đưa cây nến (candle). Bóng đèn (light bulb) không cần vì mất điện; đèn (lamp) là của bạn gái.',
  ],
  [
    'flyers-shopping',
    'M2',
    'What must Frank buy?',
    'cheese egg milk',
    'Frank phải mua phô mai (cheese). Trứng (eggs) còn sáu quả; sữa (milk) bố mang về.',
  ],
  [
    'flyers-lessons',
    'M2',
    'What is Richard going to learn?',
    'keyboard guitar saxophone',
    'Richard học đàn piano. Ghi-ta (guitar) là của bố; kèn saxophone ồn quá.',
  ],
  [
    'flyers-clothes',
    'M2',
    'What will Betty take with her?',
    'jacket jeans boot',
    'Betty mang theo áo khoác (jacket). Bạn không mặc quần bò (jeans) đi đám cưới; bài không nói đến ủng (boots).',
  ],
];

const coloured: readonly Coloured[] = [
  [
    'draw-sea',
    'flyers-colour-sea',
    'Pirates at sea',
    ['smallFish yellow', 'box purple', 'boat black', 'star blue', 'ball green'],
    ['~Make it yellow', '~Colour it purple', '~Can I make it black', '~to do it in blue', '~Colour the ball green'],
  ],
  [
    'draw-fruit',
    'flyers-colour-fruit',
    'A forgotten card',
    ['apple yellow', 'grapes red', 'card purple', 'cup blue', 'banana green'],
    ['~make it yellow', '~Colour the grapes red', '~colour it purple', '~Then colour it blue', '~so colour it green'],
  ],
  [
    'draw-robot',
    'flyers-colour-robot',
    'A robot at a party',
    ['hat black', 'body yellow', 'heart purple', 'leftShoe red', 'rightShoe green'],
    [
      "~It's a nice black hat",
      '~Do the body in yellow',
      "~it's a purple one",
      '~the one on the left is red',
      '~the shoe on the right is green',
    ],
  ],
];

const texts = { named, notes, matches, choices, coloured, meanings, talks, boxed, clozes, stories, diaries, tasks };
export type FlyersTexts = typeof texts;

const listening = (
  media: ClipsAndPictures,
  { named, notes, matches, choices, coloured }: FlyersTexts,
): SeedQuestion[] => [
  ...namesToPeople(media, facts, named),
  ...notesIn(media, (level, name) => facts('LI', 2, level, name), notes),
  ...matches.map(([clip, name, instructions, pairs, extra, lines], at) =>
    withExplanations(
      matched('MG5', media, { facts: facts('LI', 3, levelOf(at), name), instructions, pairs, extra: [extra] }, clip),
      lines,
    ),
  ),
  ...heardPictures(media, (level) => facts('LI', 4, level), choices),
  ...colouredIn(media, (level, name) => facts('LI', 5, level, name), coloured),
];

const reading = (media: ClipsAndPictures, { meanings, talks, boxed, clozes }: FlyersTexts): SeedQuestion[] => [
  ...meanings.map(([name, pairs, extra, lines], at) =>
    withExplanations(
      matched('MG2', noPicture, {
        facts: facts('RE', 6, levelOf(at), name),
        instructions: 'Match each sentence to the right word. There are words that you do not need.',
        pairs,
        extra,
      }),
      lines,
    ),
  ),
  ...talks.map(([name, about, turns, replies, extra, lines], at) =>
    withExplanations(
      dialogueQuestion({ facts: facts('RE', 7, levelOf(at), name), about, turns, replies, extra }),
      lines,
    ),
  ),
  ...boxed.map(([name, text, box, lines], at) =>
    withExplanations(
      copied(media, {
        facts: facts('RE', 8, levelOf(at), name),
        instructions:
          'Read the story. Choose a word from the box and write it in each gap. There are words that you do not need.',
        text,
        box,
      }),
      lines,
    ),
  ),
  ...clozes.map(([title, text, rows], at) =>
    withExplanations(
      setOf(
        'MC10',
        facts('RE', 9, levelOf(at), title),
        rows.map(([options]) => {
          const [right = '', ...wrong] = options.split('|');
          return { stem: '', right, wrong };
        }),
        {
          instructions: 'Read the text and choose the best word for each gap.',
          passage: { title, text, numbered: false },
        },
      ),
      rows.map(([, line]) => line),
    ),
  ),
];

const writing = (media: ClipsAndPictures, { stories, diaries, tasks }: FlyersTexts): SeedQuestion[] => [
  ...stories.map(([title, text, sentences], at) =>
    withExplanations(
      gaps(
        'FB2',
        facts('WR', 10, levelOf(at), title),
        sentences.map(([sentence]) => sentence).join('\n'),
        sentences.map(([, accepted]) => accepted),
        {
          instructions: 'Read the story. Complete the sentences about it. Write ONE to FOUR words.',
          passage: { title, text, numbered: false },
          wordLimit: 4,
        },
      ),
      sentences.map(([, , line]) => line),
    ),
  ),
  ...diaries.map(([name, text, accepted, lines], at) =>
    withExplanations(
      gaps('FB2', facts('WR', 11, levelOf(at), name), text, accepted, {
        instructions: 'Read the text. Write ONE word for each gap.',
        wordLimit: 1,
      }),
      lines,
    ),
  ),
  ...tasks.map(([scene, name, prompt, points, model], at) => {
    const question = essayQuestion({
      facts: pictured(facts('WR', 12, levelOf(at), name)),
      prompt,
      points,
      words: [20, 60],
      criteria: keyWriting,
      model,
    });
    return { ...question, content: { ...question.content, images: [media.scene(scene).image] } };
  }),
];

export const flyersFrom = (media: ClipsAndPictures, texts: FlyersTexts): SeedQuestion[] => [
  ...listening(media, texts),
  ...reading(media, texts),
  ...writing(media, texts),
];

export const flyersPapers = (media: ClipsAndPictures): SeedQuestion[] => flyersFrom(media, texts);
