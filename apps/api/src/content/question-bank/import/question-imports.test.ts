import xlsx from '@e965/xlsx';
import type { QuestionImport } from '@vumon/contract';
import { trashDays } from '@vumon/domain';
import { rowFields, rowTypes } from '@vumon/question-import';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#people/accounts';
import { seedCatalogue } from '../../../seed/catalogue.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { columnTitle } from './messages.ts';
import { emptyTrash } from '../question-trash.service.ts';

let t: TestApp;
let teacher: TestUser;
let other: TestUser;
let operator: TestUser;

beforeAll(async () => {
  t = await testApp();
  await seedCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  operator = await t.createUser({ role: 'OPERATOR' });
});

const send = (name: string, bytes: Buffer, user = teacher) =>
  t.as(user).upload('POST /questions/import', { file: { name, bytes } });
async function check(name: string, content: Buffer | string, user = teacher): Promise<QuestionImport> {
  const reply = (await send(name, Buffer.from(content as string), user)).json();
  expect(reply).toMatchObject({ result: true });
  return reply.data;
}
const confirm = (importId: string, lines: number[], more: object = {}, user = teacher) =>
  t.as(user).call('POST /questions/import/{id}/confirm', {
    params: { id: importId },
    body: { lines, subject: 'ENGLISH', skill: 'GR', ...more },
  });
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error: { code: string }) => error.code,
  );
const head = rowFields.map((field) => columnTitle(field, 'vi'));
const workbook = (...rows: (string | number | null | xlsx.CellObject)[][]): Buffer => {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows as unknown[][]), 'Câu hỏi');
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
};
const imported = async (importId: string, user = teacher) =>
  (
    await t.as(user).call('GET /itf/questions', {
      query: { scope: user === operator ? 'system' : 'mine', import: [importId], size: 50 },
    })
  ).items;

describe('GIFT', () => {
  const gift = [
    '$CATEGORY: $course$/top/Unit 1',
    '',
    '// [tag:tenses]',
    "::Weather:: If it {=rains ~rain ~raining#no} tomorrow, we'll stay.",
    '',
    'Which are even?{~%50%2 ~%50%4 ~%-100%3}',
    '',
    'Hanoi is the capital.{T#Yes####General}',
    '',
    'Two plus two is {=four =4 =%50%for}.',
    '',
    'Pi?{#3.14:0.01}',
    '',
    'How far?{#1..2}',
    '',
    'Only words, no answer',
    '',
    'Broken {=a',
    '',
    "::Weather:: If it {=rains ~rain ~raining#no} tomorrow, we'll stay.",
  ].join('\n');

  test('is checked line by line, shown, and imported as selected', async () => {
    const checked = await check('unit-1.gift', gift);
    expect(checked).toMatchObject({ fileName: 'unit-1.gift', format: 'GIFT', importedAt: null, imported: 0 });
    expect(
      checked.rows.map(({ line, type, problems, notices, sameAsLine }) => [
        line,
        type,
        problems.map((one) => one.code),
        notices.map((one) => one.code),
        sameAsLine,
      ]),
    ).toEqual([
      [4, 'SL1', [], ['FEEDBACK_DROPPED'], null],
      [6, 'MR2', [], ['SCORED_OTHERWISE'], null],
      [8, 'TF1', [], ['FEEDBACK_DROPPED'], null],
      [10, 'FB1', [], ['WEIGHTS_DROPPED'], null],
      [12, 'FB8', [], [], null],
      [14, 'FB8', [], [], null],
      [16, null, ['GIFT_DESCRIPTION'], [], null],
      [18, null, ['GIFT_BRACE_OPEN'], [], null],
      [20, 'SL1', [], ['FEEDBACK_DROPPED'], 4],
    ]);
    expect(await t.as(teacher).call('GET /questions/import/{id}', { params: { id: checked.importId } })).toEqual(
      checked,
    );
    expect(
      await t
        .as(teacher)
        .call('GET /questions/import/{id}/question', { params: { id: checked.importId }, query: { line: 10 } }),
    ).toMatchObject({
      type: 'FB1',
      content: { text: 'Two plus two is [[g1]].' },
      answerKey: { gaps: { g1: { accepted: ['four', '4'] } } },
    });
    expect(
      await confirm(checked.importId, [4, 6, 8, 10, 12, 14], {
        gradeId: 'G6',
        skill: 'VO',
        difficulty: 'M2',
        labels: ['GRAMMAR'],
        privacy: 'PUBLIC',
      }),
    ).toEqual({ imported: 6, examId: null });
    const questions = await imported(checked.importId);
    expect(questions.map(({ type }) => type)).toEqual(['SL1', 'MR2', 'TF1', 'FB1', 'FB8', 'FB8']);
    expect(questions[0]).toMatchObject({
      name: 'Weather',
      gradeId: 'G6',
      skill: 'VO',
      difficulty: 'M2',
      labels: ['GRAMMAR'],
      privacy: 'PUBLIC',
      keywords: ['Unit 1', 'tenses'],
      scope: 'USER',
    });
    const read = async (at: number) => t.as(teacher).call('GET /questions/{id}', { params: { id: questions[at]!.id } });
    expect(await read(0)).toMatchObject({
      content: {
        text: "If it [[g1]] tomorrow, we'll stay.",
        gaps: [{ options: [{ text: 'rains' }, { text: 'rain' }, { text: 'raining' }] }],
      },
      answerKey: { correct: { g1: ['a'] }, explanation: '' },
    });
    expect(await read(1)).toMatchObject({
      answerKey: { correct: { q1: ['a', 'b'] }, mr2Scoring: 'right-minus-wrong' },
    });
    expect(await read(2)).toMatchObject({ answerKey: { correct: { q1: ['t'] }, explanation: 'General' } });
    expect(await read(4)).toMatchObject({ answerKey: { gaps: { g1: { accepted: ['3,14'], tolerance: '0,01' } } } });
    expect(await read(5)).toMatchObject({ answerKey: { gaps: { g1: { accepted: ['1,5'], tolerance: '0,5' } } } });
  });

  test('is imported once: two concurrent confirmations, and a later one', async () => {
    const { importId } = await check('twice.txt', 'Is ice cold?{T}\n\nIs fire hot?{T}');
    const done = await Promise.all([confirm(importId, [1, 3]), confirm(importId, [1, 3])]);
    expect(done).toEqual([1, 2].map(() => ({ imported: 2, examId: null })));
    expect(await confirm(importId, [1])).toEqual({ imported: 2, examId: null });
    expect(await imported(importId)).toHaveLength(2);
    expect(await t.as(teacher).call('GET /questions/import/{id}', { params: { id: importId } })).toMatchObject({
      rows: [],
      imported: 2,
    });
    expect((await t.as(teacher).call('GET /questions/imports')).find((one) => one.importId === importId)).toMatchObject(
      { fileName: 'twice.txt', imported: 2 },
    );
  });

  test('reports questions that the bank already has', async () => {
    const first = await check('a.gift', 'The Earth goes around the Sun once in about how many days?{~30 =365 ~7}');
    await confirm(first.importId, [1]);
    const again = await check(
      'b.gift',
      'The Earth goes around the Sun once in about how many days?{=365 ~7 ~30}\n\nThe Earth goes around the Sun once in about how many hours?{~30 =365 ~7}\n\nA line about something else entirely, with its own words.{T}',
    );
    const own = (await imported(first.importId))[0]!;
    expect(again.rows.map(({ similar }) => similar!.map(({ id, exact }) => [id, exact]))).toEqual([
      [[own.id, true]],
      [[own.id, false]],
      [],
    ]);
    expect(
      (await check('b.gift', 'The Earth goes around the Sun once in about how many days?{~30 =365 ~7}', other)).rows[0]!
        .similar,
    ).toEqual([]);
  });

  test('is private to its sender', async () => {
    const { importId } = await check('mine.gift', 'Mine?{T}');
    const params = { id: importId };
    expect(await code(t.as(other).call('GET /questions/import/{id}', { params }))).toBe('NOT_FOUND');
    expect(await code(t.as(other).call('GET /questions/import/{id}/question', { params, query: { line: 1 } }))).toBe(
      'NOT_FOUND',
    );
    expect(await code(confirm(importId, [1], {}, other))).toBe('NOT_FOUND');
    expect(
      (await t.as(other).raw({ method: 'GET', url: `/api/questions/import/${importId}/errors` })).json(),
    ).toMatchObject({ code: 'NOT_FOUND' });
    expect((await t.as(other).call('GET /questions/imports')).some((one) => one.importId === importId)).toBe(false);
  });

  test('refuses unknown lines, lines that are not ready and unknown properties, and leaves nothing behind', async () => {
    const { importId } = await check('bad.gift', 'Good?{T}\n\nBad {=a');
    for (const lines of [
      [1, 3],
      [1, 99],
    ])
      expect(await code(confirm(importId, lines))).toBe('IMPORT_INVALID');
    expect(await code(confirm(importId, [1], { gradeId: 'G77' }))).toBe('BODY_INVALID');
    expect(await code(confirm(importId, [1], { labels: ['NO_SUCH'] }))).toBe('BODY_INVALID');
    expect(await code(confirm(importId, []))).toBe('BODY_INVALID');
    expect(await imported(importId)).toEqual([]);
  });

  test('goes to the system bank for an operator', async () => {
    const { importId } = await check('system.gift', 'Does the system have this one?{T}', operator);
    await confirm(importId, [1], {}, operator);
    expect((await imported(importId, operator)).map(({ scope }) => scope)).toEqual(['SYSTEM']);
  });
});

describe('spreadsheets', () => {
  test.each(['vi', 'en'] as const)('the template in %s accepts its own examples', async (locale) => {
    const file = (
      await t
        .as(teacher)
        .raw({ method: 'GET', url: '/api/questions/import/template', headers: { 'accept-language': locale } })
    ).rawPayload;
    const book = xlsx.read(file, { type: 'buffer' });
    expect(book.SheetNames).toHaveLength(3);
    expect((await send('mau.xlsx', file)).json()).toMatchObject({ code: 'IMPORT_NO_ROWS' });
    const examples = xlsx.utils.sheet_to_json(book.Sheets[book.SheetNames[1]!]!, { header: 1 }) as (
      | string
      | number
      | null
    )[][];
    const checked = await check('vi-du.xlsx', workbook(...examples));
    expect(checked.rows.map(({ type, problems }) => [type, problems])).toEqual(rowTypes.map((type) => [type, []]));
    expect(
      await confirm(
        checked.importId,
        checked.rows.map(({ line }) => line),
      ),
    ).toEqual({ imported: rowTypes.length, examId: null });
  });

  test('reports the errors of each row, and lists them in a workbook', async () => {
    const row = (cells: Record<string, string | number | xlsx.CellObject>) =>
      rowFields.map((field) => cells[field] ?? null);
    const checked = await check(
      'cau.xlsx',
      workbook(
        ['Ngân hàng câu hỏi tổ Anh'],
        head,
        row({
          type: 'Trắc nghiệm',
          question: 'Chọn từ đúng',
          a: 'go',
          b: 'goes',
          answer: 'b',
          level: 'thông hiểu',
          keywords: 'thì, hiện tại',
        }),
        row({ question: 'Đáp án nào', a: 'x', b: 'y', answer: 'E' }),
        row({ type: 'MC1', a: 'x', b: 'y', answer: 'A' }),
        row({ type: 'ABC', question: 'q', answer: 'A' }),
        row({ type: 'MC9', question: 'q', answer: 'A' }),
        row({ type: 'FB8', question: 'Bao nhiêu', answer: 'nhiều' }),
        row({ type: 'FB8', question: 'Một nửa', answer: 0.5 }),
        row({ type: 'MC1', question: 'Phân số nào', a: { t: 'n', v: 46054, z: 'd/m' }, b: '3/4', answer: 'A' }),
        row({ type: 'FB1', question: 'Hỏng', answer: { t: 'e', v: 23, w: '#REF!' } as xlsx.CellObject }),
        row({ type: 'FB1', question: '=1+1 là ____', answer: { t: 's', v: 'hai', f: 'CONCAT("h","ai")' } }),
        row({ type: 'MC1', question: 'Lặp', a: 'x', b: 'x', answer: 'A' }),
      ),
    );
    expect(checked.rows.map(({ line, problems }) => [line, problems.map((one) => one.code)])).toEqual([
      [3, []],
      [4, ['ROW_ANSWER_NO_OPTION']],
      [5, ['ROW_QUESTION_MISSING']],
      [6, ['ROW_TYPE_UNKNOWN']],
      [7, ['ROW_TYPE_UNSUITED']],
      [8, ['ROW_ANSWER_NUMBER']],
      [9, []],
      [10, ['CELL_DATE']],
      [11, ['CELL_ERROR']],
      [12, []],
      [13, ['OPTION_REPEATED']],
    ]);
    const list = await t.as(teacher).raw({ method: 'GET', url: `/api/questions/import/${checked.importId}/errors` });
    expect(decodeURIComponent(list.headers['content-disposition'] as string)).toContain('loi-cau.xlsx');
    const sheet = xlsx.read(list.rawPayload, { type: 'buffer' });
    const lines = xlsx.utils.sheet_to_json<string[]>(sheet.Sheets[sheet.SheetNames[0]!]!, { header: 1 });
    expect(lines).toHaveLength(9);
    expect(lines[1]).toEqual([4, 'Đáp án nào', 'Đáp án “E” chỉ tới phương án không có']);
    await confirm(checked.importId, [3, 9, 12]);
    const [first, half, formula] = await imported(checked.importId);
    expect(first).toMatchObject({ difficulty: 'M2', keywords: ['thì', 'hiện tại'] });
    expect(await t.as(teacher).call('GET /questions/{id}', { params: { id: half!.id } })).toMatchObject({
      answerKey: { gaps: { g1: { accepted: ['0,5'] } } },
    });
    expect(await t.as(teacher).call('GET /questions/{id}', { params: { id: formula!.id } })).toMatchObject({
      answerKey: { gaps: { g1: { accepted: ['hai'] } } },
    });
  });

  test('malicious and invalid files are refused with their error codes; nothing is stored', async () => {
    const before = await t.db.selectFrom('question_imports').select('id').execute();
    const answer = async (name: string, bytes: Buffer) => (await send(name, bytes)).json().code;
    expect(await answer('a.csv', Buffer.from('Loại câu,Câu hỏi'))).toBe('IMPORT_FILE_FORMAT');
    expect(await answer('a.xlsx', Buffer.from('MZ program'))).toBe('IMPORT_FILE_FORMAT');
    expect(await answer('a.docx', workbook(head))).toBe('IMPORT_FILE_FORMAT');
    expect(await answer('a.xlsx', workbook(['x', 'y'], ['1', '2']))).toBe('IMPORT_NO_QUESTION');
    expect(await answer('a.xlsx', workbook(head))).toBe('IMPORT_NO_ROWS');
    expect(await answer('a.gift', Buffer.from('\n\n// nothing\n'))).toBe('IMPORT_NO_ROWS');
    expect(await answer('a.gift', Buffer.from([0x41, 0, 0x42]))).toBe('IMPORT_FILE_FORMAT');
    expect(await answer('a.gift', Buffer.from([0xc3, 0x28, 0xff]))).toBe('IMPORT_ENCODING');
    expect(await answer('a.gift', Buffer.from('Q{T}\n\n'.repeat(501)))).toBe('IMPORT_ROW_LIMIT');
    expect(
      await answer(
        'a.xlsx',
        workbook(
          head,
          ...Array.from({ length: 501 }, () => ['TF1', 'Đúng không', ...Array.from({ length: 8 }, () => null), 'Đúng']),
        ),
      ),
    ).toBe('IMPORT_ROW_LIMIT');
    expect(await answer('a.gift', Buffer.alloc(5 * 1024 * 1024 + 1, 0x41))).toBe('MEDIA_TOO_LARGE');
    expect(await t.db.selectFrom('question_imports').select('id').execute()).toHaveLength(before.length);
    expect((await t.as(null).raw({ method: 'GET', url: '/health/ready' })).statusCode).toBe(200);
  });
});

test('an account is deleted with its imports; imported questions leave the trash when they expire', async () => {
  const leaver = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const { importId } = await check('a.gift', 'Hà Nội là thủ đô.{T}', leaver);
  await confirm(importId, [1], {}, leaver);
  const [{ id } = { id: '' }] = await imported(importId, leaver);
  await t.db
    .updateTable('users')
    .set({ password_hash: await hashPassword('Vumon2026') })
    .where('id', '=', leaver.id)
    .execute();
  await t.as(leaver).call('POST /account/delete', { body: { password: 'Vumon2026' } });
  expect(await t.db.selectFrom('question_imports').select('id').where('owner_id', '=', leaver.id).execute()).toEqual(
    [],
  );
  const stored = () => t.db.selectFrom('questions').select(['deleted_at', 'import_id']).where('id', '=', id).execute();
  expect(await stored()).toEqual([{ deleted_at: expect.any(Date), import_id: null }]);
  t.advance((trashDays + 1) * 86_400_000);
  await emptyTrash(t.app);
  expect(await stored()).toEqual([]);
});
