/** Questions with parameters of the demo teachers; numbers and words are drawn for each learner. */
import { numeric, oneOf, type SeedQuestion, topicOf } from '@vumon/content';
import type { Drawn } from '@vumon/question-types/variants';

type Parameter = Drawn['parameters'][number];

const range = (name: string, from: number, to: number): Parameter => ({
  kind: 'range',
  name,
  from: `${from}`,
  to: `${to}`,
  step: '1',
});

const drawn = (
  question: SeedQuestion,
  name: string,
  parameters: Parameter[],
  conditions: string[] = [],
  truths: Drawn['truths'] = {},
): SeedQuestion => ({
  ...question,
  facts: { ...question.facts, name },
  template: { parameters, conditions, truths },
});

const grade7 = (difficulty: 'M1' | 'M2' | 'M3', topic: string) =>
  ({ gradeId: 'G7', subject: 'MATH', difficulty, ...topicOf('G7', topic) }) as const;

const verdicts = ['t', 'f'].map((id) => ({ id, text: '', lock: true }));

export const drawnMaths = (): SeedQuestion[] => [
  drawn(
    oneOf('MC1', grade7('M2', 'Luỹ thừa của số hữu tỉ'), {
      stem: 'Kết quả của phép tính $\\left(\\dfrac{{{a}}}{{{b}}}\\right)^{{n}}$ là:',
      right: '${{(a / b)^n}}$',
      wrong: ['${{a^n / b}}$', '${{n * a / b}}$', '${{a / b^n}}$'],
      explanation:
        '$\\left(\\dfrac{{{a}}}{{{b}}}\\right)^{{n}} = \\dfrac{{{a|paren}}^{{n}}}{{{b}}^{{n}}} = {{(a / b)^n}}$.',
    }),
    'Luỹ thừa của một phân số (tham số)',
    [{ kind: 'list', name: 'a', values: ['-5', '-3', '-2', '2', '3', '4', '5'] }, range('b', 2, 7), range('n', 2, 3)],
    ['gcd(a, b) = 1'],
  ),
  drawn(
    numeric(grade7('M3', 'Giá trị tuyệt đối'), 'Tìm $x$, biết $|x - {{a}}| = {{b}}$ và $x < {{a}}$.', '{{a - b}}', {
      explanation:
        '$x - {{a}} = {{b}}$ hoặc $x - {{a}} = -{{b}}$, tức $x = {{a + b}}$ hoặc $x = {{a - b}}$; vì $x < {{a}}$ nên $x = {{a - b}}$.',
    }),
    'Phương trình có giá trị tuyệt đối (tham số)',
    [range('a', 1, 12), range('b', 2, 15)],
    ['a != b'],
  ),
  drawn(
    {
      type: 'TF5',
      facts: grade7('M2', 'Luỹ thừa của số hữu tỉ'),
      content: {
        instructions: 'Mỗi ý sau đúng hay sai?',
        images: [],
        optionLayout: 'list',
        items: [
          '${{a}}^{{m}} \\cdot {{a}}^{{n}} = {{a}}^{{k}}$',
          '$\\left({{a}}^{{m}}\\right)^{{n}} = {{a}}^{{h}}$',
          '${{a}}^{{m}} : {{a}}^{{n}} = {{a}}^{{m - n}}$',
          '${{a}}^0 = 0$',
        ].map((stem, at) => ({ id: `q${at + 1}`, stem, options: verdicts })),
      },
      answerKey: {
        explanation:
          '${{a}}^{{m}} \\cdot {{a}}^{{n}} = {{a}}^{{m + n}}$; $\\left({{a}}^{{m}}\\right)^{{n}} = {{a}}^{{m * n}}$; ${{a}}^{{m}} : {{a}}^{{n}} = {{a}}^{{m - n}}$; ${{a}}^0 = 1$.',
        correct: { q1: ['t'], q2: ['t'], q3: ['t'], q4: ['f'] },
      },
    },
    'Quy tắc luỹ thừa, đúng sai (tham số)',
    [
      range('a', 2, 9),
      range('m', 4, 9),
      range('n', 2, 3),
      { kind: 'list', name: 'c', values: ['0', '1'] },
      { kind: 'list', name: 'd', values: ['0', '1'] },
      { kind: 'value', name: 'k', expression: 'if(c = 1, m + n, m * n)' },
      { kind: 'value', name: 'h', expression: 'if(d = 1, m * n, m + n)' },
    ],
    [],
    { q1: 'k = m + n', q2: 'h = m * n' },
  ),
];

export const drawnEnglish = (): SeedQuestion[] => [
  drawn(
    oneOf(
      'MC1',
      { gradeId: 'G9', subject: 'ENGLISH', skill: 'GR', topicId: 'EG-15', difficulty: 'M1', cefr: 'A2' },
      {
        stem: '{{name}} has already ___ {{verb.what}}.',
        right: '{{verb.done}}',
        wrong: ['{{verb.past}}', '{{verb.base}}', 'to {{verb.base}}'],
        explanation: '“already” đi với hiện tại hoàn thành: has + {{verb.done}}.',
      },
    ),
    'Hiện tại hoàn thành (tham số)',
    [
      { kind: 'list', name: 'name', values: ['Lan', 'Minh', 'Hoa', 'Nam', 'Mai'] },
      {
        kind: 'rows',
        name: 'verb',
        columns: ['base', 'past', 'done', 'what'],
        rows: [
          ['write', 'wrote', 'written', 'the letter'],
          ['do', 'did', 'done', 'the homework'],
          ['eat', 'ate', 'eaten', 'the cake'],
          ['take', 'took', 'taken', 'the photos'],
          ['choose', 'chose', 'chosen', 'a book'],
          ['see', 'saw', 'seen', 'the film'],
        ],
      },
    ],
  ),
];
