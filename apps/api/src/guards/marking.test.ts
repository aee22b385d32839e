/** Guards of marking, each with the one request that gets through when the guard is missing. */
import { samples } from '@vumon/question-types/samples';
import { describe, expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../testing/app.ts';
import { createSchool } from '../testing/school.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const essay = (samples.EW1.responses.right as { q1: string }).q1;
const scores = { co: 500, or: 500, la: 500 };

/** An essay that is handed in, and what its teacher and its learner do with it. */
async function written() {
  const school = await createSchool(t, { codes: ['EW1'] });
  const student: TestUser = await school.student();
  const params = { id: school.assignmentId };
  const question = school.questions[0]!.id;
  const { id: attempt } = await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params });
  let seq = 0;
  const handIn = async (text: string, base = 0) => {
    seq += 1;
    await t.as(student).call('POST /itf/unit-tests-result/submit', {
      body: {
        attemptId: attempt,
        clientId: 'the-only-client',
        entries: [{ seq, question, base, answer: { q1: text } }],
      },
    });
    await worker.round();
  };
  const reopen = () =>
    t.as(school.teacher).call('POST /itf/unit-tests-result/{id}/reopen', { params: { id: attempt }, body: {} });
  const work = async () =>
    (
      await t.as(school.teacher).call('GET /itf/classes/unit-tests-assigned/{id}/marking/works', { params, query: {} })
    )[0];
  const mark = (more: object = {}) =>
    t.as(school.teacher).call('POST /itf/classes/unit-tests-assigned/{id}/marking/marks', {
      params,
      body: {
        marks: [{ attempt, question, item: 'q1', entry: 1, version: 0, scores, comment: '', notes: [], ...more }],
      },
    });
  const twice = () => {
    const one = { attempt, question, item: 'q1', entry: 1, version: 0, scores, comment: '', notes: [] };
    return t.as(school.teacher).call('POST /itf/classes/unit-tests-assigned/{id}/marking/marks', {
      params,
      body: { marks: [one, { ...one, comment: 'Lần hai' }] },
    });
  };
  await handIn(essay);
  return { handIn, reopen, work, mark, twice };
}

describe('a reopened attempt', () => {
  it('is in no marking list and accepts no mark while its learner is working', async () => {
    const { reopen, work, mark } = await written();
    await reopen();
    expect(await work()).toBeUndefined();
    await expect(mark()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('shows no mark of the replaced text, and the next mark starts anew', async () => {
    const { handIn, reopen, work, mark } = await written();
    await mark();
    expect((await work())!.mark).toMatchObject({ version: 1 });
    await reopen();
    await handIn('Dear Sam, I have changed my mind.', 1);
    const now = (await work())!;
    expect(now.mark).toBeNull();
    await expect(mark({ entry: now.entry, version: 1 })).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await mark({ entry: now.entry })).toMatchObject([{ mark: { version: 2 } }]);
  });
});

it('two marks for one answer in one request are refused, and neither is given', async () => {
  const { twice, work } = await written();
  await expect(twice()).rejects.toMatchObject({ code: 'BODY_INVALID' });
  expect((await work())!.mark).toBeNull();
});
