/** More dialogues, sentences to rewrite and mistakes to find for the entrance examination of grade 10. */
import { errorQuestion } from '../../by-type/inline.ts';
import { rewritten } from '../../by-type/produced.ts';
import type { SeedQuestion } from '../../kit.ts';
import { talkQuestion, type Talk } from './index.ts';

const talks: readonly Talk[] = [
  [
    'E9-02',
    'The way to the museum',
    'Linh is getting on a bus. What does the driver say?',
    [
      'Linh: Excuse me, does this bus go to the museum?',
      '*Driver: No, you need number fourteen, on the other side.',
      'Linh: Oh dear. How often does it run?',
      '*Driver: About every twenty minutes.',
      'Linh: Is it too far to walk from here?',
      '*Driver: Not really. It’s just under two kilometres.',
      'Linh: Then I’ll walk. Which way is it?',
      '*Driver: Straight on until you see the big clock.',
    ],
    ['Since last Tuesday, I think.', 'It was closed when we arrived.'],
    [
      'does this bus go …? → No, you need number fourteen; Linh đáp Oh dear.',
      'How often …? → About every twenty minutes.',
      'Is it too far …? → Not really.',
      'Which way …? → Straight on.',
    ],
  ],
  [
    'E9-05',
    'Four days of rain',
    'A boy has come back from a camp. What does he say to his mother?',
    [
      'Mum: How was the camp? The weather was terrible.',
      '*Son: It rained for four days, but I’ve never laughed so much.',
      'Mum: What did you do in all that rain?',
      '*Son: We built a boat out of bottles.',
      'Mum: And did it float?',
      '*Son: Yes, for about half a minute.',
      'Mum: Would you like to go again next year?',
      '*Son: I would, if they let us build a bigger one.',
    ],
    ['I’d like a glass of water, please.', 'No, I have never been to the sea.'],
    [
      'How was …? → It rained …, but I’ve never laughed so much.',
      'What did you do …? → We built a boat.',
      'did it float? → Yes, for about half a minute.',
      'Would you like to go …? → I would.',
    ],
  ],
  [
    'E9-12',
    'A job for the summer',
    'Nam is calling a bookshop. What does the owner say?',
    [
      'Nam: Good afternoon. I’m calling about the summer job in your bookshop.',
      '*Owner: I see. How old are you, if I may ask?',
      'Nam: I’ll be sixteen in May.',
      '*Owner: That’s fine. When could you start?',
      'Nam: As soon as my exams are over, on the tenth of June.',
      '*Owner: And what kind of books do you like?',
      'Nam: Mostly comics, and books about space.',
      '*Owner: Then you could look after our science shelf.',
    ],
    ['I’ve read it twice, thank you.', 'Because the shop opens at nine.'],
    [
      'Nam trả lời tuổi → How old are you …?',
      'Nam trả lời on the tenth of June → When could you start?',
      'Nam trả lời comics, space → what kind of books …?',
      'Nam thích sách về vũ trụ → our science shelf.',
    ],
  ],
];

const rewrites: readonly Parameters<typeof rewritten>[0][] = [
  [
    9,
    'M2',
    'Nobody has cleaned this beach for months.',
    '',
    'This beach ___ for months.',
    'has not been cleaned/has not been cleaned by anybody/has not been cleaned by anyone',
    'Bị động hiện tại hoàn thành: has not been + phân từ.',
    'EG-18',
  ],
  [
    9,
    'M2',
    'The lesson was so interesting that nobody looked at the clock.',
    'SUCH',
    'It was ___ nobody looked at the clock.',
    'such an interesting lesson that/such an interesting lesson',
    'so + tính từ + that đổi thành such + a/an + tính từ + danh từ + that.',
    'E9-12',
  ],
  [
    9,
    'M2',
    'We got up early because we wanted to see the sunrise.',
    'ORDER',
    'We got up early ___ the sunrise.',
    'in order to see/in order that we could see/in order to watch',
    'Mục đích: in order to + V.',
    'E9-07',
  ],
  [
    9,
    'M3',
    '“Where did you buy this bowl?” the tourist asked me.',
    '',
    'The tourist asked me where ___ that bowl.',
    'I had bought/I bought/I had got/I got',
    'Câu hỏi gián tiếp dùng trật tự câu kể và lùi thì: where I had bought.',
    'EG-27',
  ],
  [
    9,
    'M3',
    'The path was steep, but we reached the top before noon.',
    'ALTHOUGH',
    '___ steep, we reached the top before noon.',
    'Although the path was/Although it was',
    'but đổi thành Although + mệnh đề.',
    'EG-24',
  ],
  [
    9,
    'M3',
    'My brother is too short to reach the top shelf.',
    'ENOUGH',
    'My brother is ___ reach the top shelf.',
    'not tall enough to',
    'too short to V = not tall enough to V.',
    'E9-05',
  ],
  [
    9,
    'M3',
    'The last time we went camping was in 2024.',
    'SINCE',
    'We ___ 2024.',
    'have not been camping since/have not gone camping since/have not camped since/have not been on a camping trip since/have not gone on a camping trip since',
    'The last time … was = hiện tại hoàn thành phủ định + since.',
    'EG-15',
  ],
  [
    9,
    'M3',
    'It is a shame that we live so far from the sea.',
    'WISH',
    'I ___ nearer to the sea.',
    'wish we lived/wish that we lived/wish I lived/wish that I lived/wish we could live/wish that we could live/wish I could live/wish that I could live',
    'Ước trái với hiện tại: wish + quá khứ đơn.',
    'EG-22',
  ],
];

/** The part with the star is wrong. */
const errors: readonly Parameters<typeof errorQuestion>[0][] = [
  [
    9,
    'M2',
    'My sister [promised] [*teaching] me [how to bake] bread [for] our family.',
    'to teach',
    'promise + to V: to teach. promised, how to bake, for dùng đúng.',
    'E9-06',
  ],
  [
    9,
    'M3',
    'The water was [so] cold [*than] nobody [wanted] to jump [in].',
    'that',
    'so + tính từ + that: đến nỗi mà. so, wanted, in dùng đúng.',
    'E9-12',
  ],
  [
    9,
    'M3',
    'My teacher advised [me] [*spend] less time [on] games [before] the exam.',
    'to spend',
    'advise somebody to V: to spend. me, on, before dùng đúng.',
    'E9-11',
  ],
  [
    9,
    'M3',
    'The house [which] [*built] last year [has] a garden [behind] it.',
    'was built',
    'Ngôi nhà được xây: bị động was built. which, has, behind dùng đúng.',
    'EG-18',
  ],
];

export const furtherEntrance = (): SeedQuestion[] => [
  ...talks.map(talkQuestion),
  ...rewrites.map(rewritten),
  ...errors.map(errorQuestion),
];
