/**
 * A teacher on a trial with invented learners: the totals that they see of a test of the system, and what they may do to
 * attempts, must not add up to its key.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../testing/app.ts';
import { addReadyExam } from '../testing/content.ts';
import { createSchool } from '../testing/school.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const hour = 3_600_000;

let school: { readonly teacher: TestUser; readonly assignmentId: string };
let question: string | undefined;
let dummy: TestUser;
let attemptId: string;

const answer = async (seq: number, option: number) => {
  const content = await t.as(dummy).call('GET /student/attempts/{id}/content', { params: { id: attemptId } });
  const asked = content.sections.flatMap(({ parts }) => parts.flatMap((part) => part.questions));
  const shown = asked.find(({ id }) => id === question)!;
  const options = [...JSON.stringify(shown).matchAll(/"id":"([^"]+)","text"/g)].map(([, id]) => id!);
  await t.as(dummy).call('POST /itf/unit-tests-result/submit', {
    body: {
      attemptId,
      clientId: 'the-only-client',
      entries: [{ seq, question: question!, base: 0, answer: { [shown.items[0]!]: [options[option]!] } as never }],
    },
  });
  await worker.round();
};

/** Every reply with a total: of the teacher's pages, and of the dummy's. */
async function totals(): Promise<unknown[]> {
  const teacher = t.as(school.teacher);
  const params = { id: school.assignmentId };
  const [results, paper, all, best, summaries, progress, list, own, result] = await Promise.all([
    teacher.call('GET /itf/classes/unit-tests-assigned/{id}/results', { params, query: {} }),
    teacher.call('GET /itf/unit-tests-result/{id}', { params: { id: attemptId } }),
    teacher.call('GET /itf/classes/unit-tests-assigned/{id}/all-results', { params, query: {} }),
    teacher.call('GET /itf/classes/unit-tests-assigned/{id}/highest-results', { params, query: {} }),
    teacher.call('GET /itf/classes/unit-tests-assigned', { query: {} }),
    teacher.call('GET /itf/students/{id}/progress', { params: { id: dummy.id } }),
    teacher.call('GET /itf/students/{id}/results', { params: { id: dummy.id }, query: {} }),
    t.as(dummy).call('GET /student/results', { query: {} }),
    t.as(dummy).call('GET /student/unit-tests-assigned/{id}/result', { params, query: {} }),
  ]);
  return [
    ...results.rows.flatMap(({ mark, points }) => [mark, points]),
    results.stats.average,
    paper.mark,
    ...paper.revisions.map(({ points }) => points),
    ...all.items.map(({ mark }) => mark),
    ...best.items.map(({ mark }) => mark),
    ...summaries.items.map(({ average }) => average),
    progress.average,
    ...list.items.map(({ mark }) => mark),
    ...own.items.map(({ mark }) => mark),
    result.score,
  ].filter((one) => one !== null);
}

beforeAll(async () => {
  const teacher = await t.createUser({ role: 'TEACHER', package: 'TRIAL' });
  const { examId, questions } = await addReadyExam(t, await t.createUser({ role: 'OPERATOR' }));
  [question] = questions;
  const own = await createSchool(t, { codes: ['MC1'], teacher, endsIn: hour });
  const { id: assignmentId } = await t.as(teacher).call('POST /itf/classes/{id}/unit-tests', {
    params: { id: own.classId },
    body: {
      examId,
      startsAt: new Date(t.now()).toISOString(),
      endsAt: new Date(t.now() + hour).toISOString(),
      reviewOpen: 'FREE',
      attemptsAllowed: 3,
    },
  });
  school = { teacher, assignmentId };
  dummy = await own.student();
  await t.db
    .insertInto('managed_students')
    .values({ teacher_id: teacher.id, student_id: dummy.id, created_at: new Date(t.now()) })
    .execute();
  ({ id: attemptId } = await t
    .as(dummy)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: assignmentId } }));
});

describe('while the window is open', () => {
  it('no total is told, whoever asks', async () => {
    await answer(1, 0);
    expect(await totals()).toEqual([]);
  });

  it('an attempt is not opened again', async () => {
    const reopen = t
      .as(school.teacher)
      .call('POST /itf/unit-tests-result/{id}/reopen', { params: { id: attemptId }, body: { minutes: 30 } });
    await expect(reopen).rejects.toMatchObject({ code: 'PACKAGE_REQUIRED' });
  });
});

describe('once the window has ended', () => {
  beforeAll(async () => {
    t.advance(2 * hour);
    await worker.round();
  });

  it('totals are told, and nothing of a single question', async () => {
    const told = await totals();
    expect(told.length).toBeGreaterThan(6);
    const teacher = t.as(school.teacher);
    const params = { id: school.assignmentId };
    const results = await teacher.call('GET /itf/classes/unit-tests-assigned/{id}/results', { params, query: {} });
    expect(results.keyAccess).toBe('totals');
    expect(new Set(results.rows.flatMap(({ states }) => states))).toEqual(new Set([null]));
    expect(results.columns.every(({ rightShare }) => rightShare === null)).toBe(true);
    // The four of grammar are told together; the passage is a single question.
    expect(results.topics.map(({ skill, share }) => [skill, share !== null])).toEqual([
      ['GR', true],
      ['RE', false],
    ]);
    const paper = await teacher.call('GET /itf/unit-tests-result/{id}', { params: { id: attemptId } });
    expect(paper).toMatchObject({ items: [], keys: {} });
    expect(await t.as(dummy).call('GET /student/unit-tests-assigned/{id}/result', { params, query: {} })).toMatchObject(
      { reviewState: 'ON', review: null },
    );
    const { skills, levels, topics } = await teacher.call('GET /itf/students/{id}/progress', {
      params: { id: dummy.id },
    });
    expect([skills, levels, topics]).toEqual([[], [], []]);
  });

  it('nothing changes a total in steps: no reopening, no late answers, no regrade', async () => {
    const teacher = t.as(school.teacher);
    await expect(
      teacher.call('POST /itf/unit-tests-result/{id}/reopen', { params: { id: attemptId }, body: { minutes: 30 } }),
    ).rejects.toMatchObject({ code: 'PACKAGE_REQUIRED' });
    await expect(
      teacher.call('POST /itf/unit-tests-result/{id}/accept-late', {
        params: { id: attemptId },
        body: { entries: [1], reason: 'Mất mạng' },
      }),
    ).rejects.toMatchObject({ code: 'PACKAGE_REQUIRED' });
  });
});
