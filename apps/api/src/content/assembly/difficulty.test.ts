/** Where it is used how hard questions are. What is counted is in `results/measuring`. */
import { samples } from '@vumon/question-types/samples';
import { expect, it } from 'vitest';
import { startAttemptWorker } from '#exam/attempts';
import { enqueue } from '#platform/jobs';
import { measureQuestionsJob } from '#exam/results';

import { testApp, type TestUser } from '../../testing/app.ts';
import { bankQuestionsOf } from '../../testing/banked.ts';
import { runJobs } from '../../testing/jobs.ts';
import { createSchool, type School } from '../../testing/school.ts';
import { bankText } from './assembly.queries.ts';

const t = await testApp();
const worker = startAttemptWorker(t.app, { loop: false });
const hour = 3_600_000;
const { right } = samples.MC1.responses;

async function take(school: School, student: TestUser, answers: readonly unknown[], number = 1): Promise<void> {
  const { id } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId }, body: { number } });
  t.advance(hour / 2);
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
const known = async (school: School) =>
  (await t.db.selectFrom('question_statistics').selectAll().execute()).filter(({ question_id }) =>
    school.questions.some(({ id }) => id === question_id),
  );

it('waits for running attempts, and is used by the assembly once enough learners have answered', async () => {
  const school = await createSchool(t, { codes: ['MC1'], endsIn: 2 * hour });
  await bankQuestionsOf(t, school);
  const student = await school.student();
  await take(school, student, [right]);
  await measure();
  expect(await known(school)).toEqual([]);
  await worker.round();
  t.advance(3 * hour);
  await measure();
  expect(await known(school)).toMatchObject([{ n: 1, share: 1 }]);
  const [{ id }] = school.questions as [School['questions'][number]];
  const line = async () =>
    (await bankText(t.db, { ownerId: school.teacher.id, subject: 'ENGLISH', gradeId: 'G9', pool: null }))
      .split('\n')
      .find((one) => one.startsWith(id))!
      .split('\t')[8];
  const shown = async () =>
    (await t.as(school.teacher).call('GET /itf/questions', { query: { scope: 'mine' } })).items[0]!.measured?.share ??
    null;
  expect([await line(), await shown()]).toEqual(['', null]);
  await t.db.updateTable('question_statistics').set({ n: 20, share: 0.65 }).where('question_id', '=', id).execute();
  expect([await line(), await shown()]).toEqual(['0.65', 65]);
});
