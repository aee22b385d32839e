import type { QuestionImport } from '@vumon/contract';
import { makeDocx, paragraph, run } from '@vumon/word/testing';
import { beforeAll, expect, test } from 'vitest';
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
async function read(body: string): Promise<QuestionImport> {
  const file = { name: 'de.docx', bytes: Buffer.from(makeDocx({ body })) };
  const reply = (await t.as(teacher).upload('POST /questions/import/paper', { file })).json();
  expect(reply).toMatchObject({ result: true });
  return reply.data as QuestionImport;
}
const change = (importId: string, body: object): Promise<QuestionImport> =>
  t.as(teacher).call('POST /questions/import/{id}/change', { params: { id: importId }, body: body as never });
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

test('several stated letters make a question with several right answers, to be looked at', async () => {
  const { rows } = await read(lines('Câu 1. Một?', 'A. 1\tB. 2\tC. 3\tD. 4', 'Đáp án: B, D'));
  expect(rows[0]).toMatchObject({ type: 'MR2', doubtful: true, problems: [] });
  expect(rows[0]!.question!.answerKey).toMatchObject({ correct: { q1: ['b', 'd'] } });
});
