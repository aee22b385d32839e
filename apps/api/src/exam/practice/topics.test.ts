/** A learner's weak topics: from tests whose keys are released and from practice, and nothing before that. */
import { samples } from '@vumon/question-types/samples';
import { beforeAll, expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addReadyExam } from '../../testing/content.ts';
import { createSchool, type School } from '../../testing/school.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const hour = 3_600_000;
const { right, wrong } = samples.MC1.responses;

beforeAll(async () => {
  await t.db
    .insertInto('topics')
    .values([
      {
        id: 'en-tenses',
        subject: 'ENGLISH',
        grade_id: 'G9',
        strand: 'GR',
        name: 'Các thì',
        name_en: 'Tenses',
        position: 1,
      },
      {
        id: 'en-relative',
        subject: 'ENGLISH',
        grade_id: 'G9',
        strand: 'GR',
        name: 'Mệnh đề',
        name_en: 'Clauses',
        position: 2,
      },
    ] as never)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});

const topics = (student: TestUser) => t.as(student).call('GET /student/practice/topics');
const save = (student: TestUser, id: string, seq: number, question: string, answer: unknown) =>
  t.as(student).call('POST /student/attempts/{id}/answers', {
    params: { id },
    body: { clientId: 'client-one', entries: [{ seq, question, base: 0, answer: answer as never }] },
  });
const handIn = async (student: TestUser, attemptId: string) => {
  await t
    .as(student)
    .call('POST /itf/unit-tests-result/submit', { body: { attemptId, clientId: 'client-one', entries: [] } });
  await worker.round();
};
/** Adds the questions of a test to the bank, each with its topic. */
async function file(school: School, under: readonly (string | null)[]) {
  await t.db
    .insertInto('publishers')
    .values({ code: 'NA', name: '–', position: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const [at, { id, code, items }] of school.questions.entries())
    await t.db
      .insertInto('questions')
      .values({
        id,
        scope: 'USER',
        owner_id: school.teacher.id,
        type: code,
        name: code,
        grade_id: 'G9',
        subject: 'ENGLISH',
        skill: 'GR',
        topic_id: under[at] ?? null,
        summary: code,
        search: code.toLowerCase(),
        items: items.length,
        created_at: new Date(),
        updated_at: new Date(),
      })
      .execute();
}

it('of a test that has ended: the weakest topic first, without questions that were right in practice since', async () => {
  const school = await createSchool(t, { codes: ['MC1', 'MC1', 'MC1', 'MC1', 'MC1'], endsIn: 2 * hour });
  await file(school, ['en-tenses', 'en-tenses', 'en-relative', 'en-relative', null]);
  const student = await school.student();
  const { id } = await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', {
    params: { id: school.assignmentId },
  });
  const ids = school.questions.map((question) => question.id);
  for (const [at, question] of ids.entries()) await save(student, id, at + 1, question, at === 0 ? right : wrong);
  await handIn(student, id);
  const week = (who: typeof student) => t.as(who).call('GET /student/practice/week');
  const { days, today } = await week(student);
  expect(days.filter(({ answered }) => answered > 0)).toEqual([{ date: today, answered: 5 }]);
  expect(days).toHaveLength(7);
  expect((await week(student)).gradeId).toBe('G9');
  expect((await week(await school.student())).days.every(({ answered }) => answered === 0)).toBe(true);
  // Nothing is shown while the window is open.
  expect(await topics(student)).toEqual({ tests: 0, topics: [] });
  t.advance(3 * hour);
  const from = { kind: 'ASSIGNED', id: school.assignmentId, title: school.content.name, attemptId: null };
  const tenses = { subject: 'ENGLISH', skill: 'GR', topic: 'Các thì', right: 1, items: 2, from, questions: [ids[1]] };
  const clauses = { ...tenses, topic: 'Mệnh đề', right: 0, questions: [ids[2], ids[3]] };
  expect(await topics(student)).toEqual({ tests: 1, topics: [clauses, tenses] });
  const other = await school.student();
  expect(await topics(other)).toEqual({ tests: 0, topics: [] });

  const practice = await t.as(student).call('POST /student/unit-tests-assigned/{id}/practise', {
    params: { id: school.assignmentId },
    body: { only: 'WRONG', questions: clauses.questions as string[] },
  });
  await save(student, practice.id, 1, ids[2]!, right);
  await save(student, practice.id, 2, ids[3]!, wrong);
  await handIn(student, practice.id);
  expect((await topics(student)).topics.map(({ questions }) => questions)).toEqual([[ids[3]], [ids[1]]]);
});

it('the week counts the numbered questions that were answered, of a question with parts each one', async () => {
  const school = await createSchool(t, { codes: ['TF2', 'MC1'], endsIn: hour });
  const student = await school.student();
  const { id } = await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', {
    params: { id: school.assignmentId },
  });
  const [clauses, choice] = school.questions.map((question) => question.id);
  await save(student, id, 1, clauses!, samples.TF2.responses.right);
  await save(student, id, 2, choice!, wrong);
  await save(student, id, 3, choice!, right);
  const { days, today } = await t.as(student).call('GET /student/practice/week');
  expect(days.filter(({ answered }) => answered > 0)).toEqual([{ date: today, answered: 4 }]);
  await save(student, id, 4, choice!, null);
  const later = await t.as(student).call('GET /student/practice/week');
  expect(later.days.filter(({ answered }) => answered > 0)).toEqual([{ date: today, answered: 3 }]);
});

it('of a test whose review shows right and wrong without keys: nothing', async () => {
  const school = await createSchool(t, {
    codes: ['MC1', 'MC1'],
    reviewOpen: 'REVIEW',
    reviewAfter: 'REVIEW',
    endsIn: hour,
  });
  await file(school, ['en-tenses', 'en-tenses']);
  const student = await school.student();
  const { id } = await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', {
    params: { id: school.assignmentId },
  });
  await handIn(student, id);
  t.advance(2 * hour);
  expect(await topics(student)).toEqual({ tests: 0, topics: [] });
});

it('of own practice, and not while a test with one of its questions is open to the learner', async () => {
  const operator = await t.createUser({ role: 'OPERATOR' });
  const { examId } = await addReadyExam(t, operator, { pool: 'PRACTICE' });
  const student = await t.createUser({ role: 'STUDENT' });
  const { id } = await t
    .as(student)
    .call('POST /student/unit-tests/{id}/practise', { params: { id: examId }, body: { mode: 'TEST' } });
  await handIn(student, id);
  const told = await topics(student);
  expect(told.tests).toBe(1);
  const [weakest] = told.topics;
  expect(weakest).toMatchObject({ topic: null, right: 0, from: { kind: 'OWN', id: examId, attemptId: id } });
  const again = await t.as(student).call('POST /student/unit-tests/{id}/practise', {
    params: { id: examId },
    body: { only: 'WRONG', questions: [weakest!.questions[0]!] },
  });
  expect(again.id).not.toBe(id);
  await handIn(student, again.id);
  const school = await createSchool(t, { codes: ['MC1'], endsIn: hour });
  await t.db
    .insertInto('exam_version_questions')
    .values({ exam_version_id: school.examVersionId, question_id: weakest!.questions[0]! })
    .execute();
  await school.enrol(student);
  expect(await topics(student)).toEqual({ tests: 0, topics: [] });
});
