/**
 * Calls every route that a learner may call with every id that exists, of the questions one of each family, and checks that
 * no reply contains a key.
 */
import { randomUUID } from 'node:crypto';
import { routes, type RouteKey, type RouteSpec } from '@vumon/contract';
import { questionType } from '@vumon/question-types';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { createSchool } from '../../testing/school.ts';
import { makeSystemTest } from '../../testing/system-test.ts';
import { startAttemptWorker } from '#exam/attempts';

const t = await testApp();
const canary = `canary-${randomUUID()}`;
const school = await createSchool(t, { canary, endsIn: 3_600_000 });
const student = await school.student();

await makeSystemTest(t.db, school, canary, school.teacher.id);

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
  ...[...Map.groupBy(school.questions, ({ code }) => questionType(code).family).values()].map(([first]) => first!.id),
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

it('replies contain no key while the test runs, nor after it was handed in and scored', async () => {
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

it('replies contain the keys once the window has ended', async () => {
  t.advance(2 * 3_600_000);
  expect(await everything()).toContain(canary);
});
