import { samples } from '@vumon/question-types/samples';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { createSchool, type School } from '../../testing/school.ts';
import { startAttemptWorker } from '#exam/attempts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });

const essay = (samples.EW1.responses.right as Record<string, string>)['q1']!;
const params = ({ assignmentId }: School) => ({ id: assignmentId });
const works = (school: School) =>
  t
    .as(school.teacher)
    .call('GET /itf/classes/unit-tests-assigned/{id}/marking/works', { params: params(school), query: {} });
const overview = (school: School) =>
  t
    .as(school.teacher)
    .call('GET /itf/classes/unit-tests-assigned/{id}/marking', { params: params(school), query: { blind: 'false' } });

/** A class with one learner, whose essay waits for a mark. */
async function written() {
  const school = await createSchool(t, { codes: ['EW1'] });
  const student = await school.student();
  const { id: attempt } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: params(school) });
  const question = school.questions[0]!.id;
  await t.as(student).call('POST /itf/unit-tests-result/submit', {
    body: {
      attemptId: attempt,
      clientId: 'the-only-client',
      entries: [{ seq: 1, question, base: 0, answer: { q1: essay } }],
    },
  });
  await worker.round();
  const entry = (await works(school))[0]!.entry;
  return {
    school,
    blank: { attempt, question, item: 'q1', entry, version: 0, comment: '', scores: {}, notes: [] },
  };
}
type Blank = Awaited<ReturnType<typeof written>>['blank'];
type Draft = Omit<Blank, 'scores' | 'notes'> & {
  scores: Record<string, number>;
  notes: { id: string; start: number; end: number; text: string }[];
};

const keep = (school: School, draft: Draft, { discard = false, user = school.teacher } = {}) =>
  t.as(user).call('PUT /itf/classes/unit-tests-assigned/{id}/marking/drafts', {
    params: params(school),
    body: { draft, discard },
  });

describe('a draft of a mark', () => {
  it('is returned with the answer, does not count as a mark, and is deleted when the mark is given', async () => {
    const { school, blank } = await written();
    const note = { id: 'n1', start: 0, end: 2, text: 'Chào rất tự nhiên' };
    const half: Draft = { ...blank, scores: { co: 400, or: 300 }, comment: 'Bài đủ ý', notes: [note] };
    expect(await keep(school, { ...blank, scores: { co: 100 } })).toEqual({ kept: true });
    expect(await keep(school, half)).toEqual({ kept: true });
    const [work] = await works(school);
    expect(work).toMatchObject({ mark: null, draft: { scores: half.scores, comment: 'Bài đủ ý', notes: [note] } });
    const before = await overview(school);
    expect([before.items[0], before.learners[0]]).toMatchObject([
      { total: 1, done: 0, drafts: 1 },
      { total: 1, done: 0, drafts: 1 },
    ]);
    const result = await t
      .as(school.teacher)
      .call('GET /itf/unit-tests-result/{id}', { params: { id: blank.attempt } });
    expect([result.marks, result.items[0]?.state]).toEqual([[], 'needs-teacher']);

    const scores = { co: 500, or: 500, la: 500 };
    await t.as(school.teacher).call('POST /itf/classes/unit-tests-assigned/{id}/marking/marks', {
      params: params(school),
      body: { marks: [{ ...blank, scores }] },
    });
    expect((await works(school))[0]).toMatchObject({ draft: null, mark: { version: 1 } });
    // A draft that was sent before the mark but arrives after it is not stored.
    expect(await keep(school, half)).toEqual({ kept: false });
    expect((await works(school))[0]).toMatchObject({ draft: null });

    expect(await keep(school, { ...half, version: 1 })).toEqual({ kept: true });
    expect((await overview(school)).items[0]).toMatchObject({ done: 1, drafts: 0 });
    expect(await keep(school, { ...half, version: 1 }, { discard: true })).toEqual({ kept: false });
    expect((await works(school))[0]).toMatchObject({ draft: null, mark: { scores } });
  });

  it('is refused for other teachers, and validated like a mark', async () => {
    const { school, blank } = await written();
    const other = await createSchool(t, { codes: ['EW1'] });
    const refused = (sent: Promise<unknown>, code: string) => expect(sent).rejects.toMatchObject({ code });
    await refused(keep(school, blank, { user: other.teacher }), 'NOT_FOUND');
    await refused(keep(other, blank), 'NOT_FOUND');
    await refused(keep(other, blank, { discard: true }), 'NOT_FOUND');
    await refused(keep(school, { ...blank, scores: { co: 501 } }), 'MARK_SCORE_INVALID');
    await refused(keep(school, { ...blank, entry: blank.entry + 1 }), 'MARK_ANSWER_CHANGED');
    await refused(keep(school, { ...blank, item: 'q9' }), 'BODY_INVALID');
    await refused(
      keep(school, { ...blank, notes: [{ id: 'n1', start: 0, end: 9_999, text: 'xa quá' }] }),
      'MARK_NOTE_OUTSIDE',
    );
    expect((await works(school))[0]).toMatchObject({ draft: null });
  });
});
