/** Guards of regrading, each with the one request that gets through when the guard is missing. */
import { randomUUID } from 'node:crypto';
import { read, utils } from '@e965/xlsx';
import type { RegradeChange } from '@vumon/domain';
import { samples } from '@vumon/question-types/samples';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../testing/app.ts';
import { noticesFor } from '../testing/jobs.ts';
import { createSchool, type School, type SchoolOptions } from '../testing/school.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });

interface Ask {
  readonly number?: number;
  readonly scope?: 'STUDENT' | 'ASSIGNMENT' | 'VERSION';
  readonly studentId?: string;
  readonly raiseOnly?: boolean;
}

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: { code: string }) => error.code,
  );

function ways({ assignmentId, teacher }: School, by = teacher) {
  const params = { id: assignmentId };
  const as = t.as(by);
  const body = (change: RegradeChange, { number = 1, scope = 'ASSIGNMENT', raiseOnly = false, ...rest }: Ask) => ({
    number,
    change: change as never,
    scope,
    raiseOnly,
    ...rest,
  });
  const view = () => as.call('GET /itf/classes/unit-tests-assigned/{id}/regrade', { params, query: { number: 1 } });
  return {
    view,
    preview: (change: RegradeChange, ask: Ask = {}) =>
      as.call('POST /itf/classes/unit-tests-assigned/{id}/regrade/preview', { params, body: body(change, ask) }),
    apply: async (change: RegradeChange, ask: Ask = {}, after?: number) =>
      as.call('POST /itf/classes/unit-tests-assigned/{id}/regrade', {
        params,
        body: { ...body(change, ask), reason: 'Đề in mờ', notify: true, after: after ?? (await view()).after },
      }),
    undo: (step: string) =>
      as.call('POST /itf/classes/unit-tests-assigned/{id}/regrade/undo', { params, body: { step, notify: false } }),
  };
}

/** Takes the test with right (`+`) or wrong answers, and has it scored. */
async function take(school: School, pattern: string, student?: TestUser) {
  const learner = student ?? (await school.student());
  const { id } = await t
    .as(learner)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  const entries = school.questions.map(({ id: question, code }, at) => ({
    seq: at + 1,
    question,
    base: 0,
    answer: samples[code].responses[pattern[at] === '+' ? 'right' : 'wrong'] as never,
  }));
  await t
    .as(learner)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'the-only-client', entries } });
  await worker.round();
  return { learner, attempt: id };
}

const twoQuestions = (options: SchoolOptions = {}) => createSchool(t, { codes: ['MC1', 'FB1'], ...options });

/** Another class of the same teacher that is given the same version. */
async function otherClass(school: School): Promise<School> {
  const other = await twoQuestions({ teacher: school.teacher });
  await t.db
    .updateTable('assignments')
    .set({ exam_version_id: school.examVersionId })
    .where('id', '=', other.assignmentId)
    .execute();
  return { ...other, questions: school.questions };
}

const marksOf = async ({ teacher, assignmentId }: School) => {
  const { rows } = await t.as(teacher).call('GET /itf/classes/unit-tests-assigned/{id}/results', {
    params: { id: assignmentId },
    query: { sort: 'name' },
  });
  return new Map(rows.map(({ studentId, mark }) => [studentId, mark]));
};

/** Adds an attempt like this one for each of so many new learners. */
async function repeatAttempt(studentId: string, attemptId: string, times: number): Promise<void> {
  const copies = JSON.stringify(
    Array.from({ length: times }, (_, at) => ({ student: randomUUID(), attempt: randomUUID(), name: `copy-${at}` })),
  );
  const repeat = async (table: string, id: string, value: string, changes: Record<string, string | null>) => {
    const { rows } = await sql<{ name: string }>`
      SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = ${table} AND is_generated = 'NEVER'`.execute(t.db);
    const columns = rows.map(({ name }) => name);
    const changed = sql.join(
      Object.entries(changes).map(
        ([column, of]) => sql`${column}::text, ${of === null ? sql`NULL` : sql`k ->> ${of}`}`,
      ),
    );
    await sql`
      INSERT INTO ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
      SELECT ${sql.join(columns.map((name) => sql.ref(`r.${name}`)))}
      FROM ${sql.table(table)} o, jsonb_array_elements(${copies}::jsonb) k,
        LATERAL jsonb_populate_record(o, jsonb_build_object(${changed})) r
      WHERE o.${sql.ref(id)} = ${value}`.execute(t.db);
  };
  await repeat('users', 'id', studentId, { id: 'student', username: 'name', phone: null, email: null });
  await repeat('attempts', 'id', attemptId, { id: 'attempt', student_id: 'student' });
  await repeat('attempt_results', 'attempt_id', attemptId, { attempt_id: 'attempt' });
}

describe('a step must leave something to score', () => {
  it('before anybody has handed in', async () => {
    const { apply } = ways(await twoQuestions());
    expect(await outcome(apply({ kind: 'VOID' }, { number: 2 }))).toBe('OK');
    expect(await outcome(apply({ kind: 'VOID' }))).toBe('REGRADE_NOTHING_LEFT');
    expect(await outcome(apply({ kind: 'POINTS', points: 0 }))).toBe('REGRADE_NOTHING_LEFT');
  });

  it('for each learner, also for one who has voided questions of their own', async () => {
    const school = await twoQuestions();
    const { learner } = await take(school, '++');
    const later = await school.student();
    const { apply } = ways(school);
    await apply({ kind: 'VOID' }, { number: 2, scope: 'STUDENT', studentId: learner.id });
    expect(await outcome(apply({ kind: 'VOID' }))).toBe('REGRADE_NOTHING_LEFT');
    // A learner whose attempt is not scored yet must have something left to score, too.
    await apply({ kind: 'FULL' }, { number: 2, scope: 'STUDENT', studentId: learner.id });
    await apply({ kind: 'VOID' }, { number: 2, scope: 'STUDENT', studentId: later.id });
    expect(await outcome(apply({ kind: 'VOID' }))).toBe('REGRADE_NOTHING_LEFT');
  });

  it('in every class that the step reaches, whatever was voided in other classes', async () => {
    const school = await twoQuestions();
    const other = await otherClass(school);
    await ways(school).apply({ kind: 'VOID' }, { number: 2 });
    expect(await outcome(ways(other).apply({ kind: 'VOID' }, { scope: 'VERSION' }))).toBe('REGRADE_NOTHING_LEFT');
    expect(await outcome(ways(other).apply({ kind: 'VOID' }))).toBe('OK');
  });
});

it('a question that stays void, because counting it would lower the mark, leaves nothing to score', async () => {
  const school = await twoQuestions();
  await take(school, '-+');
  const { apply } = ways(school);
  await apply({ kind: 'VOID' });
  const [item] = school.questions[0]!.items;
  const [wrong] = Object.values(samples.MC1.responses.wrong as Record<string, string[]>)[0]!;
  const [right] = Object.values(samples.MC1.responses.right as Record<string, string[]>)[0]!;
  expect(wrong).not.toBe(right);
  await apply({ kind: 'KEY', place: [item!], answers: [right!] }, { raiseOnly: true });
  expect(await outcome(apply({ kind: 'VOID' }, { number: 2 }))).toBe('REGRADE_NOTHING_LEFT');
});

it('steps of one class leave the marks of another as they are, whichever is undone', async () => {
  const school = await twoQuestions();
  const other = await otherClass(school);
  const here = await take(school, '-+');
  const there = await take(other, '-+');
  const { step } = await ways(school).apply({ kind: 'FULL' });
  expect((await marksOf(other)).get(there.learner.id)).toBe(500);
  const raised = await ways(other).apply({ kind: 'VOID' });
  expect((await marksOf(other)).get(there.learner.id)).toBe(1000);
  expect((await marksOf(school)).get(here.learner.id)).toBe(1000);
  // The last step of the version is that of the other class, so this one cannot be undone yet.
  expect(await outcome(ways(school).undo(step.id))).toBe('REGRADE_NOT_UNDONE');
  await ways(other).undo(raised.step.id);
  await ways(school).undo(step.id);
  expect((await marksOf(school)).get(here.learner.id)).toBe(500);
});

it('a step for one learner is undone for that learner alone', async () => {
  const school = await twoQuestions();
  const one = await take(school, '-+');
  const two = await take(school, '-+');
  const { apply, undo } = ways(school);
  await apply({ kind: 'FULL' }, { raiseOnly: true });
  const { step, changed } = await apply({ kind: 'VOID' }, { number: 2, scope: 'STUDENT', studentId: one.learner.id });
  expect(changed).toBe(1);
  const before = await t.db.selectFrom('attempt_results').selectAll().where('attempt_id', '=', two.attempt).execute();
  await undo(step.id);
  expect(await t.db.selectFrom('attempt_results').selectAll().where('attempt_id', '=', two.attempt).execute()).toEqual(
    before,
  );
});

it('a result whose mark stays the same sends no notice', async () => {
  const school = await twoQuestions({ reviewOpen: 'ON' });
  const { learner } = await take(school, '++');
  expect(await ways(school).apply({ kind: 'VOID' })).toMatchObject({ changed: 1 });
  const { notices } = await noticesFor(t, learner);
  expect(notices.map(({ kind }) => kind)).not.toContain('MARK_CHANGED');
});

it('a result whose answers are erased stays as it is, because it cannot be graded again', async () => {
  const school = await twoQuestions();
  const kept = await take(school, '-+');
  const erased = await take(school, '-+');
  await t.db
    .updateTable('attempts')
    .set({ answers_erased_at: new Date(t.now()) })
    .where('id', '=', erased.attempt)
    .execute();
  const { apply, view } = ways(school);
  expect((await view()).scopes).toMatchObject({ ASSIGNMENT: 1 });
  expect(await apply({ kind: 'FULL' })).toMatchObject({ changed: 1 });
  const marks = await marksOf(school);
  expect([marks.get(kept.learner.id), marks.get(erased.learner.id)]).toEqual([1000, 500]);
});

it('more than 2,000 tests are not graded again in one request, and nothing is changed then', async () => {
  const school = await twoQuestions();
  const { learner, attempt } = await take(school, '-+');
  await repeatAttempt(learner.id, attempt, 2_000);
  const { apply, preview, view } = ways(school);
  expect((await view()).scopes.ASSIGNMENT).toBe(2_001);
  expect(await outcome(preview({ kind: 'FULL' }))).toBe('REGRADE_TOO_MANY');
  expect(await outcome(apply({ kind: 'FULL' }))).toBe('REGRADE_TOO_MANY');
  expect((await view()).steps).toEqual([]);
  expect(await outcome(apply({ kind: 'FULL' }, { scope: 'STUDENT', studentId: learner.id }))).toBe('OK');
});

it('the preview can be exported as a workbook: learners, answers, and marks before and after as numbers', async () => {
  const school = await twoQuestions();
  await take(school, '-+');
  await take(school, '++');
  const url = `/api/itf/classes/unit-tests-assigned/${school.assignmentId}/regrade/preview/export`;
  const payload = { number: 1, change: { kind: 'FULL' }, scope: 'ASSIGNMENT', raiseOnly: true };
  const ask = (who: TestUser) => t.as(who).raw({ method: 'POST', url, payload, headers: { 'accept-language': 'vi' } });
  const book = read((await ask(school.teacher)).rawPayload, { type: 'buffer' });
  const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets['Chấm lại câu 1']!);
  expect(rows.map((row) => [row['Điểm cũ'], row['Điểm mới'], row['Thay đổi'], row['Mức mới']])).toEqual([
    [5, 10, 5, 'Tốt'],
    [10, 10, 0, 'Tốt'],
  ]);
  // The text of the option, not its id.
  for (const row of rows) expect(row['Trả lời']).toMatch(/^x = /);
  expect((await ways(school).view()).steps).toEqual([]);
  expect((await ask(await t.createUser({ role: 'TEACHER', package: 'ADVANCE' }))).statusCode).toBe(404);
});

describe('nobody but the owner', () => {
  it('sees, previews, makes or undoes a step', async () => {
    const school = await twoQuestions();
    await take(school, '-+');
    const { step } = await ways(school).apply({ kind: 'FULL' });
    const stranger = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const { view, preview, apply, undo } = ways(school, stranger);
    expect(await outcome(view())).toBe('NOT_FOUND');
    expect(await outcome(preview({ kind: 'VOID' }))).toBe('NOT_FOUND');
    expect(await outcome(apply({ kind: 'VOID' }, {}, 1))).toBe('NOT_FOUND');
    expect(await outcome(undo(step.id))).toBe('NOT_FOUND');
  });
});
