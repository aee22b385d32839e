/** Questions with pictures for the lower grades, and samples of the listening types. */
import type { Difficulty } from '@vumon/domain';
import { oneOf, setOf, statements, type SeedFacts, type SeedQuestion } from '../kit.ts';
import type { SeedMedia } from '../media/media.ts';
import { looks, looksVi } from '../media/looks.ts';
import { clockName } from '../pictures/clocks.ts';
import { createRandom } from '../random.ts';

const openMoji = 'OpenMoji (CC BY-SA 4.0)';

const facts = (
  grade: number,
  difficulty: Difficulty,
  skill: 'VO' | 'LI' | 'RE',
  more: Partial<SeedFacts> = {},
): SeedFacts => ({
  gradeId: `G${grade}`,
  subject: 'ENGLISH',
  skill,
  difficulty,
  cefr: grade <= 3 ? 'PA1Y' : grade <= 5 ? 'A1Y' : 'A1',
  seriesId: `global-success-${grade}`,
  labels: [skill === 'LI' ? 'LISTENING' : 'VOCABULARY'],
  ...more,
});

type PictureRow = readonly [grade: number, level: Difficulty, stem: string, pictures: string, explanation: string];
/** The right picture first. */
const pictureRows: readonly PictureRow[] = [
  [1, 'M1', 'Which one is an apple?', 'apple banana tomato', 'apple: quả táo.'],
  [1, 'M1', 'Find the cat.', 'cat dog horse', 'cat: con mèo.'],
  [
    2,
    'M1',
    'It is yellow and monkeys like it. What is it?',
    'banana strawberry grapes',
    'banana: quả chuối, màu vàng (yellow), khỉ thích ăn.',
  ],
  [
    2,
    'M1',
    'Which animal is very big and has a long nose?',
    'elephant turtle penguin',
    'elephant: con voi, to (big) và có vòi dài (a long nose).',
  ],
  [3, 'M1', 'Which animal can fly?', 'honeybee turtle dog', 'Ong (bee) có cánh và biết bay; rùa và chó thì không.'],
  [
    3,
    'M2',
    '“I am hungry. I would like a bowl of rice, please.” What does Minh want?',
    'rice pizza hamburger',
    'a bowl of rice: một bát cơm.',
  ],
  [3, 'M2', 'We wear them on our legs.', 'jeans shoe umbrella', 'jeans: quần bò, mặc ở chân (legs).'],
  [3, 'M1', 'Which one is a fruit?', 'strawberry hamburger candle', 'strawberry: quả dâu tây, là trái cây (fruit).'],
  [
    4,
    'M2',
    'It has a hard shell and walks slowly. Which animal is it?',
    'turtle frog horse',
    'turtle: con rùa có mai cứng (shell) và đi chậm.',
  ],
  [
    4,
    'M2',
    'Lan plays it in the school band. It has six strings.',
    'guitar saxophone keyboard',
    'guitar: đàn ghi-ta có sáu dây (six strings).',
  ],
  [
    4,
    'M1',
    'My father is a driver. He carries forty people to work every morning. What does he drive?',
    'bus ambulance car',
    'bus: xe buýt chở được bốn mươi người.',
  ],
  [4, 'M2', 'It is raining. What do you need?', 'umbrella camera newspaper', 'umbrella: cái ô, dùng khi trời mưa.'],
  [
    5,
    'M2',
    'Which sport do you play with a racket?',
    'badminton basketball volleyball',
    'badminton: cầu lông, chơi bằng vợt (racket).',
  ],
  [
    5,
    'M2',
    'Doctors and nurses work in this place.',
    'hospital bank train',
    'hospital: bệnh viện, nơi bác sĩ và y tá làm việc.',
  ],
  [
    5,
    'M2',
    'It cannot fly, but it can swim, and it walks on two legs.',
    'penguin bird fish',
    'penguin: chim cánh cụt không biết bay, biết bơi, đi bằng hai chân. Con chim đen biết bay; con cá không có chân.',
  ],
  [
    5,
    'M2',
    'We use it to look at the stars and the Moon.',
    'telescope microscope camera',
    'telescope: kính thiên văn.',
  ],
  [
    6,
    'M2',
    'Scientists use it to see very small things.',
    'microscope telescope lightbulb',
    'microscope: kính hiển vi.',
  ],
  [
    6,
    'M2',
    'Which of these gives light without electricity?',
    'candle lightbulb camera',
    'candle: cây nến cho ánh sáng mà không cần điện.',
  ],
  [
    6,
    'M3',
    'Which animal spends the first weeks of its life in water, without legs?',
    'frog monkey cat',
    'frog: con ếch lúc nhỏ là nòng nọc, sống dưới nước và chưa có chân.',
  ],
  [6, 'M2', 'You can read about yesterday’s match in this.', 'newspaper keyboard candle', 'newspaper: tờ báo.'],
];

/** `picture` names what the question shows; the stem must fit it, such as the time of a clock. */
type ShownRow = readonly [
  grade: number,
  level: Difficulty,
  picture: string,
  stem: string,
  options: string,
  explanation: string,
];
const shownRows: readonly ShownRow[] = [
  [
    2,
    'M1',
    clockName('2:00'),
    'What time is it?',
    'It is two o’clock.|It is twelve o’clock.|It is ten o’clock.',
    'Kim ngắn chỉ số 2, kim dài chỉ số 12: hai giờ (two o’clock).',
  ],
  [
    3,
    'M1',
    clockName('9:00'),
    'What time is it?',
    'It is nine o’clock.|It is three o’clock.|It is twelve o’clock.',
    'Kim ngắn chỉ số 9, kim dài chỉ số 12: chín giờ (nine o’clock).',
  ],
  [
    4,
    'M2',
    clockName('4:30'),
    'What time is it?',
    'It is half past four.|It is half past five.|It is twenty past six.',
    'Kim ngắn ở giữa số 4 và số 5, kim dài chỉ số 6: bốn rưỡi (half past four).',
  ],
  [
    5,
    'M2',
    clockName('8:30'),
    'Nam’s school starts at half past seven, and he is just coming in. How late is he?',
    'One hour late|Half an hour late|Two hours late',
    'Đồng hồ chỉ tám rưỡi (half past eight); trường bắt đầu lúc bảy rưỡi nên Nam muộn một giờ.',
  ],
  [
    4,
    'M2',
    clockName('7:00'),
    'Mai has breakfast half an hour before this time. When does she have breakfast?',
    'At half past six|At half past seven|At seven o’clock',
    'Đồng hồ chỉ bảy giờ; trước đó nửa giờ là sáu rưỡi (half past six).',
  ],
  [3, 'M1', 'monkey', 'What animal is it?', 'It is a monkey.|It is a horse.|It is an elephant.', 'monkey: con khỉ.'],
  [5, 'M2', 'train', 'How did Hoa go to Hue?', 'By train|By bus|On foot', 'Tranh vẽ tàu hoả: by train.'],
  [
    6,
    'M2',
    'dress',
    'What did Thu buy?',
    'Something to wear|Something to eat|Something to read',
    'dress: chiếc váy, để mặc (wear).',
  ],
];

function pictureQuestion({ picture }: SeedMedia, [grade, level, stem, names, explanation]: PictureRow): SeedQuestion {
  const right = names.split(' ')[0]!;
  const options = createRandom(stem)
    .shuffle(names.split(' '))
    .map((name, at) => ({ id: 'abc'[at]!, text: '', image: picture(name, looks[name]!), name }));
  return {
    type: 'MC2',
    facts: facts(grade, level, 'VO', { author: openMoji }),
    content: {
      instructions: 'Look at the pictures and choose the right one.',
      images: [],
      optionLayout: 'grid',
      items: [{ id: 'q1', stem, options: options.map(({ name: _, ...option }) => option) }],
    },
    answerKey: { explanation, correct: { q1: [options.find(({ name }) => name === right)!.id] } },
  };
}

function shownQuestion({ picture }: SeedMedia, [grade, level, name, stem, texts, explanation]: ShownRow): SeedQuestion {
  const [right, ...wrong] = texts.split('|');
  return oneOf('MC3', facts(grade, level, 'VO', { author: openMoji }), {
    stem,
    right: right!,
    wrong,
    explanation,
    images: [picture(name, looksVi[name])],
    instructions: 'Look at the picture and choose the right answer.',
  });
}

function listening({ instruction }: SeedMedia): SeedQuestion[] {
  const sample = (difficulty: Difficulty) => facts(6, difficulty, 'LI', { name: 'At the start of the lesson' });
  const heard = {
    audio: instruction,
    transcript: 'Good morning, everyone. Please open your books at page twelve. Listen and choose the correct answer.',
  };
  return [
    oneOf('MC4', sample('M1'), {
      stem: 'Which page must the students open?',
      right: 'Page 12',
      wrong: ['Page 2', 'Page 20'],
      instructions: 'Listen to the teacher and choose the right answer.',
      ...heard,
    }),
    setOf(
      'MC11',
      sample('M1'),
      [
        {
          stem: 'When does the lesson take place?',
          right: 'In the morning',
          wrong: ['In the afternoon', 'In the evening'],
        },
        {
          stem: 'What will the students do next?',
          right: 'Listen and choose an answer',
          wrong: ['Read a story aloud', 'Close their books'],
        },
      ],
      { instructions: 'Listen to the teacher and choose the right answers.', ...heard },
    ),
    statements(
      'TF2',
      sample('M1'),
      [
        ['The teacher greets everyone.', 't'],
        ['The students need their books.', 't'],
        ['The students must write a letter.', 'f'],
      ],
      '',
      { instructions: 'Listen to the teacher. Are the statements true or false?', ...heard },
    ),
    {
      type: 'FB5',
      facts: sample('M2'),
      content: {
        instructions: 'Listen to the teacher and complete the notes. Write ONE WORD and/or A NUMBER.',
        images: [],
        audio: instruction,
        text: '%b%At the start of the lesson%b%',
        table: [
          ['Time of day', '[[g1]]'],
          ['Page', '[[g2]]'],
          ['Listen and …', '[[g3]] the correct answer'],
        ],
        gaps: [{ id: 'g1' }, { id: 'g2' }, { id: 'g3' }],
        wordLimit: 1,
      },
      answerKey: {
        explanation: '',
        transcript: heard.transcript,
        gaps: Object.fromEntries(
          [
            ['g1', ['morning']],
            ['g2', ['12', 'twelve']],
            ['g3', ['choose']],
          ].map(([id, accepted]) => [id, { accepted, caseSensitive: false, contractions: true }]),
        ),
      },
    },
  ];
}

export const picturedQuestions = (media: SeedMedia): SeedQuestion[] => [
  ...pictureRows.map((row) => pictureQuestion(media, row)),
  ...shownRows.map((row) => shownQuestion(media, row)),
  ...listening(media),
];
