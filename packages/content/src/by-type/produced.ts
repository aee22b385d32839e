/** Questions with written or spoken answers: SA1, EW1, SP1, SP2. */
import type { SeedFacts, SeedQuestion } from '../kit.ts';
import type { SeedMedia } from '../media/media.ts';
import { english, maths, pictureAuthor, type Level } from './place.ts';

const rewriteWith =
  'Complete the second sentence so that it means the same as the first. Use the word given and do not change it.';
const rewriteFrom = 'Rewrite the sentence so that it keeps its meaning. Begin with the words given.';

/** `accepted` are answers separated by `/`; in `second`, the text around `___` is given. */
type Rewrite = readonly [
  grade: number,
  level: Level,
  sentence: string,
  keyword: string,
  second: string,
  accepted: string,
  explanation: string,
  topicId?: string,
];
const rewrites: readonly Rewrite[] = [
  [6, 'M2', 'My house has five rooms.', '', 'There ___ in my house.', 'are five rooms', 'have → there are.'],
  [
    7,
    'M2',
    'It takes me fifteen minutes to walk to school.',
    '',
    'I spend ___ to school.',
    'fifteen minutes walking/15 minutes walking/a quarter of an hour walking',
    'spend + thời gian + V-ing.',
  ],
  [
    8,
    'M2',
    'Nobody in my class is taller than Bao.',
    'TALLEST',
    'Bao ___ in my class.',
    'is the tallest student/is the tallest person/is the tallest boy/is the tallest pupil/is the tallest one/is the tallest of all/is the tallest',
    'So sánh hơn với nobody chuyển thành so sánh nhất.',
  ],
  [
    9,
    'M2',
    'The last time I saw Nga was two months ago.',
    'FOR',
    'I ___ two months.',
    "haven't seen Nga for/have not seen Nga for/haven't seen her for/have not seen her for",
    'The last time … was … ago = have not … for ….',
  ],
  [
    9,
    'M3',
    '“Where do you live?” the policeman asked me.',
    '',
    'The policeman asked me ___.',
    'where I lived/where I live',
    'Câu hỏi gián tiếp: lùi thì, không đảo ngữ.',
  ],
  [
    9,
    'M3',
    'It is not necessary for you to bring a dictionary.',
    'HAVE',
    'You ___ a dictionary.',
    "don't have to bring/do not have to bring",
    'not necessary = don’t have to.',
  ],
  [
    9,
    'M3',
    'They are going to build a new bridge here next year.',
    '',
    'A new bridge ___ here next year.',
    'is going to be built',
    'Bị động của be going to: be going to be + phân từ.',
  ],
  [
    10,
    'M3',
    'I am sorry that I didn’t follow your advice.',
    'WISH',
    'I ___ your advice.',
    'wish I had followed/wish that I had followed',
    'Điều ước trái với quá khứ: wish + quá khứ hoàn thành.',
  ],
  [
    11,
    'M3',
    'It was wrong of you to park in front of the hospital.',
    'SHOULD',
    'You ___ in front of the hospital.',
    "should not have parked/shouldn't have parked",
    'should not have + phân từ: lẽ ra không nên.',
  ],
  [
    11,
    'M4',
    'He had no sooner closed the door than he realised the key was inside.',
    'HARDLY',
    'Hardly ___ he realised the key was inside.',
    'had he closed the door when/had he closed the door before',
    'Hardly had + S + phân từ + when.',
  ],
  [
    12,
    'M4',
    'People believe that the painting was stolen by one of the guards.',
    'HAVE',
    'The painting is believed ___ by one of the guards.',
    'to have been stolen',
    'be believed + to have been + phân từ (việc xảy ra trước).',
  ],
];

interface Criterion {
  readonly name: string;
  readonly descriptor: string;
  readonly max: number;
}
export const rubricOf = (criteria: readonly Criterion[]) => ({
  step: 50,
  criteria: criteria.map(({ name, descriptor, max }, at) => ({
    id: `c${at + 1}`,
    name,
    descriptor,
    max,
    weight: 1,
    levels: [],
  })),
});
const criterion = (max: number, ...rows: readonly string[]): Criterion[] =>
  rows.map((row) => {
    const [name = '', descriptor = ''] = row.split(': ');
    return { name, descriptor, max };
  });

const schoolWriting = criterion(
  5,
  'Nội dung: Đủ ý, đúng đề.',
  'Bố cục: Câu và ý được nối mạch lạc.',
  'Ngôn ngữ: Từ và ngữ pháp phù hợp với lớp, phần lớn đúng.',
);
export const keyWriting = criterion(
  5,
  'Content: All points of the task are there.',
  'Organisation: Ideas are joined up.',
  'Language: Everyday words and simple grammar, mostly right.',
);
export const essayWriting = criterion(
  9,
  'Task response: All parts of the task are answered; the position is clear.',
  'Coherence and cohesion: Paragraphs and ideas follow one another.',
  'Vocabulary: Wide enough and precise.',
  'Grammar: Varied and mostly right.',
);
/** VSTEP marks each criterion out of ten. */
export const vstepWriting = criterion(
  10,
  'Task fulfilment: All parts of the task are answered in a suitable tone.',
  'Organisation: Paragraphs and sentences follow one another.',
  'Vocabulary: Wide enough and precise.',
  'Grammar: Varied and mostly right.',
);
const mathsWriting = criterion(
  5,
  'Lập luận: Các bước đúng và có căn cứ.',
  'Kết quả: Kết quả đúng.',
  'Trình bày: Hình vẽ và kí hiệu rõ ràng.',
);

interface Essay {
  readonly facts: SeedFacts;
  readonly prompt: string;
  readonly points?: readonly string[];
  /** Some exams only set a least number. */
  readonly words: readonly [min: number, max?: number];
  readonly criteria: readonly Criterion[];
  readonly model: string;
  readonly scene?: string;
}
const essays: readonly Essay[] = [
  {
    facts: english(5, 'M2', 'WR', { name: 'My best friend' }),
    prompt: 'Write about your best friend.',
    points: ['Who is he or she?', 'What does he or she look like?', 'What do you do together?'],
    words: [25, 60],
    criteria: schoolWriting,
    model:
      'My best friend is Hoa. She is ten years old, and she has short black hair and glasses. We are in the same class. After school we play badminton in the park or draw pictures at her house. She always makes me laugh.',
  },
  {
    facts: english(6, 'M2', 'WR', { name: 'An e-mail to a new friend', examFamily: 'CA' }),
    prompt: 'You have a new friend in England. Her name is Kate. Write an e-mail to Kate.',
    points: [
      'Tell her about your school.',
      'Say what you like doing at the weekend.',
      'Ask her a question about her town.',
    ],
    words: [30, 70],
    criteria: keyWriting,
    model:
      'Hi Kate,\nI’m Long and I’m eleven. My school is small, but it has a big garden, and we plant vegetables there. At the weekend I like swimming and making paper boats with my sister. Is there a river in your town?\nBest wishes,\nLong',
  },
  {
    facts: english(7, 'M2', 'WR', { name: 'A story from pictures', examFamily: 'CA', author: pictureAuthor }),
    prompt: 'Look at the picture. Write what happened at the market that day.',
    words: [40, 90],
    criteria: keyWriting,
    scene: 'photo-market-day',
    model:
      'Last Saturday Hoa went to the market for her mother. She bought some bananas from a friendly woman. A visitor with a camera asked, “May I take a photo of you?” Hoa smiled and held up her basket. A week later she got a letter with the photo in it!',
  },
  {
    facts: english(8, 'M2', 'WR', { name: 'A traditional festival' }),
    prompt: 'Write a paragraph about a festival in your area.',
    points: ['When and where does it take place?', 'What do people do?', 'Why do you like it?'],
    words: [80, 120],
    criteria: schoolWriting,
    model:
      'Every year, on the tenth day of the third lunar month, the people of my village remember its founder. Early in the morning a long procession walks to the temple, with drums and flags. In the afternoon there are wrestling matches and a rice-cooking competition, in which the fire must be made without matches. I like the evening best, when all the families eat together in the yard of the temple and my grandfather sings old songs. It is the only day on which my cousins from the city come home, so the village feels young again.',
  },
  {
    facts: english(9, 'M3', 'WR', {
      name: 'Living in the city or the countryside',
      labels: ['WRITING', 'HIGH_SCHOOL_ENTRANCE'],
    }),
    prompt: 'Would you rather live in a big city or in the countryside? Write a paragraph and give reasons.',
    words: [100, 130],
    criteria: schoolWriting,
    model:
      'I would rather live in the countryside than in a big city. First, the air is cleaner and the streets are safer, so I could ride my bike everywhere. Second, people know one another; when somebody is ill, the neighbours come to help. It is true that the city offers more jobs, hospitals and places to go out. However, I can learn a lot and meet friends online, and the city is only an hour away by bus. Above all, I enjoy silence. In our village I hear birds in the morning and see the stars at night, and I would miss them among bright lights and traffic.',
  },
  {
    facts: english(10, 'M3', 'WR', { name: 'An article for the school website', examFamily: 'CA' }),
    prompt: 'Your school website is collecting articles with the title “A day without my phone”. Write yours.',
    points: ['What did you do instead?', 'What was difficult, and what was pleasant?'],
    words: [100, 150],
    criteria: keyWriting,
    model:
      'It began badly: without my alarm I woke up late, and nobody could tell me whether the bus had already left. At school, however, something strange happened. During the break I noticed a chess board that must have been in our classroom for years, and by noon six of us were playing. On the way home I watched the street instead of a screen and discovered a bakery. The evening was the hardest part, because everybody was chatting without me. In the end I took out my guitar. Would I do it again? Not every day, but my Sundays belong to me now.',
  },
  {
    facts: english(11, 'M3', 'WR', {
      name: 'A letter of complaint',
      examFamily: 'DO',
      labels: ['WRITING'],
    }),
    prompt:
      'You bought a pair of headphones online. They arrived late and one side does not work. Write a letter to the shop (VSTEP Writing, Task 1).',
    points: ['Describe the problem.', 'Explain how it has affected you.', 'Say what you expect the shop to do.'],
    words: [120, 180],
    criteria: essayWriting,
    model:
      'Dear Sir or Madam,\nI am writing about the headphones which I ordered from your website on 2 March (order 4471). You promised delivery within three days; the parcel reached me after two weeks. When I finally opened it, I found that the left side makes no sound at all, although I have tried it with three different devices.\nAs I had bought the headphones for an online course, I missed several listening exercises and had to borrow a pair from a classmate. I have also spent an hour on the telephone with your customer helpline without getting an answer.\nI would therefore ask you to send me a working pair by the end of this week and to pay for the return of the broken one. If this is not possible, I expect my money back in full.\nYours faithfully,\nTran Minh Chau',
  },
  {
    facts: english(12, 'M4', 'WR', { name: 'Essay: studying abroad', examFamily: 'IELTS' }),
    prompt:
      'Some people think that young people should study abroad for at least one year. Others believe that they learn more in their own country. Discuss both views and give your opinion.',
    words: [250, 350],
    criteria: essayWriting,
    model:
      'A good answer presents both views in separate paragraphs (independence, languages and networks; costs, knowledge of one’s own society), states a position and supports it with examples. It ends with a conclusion that follows from what has been said.',
  },
  {
    facts: english(12, 'M4', 'WR', { name: 'Describing a chart', examFamily: 'IELTS', author: 'Vumon' }),
    prompt:
      'The chart shows how many books the students of a school borrowed in one week. Summarise the main features and make comparisons where relevant.',
    words: [100, 180],
    criteria: essayWriting,
    scene: 'bar-chart-read',
    model:
      'The bar chart shows how many books were borrowed from a school library from Monday to Friday. Overall, the figures rose towards the end of the week, with a clear drop on Wednesday. On Monday eight books were borrowed, and on Tuesday the number went up by half to twelve. It then fell to five, the lowest figure of the week. On Thursday it doubled to ten, and it reached its peak on Friday, when fifteen books left the library: three times as many as on Wednesday. In total, students borrowed fifty books, half of them on the last two days.',
  },
  {
    facts: maths(9, 'M3', 'Chứng minh hình học'),
    prompt:
      'Cho tam giác $ABC$ nhọn có hai đường cao $BD$ và $CE$ cắt nhau tại $H$. Chứng minh bốn điểm $B$, $C$, $D$, $E$ cùng thuộc một đường tròn và xác định tâm của đường tròn đó.',
    words: [20, 200],
    criteria: mathsWriting,
    model:
      'Vì $BD \\perp AC$ và $CE \\perp AB$ nên các tam giác $BDC$ và $BEC$ vuông tại $D$ và $E$. Gọi $M$ là trung điểm của $BC$. Trong tam giác vuông, trung tuyến ứng với cạnh huyền bằng nửa cạnh huyền, do đó $MD = ME = MB = MC$. Vậy $B$, $C$, $D$, $E$ cùng thuộc đường tròn tâm $M$ đường kính $BC$.',
  },
];

const reading = criterion(5, 'Phát âm: Đọc đúng các từ, đủ âm cuối.', 'Ngữ điệu: Nhấn đúng từ và ngắt đúng chỗ.');
const readingEn = criterion(
  5,
  'Pronunciation: Every word can be understood.',
  'Intonation and stress: Important words are stressed; pauses follow the sense.',
);
type Aloud = readonly [grade: number, level: Level, name: string, text: string, seconds: number, model: string];
const aloud: readonly Aloud[] = [
  [
    3,
    'M1',
    'My family',
    'This is my family. My father is tall, and my mother has long hair. I have one brother. His name is Nam, and he is four.',
    30,
    'Chú ý âm cuối: tall, has, name, is.',
  ],
  [
    4,
    'M1',
    'My school day',
    'I get up at six o’clock. I have bread and milk for breakfast. Then I go to school with my friends. We have maths and English in the morning.',
    30,
    'Chú ý: six o’clock, bread, maths.',
  ],
  [
    5,
    'M2',
    'A funny dog',
    'My dog Lucky is very funny. When I come home, he runs to the door and brings me my shoes. Yesterday he brought my father’s hat instead. We all laughed!',
    30,
    'Ngắt sau “home”, “shoes” và “instead”; nhấn “hat”, “all”.',
  ],
  [
    6,
    'M2',
    'The weather',
    'Good evening. Tomorrow will be sunny in the south, with temperatures of thirty-one degrees. In the north it will be cloudy, and there may be some rain in the afternoon. Don’t forget your umbrella!',
    40,
    'Nhấn: sunny, south, cloudy, north.',
  ],
  [
    7,
    'M2',
    'How to make a kite',
    'First, take two thin pieces of bamboo and tie them together like a cross. Next, put paper over them and glue the edges. Finally, fix a long string and a colourful tail, and wait for the wind.',
    40,
    'Ngắt sau First, Next, Finally.',
  ],
  [
    8,
    'M2',
    'An announcement',
    'Attention, please. The library will close in fifteen minutes. If you would like to borrow books, please bring them to the desk now. We open again tomorrow at half past eight.',
    40,
    'Nhấn: close, fifteen, now, tomorrow.',
  ],
  [
    9,
    'M3',
    'A message for tourists',
    'Welcome to Hoi An! You are standing in front of the Japanese Bridge, which was built more than four hundred years ago. On your right, you can see the old houses of the merchants; on your left, the river that made them rich.',
    45,
    'Lên giọng ở “right”, “left”; ngắt trước “which”.',
  ],
  [
    10,
    'M2',
    'A radio advertisement',
    'Are you tired of the same old lunch? Then come to Green Bowl, the new restaurant on Lake Street. Choose from twenty salads, three soups and our famous mango juice. Bring a friend this week, and the second meal is free!',
    45,
    'Rising intonation on the question and in the list; stress “second” and “free”.',
  ],
  [
    11,
    'M3',
    'A recorded message',
    'Thank you for calling City Bank. All our assistants are busy at the moment. If you have lost your card, press one. For questions about your account, press two. Otherwise, please stay on the line, and someone will be with you shortly.',
    45,
    'Pause before each number; a friendly falling tone at the end.',
  ],
  [
    12,
    'M3',
    'The news',
    'Scientists have found a new species of frog in the forests of central Viet Nam. The animal, hardly larger than a fingernail, lives in bamboo and sings only during thunderstorms. Researchers fear that it may disappear before they have learned how to protect it.',
    45,
    'Separate the insertion “hardly larger than a fingernail” by pauses.',
  ],
];

const youngTalk = criterion(
  5,
  'Nội dung: Trả lời đúng câu hỏi.',
  'Từ và câu: Dùng được từ và câu đã học.',
  'Phát âm: Nghe rõ.',
);
export const examTalk = criterion(
  9,
  'Fluency and coherence: Speaks on without long stops.',
  'Vocabulary: Finds words for the topic.',
  'Grammar: Varied and mostly right.',
  'Pronunciation: Easy to understand.',
);
export const vstepTalk = criterion(
  10,
  'Grammar: Varied and mostly right.',
  'Vocabulary: Finds words for the topic.',
  'Pronunciation: Easy to understand.',
  'Fluency: Speaks on without long stops.',
  'Discourse management: Develops ideas and joins them.',
);

interface Talk {
  readonly facts: SeedFacts;
  readonly scene?: string;
  /** Question, seconds to prepare, seconds to speak, and the points that the card lists. */
  readonly turns: readonly (readonly [
    prompt: string,
    preparation: number,
    seconds: number,
    cues?: readonly string[],
  ])[];
  readonly criteria: readonly Criterion[];
  readonly model: string;
}
const talks: readonly Talk[] = [
  {
    facts: english(2, 'M1', 'SP', { name: 'About me' }),
    turns: [
      ['What’s your name? How old are you?', 0, 15],
      ['What colour do you like?', 0, 10],
      ['What animals do you like?', 0, 15],
    ],
    criteria: youngTalk,
    model: 'My name is …. I’m seven. I like blue. I like cats and dogs.',
  },
  {
    facts: english(3, 'M1', 'SP', { name: 'In the park', examFamily: 'CA', author: pictureAuthor }),
    scene: 'park',
    turns: [
      ['Look at the picture. What is the boy on the bench doing?', 5, 15],
      ['What colour is the kite?', 5, 10],
      ['What can you see near the pond? Say two things.', 10, 20],
    ],
    criteria: youngTalk,
    model: 'He is reading a book. The kite is red. I can see a boy and a dog.',
  },
  {
    facts: english(4, 'M2', 'SP', { name: 'A birthday party', examFamily: 'CA', author: pictureAuthor }),
    scene: 'party',
    turns: [
      [
        'Look at the picture and talk about the party.',
        20,
        45,
        ['Whose birthday is it?', 'What are the people doing?', 'What would you like to eat there?'],
      ],
    ],
    criteria: youngTalk,
    model:
      'It is the birthday of the girl with the crown. A boy is playing the saxophone, and a girl is drinking juice. I would like some cake.',
  },
  {
    facts: english(5, 'M2', 'SP', { name: 'At the seaside', examFamily: 'CA', author: pictureAuthor }),
    scene: 'beach',
    turns: [
      ['Describe three people in the picture: where they are, what they look like and what they are doing.', 30, 60],
      ['What did you do on your last holiday?', 10, 40],
    ],
    criteria: youngTalk,
    model: 'The man on the left has grey hair. He is fishing. The girl in pink is playing with a ball. …',
  },
  {
    facts: english(6, 'M2', 'SP', { name: 'My school' }),
    turns: [
      [
        'Tell us about your school.',
        30,
        60,
        ['where it is', 'what it looks like', 'your favourite subject', 'what you would change'],
      ],
    ],
    criteria: youngTalk,
    model: 'My school is near the market. It has three buildings and a big yard. …',
  },
  {
    facts: english(7, 'M2', 'SP', { name: 'At the market', author: pictureAuthor }),
    scene: 'photo-market-day',
    turns: [
      ['Describe the picture: who is there, and what are they doing?', 30, 60],
      ['Do you prefer markets or supermarkets? Why?', 20, 45],
    ],
    criteria: youngTalk,
    model:
      'There is a woman who sells fruit, a girl with a basket and a man with a camera. I prefer markets, because ….',
  },
  {
    facts: english(9, 'M3', 'SP', { name: 'A place worth visiting' }),
    turns: [
      [
        'Describe a place in Viet Nam that you would recommend to a foreign visitor.',
        60,
        90,
        ['where it is', 'how to get there', 'what one can do there', 'why it is special'],
      ],
    ],
    criteria: examTalk,
    model: 'One place I would recommend is Ninh Binh, two hours south of Ha Noi by train. …',
  },
  {
    facts: english(10, 'M3', 'SP', { name: 'Which solution is the best?', examFamily: 'DO' }),
    turns: [
      [
        'Your class wants to raise money for a school in the mountains. Three ways are suggested: selling cakes, holding a concert, collecting old paper. Which one do you think is the best choice, and why not the others? (VSTEP Speaking, Part 2)',
        60,
        120,
      ],
    ],
    criteria: examTalk,
    model: 'A good answer chooses one way, gives two reasons, and says why each of the others is less suitable.',
  },
  {
    facts: english(11, 'M3', 'SP', { name: 'A person who has influenced you', examFamily: 'IELTS' }),
    turns: [
      [
        'Describe a person who has influenced you.',
        60,
        120,
        [
          'who the person is',
          'how you know him or her',
          'what you have learned',
          'and explain why this was important to you',
        ],
      ],
      ['Do young people today need role models? Why, or why not?', 0, 60],
      ['Are famous people good role models?', 0, 60],
    ],
    criteria: examTalk,
    model:
      'The cue card is answered in order, with one story told in detail; the discussion questions are answered with reasons and an example.',
  },
  {
    facts: english(12, 'M4', 'SP', { name: 'Topic development: technology', examFamily: 'DO' }),
    turns: [
      [
        '“Technology brings families closer together.” Talk about this topic. You may use these ideas and your own. (VSTEP Speaking, Part 3)',
        60,
        180,
        ['staying in touch over distances', 'time spent together at home', 'different generations', 'your own idea'],
      ],
      ['Should parents limit the time that their children spend online?', 0, 60],
      ['How can grandparents be helped to keep up with new technology?', 0, 60],
    ],
    criteria: examTalk,
    model:
      'A good answer develops at least three ideas with examples, weighs them against each other and comes to a conclusion.',
  },
];

const shown = (criteria: readonly Criterion[]) => criteria.map(({ name, max }) => ({ name, max }));

export const rewritten = ([
  grade,
  level,
  sentence,
  keyword,
  second,
  accepted,
  explanation,
  topicId,
]: Rewrite): SeedQuestion => {
  const [before = '', after = ''] = second.split('___').map((part) => part.trim());
  const answers = accepted.split('/');
  const longest = Math.max(...answers.map((answer) => answer.replace("n't", ' not').split(' ').length));
  return {
    type: 'SA1',
    facts: english(grade, level, 'WR', {
      ...(grade === 9 && { labels: ['WRITING', 'HIGH_SCHOOL_ENTRANCE'] }),
      ...(topicId !== undefined && { topicId }),
    }),
    content: {
      instructions: keyword === '' ? rewriteFrom : rewriteWith,
      images: [],
      items: [
        { id: 'q1', prompt: sentence, ...(keyword && { keyword }), ...(before && { before }), ...(after && { after }) },
      ],
      maxWords: Math.max(6, longest + 2),
    },
    answerKey: {
      explanation,
      matching: { accepted: answers, caseSensitive: false, contractions: true },
      model: second.replace('___', answers[0]!),
    },
  };
};

/** A question on no picture unless its `scene` is among the media. */
export const essayQuestion = (
  { facts, prompt, points, words: [minWords, maxWords], criteria, model, scene }: Essay,
  media?: SeedMedia,
): SeedQuestion => ({
  type: 'EW1',
  facts,
  content: {
    instructions: '',
    images: scene === undefined ? [] : [media!.scene(scene).image],
    items: [{ id: 'q1', prompt, ...(points && { points: [...points] }) }],
    minWords,
    ...(maxWords !== undefined && { maxWords }),
    criteria: shown(criteria),
  },
  answerKey: { explanation: '', rubric: rubricOf(criteria), model },
});

export const talkQuestion = ({ facts, scene, turns, criteria, model }: Talk, media?: SeedMedia): SeedQuestion => ({
  type: 'SP2',
  facts,
  content: {
    instructions: '',
    images: scene === undefined ? [] : [media!.scene(scene).image],
    items: turns.map(([prompt, preparation, seconds, cues], at) => ({
      id: `q${at + 1}`,
      prompt,
      ...(cues && { cues: [...cues] }),
      preparation,
      seconds,
    })),
    retakes: criteria === youngTalk,
    criteria: shown(criteria),
  },
  answerKey: { explanation: '', rubric: rubricOf(criteria), model },
});

export const produced = (media: SeedMedia): SeedQuestion[] => [
  ...rewrites.map(rewritten),
  ...essays.map((one) => essayQuestion(one, media)),
  ...aloud.map(([grade, level, name, text, seconds, model]): SeedQuestion => {
    const criteria = grade >= 10 ? readingEn : reading;
    return {
      type: 'SP1',
      facts: english(grade, level, 'SP', { name, ...(grade >= 10 && { examFamily: 'TOEIC' }) }),
      content: {
        instructions: 'Read the text aloud.',
        images: [],
        items: [{ id: 'q1', prompt: text, preparation: grade >= 8 ? 45 : 30, seconds }],
        retakes: grade < 10,
        criteria: shown(criteria),
      },
      answerKey: { explanation: '', rubric: rubricOf(criteria), model },
    };
  }),
  ...talks.map((one) => talkQuestion(one, media)),
];
