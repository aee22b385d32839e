/** How hard questions are: what is counted, once, and where it is used. */
import { summaryOf } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { enqueue } from '#platform/jobs';
import { measureQuestionsJob } from '#exam/results';

import { testApp, type TestUser } from '../../testing/app.ts';
import { addCatalogue } from '../../testing/content.ts';
import { runJobs } from '../../testing/jobs.ts';
import { createSchool, type School } from '../../testing/school.ts';
import { bankText } from './assembly.queries.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const hour = 3_600_000;
const { right, wrong } = samples.MC1.responses;

async function inBank(school: School): Promise<void> {
  await addCatalogue(t.db);
  const now = new Date(t.now());
  for (const { id } of school.questions)
    await t.db
      .insertInto('questions')
      .values({
        id,
        scope: 'USER',
        owner_id: school.teacher.id,
        type: 'MC1',
        grade_id: 'G9',
        subject: 'ENGLISH',
        skill: 'GR',
        summary: summaryOf('MC1', samples.MC1.content),
        search: 'x',
        items: 1,
        created_at: now,
        updated_at: now,
      })
      .execute();
}

async function take(school: School, student: TestUser, answers: readonly unknown[], number = 1): Promise<void> {
  const { id } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId }, body: { number } });
  await t.as(student).call('POST /itf/unit-tests-result/submit', {
    body: {
      attemptId: id,
      clientId: 'client-one',
      entries: answers.map((answer, at) => ({
        seq: at + 1,
        question: school.questions[at]!.id,
        base: 0,
        answer: answer as never,
      })),
    },
  });
}

const measure = async () => {
  await enqueue(t, measureQuestionsJob, {});
  await runJobs(t);
};
const known = async (school: School) => {
  const rows = await t.db.selectFrom('question_difficulty').selectAll().execute();
  return school.questions.map(({ id }) => {
    const row = rows.find(({ question_id }) => question_id === id);
    return row && [row.answers, Number(row.points) / Number(row.most)];
  });
};

it('counts the first attempt of each learner once the test has ended, and each test once', async () => {
  const school = await createSchool(t, { codes: ['MC1', 'MC1'], endsIn: 2 * hour, attemptsAllowed: 2 });
  await inBank(school);
  const [one, two] = [await school.student(), await school.student()];
  await take(school, one, [right, wrong]);
  await take(school, two, [wrong, wrong]);
  await take(school, two, [right, right], 2);
  await worker.round();
  await measure();
  expect(await known(school)).toEqual([undefined, undefined]);
  t.advance(3 * hour);
  await measure();
  await measure();
  expect(await known(school)).toEqual([
    [2, 0.5],
    [2, 0],
  ]);
});

it('waits for running attempts, and is used by the assembly once enough learners have answered', async () => {
  const school = await createSchool(t, { codes: ['MC1'], endsIn: 2 * hour });
  await inBank(school);
  const student = await school.student();
  await take(school, student, [right]);
  await measure();
  expect(await known(school)).toEqual([undefined]);
  await worker.round();
  t.advance(3 * hour);
  await measure();
  expect(await known(school)).toEqual([[1, 1]]);
  const [{ id }] = school.questions as [School['questions'][number]];
  const line = async () =>
    (await bankText(t.db, { ownerId: school.teacher.id, subject: 'ENGLISH', gradeId: 'G9', pool: null }))
      .split('\n')
      .find((one) => one.startsWith(id))!
      .split('\t')[8];
  const shown = async () =>
    (await t.as(school.teacher).call('GET /itf/questions', { query: { scope: 'mine' } })).items[0]!.rightShare;
  expect([await line(), await shown()]).toEqual(['', null]);
  await t.db
    .updateTable('question_difficulty')
    .set({ answers: 20, points: 130, most: 200 })
    .where('question_id', '=', id)
    .execute();
  expect([await line(), await shown()]).toEqual(['0.65', 65]);
});
