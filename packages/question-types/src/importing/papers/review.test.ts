import { makeDocx, math, mathRun, paragraph, run } from '@vumon/word/testing';
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../registry/validators.ts';
import {
  isFormula,
  isPaperText,
  noChanges,
  readPaper,
  readPaperText,
  reviewPaper,
  type PieceChange,
  type ReviewChanges,
} from './index.ts';
import { storePaper } from './stored.ts';
import { corpus, documentOf } from './testing/corpus.ts';

const lines = (...texts: readonly string[]): string => texts.map((text) => paragraph(run(text))).join('');

test('every line of every paper has one place, and every question a draft', async () => {
  for (const written of corpus) {
    const { name, expected } = written;
    const { paper, files } = storePaper(await documentOf(written));
    const { questions, pieces } = reviewPaper(
      paper,
      files.map(() => 'media-of-file'),
      noChanges,
      'Bài viết',
    );
    expect(pieces.map(({ line }) => line)).toEqual(paper.pieces.map((_, at) => at + 1));
    expect(
      questions.flatMap(({ labels }) => labels),
      name,
    ).toHaveLength(expected.length);
    const rows = new Set(questions.map(({ line }) => line));
    for (const { place } of pieces) if (place.in === 'question') expect(rows.has(place.question), name).toBe(true);
    for (const { draft } of questions) expect(draft, name).not.toBeNull();
  }
});

test('whatever is decided about unrecognized lines, none is lost and none is in two questions', () => {
  const { paper } = readPaper(
    makeDocx({
      body: lines(
        'Câu 1. Một?',
        'A. 1',
        'B. 2',
        'C. 3',
        'Dòng lẻ thứ nhất.',
        'Dòng lẻ thứ hai.',
        'Câu 2. Hai?',
        'A. 1',
        'B. 2',
        'C. 3',
        'Dòng lẻ thứ ba.',
      ),
    }),
  );
  const leftover = [5, 6, 11];
  const ways: readonly (PieceChange | null)[] = [
    null,
    { to: 'aside' },
    { to: 'new' },
    ...[1, 7, 5, 99].flatMap((question): PieceChange[] => [
      { to: 'stem', question },
      { to: 'lead', question },
      { to: 'solution', question },
    ]),
  ];
  for (const a of ways)
    for (const b of ways)
      for (const c of ways) {
        const changes: ReviewChanges = {
          ...noChanges,
          pieces: Object.fromEntries([a, b, c].flatMap((way, at) => (way ? [[String(leftover[at]), way]] : []))),
        };
        const { questions, pieces } = reviewPaper(paper, [], changes, '');
        const texts = questions.map(({ draft }) => JSON.stringify(draft));
        for (const [at, line] of leftover.entries()) {
          const words = `Dòng lẻ thứ ${['nhất', 'hai', 'ba'][at]!}.`;
          const { place } = pieces[line - 1]!;
          const holders = questions.filter((_, index) => texts[index]!.includes(words)).map((one) => one.line);
          expect(holders).toEqual(place.in === 'question' ? [place.question] : []);
        }
      }
});

describe('formatting and pictures of a file', () => {
  test('no option keeps a mark that reveals the key', async () => {
    for (const mark of ['underline', 'bold', 'highlight', 'colour', 'star']) {
      const one = corpus.find(({ name }) => name === `tabs, key by ${mark}`)!;
      const { paper } = readPaper(await one.bytes());
      for (const { options } of paper.questions) expect(options.join(' '), mark).not.toMatch(/%[biu]%|\*/);
    }
  });
  test('other counts of statements than four, essays and short answers are complete questions', () => {
    const { paper } = readPaper(
      makeDocx({
        body: lines(
          'Câu 1. Xét ba số.',
          'a) Số thứ nhất chẵn. (Đ)',
          'b) Số thứ hai lẻ. (S)',
          'c) Số thứ ba chẵn. (Đ)',
          'Câu 2. Chứng minh tam giác cân.',
          'Câu 3. Điền từ: Thủ đô là ____.',
          'Đáp án: Hà Nội',
        ),
      }),
    );
    const { questions } = reviewPaper(paper, [], noChanges, 'Bài làm');
    expect(questions.map(({ draft }) => draft!.type)).toEqual(['TF2', 'EW1', 'FB1']);
    for (const { draft } of questions)
      expect(problemsOf(draft!.type, draft!.content as never, draft!.answerKey as never)).toEqual([]);
  });
});

test('pasted text with numbered questions is recognized as a paper, GIFT is not', () => {
  expect(isPaperText('Câu 1. Một?\nA. 1\nCâu 2. Hai?\nA. 2')).toBe(true);
  expect(isPaperText('Câu 1. Một?{=1 ~2}\n\nCâu 2. Hai?{=2 ~1}')).toBe(false);
  expect(isPaperText('Thủ đô của Pháp?{=Paris ~Rome}')).toBe(false);
  expect(readPaperText('Câu 1. Một?\nA. 1\tB. 2\tC. 3').paper.questions[0]!.options).toEqual(['1', '2', '3']);
});

test('formulas: words with every Vietnamese letter, and TeX that was typed', () => {
  expect(isFormula('v=\\text{vận tốc của vật}')).toBe(true);
  expect(isFormula('\\href{https://example.com}{x}')).toBe(false);
  expect(isFormula('x$y')).toBe(false);
  const { paper } = readPaper(
    makeDocx({
      body:
        paragraph(run('Câu 1. Cho $x^2+1=0$, \\(y\\) và giá 5$ hay $6, ') + math(mathRun('mật độ'))) +
        lines('A. $\\unknown{x}$', 'B. $a$', 'C. $5 and $6', 'D. \\[\\frac12\\]'),
    }),
  );
  expect(paper.questions[0]).toMatchObject({
    stem: 'Cho $x^2+1=0$, $y$ và giá 5$ hay $6, $\\text{mật độ}$',
    options: ['\\$\\unknown{x}\\$', '$a$', '$5 and $6', '$\\frac12$'],
  });
  expect(paper.objects).toEqual([]);
  expect(isPaperText('Câu 1. Cho $\\frac{T}{2}$ và \\sqrt{x=1}\nCâu 2. $x_{T}$')).toBe(true);
});
