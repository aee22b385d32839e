/** The record of an attempt: kept where the assignment says so, bounded, read by two people, and never of consequence. */
import { mostRecorded, recordOpenAfterEndMs } from '@vumon/domain';
import { samples } from '@vumon/question-types/samples';
import { describe, expect, it } from 'vitest';
import { CallError, testApp, type TestUser } from '../../../testing/app.ts';
import { createSchool, type SchoolOptions } from '../../../testing/school.ts';
import { startAttemptWorker } from '../attempts.worker.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const phone = 'p-abcdefghij0123456789';
const computer = 'c-abcdefghij0123456789';

async function sitting(options: SchoolOptions = {}) {
  const school = await createSchool(t, { codes: ['MC1', 'FB1'], record: true, ...options });
  const student = await school.student();
  const state = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  return { school, student, id: state.id, state };
}
type Sitting = Awaited<ReturnType<typeof sitting>>;

let last = 0;
const fresh = () => `entry${String((last += 1)).padStart(6, '0')}`;
const left = (seconds: number, agoMs = seconds * 1_000, id = fresh()) => ({
  id,
  kind: 'LEFT' as const,
  at: new Date(t.now() - agoMs).toISOString(),
  seconds,
});
const tell = ({ student, id }: Pick<Sitting, 'student' | 'id'>, entries: object[], device = computer) =>
  t
    .as(student)
    .call('POST /student/attempts/{id}/record', { params: { id }, body: { device, entries: entries as never } });
const progress = ({ school, id }: Sitting, teacher: TestUser = school.teacher) =>
  t.as(teacher).call('GET /itf/unit-tests-result/{id}/progress', { params: { id } });
const own = ({ student, id }: Sitting) => t.as(student).call('GET /student/attempts/{id}/record', { params: { id } });
const rowsOf = ({ id }: Sitting) =>
  t.db.selectFrom('attempt_record').selectAll().where('attempt_id', '=', id).orderBy('n').execute();
const submit = ({ student, id }: Sitting) =>
  t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'client-one', entries: [] } });
const codeOf = (error: unknown) => (error instanceof CallError ? error.code : String(error));

describe('an assignment without a record', () => {
  it('stores nothing, and mentions no record to anybody', async () => {
    const one = await sitting({ record: false });
    expect(one.state.record).toBe(false);
    expect(await tell(one, [left(12)])).toEqual({ kept: false });
    expect(await rowsOf(one)).toEqual([]);
    expect((await progress(one)).record).toBeNull();
    expect(await own(one)).toBeNull();
  });
});

describe('a record', () => {
  it('is announced before the start and by the attempt, and contains times and sizes', async () => {
    const one = await sitting();
    expect(one.state.record).toBe(true);
    const test = await t
      .as(one.student)
      .call('GET /itf/classes/unit-test-assigned/{id}', { params: { id: one.school.assignmentId } });
    expect(test.record).toBe(true);
    t.advance(120_000);
    expect(await tell(one, [])).toEqual({ kept: true });
    await tell(one, [
      left(12, 90_000),
      { id: fresh(), kind: 'LOST', at: new Date(t.now() - 60_000).toISOString(), seconds: 40 },
      { id: fresh(), kind: 'PASTED', at: new Date(t.now()).toISOString(), characters: 240 },
    ]);
    const { record } = await progress(one);
    expect(record).toMatchObject({
      kept: true,
      full: false,
      entries: [
        { kind: 'LEFT', seconds: 12, characters: null, device: 'computer' },
        { kind: 'LOST', seconds: 40 },
        { kind: 'PASTED', seconds: null, characters: 240 },
      ],
    });
    expect(await own(one)).toEqual(record);
    await submit(one);
    await worker.round();
    const paper = await t.as(one.school.teacher).call('GET /itf/unit-tests-result/{id}', { params: { id: one.id } });
    expect(paper.record).toEqual(record);
    // A record decides nothing: the mark is that of the answers.
    expect(paper.mark).toBe(0);
  });

  it('names the second device, not the first, and each once', async () => {
    const one = await sitting();
    await tell(one, [], computer);
    await tell(one, [], computer);
    expect((await progress(one)).record?.entries).toEqual([]);
    await tell(one, [], phone);
    await tell(one, [], phone);
    expect((await progress(one)).record?.entries).toMatchObject([{ kind: 'DEVICE', device: 'phone' }]);
    const live = await t
      .as(one.school.teacher)
      .call('GET /itf/classes/unit-test-assigned/{id}/live', { params: { id: one.school.assignmentId }, query: {} });
    expect(live.record).toBe(true);
    expect(live.cells.find(({ attemptId }) => attemptId === one.id)?.recorded).toBe(1);
  });

  it('stores an entry once, however often it is sent', async () => {
    const one = await sitting();
    const entry = left(5);
    await Promise.all(Array.from({ length: 8 }, () => tell(one, [entry])));
    expect((await rowsOf(one)).map(({ kind }) => kind)).toEqual(['DEVICE', 'LEFT']);
    expect(await tell(one, [entry, entry]).catch(codeOf)).toBe('BODY_INVALID');
  });

  it("stays within the attempt's time, whatever the clock of the page says", async () => {
    const one = await sitting();
    t.advance(60_000);
    await tell(one, [left(999_999, 26 * 3_600_000), left(30, -26 * 3_600_000)]);
    const [, first, second] = await rowsOf(one);
    expect(first!.at.getTime()).toBeGreaterThanOrEqual(Date.parse(one.state.startedAt));
    expect(first!.seconds).toBeLessThanOrEqual(61);
    expect(second).toMatchObject({ seconds: 0 });
    expect(second!.at.getTime()).toBeLessThanOrEqual(t.now());
  });

  it('accepts earlier events for an hour after the end', async () => {
    const one = await sitting();
    t.advance(100_000);
    await submit(one);
    t.advance(60_000);
    await tell(one, [left(30, 120_000), left(10, 10_000)], phone);
    const rows = await rowsOf(one);
    expect(rows).toMatchObject([{ kind: 'LEFT', seconds: 30 }]);
    t.advance(recordOpenAfterEndMs);
    expect(await tell(one, [left(5, recordOpenAfterEndMs + 100_000)])).toEqual({ kept: false });
    expect(await rowsOf(one)).toHaveLength(1);
  });

  it('has a maximal size, also under concurrent requests', async () => {
    const one = await sitting();
    const call = () =>
      tell(
        one,
        Array.from({ length: 20 }, () => left(3)),
      );
    await Promise.all(Array.from({ length: 14 }, call));
    expect(await rowsOf(one)).toHaveLength(mostRecorded);
    expect(await call()).toEqual({ kept: false });
    expect((await progress(one)).record?.full).toBe(true);
    expect(
      await tell(
        one,
        Array.from({ length: 21 }, () => left(3)),
      ).catch(codeOf),
    ).toBe('BODY_INVALID');
  });

  it('limits the number of devices too', async () => {
    const one = await sitting();
    for (let n = 0; n < 12; n += 1) await tell(one, [], `t-${String(n).padStart(20, '0')}`);
    expect(await rowsOf(one)).toHaveLength(10);
  });

  it('is readable by the learner and the teacher only', async () => {
    const one = await sitting();
    await tell(one, [left(7)]);
    const classmate = await one.school.student();
    const colleague = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    for (const call of [
      () => tell({ student: classmate, id: one.id }, [left(3)]),
      () => own({ ...one, student: classmate }),
      () => progress(one, colleague),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404 });
    await expect(
      t.as(one.student).call('GET /itf/unit-tests-result/{id}/progress', { params: { id: one.id } }),
    ).rejects.toMatchObject({ status: 403 });
    expect(await rowsOf(one)).toHaveLength(2);
  });

  it('refuses entries of other kinds', async () => {
    const one = await sitting();
    for (const wrong of [
      { ...left(3), kind: 'DEVICE' },
      { ...left(3), seconds: -1 },
      { ...left(3), seconds: undefined },
      { ...left(3), text: 'what was pasted' },
      { ...left(3), id: 'No!' },
      { ...left(3), at: 'yesterday' },
      { id: fresh(), kind: 'PASTED', at: new Date(t.now()).toISOString(), characters: 0 },
    ])
      expect(await tell(one, [wrong]).catch(codeOf)).toBe('BODY_INVALID');
    expect(await tell(one, [], "x'; --").catch(codeOf)).toBe('BODY_INVALID');
    expect(await rowsOf(one)).toEqual([]);
  });
});

describe('the setting', () => {
  const change = ({ school }: Sitting, body: object) =>
    t
      .as(school.teacher)
      .call('PUT /itf/classes/unit-tests/{id}', { params: { id: school.assignmentId }, body: body as never });

  it('can be switched off while learners work, but not on', async () => {
    const one = await sitting();
    t.advance(60_000);
    await tell(one, [left(4)]);
    expect(await change(one, { record: false })).toMatchObject({ record: false });
    expect(await tell(one, [left(5)])).toEqual({ kept: false });
    // What was kept stays, as it was told.
    expect((await progress(one)).record).toMatchObject({ kept: false, entries: [{ seconds: 4 }] });
    await expect(change(one, { record: true })).rejects.toMatchObject({ code: 'ASSIGNMENT_STARTED' });
  });

  it('exists for tests only', async () => {
    const school = await createSchool(t, { codes: ['MC1'] });
    const put = (body: object) =>
      t
        .as(school.teacher)
        .call('PUT /itf/classes/unit-tests/{id}', { params: { id: school.assignmentId }, body: body as never });
    await expect(put({ record: true, mode: 'PRACTICE' })).rejects.toMatchObject({ code: 'BODY_INVALID' });
    await put({ record: true });
    await expect(put({ mode: 'PRACTICE' })).rejects.toMatchObject({ code: 'BODY_INVALID' });
    expect(await put({ mode: 'PRACTICE', record: false })).toMatchObject({ record: false, mode: 'PRACTICE' });
  });
});

it('includes which numbered items have an answer', async () => {
  const one = await sitting({ codes: ['MC1', 'MC9', 'TF1'], record: false });
  const [first, second] = one.school.questions;
  const answer = (seq: number, question: string, given: unknown) =>
    t.as(one.student).call('POST /student/attempts/{id}/answers', {
      params: { id: one.id },
      body: { clientId: 'client-one', entries: [{ seq, question, base: 0, answer: given as never }] },
    });
  await answer(1, second!.id, samples.MC9.responses.right);
  await answer(2, first!.id, samples.MC1.responses.right);
  // Taken back again.
  await answer(3, first!.id, null);
  const before = first!.items.length;
  expect(await progress(one)).toEqual({
    answered: second!.items.map((_, index) => before + index + 1),
    questions: one.school.content.totalQuestions,
    record: null,
  });
});
