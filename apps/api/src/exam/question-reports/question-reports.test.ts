/** From a report to the results of every owner whose test holds the question, and what nobody learns on the way. */
import { keyCorrections } from '@vumon/content/corrections';
import type { Input } from '@vumon/contract/client';
import type { ExamContent } from '@vumon/contract';
import { mostReportsADay } from '@vumon/domain';
import { defaultsOf, type ChoiceContent, type ChoiceKey } from '@vumon/question-types';
import { beforeAll, describe, expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { enqueue } from '#platform/jobs';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addCatalogue, addQuestion } from '../../testing/content.ts';
import { changeRows } from '../../testing/data-changes.ts';
import { noticesFor, runJobs } from '../../testing/jobs.ts';
import { correctedKeysChange } from './corrected-keys.ts';
import { ownDataOfQuestionReports } from './own-data.queries.ts';
import { findFaultsJob } from './machine-check.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const hour = 3_600_000;
const texts = ['lives', 'has lived', 'lived', 'is living'];
let operator: TestUser;

beforeAll(async () => {
  await addCatalogue(t.db);
  operator = await t.createUser({ role: 'OPERATOR' });
});

const { content: sample, key: sampleKey } = defaultsOf('MC1') as { content: ChoiceContent; key: ChoiceKey };
const item = sample.items[0]!;
const written = (options: readonly string[] = texts) => ({
  type: 'MC1' as const,
  gradeId: 'G9',
  subject: 'ENGLISH' as const,
  skill: 'GR' as const,
  difficulty: 'M2' as const,
  schemaVersion: 1,
  content: {
    ...sample,
    items: [
      { ...item, stem: 'She __ in Huế since 2019.', options: options.map((text, at) => ({ id: 'abcd'[at]!, text })) },
    ],
  },
  answerKey: { ...sampleKey, correct: { [item.id]: ['c'] } },
});
const rewritten = (id: string, options: readonly string[]) => {
  const { type: _, ...body } = written(options);
  return { ...body, id, version: 1 } as never;
};
const add = async (options?: readonly string[]) =>
  (await t.as(operator).call('POST /questions', { body: written(options) as never })).id;
const change = (id: string) => ({ item: item.id, place: [item.id], answers: [id] });

/** A test of a new teacher with the question, in which a learner chose "has lived", or the first option of each item. */
async function taken(question: string, { submit = true, by }: { submit?: boolean; by?: TestUser } = {}) {
  const teacher = by ?? (await t.createUser({ role: 'TEACHER', package: 'ADVANCE' }));
  const as = t.as(teacher);
  const parts = [{ id: 'part1', name: 'Phần I', instructions: '', questions: 1, points: 100 }];
  const { id: formatId } = await as.call('POST /itf/unit-test-templates', {
    body: {
      name: 'Một câu',
      gradeId: 'G9',
      subject: 'ENGLISH',
      minutes: 45,
      totalQuestions: 1,
      totalPoints: 100,
      cognition: 'RANDOM',
      sections: [{ id: 'sect1', skill: 'GR', parts }],
    },
  });
  const facts = { name: 'Kiểm tra 15 phút', examType: 4, gradeId: 'G9', minutes: 45, formatId };
  const picked = [{ partId: 'part1', questions: [{ id: question }] }];
  const { id: examId, updatedAt } = await as.call('POST /itf/unit-tests/create', { body: { ...facts, parts: picked } });
  await as.call('PUT /itf/unit-tests/update', {
    body: { ...facts, parts: picked, id: examId, updatedAt, finish: true },
  });
  const { id: classId } = await as.call('POST /itf/class', {
    body: { code: `C${examId.slice(-8)}`, name: '9A1', gradeId: 'G9', schoolYear: 2026 },
  });
  const student = await t.createUser({ role: 'STUDENT' });
  await t.db
    .insertInto('class_students')
    .values({ owner_id: teacher.id, class_id: classId, student_id: student.id, joined_at: new Date(t.now()) })
    .execute();
  const { id: assignmentId } = await as.call('POST /itf/classes/{id}/unit-tests', {
    params: { id: classId },
    body: {
      examId,
      startsAt: new Date(t.now() - 60_000).toISOString(),
      endsAt: new Date(t.now() + hour).toISOString(),
    } as never,
  });
  const learner = t.as(student);
  const { id: attempt } = await learner.call('POST /student/unit-tests-assigned/{id}/start', {
    params: { id: assignmentId },
    body: { number: 1 },
  });
  const reply = await learner.raw({ method: 'GET', url: `/api/student/attempts/${attempt}/content` });
  const shown = (reply.json() as { data: ExamContent }).data.sections[0]!.parts[0]!.questions[0]!;
  const chosen = (shown.content as ChoiceContent).items.map(({ id, options }) => [
    id,
    [(options.find(({ text }) => text === 'has lived') ?? options[0]!).id],
  ]);
  const answer = Object.fromEntries(chosen) as object;
  const entries = [{ seq: 1, question, base: 0, answer: answer as never }];
  const params = { id: assignmentId };
  const handIn = async () => {
    await learner.call('POST /itf/unit-tests-result/submit', {
      body: { attemptId: attempt, clientId: 'the-only-client', entries },
    });
    await worker.round();
  };
  if (submit) await handIn();
  return {
    teacher,
    student,
    attempt,
    assignmentId,
    handIn,
    report: (kind: 'WRONG_KEY' | 'TWO_ANSWERS' = 'WRONG_KEY', words = 'Có since thì phải là has lived ạ.') =>
      learner.call('POST /student/attempts/{id}/reports', { params: { id: attempt }, body: { question, kind, words } }),
    isOwn: async () =>
      (await as.call('GET /itf/classes/unit-tests-assigned/{id}/details', { params, query: { number: 1 } })).own,
    mark: async () => {
      const { rows } = await as.call('GET /itf/classes/unit-tests-assigned/{id}/results', { params, query: {} });
      return rows[0]!.mark;
    },
    offer: async () =>
      (await as.call('GET /itf/classes/unit-tests-assigned/{id}/regrade', { params, query: { number: 1 } })).offer,
    answer: (offer: string, accept: boolean) =>
      as.call('POST /itf/classes/unit-tests-assigned/{id}/regrade/offer', {
        params,
        body: { offer, accept, raiseOnly: false, notify: true },
      }),
  };
}

const checks = async () => (await t.as(operator).call('GET /itf/question-checks', { query: { size: 100 } })).items;
const check = (id: string) => t.as(operator).call('GET /itf/question-checks/{id}', { params: { id } });
const correct = (id: string, version: number, to: string | null) =>
  t.as(operator).call('POST /itf/question-checks/{id}/correct', {
    params: { id },
    body: { version, reason: 'Có since', change: to === null ? null : change(to) },
  });

describe('a question of the system in the tests of three owners', () => {
  it('is reported, corrected once nobody takes it, and the marks follow where the owner agrees', async () => {
    const question = await add();
    const [one, two, three] = [await taken(question), await taken(question), await taken(question, { submit: false })];
    await expect(three.report()).rejects.toMatchObject({ code: 'ATTEMPT_RUNNING' });
    expect(await one.report()).toBeNull();
    expect(await one.report('TWO_ANSWERS')).toBeNull();
    expect(
      await t.as(two.teacher).call('POST /questions/{id}/reports', {
        params: { id: question },
        body: { kind: 'WRONG_KEY', words: 'Sai đáp án' },
      }),
    ).toBeNull();
    const listed = (await checks()).find(({ id }) => id === question);
    expect(listed).toMatchObject({ reports: 2, version: 1 });
    const { tasks } = await t.as(operator).call('GET /itf/office/overview');
    expect(tasks).toMatchObject([{ kind: 'QUESTION_CHECK', count: 1, oldestAt: expect.any(String) as string }]);
    expect((await check(question)).words.map(({ role, kind }) => [role, kind])).toEqual([
      ['TEACHER', 'WRONG_KEY'],
      ['STUDENT', 'TWO_ANSWERS'],
    ]);
    expect((await check(question)).use).toMatchObject({ tests: 3, owners: 3, running: true });
    await expect(correct(question, 1, 'b')).rejects.toMatchObject({ code: 'QUESTION_BEING_TAKEN' });
    await three.handIn();
    t.advance(2 * hour);
    expect(await one.mark()).toBe(0);
    await expect(correct(question, 2, 'b')).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    await expect(correct(question, 1, 'e')).rejects.toMatchObject({ code: 'REGRADE_NOT_POSSIBLE' });
    expect(await correct(question, 1, 'b')).toEqual({ version: 2, offers: 3 });
    expect(await checks()).not.toContainEqual(expect.objectContaining({ id: question }));
    // Nothing follows by itself.
    expect([await one.mark(), await two.mark(), await three.mark()]).toEqual([0, 0, 0]);
    for (const { teacher } of [one, two, three])
      expect((await noticesFor(t, teacher)).notices[0]).toMatchObject({ kind: 'KEY_CORRECTED' });
    for (const own of [one, two]) {
      const offer = await own.offer();
      expect(offer).toMatchObject({ applies: true, reason: 'Có since' });
      expect(await own.answer(offer!.id, true)).toEqual({ changed: 1 });
      expect([await own.mark(), await own.offer()]).toEqual([1000, null]);
    }
    const kept = (await three.offer())!;
    await expect(two.answer(kept.id, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await three.answer(kept.id, false)).toEqual({ changed: 0 });
    expect(await three.mark()).toBe(0);
    await expect(three.answer(kept.id, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await noticesFor(t, one.student)).notices).toContainEqual(
      expect.objectContaining({ kind: 'MARK_CHANGED' }),
    );
  });

  it('that is corrected in the editor leads its owners to the regrade, without a change to take over', async () => {
    const question = await add();
    const own = await taken(question);
    await own.report();
    t.advance(2 * hour);
    const body = rewritten(question, ['lives', 'has lived', 'have lived', 'is living']);
    await t.as(operator).call('POST /questions/update', { body });
    expect(await correct(question, 2, null)).toEqual({ version: 2, offers: 1 });
    const offer = await own.offer();
    expect(offer).toMatchObject({ applies: false, change: null });
    await expect(own.answer(offer!.id, true)).rejects.toMatchObject({ code: 'REGRADE_NOT_POSSIBLE' });
  });
});

describe('a key that shipped wrong', () => {
  it.each(keyCorrections)('is corrected where it is as it shipped: $stem', async (correction) => {
    const { content: of, key } = defaultsOf('TF5') as { content: ChoiceContent; key: ChoiceKey };
    const ids = ['q1', 'q2', 'q3', 'q4'];
    const allTrue = Object.fromEntries(ids.map((id) => [id, ['t']]));
    const options = ['t', 'f'].map((id) => ({ id, text: '', lock: true }));
    const { instructions, stem, answer, explanation } = correction;
    const store = async (stated: string, explained: string) => {
      const body = {
        ...written(),
        type: 'TF5',
        content: { ...of, instructions, items: ids.map((id, at) => ({ id, stem: at === 0 ? stated : id, options })) },
        answerKey: { ...key, correct: { ...allTrue, q1: [answer.wrong] }, explanation: `${explained}\nd) Sai.` },
      };
      const { id } = await t.as(operator).call('POST /questions', { body: body as never });
      await t.db.updateTable('questions').set({ family: correction.family }).where('id', '=', id).execute();
      return id;
    };
    const keyOf = async (id: string) =>
      (await t.as(operator).call('GET /questions/{id}', { params: { id } })).answerKey as unknown as ChoiceKey;
    const question = await store(stem, explanation.wrong);
    // Another draw of the family, and one whose explanation staff have written anew.
    const others = [await store('Khác', explanation.wrong), await store(stem, 'a) Sai.')];
    const own = await taken(question);
    expect(await changeRows(t.app, correctedKeysChange)).toBe(0);
    t.advance(2 * hour);
    expect(await own.mark()).toBe(500);
    expect(await changeRows(t.app, correctedKeysChange)).toBe(1);
    expect(await keyOf(question)).toMatchObject({
      correct: { ...allTrue, q1: [answer.right] },
      explanation: `${explanation.right}\nd) Sai.`,
    });
    for (const other of others) expect((await keyOf(other)).correct['q1']).toEqual([answer.wrong]);
    expect(await own.mark()).toBe(500);
    const offer = (await own.offer())!;
    expect(offer).toMatchObject({ applies: true, reason: correction.reason });
    expect(await own.answer(offer.id, true)).toEqual({ changed: 1 });
    expect(await own.mark()).toBe(1000);
    expect(await changeRows(t.app, correctedKeysChange)).toBe(0);
  });
});

describe('a report', () => {
  it('reaches only questions of the own attempt, or questions that a teacher sees', async () => {
    const question = await add();
    const own = await taken(question);
    const other = await t.createUser({ role: 'STUDENT' });
    const body = { question, kind: 'OTHER' as const, words: 'x' };
    const params = { id: own.attempt };
    await expect(t.as(other).call('POST /student/attempts/{id}/reports', { params, body })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(
      t
        .as(own.student)
        .call('POST /student/attempts/{id}/reports', { params, body: { ...body, question: await add() } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await own.isOwn()).toBe(false);
    const hidden = await addQuestion(t.db, { owner: own.teacher });
    const stranger = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const about = { params: { id: hidden }, body: { kind: 'OTHER' as const, words: 'x' } };
    await expect(t.as(stranger).call('POST /questions/{id}/reports', about)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it("of a learner about the teacher's own question is told to that teacher", async () => {
    const teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const { id } = await t.as(teacher).call('POST /questions', { body: written() as never });
    const own = await taken(id, { by: teacher });
    await own.report('TWO_ANSWERS', 'Hai đáp án đúng');
    expect((await noticesFor(t, teacher)).notices[0]).toMatchObject({
      kind: 'QUESTION_REPORTED',
      params: { words: 'Hai đáp án đúng' },
      link: `/learning/${own.assignmentId}`,
    });
    expect(await checks()).not.toContainEqual(expect.objectContaining({ id }));
    expect(await own.isOwn()).toBe(true);
  });

  it('of a shared question is told to its owner and does not wait for operators', async () => {
    const owner = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const reporter = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const id = await addQuestion(t.db, { owner, privacy: 'PUBLIC' });
    for (const words of ['Thiếu hình', 'Thiếu hình vẽ'])
      await t.as(reporter).call('POST /questions/{id}/reports', { params: { id }, body: { kind: 'MEDIA', words } });
    const told = (await noticesFor(t, owner)).notices.filter(({ kind }) => kind === 'QUESTION_REPORTED');
    expect(told).toMatchObject([{ params: { words: 'Thiếu hình' }, link: `/questions/${id}` }]);
    expect(await checks()).not.toContainEqual(expect.objectContaining({ id }));
  });

  it('is in the export of its sender, and goes with the account', async () => {
    const reporter = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const id = await addQuestion(t.db);
    await t
      .as(reporter)
      .call('POST /questions/{id}/reports', { params: { id }, body: { kind: 'TEXT', words: 'Lỗi gõ' } });
    const exported = await ownDataOfQuestionReports.parts!['questionReports']!(
      t.db,
      reporter.id,
      null,
      new Date(t.now()),
    );
    expect(exported.rows).toMatchObject([{ questionId: id, words: 'Lỗi gõ' }]);
    await ownDataOfQuestionReports.erase!(t.db, reporter.id, new Date(t.now()));
    expect((await checks()).find((one) => one.id === id)).toBeUndefined();
  });

  it('is limited for each user', async () => {
    const reporter = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const ids = await Promise.all(Array.from({ length: mostReportsADay + 1 }, () => addQuestion(t.db)));
    const report = (id: string) =>
      t.as(reporter).call('POST /questions/{id}/reports', { params: { id }, body: { kind: 'TEXT', words: 'Lỗi gõ' } });
    for (const id of ids.slice(1)) await report(id);
    await expect(report(ids[0]!)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    t.advance(25 * hour);
    expect(await report(ids[0]!)).toBeNull();
  });
});

describe('statistics and the machine check', () => {
  it('name a question until it is dismissed, and again when that is undone or a new version has the fault', async () => {
    const question = await add(['lives', 'has lived', 'lived', 'has  lived']);
    await t.db
      .insertInto('question_statistics')
      .values({
        question_id: question,
        version: 1,
        n: 312,
        tests: 5,
        share: 0.22,
        suspicions: JSON.stringify([{ kind: 'TURNS_ROUND', item: 1, n: 312, discrimination: -18 }]),
        suspicion_weight: 1.8,
        computed_at: new Date(t.now()),
      })
      .execute();
    await enqueue(t, findFaultsJob, {});
    await runJobs(t);
    const found = async () => (await checks()).find(({ id }) => id === question);
    expect(await found()).toMatchObject({
      reports: 0,
      suspicions: [{ kind: 'TURNS_ROUND', discrimination: -18 }],
      findings: [{ kind: 'SAME_OPTIONS', item: 1, options: [2, 4] }],
    });
    const counts = await t.as(operator).call('GET /itf/question-checks/counts');
    expect(counts.FOUND).toBe(1);
    expect(counts.SUSPECTED).toBe(1);
    const listed = async (query: Input<'GET /itf/question-checks'>['query']) =>
      (await t.as(operator).call('GET /itf/question-checks', { query })).items.some(({ id }) => id === question);
    const [{ summary, subject, gradeId }] = [(await found())!];
    expect(await listed({ source: 'FOUND', search: summary.slice(0, 20).toUpperCase() })).toBe(true);
    expect(await listed({ source: 'FOUND', search: 'không có trong câu nào' })).toBe(false);
    expect(await listed({ source: 'FOUND', subject, grade: gradeId! })).toBe(true);
    expect(await listed({ source: 'FOUND', grade: 'G1' })).toBe(false);
    const params = { id: question };
    const judged = { params, body: { version: 1, reason: 'Đúng như vậy' } };
    await t.as(operator).call('POST /itf/question-checks/{id}/dismiss', judged);
    expect(await found()).toBeUndefined();
    const dismissed = async () =>
      (await t.as(operator).call('GET /itf/question-checks', { query: { source: 'DISMISSED' } })).items.map(
        ({ id }) => id,
      );
    expect(await dismissed()).toEqual([question]);
    const verdict = (await check(question)).verdicts.find(({ undoUntil }) => undoUntil !== null)!.id;
    await t.as(operator).call('POST /itf/question-checks/{id}/undo', { params, body: { verdict } });
    expect(await found()).toBeDefined();
    await t.as(operator).call('POST /itf/question-checks/{id}/dismiss', judged);
    t.advance(8 * 24 * hour);
    expect(await dismissed()).toEqual([]);
    const second = (
      await t.db.selectFrom('question_verdicts').selectAll().where('question_id', '=', question).execute()
    ).find(({ undone_at }) => undone_at === null)!.id;
    await expect(
      t.as(operator).call('POST /itf/question-checks/{id}/undo', { params, body: { verdict: second } }),
    ).rejects.toMatchObject({ code: 'VERDICT_NOT_UNDONE' });
    await t.as(operator).call('POST /questions/update', {
      body: rewritten(question, ['lives', 'has lived', 'has  lived', 'is living']),
    });
    await enqueue(t, findFaultsJob, {});
    await runJobs(t);
    expect(await found()).toMatchObject({ version: 2, suspicions: [], findings: [{ options: [2, 3] }] });
    await t
      .as(operator)
      .call('POST /itf/question-checks/{id}/retire', { params, body: { version: 2, reason: 'Trùng' } });
    expect(await found()).toBeUndefined();
    await expect(t.as(operator).call('GET /questions/{id}', { params })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
