/** Questions in the own banks of two demo teachers. */
import {
  choiceRows,
  formRows,
  gapRows,
  numeric,
  oneOf,
  readAndChoose,
  type SeedQuestion,
  soundRows,
  topicOf,
} from '@vumon/content';
import { drawnEnglish, drawnMaths } from './drawn-questions.ts';

const b1 = { grade: 9, cefr: 'B1' } as const;

/** The English teacher of 9A1. */
export const questionsOfHa = (): SeedQuestion[] => [
  ...soundRows(b1, [
    ['M1', 'stay(s)|keep(s)|stop(s)|look(s)', '“stays” đọc là /z/; ba từ còn lại đọc là /s/.'],
    ['M2', 's(o)n|st(o)ry|sp(o)rt|b(o)rn', '“son” đọc là /ʌ/; ba từ còn lại đọc là /ɔː/.'],
  ]),
  ...choiceRows({ ...b1, skill: 'GR' }, [
    [
      'M2',
      'Class 9A1 ___ a play for Teachers’ Day at the moment.',
      'is preparing|prepares|prepared|has prepared',
      'at the moment: hiện tại tiếp diễn.',
    ],
    ['M2', 'The wall newspaper ___ by our group last week.', 'was made|made|is made|has made', 'Bị động quá khứ đơn.'],
    [
      'M3',
      'I wish our classroom ___ a bigger window.',
      'had|has|have|would have had',
      'Ước trái với hiện tại: wish + quá khứ đơn.',
    ],
    [
      'M1',
      'If you forget your notebook, I ___ you some paper.',
      'will give|gave|would give|am giving',
      'Câu điều kiện loại 1.',
    ],
  ]),
  ...choiceRows({ ...b1, skill: 'VO' }, [
    [
      'M1',
      'Our class trip to Duong Lam was ___: we talked about it for days.',
      'memorable|memory|remember|memorise',
      'memorable: đáng nhớ.',
    ],
    [
      'M2',
      'The craftsman showed us how to ___ a basket from bamboo.',
      'weave|carve|knit|mould',
      'weave a basket: đan rổ.',
    ],
  ]),
  ...formRows(b1, [
    ['M3', 'Your answer must be short but ___.', 'MEAN', 'meaningful', 'Tính từ: meaningful (có ý nghĩa).'],
  ]),
  ...gapRows(
    { ...b1, skill: 'WR' },
    'Complete the second sentence so that it has the same meaning. Write ONE to FOUR words.',
    [
      [
        'M4',
        'It is three years since we last visited the village.\nWe ___ the village for three years.',
        "haven't visited/have not visited",
        'It is … since … = have not … for ….',
      ],
    ],
  ),
  readAndChoose(
    { ...b1, skill: 'RE' },
    {
      level: 'M3',
      title: 'The noisy library',
      text: 'For years, the library at our school was a place where nobody dared to breathe. Then Ms Yen became the librarian. She bought bean bags, put the shelves along the walls and wrote “Please talk about books” on the door. Teachers were worried at first. But in one term the number of borrowed books doubled, and the corner for group work has to be booked three days ahead. There is still a silent room at the back for those who want it. “Silence is useful,” says Ms Yen, “but curiosity is louder.”',
    },
    [
      [
        'What did Ms Yen change?',
        'The way the library looks and is used|The opening hours|The number of teachers|The price of books',
      ],
      [
        'What happened after the change?',
        'Students borrowed twice as many books.|Nobody used the silent room.|The teachers closed the library.|Fewer students came.',
      ],
      [
        'What does Ms Yen think about silence?',
        'It has its place, but it is not the most important thing.|It should be the rule everywhere.|It is useless.|It makes students curious.',
      ],
    ],
  ),
  ...drawnEnglish(),
];

/** The maths teacher of 7A3. */
export const questionsOfDuc = (): SeedQuestion[] => {
  const facts = (difficulty: 'M1' | 'M2' | 'M3', topic: string) =>
    ({ gradeId: 'G7', subject: 'MATH', difficulty, ...topicOf('G7', topic) }) as const;
  return [
    oneOf('MC1', facts('M1', 'Số hữu tỉ và số vô tỉ'), {
      stem: 'Số nào sau đây là số hữu tỉ?',
      right: '$-\\dfrac{7}{3}$',
      wrong: ['$\\sqrt{2}$', '$\\pi$', '$\\sqrt{7}$'],
      explanation: '$-\\dfrac{7}{3}$ viết được dưới dạng phân số; các số kia là số vô tỉ.',
    }),
    oneOf('MC1', facts('M2', 'Hai góc kề bù, hai góc đối đỉnh'), {
      stem: 'Hai góc đối đỉnh thì:',
      right: 'bằng nhau',
      wrong: ['bù nhau', 'phụ nhau', 'kề nhau'],
      explanation: 'Tính chất của hai góc đối đỉnh.',
    }),
    numeric(
      facts('M2', 'Luỹ thừa của số hữu tỉ'),
      'Lớp 7A3 trồng 24 cây, trong đó $\\dfrac{3}{8}$ là cây bàng. Có bao nhiêu cây bàng?',
      '9',
      {
        unit: 'cây',
        explanation: '$24 \\cdot \\dfrac{3}{8} = 9$ (cây).',
      },
    ),
    numeric(facts('M3', 'Giá trị tuyệt đối'), 'Tìm $x$, biết $|x - 2| = 5$ và $x < 0$.', '-3', {
      explanation: '$x - 2 = 5$ hoặc $x - 2 = -5$, tức $x = 7$ hoặc $x = -3$; vì $x < 0$ nên $x = -3$.',
    }),
    ...drawnMaths(),
  ];
};
