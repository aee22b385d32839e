import type { QuestionImport } from '@vumon/contract';
import { makeDocx, paragraph, run } from '@vumon/word/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../../seed/catalogue.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';

let t: TestApp;
let teacher: TestUser;

beforeAll(async () => {
  t = await testApp();
  await seedCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
});

const lines = (...texts: readonly string[]): string => texts.map((text) => paragraph(run(text))).join('');
async function read(body: string, user = teacher): Promise<QuestionImport> {
  const file = { name: 'de.docx', bytes: Buffer.from(makeDocx({ body })) };
  const reply = (await t.as(user).upload('POST /questions/import/paper', { file })).json();
  expect(reply).toMatchObject({ result: true });
  return reply.data as QuestionImport;
}
const change = (importId: string, body: object, user = teacher): Promise<QuestionImport> =>
  t.as(user).call('POST /questions/import/{id}/change', { params: { id: importId }, body: body as never });
const doubtsOf = (paper: QuestionImport) =>
  paper.rows.map(({ labels, doubtful, notices }) => [labels[0], doubtful, notices.map(({ code }) => code)]);

const paper = lines(
  'Câu 1. Một?',
  'A. 1\tB. 2\tC. 3\tD. 4',
  'Đáp án: B',
  'Câu 2. Hai?',
  '- gạch đầu dòng',
  'A. 1\tB. 2\tC. 3\tD. 4',
  'Đáp án: A',
  'Câu 3. Ba?',
  'A. 1\tB. 2\tC. 3\tD. 4',
  'Đáp án: C',
  'BẢNG ĐÁP ÁN',
  '1.B 2.A 3.D',
);

test('a question that does not follow the pattern of its file is doubtful until the teacher says that it is right', async () => {
  const before = await read(paper);
  expect(doubtsOf(before)).toEqual([
    [1, false, []],
    [2, true, ['BULLETS_IN_STEM']],
    [3, true, ['KEYS_CONTRADICT']],
  ]);
  const second = before.rows[1]!.line;
  const looked = await change(before.importId, { kind: 'looked', lines: [second], looked: true });
  expect(doubtsOf(looked)[1]).toEqual([2, false, []]);
  const undone = await change(before.importId, { kind: 'looked', lines: [second], looked: false });
  expect(doubtsOf(undone)[1]).toEqual([2, true, ['BULLETS_IN_STEM']]);
});

test('keys that differ are shown side by side, and the chosen one settles the doubt', async () => {
  const before = await read(paper);
  const third = before.rows[2]!;
  expect(third.keys).toEqual([
    { source: 'answer-line', key: 'C' },
    { source: 'key-table', key: 'D' },
  ]);
  expect(third.problems.map(({ code }) => code)).toEqual(['CORRECT_MISSING']);
  const after = await change(before.importId, { kind: 'key', line: third.line, item: 'q1', values: ['d'] });
  expect(after.rows[2]).toMatchObject({ doubtful: false, problems: [], notices: [] });
});

test('the keys of a paper are set at once, all or none', async () => {
  const options = 'A. 1\tB. 2\tC. 3\tD. 4';
  const before = await read(lines('Câu 1. Một?', options, 'Câu 2. Hai?', options, 'Câu 3. Ba?', options));
  const [one, two, three] = before.rows.map(({ line }) => line);
  const keys = [
    { line: one!, item: 'q1', values: ['b'] },
    { line: two!, item: 'q1', values: ['d'] },
  ];
  const after = await change(before.importId, { kind: 'keys', keys });
  expect(after.rows.map(({ doubtful, problems }) => [doubtful, problems.map(({ code }) => code)])).toEqual([
    [false, []],
    [false, []],
    [false, ['CORRECT_MISSING']],
  ]);
  for (const wrong of [
    { line: three!, item: 'q9', values: ['a'] },
    { line: three!, item: 'q1', values: ['h'] },
    { line: 999, item: 'q1', values: ['a'] },
  ])
    await expect(
      change(before.importId, { kind: 'keys', keys: [{ ...keys[0]!, values: ['a'] }, wrong] }),
    ).rejects.toMatchObject({ code: 'IMPORT_INVALID' });
  const { rows } = await t.as(teacher).call('GET /questions/import/{id}', { params: { id: before.importId } });
  expect(rows[0]!.question!.answerKey).toMatchObject({ correct: { q1: ['b'] } });
});

test('several stated letters make a question with several right answers, to be looked at', async () => {
  const { rows } = await read(lines('Câu 1. Một?', 'A. 1\tB. 2\tC. 3\tD. 4', 'Đáp án: B, D'));
  expect(rows[0]).toMatchObject({ type: 'MR2', doubtful: true, problems: [] });
  expect(rows[0]!.question!.answerKey).toMatchObject({ correct: { q1: ['b', 'd'] } });
});

test('a file without a recognized question is shown with all its lines, and read again by the choices for the whole file', async () => {
  const letter = await read(lines('Kính gửi thầy cô.', 'Trân trọng.'));
  expect(letter.rows).toEqual([]);
  expect(letter.pieces.map(({ place }) => place)).toEqual(['unknown', 'unknown']);
  expect(letter.reading).toMatchObject({ understood: 0, lines: 2, scanned: false, choices: {} });

  const letters = lines('Câu 1. Một?', 'a) p', 'b) q', 'c) r', 'd) s', 'Câu 2. Hai?', 'a) p', 'b) q', 'c) r', 'd) s');
  const before = await read(letters);
  expect(before.rows.map(({ type }) => type)).toEqual(['MC1', 'MC1']);
  expect(before.reading!.options).toContainEqual({ option: 'a)', count: 8 });
  const verdicts = await change(before.importId, {
    kind: 'reading',
    choices: { letters: 'true-false' },
    remember: false,
  });
  expect(verdicts.rows.map(({ type }) => type)).toEqual(['TF5', 'TF5']);
  const first = await change(before.importId, { kind: 'reading', choices: {}, remember: false });
  expect(first.rows.map(({ type }) => type)).toEqual(['MC1', 'MC1']);
});

test('one source of keys is chosen for the whole file where two differ', async () => {
  const before = await read(paper);
  expect(before.reading!.keys).toEqual([
    { key: 'answer-line', count: 3 },
    { key: 'key-table', count: 3 },
  ]);
  const after = await change(before.importId, { kind: 'reading', choices: { key: 'key-table' }, remember: false });
  expect(after.rows[2]).toMatchObject({ keySource: 'key-table', doubtful: false, problems: [] });
  expect(after.rows[2]!.question!.answerKey).toMatchObject({ correct: { q1: ['d'] } });
});

test('decisions stay when the file is read again, and an unknown choice is refused', async () => {
  const before = await read(paper);
  const [{ line }] = before.rows as [QuestionImport['rows'][number]];
  await change(before.importId, { kind: 'level', line, level: 'M3' });
  const after = await change(before.importId, { kind: 'reading', choices: { key: 'answer-line' }, remember: false });
  expect(after.rows[0]!.level).toBe('M3');
  const refused = change(before.importId, { kind: 'reading', choices: { label: 'none' }, remember: false });
  await expect(refused).rejects.toMatchObject({ code: 'BODY_INVALID' });
});

describe('a choice that is kept', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const { importId, reading } = await read(paper, user);
    expect(reading!.remember).toBe(false);
    await change(importId, { kind: 'reading', choices: { key: 'key-table' }, remember: true }, user);
  });

  test("is used for that teacher's next files, where more is certain then", async () => {
    const next = await read(paper, user);
    expect(next.reading).toMatchObject({ choices: { key: 'key-table' }, remember: true });
    expect(next.rows[2]!.keySource).toBe('key-table');
  });
  test('is not used for a file of which it makes nothing more certain', async () => {
    const plain = await read(lines('Câu 1. Một?', 'A. 1\tB. 2\tC. 3', 'Đáp án: A'), user);
    expect(plain.reading).toMatchObject({ choices: {}, remember: false });
  });
  test('is not used for the files of others', async () => {
    expect((await read(paper)).reading!.choices).toEqual({});
  });
});
