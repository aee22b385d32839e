/** Every route a learner may call, with every id that exists: no byte of a key in anything they receive. */
import { randomUUID } from 'node:crypto';
import { routes, type RouteKey, type RouteSpec } from '@vumon/contract';
import { samples } from '@vumon/question-types/samples';
import { expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { createSchool } from '../testing/school.ts';
import { startAttemptWorker } from '#modules/attempts';

const t = await testApp();
const canary = `canary-${randomUUID()}`;
const school = await createSchool(t, { canary, endsIn: 3_600_000 });
const student = await school.student();

// The bank's own rows of the test's questions, keys marked too; one of them public system content.
for (const [index, { id, code, items, schemaVersion }] of school.questions.entries()) {
  const system = index % 2 === 0;
  await t.db
    .insertInto('publishers')
    .values({ code: 'NA', name: '–', position: 0 })
    .onConflict((c) => c.doNothing())
    .execute();
  await t.db
    .insertInto('questions')
    .values({
      id,
      scope: system ? 'SYSTEM' : 'USER',
      owner_id: system ? null : school.teacher.id,
      privacy: 'PUBLIC',
      type: code,
      name: code,
      grade_id: 'G9',
      subject: 'ENGLISH',
      skill: 'GR',
      summary: code,
      search: code.toLowerCase(),
      items: items.length,
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute();
  await t.db
    .insertInto('question_versions')
    .values({
      question_id: id,
      version: 1,
      schema_version: schemaVersion,
      content: JSON.stringify(samples[code].content),
      created_at: new Date(),
    })
    .execute();
  await t.db
    .insertInto('question_keys')
    .values({
      question_id: id,
      version: 1,
      answer_key: JSON.stringify({
        ...samples[code].key,
        explanation: `${canary} explanation`,
        transcript: `${canary} transcript`,
      }),
    })
    .execute();
  await t.db
    .insertInto('exam_questions')
    .values({
      exam_id: school.examId,
      question_id: id,
      question_version: 1,
      part_id: 'part1',
      position: index,
      items: items.length,
      skill: 'GR',
      difficulty: 'M2',
    })
    .execute();
}
await t.db
  .updateTable('exams')
  .set({ scope: 'SYSTEM', owner_id: null, privacy: 'PUBLIC' })
  .where('id', '=', school.examId)
  .execute();

const attempt = await t
  .as(student)
  .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
const ids = [
  school.examId,
  school.examVersionId,
  school.assignmentId,
  school.classId,
  attempt.id,
  school.teacher.id,
  student.id,
  ...school.questions.map(({ id }) => id),
];
const open = (Object.entries(routes) as [RouteKey, RouteSpec][]).filter(
  ([key, { access }]) =>
    (access === 'public' || access === 'signed-in' || access.includes('STUDENT')) &&
    !/logout|log-out|sign-out|set-password/.test(key),
);

async function everything(): Promise<string> {
  let bytes = '';
  for (const [key] of open) {
    const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    for (const id of path.includes('{') ? ids : ['']) {
      const url = `/api${path.replace(/\{\w+\}/g, id)}?id=${ids[0]}&number=1`;
      const sends = method === 'POST' || method === 'PUT';
      const reply = await t.as(student).raw({
        method,
        url,
        ...(sends && { payload: { id, attemptId: attempt.id, clientId: 'a-client-id', entries: [] } }),
      });
      bytes += reply.body + JSON.stringify(reply.headers);
    }
  }
  return bytes;
}

it('while the test runs and after it was handed in and scored', async () => {
  expect(open.length).toBeGreaterThan(8);
  const before = await everything();
  await t.as(student).call('POST /itf/unit-tests-result/submit', {
    body: { attemptId: attempt.id, clientId: 'a-client-id', entries: [] },
  });
  await startAttemptWorker(t.app, { loop: false }).round();
  const after = await everything();
  expect(before.includes(school.content.name)).toBe(true);
  expect(before + after).not.toContain(canary);
  expect(before + after).not.toMatch(/"answer_?key"|"accepted":|"correct":/i);
});

it('but all of it once the window has ended', async () => {
  t.advance(2 * 3_600_000);
  expect(await everything()).toContain(canary);
});
