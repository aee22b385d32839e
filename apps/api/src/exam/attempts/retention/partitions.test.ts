import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { samples } from '@vumon/question-types/samples';
import { testApp } from '../../../testing/app.ts';
import { createSchool } from '../../../testing/school.ts';
import { makeAnswersPartitionsFor } from '../attempts.worker.ts';

const t = await testApp();

async function answered(): Promise<string> {
  const school = await createSchool(t, { codes: ['MC1'] });
  const student = await school.student();
  const { id } = await t
    .as(student)
    .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
  await t.as(student).call('POST /student/attempts/{id}/answers', {
    params: { id },
    body: {
      clientId: 'client-one',
      entries: [{ seq: 1, question: school.questions[0]!.id, base: 0, answer: samples.MC1.responses.right as never }],
    },
  });
  return id;
}

async function partitionOf(attempt: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    SELECT tableoid::regclass::text AS name FROM attempt_answers WHERE attempt_id = ${attempt}`.execute(t.db);
  return rows[0]?.name;
}

const nameFor = (at: number) => `attempt_answers_${new Date(at).toISOString().slice(0, 7).replace('-', '')}`;

it('answers are stored in the partition of the month in which their attempt started, or in the default one', async () => {
  expect(await partitionOf(await answered())).toBe('attempt_answers_default');
  // The month of these answers keeps them; the months ahead get theirs.
  await Promise.all([1, 2, 3].map(() => makeAnswersPartitionsFor(t.app, t.now())));
  expect(await partitionOf(await answered())).toBe('attempt_answers_default');
  const now = new Date(t.now());
  t.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 10) - t.now());
  const attempt = await answered();
  expect(await partitionOf(attempt)).toBe(nameFor(t.now()));
  await expect(sql`DELETE FROM attempt_answers WHERE attempt_id = ${attempt}`.execute(t.db)).rejects.toThrow(
    'append-only',
  );
});

it('a partition holds the starts of one whole month, to the millisecond', async () => {
  const { rows } = await sql<{ first: string; last: string }>`
    SELECT first_attempt_id('2027-02-01T00:00:00Z') AS first, first_attempt_id('2027-02-28T23:59:59.999Z') AS last`.execute(
    t.db,
  );
  const time = (id: string) => new Date(parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString();
  expect(time(rows[0]!.first)).toBe('2027-02-01T00:00:00.000Z');
  expect(time(rows[0]!.last)).toBe('2027-02-28T23:59:59.999Z');
});
