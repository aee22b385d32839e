/** The one list of background work, for both entry points. */
import { deleteOldSignInsJob, tellOldContactJob } from '#people/accounts';
import { encryptStoredCodes } from '#commerce/activation-codes';
import { tellResultsJob } from '#exam/assignments';
import { eraseAnswersOfJob, eraseOldAnswersJob, startAttemptWorker } from '#exam/attempts';
import { deleteOldIdempotencyKeysJob } from '#platform/idempotency';
import { deleteOldRunsJob, startJobWorker, type AnyJob, type RecurringJob } from '#platform/jobs';
import { tellInvitedJob } from '#people/join-requests';
import { sendMessageJob } from '#platform/messages';
import { deleteOldNoticesJob, mailNoticeJob, mailNoticesJob } from '#platform/notices';
import { decidePools, decidePoolsJob, makeFormsJob, republishUntaken } from '#content/exams';
import { emptyTrashJob, fillFingerprints } from '#content/question-bank';
import { tellEndingsJob } from '#people/packages';
import { askAboutOrdersJob, settleOrderJob, startNotificationWorker } from '#commerce/payments';
import { deleteOldPapersJob, makePapersJob } from '#exam/papers';
import { deleteOldRecordingsJob } from '#exam/recordings';
import { measureQuestionsJob } from '#exam/results';
import { deleteOldAuditEntriesJob } from '#people/user-administration';
import type { App } from './platform/http/context.ts';

/** Jobs started by cron. Their minutes differ, so that the work is spread over the hour. */
export const recurring: readonly RecurringJob[] = [
  { job: tellResultsJob, cron: '*/5 * * * *' },
  { job: askAboutOrdersJob, cron: '*/5 * * * *' },
  { job: tellEndingsJob, cron: '2,12,22,32,42,52 * * * *' },
  { job: deleteOldSignInsJob, cron: '7 * * * *' },
  { job: emptyTrashJob, cron: '17 * * * *' },
  { job: deleteOldNoticesJob, cron: '37 * * * *' },
  { job: deleteOldRunsJob, cron: '27 3 * * *' },
  { job: deleteOldIdempotencyKeysJob, cron: '34 * * * *' },
  { job: deleteOldPapersJob, cron: '42 * * * *' },
  { job: deleteOldRecordingsJob, cron: '47 2 * * *' },
  { job: decidePoolsJob, cron: '32 * * * *' },
  { job: measureQuestionsJob, cron: '4,9,14,19,24,29,34,39,44,49,54,59 * * * *' },
  { job: eraseOldAnswersJob, cron: '57 2 * * *' },
  { job: deleteOldAuditEntriesJob, cron: '47 3 * * *' },
];

/** Every kind of job: one that is not here is never run. */
export const jobs: readonly AnyJob[] = [
  ...recurring.map(({ job }) => job),
  mailNoticeJob,
  mailNoticesJob,
  sendMessageJob,
  tellOldContactJob,
  eraseAnswersOfJob,
  tellInvitedJob,
  makeFormsJob,
  makePapersJob,
  settleOrderJob,
];

export interface BackgroundWork {
  /** Resolves when the running jobs have ended. */
  stop(): Promise<void>;
}

/** Several processes may run it side by side. */
export function startBackgroundWork(app: App): BackgroundWork {
  const attempts = startAttemptWorker(app);
  const notifications = startNotificationWorker(app);
  const worker = startJobWorker(app, jobs, recurring);
  // Computes missing question fingerprints after an upgrade; nobody waits for it.
  const filling = fillFingerprints(app).catch((error: unknown) =>
    app.log.error({ err: error }, 'fingerprints of questions could not be filled'),
  );
  const republishing = republishUntaken({ db: app.db, app, now: app.now() }).catch((error: unknown) =>
    app.log.error({ err: error }, 'published tests could not be published anew'),
  );
  const encrypting = encryptStoredCodes(app).catch((error: unknown) =>
    app.log.error({ err: error }, 'activation codes could not be encrypted'),
  );
  const deciding = decidePools({ db: app.background }).catch((error: unknown) =>
    app.log.error({ err: error }, 'pools of questions could not be decided'),
  );
  return {
    async stop() {
      await Promise.all([
        attempts.stop(),
        notifications.stop(),
        worker.stop(),
        filling,
        republishing,
        encrypting,
        deciding,
      ]);
    },
  };
}
