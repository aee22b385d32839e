import type { RegradeChange } from '@vumon/domain';
import { samples } from '@vumon/question-types/samples';
import type { ChoiceContent, ChoiceKey, TextGapsKey } from '@vumon/question-types';
import { describe, expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../../testing/app.ts';
import { noticesFor } from '../../testing/jobs.ts';
import { expectLatestMarks } from '../../testing/latest-marks.ts';
import { createSchool, pointsPerItem, type School, type SchoolOptions } from '../../testing/school.ts';

const t = await testApp();
expectLatestMarks(t);
const worker = startAttemptWorker(t.app, { loop: false });

const item = (samples.MC1.content as unknown as ChoiceContent).items[0]!;
const right = (samples.MC1.key as unknown as ChoiceKey).correct[item.id]![0]!;
const wrong = item.options.find(({ id }) => id !== right)!.id;
const gap = Object.keys((samples.FB1.key as unknown as TextGapsKey).gaps)[0]!;

/** Takes the test with answers in the paper's order; undefined leaves a question blank. */
async function take(school: School, answers: readonly unknown[], student?: TestUser) {
  const learner = student ?? (await school.student());
  const { id } = await t
    .as(learner)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  const entries = school.questions.flatMap(({ id: question }, index) =>
    answers[index] === undefined ? [] : [{ seq: index + 1, question, base: 0, answer: answers[index] as never }],
  );
  await t
    .as(learner)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId: id, clientId: 'the-only-client', entries } });
  return { learner, attempt: id };
}
const picks = (id: string) => ({ [item.id]: [id] });
const types = (text: string) => ({ [gap]: text });

const ended = (options: SchoolOptions = {}) => createSchool(t, { codes: ['MC1', 'FB1'], ...options });

interface Ask {
  readonly number?: number;
  readonly scope?: 'STUDENT' | 'ASSIGNMENT' | 'VERSION';
  readonly studentId?: string;
  readonly raiseOnly?: boolean;
}
const bodyOf = (
  change: RegradeChange,
  { number = 1, scope = 'ASSIGNMENT', studentId, raiseOnly = false }: Ask = {},
) => ({
  number,
  change: change as never,
  scope,
  raiseOnly,
  ...(studentId && { studentId }),
});
const ways = (school: School, by = school.teacher) => {
  const params = { id: school.assignmentId };
  const as = t.as(by);
  return {
    view: (number = 1) => as.call('GET /itf/classes/unit-tests-assigned/{id}/regrade', { params, query: { number } }),
    preview: (change: RegradeChange, ask?: Ask) =>
      as.call('POST /itf/classes/unit-tests-assigned/{id}/regrade/preview', { params, body: bodyOf(change, ask) }),
    apply: async (change: RegradeChange, ask?: Ask, after?: number) =>
      as.call('POST /itf/classes/unit-tests-assigned/{id}/regrade', {
        params,
        body: {
          ...bodyOf(change, ask),
          reason: 'Nhập nhầm',
          notify: true,
          after:
            after ??
            (await as.call('GET /itf/classes/unit-tests-assigned/{id}/regrade', { params, query: { number: 1 } }))
              .after,
        },
      }),
    undo: (step: string) =>
      as.call('POST /itf/classes/unit-tests-assigned/{id}/regrade/undo', { params, body: { step, notify: false } }),
  };
};
const marksOf = async (school: School) => {
  const { rows } = await t.as(school.teacher).call('GET /itf/classes/unit-tests-assigned/{id}/results', {
    params: { id: school.assignmentId },
    query: { sort: 'mark' },
  });
  return new Map(rows.map(({ studentId, mark }) => [studentId, mark]));
};
const key = (id: string): RegradeChange => ({ kind: 'KEY', place: [item.id], answers: [id] });

describe('a corrected key', () => {
  it('is previewed without side effects, then changes marks, keys and the analysis, and is undone', async () => {
    const school = await ended();
    const solved = samples.FB1.responses.right;
    const a = await take(school, [picks(right), solved]);
    const b = await take(school, [picks(wrong), solved]);
    await worker.round();
    const { view, preview, apply, undo } = ways(school);
    const seen = await view();
    expect(seen).toMatchObject({
      kinds: ['KEY', 'ACCEPT', 'VOID', 'FULL', 'POINTS'],
      scopes: { ASSIGNMENT: 2, VERSION: 2 },
      places: [{ path: [item.id], takesMore: true }],
      after: 0,
      steps: [],
      points: pointsPerItem,
    });
    expect(seen.students.map(({ id }) => id).toSorted()).toEqual([a.learner.id, b.learner.id].toSorted());
    const looked = await preview(key(wrong));
    expect(looked).toMatchObject({ attempts: 2, raised: 1, lowered: 1, kept: 0, same: 0, levelsUp: 1, levelsDown: 1 });
    expect(looked.rows.map(({ given, before, after }) => [given, before, after]).toSorted()).toEqual(
      [
        [[right], 1000, 500],
        [[wrong], 500, 1000],
      ].toSorted(),
    );
    expect(await preview(key(wrong), { raiseOnly: true })).toMatchObject({ raised: 1, lowered: 0, kept: 1 });
    expect(await marksOf(school)).toEqual(
      new Map([
        [a.learner.id, 1000],
        [b.learner.id, 500],
      ]),
    );
    expect((await view()).steps).toEqual([]);

    const { step, changed } = await apply(key(wrong), { raiseOnly: true });
    expect(changed).toBe(1);
    expect(await marksOf(school)).toEqual(
      new Map([
        [a.learner.id, 1000],
        [b.learner.id, 1000],
      ]),
    );
    const paper = await t.as(school.teacher).call('GET /itf/unit-tests-result/{id}', { params: { id: b.attempt } });
    expect(paper.keys[school.questions[0]!.id]).toMatchObject({ correct: { [item.id]: [wrong] } });
    expect(paper.revisions).toMatchObject([
      { revision: 2, mark: 1000, reason: 'Nhập nhầm', scoredBy: expect.any(String) },
      { revision: 1, mark: 500 },
    ]);
    const { details } = await view();
    expect(details.groups[0]!.answers.filter((one) => one.right).map(({ id }) => id)).toEqual([wrong]);
    const log = await t.db.selectFrom('audit_log').selectAll().where('subject_id', '=', school.assignmentId).execute();
    expect(log).toMatchObject([
      {
        action: 'test-regraded',
        actor_id: school.teacher.id,
        details: { question: 1, kind: 'KEY', reason: 'Nhập nhầm', changed: 1 },
      },
    ]);

    await undo(step.id);
    expect(await marksOf(school)).toEqual(
      new Map([
        [a.learner.id, 1000],
        [b.learner.id, 500],
      ]),
    );
    const undone = await t.db
      .selectFrom('audit_log')
      .select(['actor_id', 'subject_kind', 'details'])
      .where('subject_id', '=', school.assignmentId)
      .where('action', '=', 'regrade-undone')
      .execute();
    expect(undone).toEqual([
      {
        actor_id: school.teacher.id,
        subject_kind: 'assignment',
        details: { kind: 'KEY', before: key(wrong), reason: 'Nhập nhầm', changed: 1 },
      },
    ]);
    await expect(undo(step.id)).rejects.toMatchObject({ code: 'REGRADE_NOT_UNDONE' });
  });

  it('applies to later attempts, and to late answers that a teacher accepts', async () => {
    const school = await ended();
    await take(school, [picks(right)]);
    await worker.round();
    await ways(school).apply(key(wrong));
    const later = await take(school, [picks(wrong)]);
    await worker.round();
    expect((await marksOf(school)).get(later.learner.id)).toBe(500);
  });

  it('accepts another typed answer, by the matching rules of the key', async () => {
    const school = await ended();
    const a = await take(school, [undefined, types('Ngoài đáp án')]);
    const b = await take(school, [undefined, types(' ngoài  ĐÁP ÁN ')]);
    await worker.round();
    const { preview, apply } = ways(school);
    const accept: RegradeChange = { kind: 'ACCEPT', place: [gap], answers: ['Ngoài đáp án'] };
    expect(await preview(accept, { number: 2 })).toMatchObject({ raised: 2 });
    await apply(accept, { number: 2 });
    expect(await marksOf(school)).toEqual(
      new Map([
        [a.learner.id, 500],
        [b.learner.id, 500],
      ]),
    );
  });

  it('is refused where the question does not support it', async () => {
    const school = await ended({ codes: ['MC1', 'EW1'] });
    await take(school, [picks(right)]);
    await worker.round();
    const { preview, view } = ways(school);
    await expect(preview(key('nothere'))).rejects.toMatchObject({ code: 'REGRADE_NOT_POSSIBLE' });
    await expect(preview(key(wrong), { number: 2 })).rejects.toMatchObject({ code: 'REGRADE_NOT_POSSIBLE' });
    expect((await view(2)).kinds).toEqual(['VOID', 'FULL', 'POINTS']);
    await expect(preview({ kind: 'FULL' }, { number: 9 })).rejects.toMatchObject({ status: 404 });
  });
});

describe('a cancelled question', () => {
  it('is removed from the test, gets other points, or gives everyone its points', async () => {
    const school = await ended();
    const a = await take(school, [picks(right), types('sai')]);
    await worker.round();
    const { apply, preview, view } = ways(school);
    await apply({ kind: 'VOID' }, { number: 2 });
    const mark = async () => (await marksOf(school)).get(a.learner.id);
    expect(await mark()).toBe(1000);
    await expect(preview({ kind: 'VOID' }, { number: 1 })).rejects.toMatchObject({ code: 'REGRADE_NOTHING_LEFT' });
    const params = { id: school.assignmentId };
    const told = async () => {
      const of = t.as(school.teacher);
      const { columns } = await of.call('GET /itf/classes/unit-tests-assigned/{id}/results', {
        params,
        query: { sort: 'mark' },
      });
      const { granted, column } = await of.call('GET /itf/classes/unit-tests-assigned/{id}/details', {
        params,
        query: { number: 2 },
      });
      return [granted, column.rightShare, columns.map(({ rightShare }) => rightShare)];
    };
    await apply({ kind: 'FULL' }, { number: 2 });
    // Points that everybody is given say nothing of what the class knows.
    expect(await told()).toEqual([true, null, [100, null]]);
    const ofOne = { scope: 'STUDENT', studentId: a.learner.id } as const;
    await apply({ kind: 'POINTS', points: 2 * pointsPerItem }, { number: 1, ...ofOne });
    // What one learner's question counts is not what the question counts.
    expect((await view()).points).toBe(pointsPerItem);
    await apply({ kind: 'POINTS', points: 3 * pointsPerItem }, { number: 1 });
    expect((await view()).points).toBe(3 * pointsPerItem);
    const paper = await t.as(school.teacher).call('GET /itf/unit-tests-result/{id}', { params: { id: a.attempt } });
    expect(paper.items.map(({ state, points, max }) => [state, points, max])).toEqual([
      ['right', 300, 300],
      ['right', 100, 100],
    ]);
  });

  it('stays cancelled once the teacher has marked another question', async () => {
    const school = await ended({ codes: ['MC1', 'EW1'] });
    const { attempt } = await take(school, [picks(wrong), samples.EW1.responses.right]);
    await worker.round();
    await ways(school).apply({ kind: 'FULL' });
    const as = t.as(school.teacher);
    const params = { id: school.assignmentId };
    const question = school.questions[1]!.id;
    const [work] = await as.call('GET /itf/classes/unit-tests-assigned/{id}/marking/works', {
      params,
      query: { attempt, question, item: 'q1' },
    });
    const one = { attempt, question, item: 'q1', entry: work!.entry!, version: 0, comment: '', notes: [] };
    await as.call('POST /itf/classes/unit-tests-assigned/{id}/marking/marks', {
      params,
      body: { marks: [{ ...one, scores: { co: 0, or: 0, la: 0 } }] },
    });
    const paper = await as.call('GET /itf/unit-tests-result/{id}', { params: { id: attempt } });
    expect(paper.items).toMatchObject([
      { state: 'right', points: pointsPerItem },
      { state: 'wrong', points: 0 },
    ]);
  });

  it('applies to one learner only, and to other classes only on request', async () => {
    const school = await ended();
    const other = await createSchool(t, { codes: ['MC1', 'FB1'], teacher: school.teacher });
    await t.db
      .updateTable('assignments')
      .set({ exam_version_id: school.examVersionId })
      .where('id', '=', other.assignmentId)
      .execute();
    const elsewhere = { ...other, questions: school.questions };
    const a = await take(school, [picks(wrong)]);
    const b = await take(school, [picks(wrong)]);
    const c = await take(elsewhere, [picks(wrong)]);
    await worker.round();
    const { apply, view } = ways(school);
    expect((await view()).scopes).toEqual({ ASSIGNMENT: 2, VERSION: 3 });
    await apply({ kind: 'FULL' }, { scope: 'STUDENT', studentId: a.learner.id });
    expect(await marksOf(school)).toEqual(
      new Map([
        [a.learner.id, 500],
        [b.learner.id, 0],
      ]),
    );
    const { step } = await apply({ kind: 'FULL' });
    expect((await marksOf(school)).get(b.learner.id)).toBe(500);
    // For the other class the step is neither listed nor can it be undone.
    expect((await ways(elsewhere).view()).steps).toEqual([]);
    await expect(ways(elsewhere).undo(step.id)).rejects.toMatchObject({ code: 'REGRADE_NOT_UNDONE' });
    expect((await marksOf(other)).get(c.learner.id)).toBe(0);
    const everywhere = await apply({ kind: 'FULL' }, { scope: 'VERSION' });
    expect((await marksOf(other)).get(c.learner.id)).toBe(500);
    await expect(apply({ kind: 'FULL' }, { scope: 'STUDENT' })).rejects.toMatchObject({
      code: 'BODY_INVALID',
      reply: { errors: [{ path: 'studentId', code: 'required' }] },
    });
    // What was done to all classes can be undone from each of them.
    await ways(elsewhere).undo(everywhere.step.id);
    expect((await marksOf(other)).get(c.learner.id)).toBe(0);
  });
});

describe('who and when', () => {
  it('refuses a step if another one was added meanwhile, and undoes only the last one, in time', async () => {
    const school = await ended();
    await take(school, [picks(wrong)]);
    await worker.round();
    const { apply, undo, view } = ways(school);
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => apply({ kind: 'FULL' }, {}, 0)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const first = (await view()).steps[0]!;
    const second = await apply({ kind: 'VOID' });
    await expect(undo(first.id)).rejects.toMatchObject({ code: 'REGRADE_NOT_UNDONE' });
    await undo(second.step.id);
    t.advance(31 * 86_400_000);
    await expect(undo(first.id)).rejects.toMatchObject({ code: 'REGRADE_NOT_UNDONE' });
  });

  it('notifies learners whose visible mark has changed, and nobody else', async () => {
    const school = await ended({ reviewOpen: 'ON' });
    const hidden = await ended({ reviewOpen: 'OFF' });
    const noticesOf = async (one: School) => {
      const raised = await take(one, [picks(wrong)]);
      const same = await take(one, [picks(right)]);
      await worker.round();
      const { step } = await ways(one).apply({ kind: 'FULL' });
      // Not notified of this, since the teacher did not want it.
      await ways(one).undo(step.id);
      return Promise.all(
        [raised, same].map(async ({ learner }) =>
          (await noticesFor(t, learner)).notices.map(({ kind, params, link }) => ({
            kind,
            params,
            link,
          })),
        ),
      );
    };
    const notice = {
      kind: 'MARK_CHANGED',
      params: { title: 'Kiểm tra giữa kỳ', className: '9A1' },
      link: `/assigned-unit-test/${school.assignmentId}`,
    };
    expect(await noticesOf(school)).toEqual([[notice], []]);
    expect(await noticesOf(hidden)).toEqual([[], []]);
  });

  it('shows a teacher on a trial nothing of the key of a system test', async () => {
    const teacher = await t.createUser({ role: 'TEACHER', package: 'TRIAL' });
    const school = await ended({ teacher });
    await t.db
      .updateTable('exam_version_questions')
      .set({ owner_id: null })
      .where('exam_version_id', '=', school.examVersionId)
      .execute();
    await take(school, [picks(wrong)]);
    await worker.round();
    const { view, preview } = ways(school);
    expect(await view()).toMatchObject({ kinds: [], places: [], details: { keyAccess: 'nothing' } });
    await expect(preview(key(wrong))).rejects.toMatchObject({ status: 403 });
    await expect(preview({ kind: 'FULL' })).rejects.toMatchObject({ status: 403 });
    t.advance(7 * 3_600_000);
    await worker.round();
    // Points of one question, and the totals before and after, would tell its result.
    expect(await view()).toMatchObject({ kinds: [], places: [] });
    await expect(preview(key(wrong))).rejects.toMatchObject({ status: 403 });
    await expect(preview({ kind: 'FULL' })).rejects.toMatchObject({ status: 403 });
  });
});
