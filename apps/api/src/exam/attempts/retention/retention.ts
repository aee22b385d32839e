/** Deletes answers after the retention period and when a learner deletes the account. */
import { z } from 'zod';
import { withTransaction, type Db } from '#db';
import { defineJob, enqueue } from '#platform/jobs';
import { settingFor } from '#people/packages';
import { monthsBefore } from '../../../platform/clock.ts';
import { eraseAnswersBefore, eraseScoredAnswersOf } from './erasure.queries.ts';

const batch = 200;

export const eraseOldAnswersJob = defineJob({
  kind: 'attempts.erase-old-answers',
  cron: '57 2 * * *',
  payload: z.object({}),
  async run({ app, db, now, signal }) {
    const before = monthsBefore(now, await settingFor({ app, db }, 'keep-answers-months'));
    for (let count = batch; count === batch && !signal.aborted;)
      count = await withTransaction(app.db, (inside) => eraseAnswersBefore(inside, before, batch, new Date(now)));
  },
});

const scoringMs = 60_000;

/** Deletes the learner's answers in the caller's transaction. Attempts that are not scored yet follow by a job, so that their marks are right. */
export async function eraseAnswersOf({ db, now }: { db: Db; now: number }, studentId: string): Promise<void> {
  const waiting = await eraseScoredAnswersOf(db, studentId, new Date(now));
  if (waiting > 0) await enqueue({ db }, eraseAnswersOfJob, { studentId }, { runAt: new Date(now + scoringMs) });
}

export const eraseAnswersOfJob = defineJob({
  kind: 'attempts.erase-answers-of',
  payload: z.strictObject({ studentId: z.uuid() }),
  maxAttempts: 12,
  async run({ app, now }, { studentId }) {
    const waiting = await withTransaction(app.db, (db) => eraseScoredAnswersOf(db, studentId, new Date(now)));
    if (waiting > 0) throw new Error(`${waiting} attempts wait for their score`);
  },
});
