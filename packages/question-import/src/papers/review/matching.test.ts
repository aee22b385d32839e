/** Tasks to match as drafts of the product, and where their lines stand in the review. */
import { parseContent } from '@vumon/question-types';
import { parseKey } from '@vumon/question-types/scoring';
import { problemsOf } from '@vumon/question-types/validators';
import { expect, test } from 'vitest';
import { noChanges, readPaper, reviewPaper, withKeys } from '../index.ts';
import { linesAsWord } from '../testing/habits.ts';

const read = (...texts: readonly string[]) => {
  const { paper, files } = readPaper(linesAsWord(texts));
  const { questions, pieces } = reviewPaper(
    paper,
    files.map(() => 'media-of-file'),
    noChanges,
    'Bài viết',
  );
  return { paper, questions, pieces };
};

interface Matching {
  readonly instructions: string;
  readonly items: readonly { id: string; text: string; image?: { alt: string } }[];
  readonly targets: readonly { id: string; text: string; image?: { alt: string } }[];
}
const draftIn = ({ questions: [question] }: ReturnType<typeof read>) => {
  const draft = question!.draft!;
  expect(parseContent(draft.type, draft.schemaVersion, draft.content).ok).toBe(true);
  expect(parseKey(draft.type, draft.schemaVersion, draft.answerKey).ok).toBe(true);
  return {
    type: draft.type,
    content: draft.content as Matching,
    correct: (draft.answerKey as { correct: Record<string, string[]> }).correct,
    problems: problemsOf(draft.type, draft.content as never, draft.answerKey as never).map(({ code }) => code),
  };
};

test('as many letters as numbers are pairs, more letters leave some over, and a shared letter is for several', () => {
  const pairs = draftIn(read('Câu 1. Nối cột A với cột B.', '1. một\ta. hai', '2. ba\tb. bốn', 'Đáp án: 1-b, 2-a'));
  expect(pairs).toMatchObject({
    type: 'MG1',
    content: {
      instructions: 'Nối cột A với cột B.',
      items: [
        { id: 'q1', text: 'một' },
        { id: 'q2', text: 'ba' },
      ],
      targets: [
        { id: 'k1', text: 'hai' },
        { id: 'k2', text: 'bốn' },
      ],
    },
    correct: { q1: ['k2'], q2: ['k1'] },
    problems: [],
  });
  const more = draftIn(
    read('Câu 1. Nối cột A với cột B.', '1. một\tA. hai', '2. ba\tB. bốn', '\tC. năm', 'Đáp án: 1C 2A'),
  );
  expect([more.type, more.correct, more.problems]).toEqual(['MG2', { q1: ['k3'], q2: ['k1'] }, []]);
  const shared = draftIn(read('Câu 1. Nối cột A với cột B.', '1. một\ta. lẻ', '2. ba\tb. chẵn', 'Đáp án: 1-a, 2-a'));
  expect([shared.type, shared.correct, shared.problems]).toEqual(['MG4', { q1: ['k1'], q2: ['k1'] }, []]);
  const fewer = draftIn(read('Câu 1. Nối số với chữ.', '| 1. một | a. lẻ |', '| 2. ba | b. chẵn |', '| 3. bốn | |'));
  expect([fewer.type, fewer.content.items.length, fewer.content.targets.length]).toEqual(['MG4', 3, 2]);
});

test('without a key the pairs are asked for, and can be given', () => {
  const { questions } = read('Câu 1. Nối cột A với cột B.', '1. một\ta. hai', '2. ba\tb. bốn');
  const draft = questions[0]!.draft!;
  expect(draft.answerKey).toMatchObject({ correct: { q1: [], q2: [] } });
  expect(withKeys(draft, { q2: ['k1'] }).answerKey).toMatchObject({ correct: { q1: [], q2: ['k1'] } });
});

test('pictures on both sides belong to their entries and have descriptions', () => {
  const { type, content, problems } = draftIn(
    read('Câu 1. Nối hình với từ.', '| 1. [pic] | a. [pic] |', '| 2. hai | b. bốn |', 'Đáp án: 1-a, 2-b'),
  );
  expect([type, problems]).toEqual(['MG1', []]);
  expect(content.items.map(({ text, image }) => [text, image?.alt])).toEqual([
    ['', expect.stringMatching(/\S/)],
    ['hai', undefined],
  ]);
  expect(content.targets.map(({ image }) => image?.alt)).toEqual([expect.stringMatching(/\S/), undefined]);
});

test('all lines of the task are its own, and its signs are no labels of the file', () => {
  const { paper, questions, pieces } = read(
    'Câu 1. Số nào chẵn?',
    'A. 1\tB. 2\tC. 3\tD. 5',
    'Câu 2. Nối cột A với cột B.',
    'Cột A\tCột B',
    '1. một',
    '2. ba',
    '3. năm',
    'a. hai',
    'b. bốn',
    'c. sáu',
    '1 - …… 2 - …… 3 - ……',
  );
  expect(pieces.map(({ place }) => place)).toEqual(
    [1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3].map((question) => ({ in: 'question', question })),
  );
  expect(questions.map(({ labels }) => labels)).toEqual([[1], [2]]);
  expect(paper.reading).toMatchObject({ label: 'word', understood: 11, lines: 11 });
  expect(paper.reading!.labels.find(({ label }) => label === 'dot')?.count ?? 0).toBe(0);
});

test('a task without a number of its own has those of its entries', () => {
  const { questions } = read(
    '1. Số nào chẵn?',
    'A. 1\tB. 2\tC. 3\tD. 5',
    'Nối các ý sau:',
    '2. một\ta. hai',
    '3. ba\tb. bốn',
    '4. Số nào lẻ?',
    'A. 1\tB. 2\tC. 4\tD. 6',
  );
  expect(questions.map(({ labels }) => labels)).toEqual([[1], [2, 3], [4]]);
  expect(questions.flatMap(({ notices }) => notices)).toEqual([]);
});

test('a level and points behind the label are those of the task', () => {
  const { questions } = read('Câu 1 (1,5 điểm) [TH]. Nối các ý sau:', '1. một\ta. hai', '2. ba\tb. bốn');
  expect(questions.map(({ difficulty, points }) => [difficulty, points])).toEqual([['M2', 150]]);
});

test('a side has as many entries as the product allows', () => {
  const rows = Array.from({ length: 27 }, (_, at) =>
    at < 26 ? `| ${at + 1}. số ${at} | ${String.fromCharCode(97 + at)}. chữ ${at} |` : `| ${at + 1}. số ${at} | |`,
  );
  expect(read('Câu 1. Nối các ý sau:', ...rows.slice(0, 26)).paper.questions[0]!.kind).toBe('matching');
  expect(read('Câu 1. Nối các ý sau:', ...rows).paper.questions[0]!.kind).not.toBe('matching');
});

test('below a text that questions share, it is one of them or has a copy of the text', () => {
  const text = ['Read the passage and answer the questions.', 'Tom lives in London. Mary lives in Paris.'];
  const task = [
    'Question 1. Match the names with the places.',
    '1. Tom\ta. Paris',
    '2. Mary\tb. London',
    'Key: 1-b 2-a',
  ];
  const alone = draftIn(read(...text, ...task));
  expect(alone.content).toMatchObject({ passage: { text: text[1] } });
  const both = draftIn(read(...text, ...task, 'Question 2. Who lives in Paris?', 'A. Tom\tB. Ann\tC. Mary\tD. Nam'));
  expect(both).toMatchObject({ type: 'MIX1', content: { passage: { text: text[1] }, parts: [{ type: 'MG1' }, {}] } });
  const above = draftIn(read('Choose the best answer.', ...task));
  expect(above.content).toMatchObject({ instructions: 'Match the names with the places.' });
  expect(above.content).not.toHaveProperty('passage');
});

test('two tables below the same words are two tasks, each with its own lines', () => {
  const { questions, pieces } = read(
    'PHẦN I. Từ vựng.',
    'Nối số với chữ.',
    '| Câu 1. một | • | • | A. hai |',
    '| Câu 2. ba | • | • | B. bốn |',
    '',
    '| Câu 3. năm | • | • | A. sáu |',
    '| Câu 4. bảy | • | • | B. tám |',
  );
  expect(questions.map(({ labels, draft }) => [labels, (draft!.content as Matching).instructions])).toEqual([
    [[1, 2], 'Nối số với chữ.'],
    [[3, 4], 'Nối số với chữ.'],
  ]);
  const lines = questions.map(({ line }) => line);
  expect(pieces.slice(1).map(({ place }) => place)).toEqual([
    { in: 'question', question: lines[0] },
    { in: 'question', question: lines[0] },
    { in: 'question', question: lines[1] },
  ]);
});
