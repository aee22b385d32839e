/** The one list of background work, for both entry points. */
import { accountsJobs } from '#people/accounts';
import { encryptStoredCodes } from '#commerce/activation-codes';
import { assignmentsJobs } from '#exam/assignments';
import { attemptsJobs, startAttemptWorker } from '#exam/attempts';
import { decidePools, examsJobs, republishUntaken } from '#content/exams';
import { idempotencyJobs } from '#platform/idempotency';
import { jobsJobs, startJobWorker, type AnyJob } from '#platform/jobs';
import { joinRequestsJobs } from '#people/join-requests';
import { messagesJobs } from '#platform/messages';
import { noticesJobs } from '#platform/notices';
import { packagesJobs } from '#people/packages';
import { papersJobs } from '#exam/papers';
import { paymentsJobs, startNotificationWorker } from '#commerce/payments';
import { fillFingerprints, questionBankJobs } from '#content/question-bank';
import { recordingsJobs } from '#exam/recordings';
import { resultsJobs } from '#exam/results';
import { userAdministrationJobs } from '#people/user-administration';
import type { App } from './platform/http/context.ts';

/** Every kind of job: one that is not here is never run. A domain lists its own in `<domain>.jobs.ts`. */
export const jobs: readonly AnyJob[] = [
  ...accountsJobs,
  ...assignmentsJobs,
  ...attemptsJobs,
  ...examsJobs,
  ...idempotencyJobs,
  ...jobsJobs,
  ...joinRequestsJobs,
  ...messagesJobs,
  ...noticesJobs,
  ...packagesJobs,
  ...papersJobs,
  ...paymentsJobs,
  ...questionBankJobs,
  ...recordingsJobs,
  ...resultsJobs,
  ...userAdministrationJobs,
];

export interface BackgroundWork {
  /** Resolves when the running jobs have ended. */
  stop(): Promise<void>;
}

/** Several processes may run it side by side. */
export function startBackgroundWork(app: App): BackgroundWork {
  const attempts = startAttemptWorker(app);
  const notifications = startNotificationWorker(app);
  const worker = startJobWorker(app, jobs);
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
