/** Tasks to put in order as drafts of the product. */
import { parseContent } from '@vumon/question-types';
import { parseKey } from '@vumon/question-types/scoring';
import { problemsOf } from '@vumon/question-types/validators';
import { expect, test } from 'vitest';
import { importedPaper, noChanges, readAgain, readPaper, reviewPaper, withKeys, wordDocument } from '../index.ts';
import type { ImportDraft } from '../../drafts.ts';
import { linesAsWord } from '../testing/habits.ts';

const stem = 'Câu 1. Sắp xếp các câu sau thành đoạn văn:';
const lines = ['a. Em ăn sáng.', 'b. Em dậy lúc sáu giờ.', 'c. Em đến trường.'];

const problemsIn = ({ type, schemaVersion, content, answerKey }: ImportDraft): string[] => {
  expect(parseContent(type, schemaVersion, content).ok).toBe(true);
  expect(parseKey(type, schemaVersion, answerKey).ok).toBe(true);
  return problemsOf(type, content as never, answerKey as never).map(({ code }) => code);
};
const draftOf = (...texts: readonly string[]): ImportDraft => {
  const { paper, files } = readPaper(linesAsWord(texts));
  const { questions } = reviewPaper(
    paper,
    files.map(() => null),
    noChanges,
    'Bài viết',
  );
  return questions[0]!.draft!;
};

test('the pieces stand in the order of the file, and the key names them', () => {
  const draft = draftOf(stem, ...lines, 'Đáp án: b - a - c');
  expect(draft).toMatchObject({
    type: 'SO1',
    content: {
      instructions: 'Sắp xếp các câu sau thành đoạn văn:',
      pieces: [
        { id: 'a', text: 'Em ăn sáng.' },
        { id: 'b', text: 'Em dậy lúc sáu giờ.' },
        { id: 'c', text: 'Em đến trường.' },
      ],
    },
    answerKey: { orders: [['b', 'a', 'c']] },
  });
  expect(problemsIn(draft)).toEqual([]);
});

test('numbers are signs as well, and an order that nobody states is missing', () => {
  const numbered = draftOf('Câu 1. Sắp xếp theo thứ tự đúng:', '1. ba', '2. một', '3. hai', 'Đáp án: 2, 3, 1');
  expect(numbered.answerKey).toMatchObject({ orders: [['b', 'c', 'a']] });
  expect(problemsIn(draftOf(stem, ...lines))).toContain('ORDER_MISSING');
});

test('another order is none with which learners begin', () => {
  const draft = draftOf(stem, ...lines, 'Đáp án: b - a - c');
  const [start] = (draft.content as { starts: string[][] }).starts;
  const other = withKeys(draft, { q1: start! });
  expect(other.answerKey).toMatchObject({ orders: [start] });
  expect(problemsIn(other)).toEqual([]);
  expect(withKeys(draft, { q1: [] }).answerKey).toMatchObject({ orders: [] });
});

test('of keys for several sets the teacher chooses the one of a paper without a name', () => {
  const texts = [
    'Câu 1. Số nào chẵn?',
    'A. 1 B. 2 C. 3 D. 5',
    'Câu 2. Số nào lẻ?',
    'A. 2 B. 4 C. 3 D. 6',
    'ĐÁP ÁN',
    '| Câu | Đề 1 | Đề 2 |',
    '| 1 | B | A |',
    '| 2 | C | D |',
  ];
  const { paper, source } = readPaper(linesAsWord(texts));
  expect([paper.reading!.codes, paper.reading!.code]).toEqual([['1.', '2.'], null]);
  expect(paper.questions.map(({ key, problems }) => [key, problems])).toEqual([
    [null, ['KEY_CODE_UNKNOWN']],
    [null, ['KEY_CODE_UNKNOWN']],
  ]);
  const chosen = readAgain(JSON.parse(JSON.stringify(source)) as typeof source, { code: '1.' });
  expect(chosen.reading!.code).toBe('1.');
  expect(chosen.questions.map(({ key, problems }) => [key, problems])).toEqual([
    ['B', []],
    ['C', []],
  ]);
  const named = importedPaper(wordDocument(linesAsWord(['ĐỀ 2', ...texts])));
  expect(named.questions.map(({ key }) => key)).toEqual(['A', 'D']);
  expect(readPaper(linesAsWord(['ĐỀ 2', ...texts])).paper.reading!.codes).toEqual([]);
});
