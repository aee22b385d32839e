/** B1 Preliminary for Schools: the texts of the first paper are in `preliminary-texts.ts`, each further one has a file. */
import { matched } from '../../by-type/matching.ts';
import { dragged } from '../../by-type/moved.ts';
import { essayQuestion, keyWriting } from '../../by-type/produced.ts';
import { withExplanations } from '../../explanations/evidence.ts';
import { gaps, type SeedQuestion } from '../../kit.ts';
import { noPicture, type ClipsAndPictures } from '../../more/kit.ts';
import {
  askedIn,
  cambridgeFacts,
  clozeFrom,
  heardAndAsked,
  heardPictures,
  notesIn,
  signsRead,
  type AskedRow,
  type Cloze,
  type HeardPicture,
  type HeardRow,
  type Note,
  type SignRow,
} from './kit.ts';
import { fifthPreliminary } from './preliminary-fifth.ts';
import { fourthPreliminary } from './preliminary-fourth.ts';
import { secondPreliminary } from './preliminary-second.ts';
import { cloze, gapped, offers, open, passage, signs, tasks } from './preliminary-texts.ts';
import { thirdPreliminary } from './preliminary-third.ts';

/** One paper's worth of questions. */
export interface PreliminaryPaper {
  readonly signs: readonly SignRow[];
  /** Five people, each with the offer for them, and three offers for nobody. */
  readonly offers: {
    readonly name: string;
    readonly what: string;
    readonly rows: readonly (readonly [person: string, offer: string, explanation: string])[];
    readonly extra: readonly string[];
  };
  readonly passage: readonly [title: string, text: string, rows: readonly AskedRow[]];
  /** Sentences in brackets have been taken out. */
  readonly gapped: readonly [name: string, text: string, extra: readonly string[], explanations: readonly string[]];
  readonly cloze: Cloze;
  readonly open: readonly [name: string, text: string, accepted: readonly string[], explanations: readonly string[]];
  readonly tasks: readonly (readonly [
    part: 7 | 8,
    name: string,
    prompt: string,
    points: readonly string[],
    model: string,
  ])[];
  readonly choices: readonly HeardPicture[];
  readonly shorts: readonly HeardRow[];
  readonly notes: readonly Note[];
  readonly interview: readonly [name: string, clip: string, rows: readonly AskedRow[]];
}

const facts = cambridgeFacts('preliminary');

const choices: readonly HeardPicture[] = [
  [
    'prelim-present',
    'M2',
    'What will the boy probably give his grandfather?',
    'lamp telescope umbrella',
    'Ông cần cái đèn (lamp) tốt để đọc báo. Kính thiên văn (telescope) đắt quá; ô (umbrella) đã tặng năm ngoái.',
  ],
  [
    'prelim-weekend',
    'M1',
    'What did the woman enjoy most?',
    'beach bigwheel museum',
    'Cô muốn nằm ở bãi biển (beach) lần nữa. Vòng quay (big wheel) thì sương mù; bảo tàng (museum) đông quá.',
  ],
  [
    'prelim-repair',
    'M2',
    'What is the girl taking to the shop?',
    'boot shoe handbag',
    'Cô mang ủng (boots) đi sửa vì cần cho chuyến đi. Giày (shoes) của bố còn tốt; túi (handbag) mẹ tự sửa rồi.',
  ],
  [
    'prelim-order',
    'M1',
    'What does the man order?',
    'pizza soup egg',
    'Ông gọi pizza. Súp (soup) đến mười hai giờ mới có; trứng (eggs) được mời nhưng ông không chọn.',
  ],
  [
    'prelim-film',
    'M2',
    'Which animal is tonight’s programme about?',
    'octopus crocodile penguin',
    'Có ba quả tim, chui lọt lỗ nhỏ như đồng xu: bạch tuộc (octopus). Cá sấu (crocodiles) là tuần trước; chim cánh cụt (penguins) là Chủ nhật tới.',
  ],
  [
    'prelim-missed',
    'M2',
    'Which lesson did Leo miss?',
    'paints tabletennis guitar',
    'Leo không học giờ vẽ (art) vì đau tay. Bạn ngã lúc chơi bóng bàn (table tennis); giờ ghi-ta (guitar) là ngày mai.',
  ],
  [
    'prelim-key',
    'M1',
    'Where was the man’s key?',
    'boot jacket door',
    'Chìa khoá rơi vào chiếc ủng (boot). Trong áo khoác (jacket) và ở cửa (door) ông đã tìm nhưng không có.',
  ],
];

const shorts: readonly HeardRow[] = [
  [
    'prelim-short-dog',
    'M2',
    'What does the boy decide to do?',
    'Meet his neighbours first|Complain about the noise|Help to carry the shopping',
    'Perhaps I should introduce myself: làm quen trước đã. Than phiền thì bạn chưa làm; mang đồ là việc hàng xóm giúp bạn gái.',
  ],
  [
    'prelim-short-ending',
    'M2',
    'What did the man like about the film?',
    'It ended in another way.|It was exactly like the book.|It had more famous actors.',
    'the end was different, and better: kết khác với sách và hay hơn. Bài không nói đến diễn viên.',
  ],
  [
    'prelim-short-work',
    'M1',
    'Why did the girl give up her job?',
    'It made her too tired.|She earned too little.|She didn’t like her boss.',
    'I fell asleep in class: về muộn nên ngủ gật trong lớp. Tiền tốt và bà chủ dễ mến.',
  ],
  [
    'prelim-short-start',
    'M2',
    'What do the two agree on?',
    'To eat during the journey|To leave home before six|To use small roads only',
    'half past seven, with breakfast on the way: ăn sáng dọc đường. Sáu giờ bị từ chối; không nói đi đường nhỏ.',
  ],
  [
    'prelim-short-order',
    'M1',
    'Why is the man calling?',
    'To ask what the customer wants|To say that the shoes are sold out|To tell the customer how to pay',
    'Hãng gửi nhầm màu; người gọi hỏi khách lấy rẻ hơn hay đặt lại. Giày đã về, không phải hết hàng; không nói cách trả tiền.',
  ],
  [
    'prelim-short-goals',
    'M2',
    'How does the girl feel after the match?',
    'Disappointed with herself|Proud of her three goals|Angry with the other team',
    'I could have played better: cô không hài lòng với mình. Các bạn thì tự hào; không nói cô ghi ba bàn.',
  ],
];

const notes: readonly Note[] = [
  [
    'prelim-island',
    'Summer camp on the island',
    [
      ['Next camp: from the 19th of', '___', 'July', '~the nineteenth of July'],
      ['Volunteers collect bottles and old fishing', '___', 'nets', '~old fishing nets'],
      ['Artists turn the rubbish into', '___', 'furniture', '~turn it into furniture'],
      ['Volunteers must bring their own', '___', 'gloves', '~bring your own gloves'],
      ['Youngest age', '___', '15/fifteen', '~at least fifteen'],
      ['Write to Ms', '___', 'Thorne', '~T, H, O, R, N, E'],
    ],
  ],
];

const interview: PreliminaryPaper['interview'][2] = [
  [
    'Why did Khoa begin to teach?',
    'His grandmother kept asking for help.|The library was looking for a teacher.|His neighbours had bought new phones.',
    '~sometimes five times a day|Chuyển đến thư viện là về sau; bài không nói hàng xóm mua máy.',
  ],
  [
    'What is most difficult for the old people?',
    'They worry about doing harm.|They cannot see the buttons well.|They forget what they have learnt.',
    '~afraid of breaking something|Không phải nút bấm như người ta tưởng; bài không nói hay quên.',
  ],
  [
    'Why does Khoa think that Tram is the best helper?',
    'She lets people find things out.|She knows most about phones.|She explains everything twice.',
    '~asks questions until they find the answer|Tram không động vào máy, chỉ hỏi; bài không nói cô biết nhiều nhất.',
  ],
  [
    'What went wrong with the photo?',
    'Too many people received it.|It made an old boss angry.|It showed the wrong garden.',
    '~sent it to everyone in his phone|Sếp cũ không giận mà còn xin cà chua.',
  ],
  [
    'What has Khoa got from the lessons?',
    'Knowledge about the past|More patience with others|Better marks at school',
    '~how our street looked fifty years ago|Kiên nhẫn là điều người khác nói; anh bảo something else.',
  ],
  [
    'What does the group need most?',
    'Phones that nobody uses|A room in the library|A student to replace Khoa',
    '~what we really need is old phones|Phòng riêng chỉ là mong muốn; Tram đã nhận thay Khoa.',
  ],
];

const reading = (
  media: ClipsAndPictures,
  { signs, offers, passage, gapped, cloze, open }: PreliminaryPaper,
): SeedQuestion[] => [
  ...signsRead(media, (level) => facts('RE', 1, level), signs),
  withExplanations(
    matched('MG4', noPicture, {
      facts: facts('RE', 2, 'M2', offers.name),
      instructions: `Which ${offers.what} is the best for each person? There are three ${offers.what}s that you do not need.`,
      pairs: offers.rows.map(([person, offer]) => `${person}=${offer}`),
      extra: offers.extra,
    }),
    offers.rows.map(([, , line]) => line),
  ),
  askedIn(facts('RE', 3, 'M2', passage[0]), passage[1], passage[2]),
  withExplanations(
    dragged({
      facts: facts('RE', 4, 'M2', gapped[0]),
      instructions: 'Drag the sentences to the gaps. There are three sentences that you do not need.',
      text: gapped[1],
      extra: gapped[2],
    }),
    gapped[3],
  ),
  clozeFrom(facts('RE', 5, 'M2', cloze[0]), cloze),
  withExplanations(
    gaps('FB2', facts('RE', 6, 'M2', open[0]), open[1], open[2], {
      instructions: 'Write ONE word for each gap.',
      wordLimit: 1,
    }),
    open[3],
  ),
];

const writing = ({ tasks }: PreliminaryPaper): SeedQuestion[] =>
  tasks.map(([part, name, prompt, points, model]) =>
    essayQuestion({
      facts: facts('WR', part, 'M2', name),
      prompt,
      points,
      words: [80, 130],
      criteria: keyWriting,
      model,
    }),
  );

const listening = (
  media: ClipsAndPictures,
  { choices, shorts, notes, interview: [name, clip, rows] }: PreliminaryPaper,
): SeedQuestion[] => [
  ...heardPictures(media, (level) => facts('LI', 9, level), choices),
  ...shorts.map((row) => heardAndAsked(media, facts('LI', 10, row[1]), row)),
  ...notesIn(media, (level, title) => facts('LI', 11, level, title), notes),
  askedIn(facts('LI', 12, 'M2', name), media.clip(clip), rows),
];

const preliminaryFrom = (media: ClipsAndPictures, paper: PreliminaryPaper): SeedQuestion[] => [
  ...reading(media, paper),
  ...writing(paper),
  ...listening(media, paper),
];

export const preliminaryPaper = (media: ClipsAndPictures): SeedQuestion[] =>
  preliminaryFrom(media, {
    signs,
    offers,
    passage,
    gapped,
    cloze,
    open,
    tasks,
    choices,
    shorts,
    notes,
    interview: ['Interview: phones for grandparents', 'prelim-interview', interview],
  });

export const furtherPreliminary = (media: ClipsAndPictures): SeedQuestion[] =>
  [secondPreliminary, thirdPreliminary, fourthPreliminary].flatMap((paper) => preliminaryFrom(media, paper));

export const latestPreliminary = (media: ClipsAndPictures): SeedQuestion[] => preliminaryFrom(media, fifthPreliminary);
