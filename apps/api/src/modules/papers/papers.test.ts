/** Tests as files, through HTTP: who gets them, what stands in them, and a job that is interrupted. */
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PaperSet } from '@vumon/contract';
import { answerKeyTable, arrangedBy, paperOf, questionsOf, seedOfCode, type PaperKeys } from '@vumon/paper';
import { plainText, plainTextOf } from '@vumon/question-types';
import { paperReport } from '@vumon/question-types/papers';
import { readWord } from '@vumon/word';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { addReadyExam } from '../../testing/content.ts';
import { runJobs } from '../../testing/jobs.ts';
import { textOfPdf } from '../../testing/pdf.ts';
import { jobs as productJobs } from '../../jobs.ts';
import { makePapersJob } from './index.ts';
import { deleteOldPapersJob } from './papers.jobs.ts';

const t = await testApp();
let teacher: TestUser;
let other: TestUser;
let examId: string;

beforeAll(async () => {
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  other = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  examId = (await addReadyExam(t, teacher)).examId;
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const head = { authority: 'Sở GD&ĐT Hà Nội', school: 'THCS "Bình Minh" #1', year: '2026–2027' };
const ask = (body: object = {}, { user = teacher, id = examId } = {}) =>
  t.as(user).call('POST /itf/unit-tests/{id}/papers', { params: { id }, body: { formats: ['pdf'], ...head, ...body } });
const read = (id: string, user = teacher) => t.as(user).call('GET /itf/papers/{id}', { params: { id } });
async function made(set: PaperSet): Promise<PaperSet> {
  await runJobs(t);
  return read(set.id);
}
const get = (path: string, user = teacher) => t.as(user).raw({ method: 'GET', url: `/api/itf/papers/${path}` });
async function bytesOf(set: PaperSet, position: number): Promise<Buffer> {
  const reply = await get(`${set.id}/files/${position}`);
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}
/** Lends the test to the system for as long as `work` takes. */
async function asSystemTest<T>(work: () => Promise<T>): Promise<T> {
  const put = (scope: 'SYSTEM' | 'USER') =>
    t.db
      .updateTable('exams')
      .set({ scope, owner_id: scope === 'SYSTEM' ? null : teacher.id })
      .where('id', '=', examId)
      .execute();
  const questions = (scope: 'SYSTEM' | 'USER') =>
    t.db
      .updateTable('questions')
      .set({ scope, owner_id: scope === 'SYSTEM' ? null : teacher.id })
      .where('id', 'in', (eb) => eb.selectFrom('exam_questions').select('question_id').where('exam_id', '=', examId))
      .execute();
  await put('SYSTEM');
  await questions('SYSTEM');
  try {
    return await work();
  } finally {
    await put('USER');
    await questions('USER');
  }
}

describe('papers of a test', () => {
  test('are planned at once, made by a job and downloaded one by one or together', async () => {
    const asked = await ask({ codes: 3, extras: ['key', 'sheet'] });
    expect(asked).toMatchObject({ state: 'QUEUED', codes: ['101', '102', '103'] });
    expect(asked.files.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['Đề 101.pdf', null],
      ['Đề 102.pdf', null],
      ['Đề 103.pdf', null],
      ['Đáp án.pdf', null],
      ['Phiếu trả lời.pdf', null],
    ]);
    expect((await get(`${asked.id}/files/0`)).statusCode).toBe(404);
    const set = await made(asked);
    expect(set.state).toBe('DONE');
    expect(await t.as(teacher).call('GET /jobs/{id}', { params: { id: set.runId } })).toMatchObject({
      done: 5,
      total: 5,
    });

    const first = await textOfPdf(await bytesOf(set, 0));
    expect(first.text).toContain('SỞ GD&ĐT HÀ NỘI');
    expect(first.text).toContain('THCS "BÌNH MINH" #1');
    expect(first.text).toMatch(/Mã đề\s*101/);
    expect(first.text).toMatch(/Câu 7\./);
    expect(set.files[0]!.bytes).toBe((await bytesOf(set, 0)).length);
    expect((await textOfPdf(await bytesOf(set, 4))).pages).toBe(3);

    const zip = await get(`${set.id}/zip`);
    expect(Object.keys(unzipSync(new Uint8Array(zip.rawPayload)))).toEqual(set.files.map(({ name }) => name));
    expect(await t.as(teacher).call('GET /itf/unit-tests/{id}/papers', { params: { id: examId } })).toEqual([set]);
  });

  test('have a key table that is the key of each code', async () => {
    const set = await made(await ask({ codes: 2, digits: 4, extras: ['key'] }));
    const { content, seed, keys } = await t.as(teacher).call('GET /itf/papers/{id}/keys', { params: { id: set.id } });
    const own = Object.fromEntries(
      keys.map(({ question, answerKey }) => [question, answerKey]),
    ) as unknown as PaperKeys;
    const { text } = await textOfPdf(await bytesOf(set, 2));
    const tables = set.codes.map((code) =>
      answerKeyTable(arrangedBy(content, seedOfCode(seed, code), { questions: true, options: true }), own, 'vi'),
    );
    for (const [at, row] of tables[0]!.parts[0]!.rows.entries())
      expect(text.replaceAll(/\s+/g, ' ')).toContain(
        `${row.number} ${row.answer} ${tables[1]!.parts[0]!.rows[at]!.answer}`,
      );
  });

  test('come with the solutions of each question, named by its number in every code', async () => {
    const set = await made(await ask({ codes: 2, extras: ['solutions'] }));
    expect(set.files.at(-1)!.name).toBe('Hướng dẫn giải.pdf');
    const { text } = await textOfPdf(await bytesOf(set, 2));
    const { content, seed, keys } = await t.as(teacher).call('GET /itf/papers/{id}/keys', { params: { id: set.id } });
    const second = questionsOf(arrangedBy(content, seedOfCode(seed, '102'), { questions: true, options: true }));
    const flat = text.replaceAll(/\s+/g, ' ');
    for (const { firstNumber } of second) expect(flat).toContain(`102: Câu ${firstNumber}.`);
    const explained = keys.map(({ answerKey }) =>
      plainTextOf((answerKey as unknown as { explanation?: string }).explanation ?? ''),
    );
    const words = explained.flatMap((one) => one.split(/[^\p{L}]+/u)).filter((word) => word.length > 4);
    expect(words.length).toBeGreaterThan(3);
    for (const word of words) expect(flat).toContain(word);
  });

  test('come as Word too, with the same questions, which the importer reads back', async () => {
    const set = await made(await ask({ codes: 1, formats: ['word', 'pdf'] }));
    expect(set.files.map(({ name }) => name)).toEqual(['Đề 101.pdf', 'Đề 101.docx']);
    const { questions } = paperReport(readWord(new Uint8Array(await bytesOf(set, 1))));
    const { content, seed } = await t.as(teacher).call('GET /itf/papers/{id}/keys', { params: { id: set.id } });
    const arranged = arrangedBy(content, seedOfCode(seed, '101'), { questions: true, options: true });
    const printed = paperOf(arranged, 'vi').parts.flatMap((part) =>
      part.questions.flatMap((question) =>
        question.items.flatMap((item) => item.blocks.flatMap((block) => (block.kind === 'choice' ? [block] : []))),
      ),
    );
    expect(printed.length).toBe(6);
    for (const block of printed) {
      const read = questions.find(({ label }) => label === block.number)!;
      expect(Object.keys(read.options)).toEqual(block.options.map(({ label }) => label));
      expect(read.equations).toBe((JSON.stringify(block).match(/"kind":"math"/g) ?? []).length);
      for (const { label, text } of block.options)
        if (!JSON.stringify(text).includes('"math"')) expect(read.options[label]).toBe(plainText(text));
    }
  });

  test('say what the test said when they were asked for', async () => {
    const set = await ask({});
    await t.db.updateTable('exams').set({ name: 'Tên mới' }).where('id', '=', examId).execute();
    await made(set);
    await t.db.updateTable('exams').set({ name: 'Kiểm tra cuối kì I' }).where('id', '=', examId).execute();
    expect((await textOfPdf(await bytesOf(set, 0))).text).toContain('KIỂM TRA CUỐI KÌ I');
  });

  test('are for whoever asked for them alone, and only until they expire', async () => {
    const set = await made(await ask({}));
    for (const user of [other, await t.createUser({ role: 'ADMIN' })]) {
      expect(await failure(read(set.id, user))).toMatchObject({ code: 'NOT_FOUND' });
      for (const path of ['keys', 'zip', 'files/0'])
        expect((await get(`${set.id}/${path}`, user)).statusCode).toBe(404);
      expect(await failure(t.as(user).call('DELETE /itf/papers/{id}', { params: { id: set.id } }))).toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    const student = await t.createUser({ role: 'STUDENT' });
    expect((await get(`${set.id}/files/0`, student)).statusCode).toBe(403);
    const listed = () => t.as(teacher).call('GET /itf/unit-tests/{id}/papers', { params: { id: examId } });
    expect((await listed()).map(({ id }) => id)).toContain(set.id);
    t.advance(7 * 86_400_000);
    expect(await failure(read(set.id))).toMatchObject({ code: 'NOT_FOUND' });
    for (const path of ['files/0', 'keys', 'key-table']) expect((await get(`${set.id}/${path}`)).statusCode).toBe(404);
    expect((await listed()).map(({ id }) => id)).not.toContain(set.id);
    await runJobs(t);
  });

  test('that are deleted are gone, and are not made any further', async () => {
    const set = await ask({ codes: 2 });
    await t.as(teacher).call('DELETE /itf/papers/{id}', { params: { id: set.id } });
    const run = await t.as(teacher).call('GET /jobs/{id}', { params: { id: set.runId } });
    expect(run.state).toBe('CANCELLED');
    await runJobs(t);
    expect(await failure(read(set.id))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await t.db.selectFrom('paper_files').select('position').where('set_id', '=', set.id).execute()).toEqual([]);
  });

  test('go on where they were when the process ended', async () => {
    const set = await ask({ codes: 2 });
    let failures = 1;
    const dies = {
      ...makePapersJob,
      run: (context: Parameters<typeof makePapersJob.run>[0], payload: never) =>
        makePapersJob.run(
          {
            ...context,
            progress: (done: number, total?: number) => {
              if (done === 1 && failures-- > 0) throw new Error('the process ended');
              return context.progress(done, total);
            },
          },
          payload,
        ),
    };
    const others = productJobs.filter(({ kind }) => kind !== makePapersJob.kind);
    await runJobs(t, [...others, dies]);
    const halfway = await read(set.id);
    expect(halfway).toMatchObject({ state: 'QUEUED' });
    expect(halfway.files.map(({ bytes }) => bytes === null)).toEqual([false, true]);
    const before = await bytesOf(set, 0);
    t.advance(3_600_000);
    const whole = await made(set);
    expect(whole.state).toBe('DONE');
    expect(whole.files.every(({ bytes }) => bytes !== null)).toBe(true);
    expect(await bytesOf(set, 0)).toEqual(before);
  });

  test('are asked for three times at once at most', async () => {
    const sets = await Promise.allSettled(Array.from({ length: 6 }, () => ask({})));
    expect(sets.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(sets.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS' } });
    // Those of one teacher are in nobody else's way, and those that nobody can fetch any longer in no one's.
    await ask({}, { user: other, id: (await addReadyExam(t, other)).examId });
    t.advance(7 * 86_400_000);
    await ask({});
    await runJobs(t);
  });

  test('and what was frozen for them stay until their days are over', async () => {
    const set = await made(await ask({}));
    const kept = async () => [
      (await get(`${set.id}/files/0`)).statusCode,
      (await t.db.selectFrom('paper_files').select('position').where('set_id', '=', set.id).execute()).length,
      (await t.db.selectFrom('paper_sets').select('id').where('id', '=', set.id).execute()).length,
    ];
    const clean = (days: number) => deleteOldPapersJob.run({ db: t.db, now: t.now() + days * 86_400_000 } as never, {});
    await clean(0);
    expect(await kept()).toEqual([200, 1, 1]);
    await clean(8);
    expect(await kept()).toEqual([404, 0, 1]);
    await clean(408);
    expect(await kept()).toEqual([404, 0, 0]);
  });

  test('are refused with a reason for what cannot be printed', async () => {
    expect(await failure(ask({ codes: 25 }))).toMatchObject({ status: 400 });
    expect(await failure(ask({ formats: [] }))).toMatchObject({ status: 400 });
    expect(await failure(ask({}, { id: '00000000-0000-4000-8000-000000000000' }))).toMatchObject({
      code: 'UNIT_TEST_NOT_FOUND',
    });
    expect(await failure(ask({}, { user: other }))).toMatchObject({ code: 'UNIT_TEST_NOT_FOUND' });
    await t.db.updateTable('exams').set({ status: 'DRAFT' }).where('id', '=', examId).execute();
    expect(await failure(ask({}))).toMatchObject({ code: 'TEST_CONTENT_INSUFFICIENT' });
    await t.db.updateTable('exams').set({ status: 'READY' }).where('id', '=', examId).execute();
  });
});

describe('a test of the system', () => {
  test('is exported by whose package says so, and counts against the month once', async () => {
    const trial = await t.createUser({ role: 'TEACHER', package: 'TRIAL' });
    const basic = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    const operator = await t.createUser({ role: 'OPERATOR' });
    await asSystemTest(async () => {
      expect(await failure(ask({}, { user: trial }))).toMatchObject({
        code: 'PACKAGE_REQUIRED',
        reply: { params: { feature: 'export-system-tests' } },
      });
      await ask({ extras: ['key'] }, { user: basic });
      await ask({ extras: ['key'] }, { user: basic });
      const { id } = await ask({ extras: ['key'] }, { user: operator });
      const listed = (user: TestUser) => t.as(user).call('GET /itf/unit-tests/{id}/papers', { params: { id: examId } });
      expect((await listed(operator)).map((one) => one.id)).toEqual([id]);
      expect(await listed(basic)).toHaveLength(2);
    });
    await runJobs(t);
    const uses = await t.db.selectFrom('system_test_uses').selectAll().where('exam_id', '=', examId).execute();
    expect(uses.map(({ owner_id }) => owner_id)).toEqual([basic.id]);
    expect(await t.db.selectFrom('paper_sets').select('id').where('owner_id', '=', trial.id).execute()).toEqual([]);
  });

  test('shows its keys no longer to whose package has ended since', async () => {
    const basic = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    const set = await asSystemTest(() => ask({}, { user: basic }));
    const shown = async () =>
      (await t.as(basic).call('GET /itf/papers/{id}/keys', { params: { id: set.id } })).keys.filter(
        ({ answerKey }) => answerKey !== null,
      ).length;
    expect(await shown()).toBeGreaterThan(0);
    await t.db.updateTable('memberships').set({ package_code: 'TRIAL' }).where('user_id', '=', basic.id).execute();
    await expect.poll(shown).toBe(0);
    await runJobs(t);
  });

  test('has no key for whoever may not see it, in a test of their own either', async () => {
    const trial = await t.createUser({ role: 'TEACHER', package: 'TRIAL' });
    const set = await asSystemTest(async () => {
      await t.db.updateTable('exams').set({ scope: 'USER', owner_id: trial.id }).where('id', '=', examId).execute();
      const asked = await ask({ extras: ['key'] }, { user: trial });
      await runJobs(t);
      return read(asked.id, trial);
    });
    const { keys } = await t.as(trial).call('GET /itf/papers/{id}/keys', { params: { id: set.id } });
    expect(keys).toEqual([]);
    const { text } = await textOfPdf((await get(`${set.id}/files/1`, trial)).rawPayload);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('1 – 2 – 3 –');
  });
});
