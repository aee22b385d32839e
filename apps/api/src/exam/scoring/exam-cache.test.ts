/** Published tests are kept by the bytes that they take in memory. */
import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { createSchool } from '../../testing/school.ts';
import { keepPublishedTests, publishedExam, publishedKeys, publishedTestBytes, scorableExam } from './exam-cache.ts';

const t = await testApp();

it('counts the memory of each test, and evicts beyond the limit', async () => {
  const school = await createSchool(t, { codes: ['MC1', 'FB1'] });
  const { exam_version_id: version } = await t.db
    .selectFrom('assignments')
    .select('exam_version_id')
    .where('id', '=', school.assignmentId)
    .executeTakeFirstOrThrow();
  const before = publishedTestBytes();
  const first = await publishedExam(t.db, version);
  expect(publishedTestBytes() - before).toBe(first.body.length * 5 + first.gzipped.length);
  const withContent = publishedTestBytes();
  const keys = await publishedKeys(t.db, version);
  expect(publishedTestBytes() - withContent).toBe(JSON.stringify(keys).length * 4);
  expect(await publishedExam(t.db, version)).toBe(first);
  const limit = 64 * 1024 * 1024;
  try {
    keepPublishedTests(1);
    await scorableExam(t.db, version);
    expect(await publishedExam(t.db, version)).not.toBe(first);
  } finally {
    keepPublishedTests(limit);
  }
});
