/** Versions that were published before random ids: published again where nobody has taken them, otherwise unchanged. */
import { expect, it } from 'vitest';
import { scorableQuestions, scoreAttempt } from '#exam/scoring';
import { solve } from '@vumon/question-types/scoring';
import { changeRows } from '../../../testing/data-changes.ts';
import { testApp } from '../../../testing/app.ts';
import { createSchool, type School } from '../../../testing/school.ts';
import { examVersionContent, examVersionKeys, randomIdsChange } from '../index.ts';

const t = await testApp();
const versionOf = async ({ assignmentId }: School) =>
  (
    await t.db
      .selectFrom('assignments')
      .select('exam_version_id')
      .where('id', '=', assignmentId)
      .executeTakeFirstOrThrow()
  ).exam_version_id;

it('a version without attempts is published again, once, and scores as before; one with attempts and one that has ended are unchanged', async () => {
  const [untaken, taken, ended] = [
    await createSchool(t, {}),
    await createSchool(t, { codes: ['MC1', 'SO1'] }),
    await createSchool(t, { codes: ['MC1'], startsIn: -7_200_000, endsIn: -3_600_000 }),
  ];
  const student = await taken.student();
  await t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: taken.assignmentId } });

  expect(await changeRows(t.app, randomIdsChange)).toBe(1);
  expect([await versionOf(taken), await versionOf(ended)]).toEqual([taken.examVersionId, ended.examVersionId]);
  const made = await versionOf(untaken);
  expect(made).not.toBe(untaken.examVersionId);
  expect(await changeRows(t.app, randomIdsChange)).toBe(0);

  const [content, keys] = [await examVersionContent(t.db, made), await examVersionKeys(t.db, made)];
  expect(content).toMatchObject({ totalQuestions: untaken.content.totalQuestions, version: 2 });
  const whole = (of: typeof content, ownKeys: typeof keys) => {
    const questions = scorableQuestions(of, ownKeys);
    const answers = new Map(questions.map((one) => [one.id, solve(one.code, one.content, one.answerKey) as unknown]));
    return scoreAttempt(of, questions, answers);
  };
  const [before, after] = [
    whole(untaken.content, await examVersionKeys(t.db, untaken.examVersionId)),
    whole(content, keys),
  ];
  expect(after.points).toBe(before.points);
  expect(after.maxPoints).toBe(before.maxPoints);
  const text = JSON.stringify(content);
  expect(text).not.toContain('"starts":[["p');
  expect(JSON.stringify(keys)).not.toContain('["p3","p1"');
});
