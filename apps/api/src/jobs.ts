/** The one list of background work, for both entry points. */
import { accountsJobs, signInDaysChange, signInSums, userSums } from '#people/accounts';
import { encryptedCodesChange } from '#commerce/activation-codes';
import { assignmentsJobs } from '#exam/assignments';
import { attemptsJobs, startAttemptWorker } from '#exam/attempts';
import { bulkChangeJobs } from '#content/bulk-changes';
import { examsJobs, poolsChange, randomIdsChange } from '#content/exams';
import { callbacksJobs, startCallbackSender } from '#partners/callbacks';
import { startDirectoryTeller } from '#platform/cells';
import { dataChangesJob, type DataChange } from '#platform/data-changes';
import { eventsJobs } from '#platform/events';
import { idempotencyJobs } from '#platform/idempotency';
import { enqueue, jobsJobs, startJobWorker, type AnyJob } from '#platform/jobs';
import { firstSums, keptSumsJobs, type KeptSums } from '#platform/kept-sums';
import { signOnJobs } from '#people/sign-on';
import { launchesJobs } from '#partners/launches';
import { ltiJobs } from '#partners/lti';
import { guestsJobs } from '#people/guests';
import { joinRequestsJobs } from '#people/join-requests';
import { messagesJobs } from '#platform/messages';
import { noticesJobs } from '#platform/notices';
import { packagesJobs, packageSums, periodSums } from '#people/packages';
import { paperFilesChange, papersJobs } from '#exam/papers';
import { partnerClientsJobs } from '#people/partner-clients';
import { paymentsJobs, refundSums, startNotificationWorker, turnoverSums } from '#commerce/payments';
import { firstPageJobs } from '#exam/first-page';
import { fingerprintChange, importFilesChange, questionBankJobs } from '#content/question-bank';
import { correctedKeysChange, questionReportsJobs } from '#exam/question-reports';
import { recordingsJobs } from '#exam/recordings';
import { resultsJobs } from '#exam/results';
import { rowFilesJobs } from '#platform/row-files';
import { requestsJobs } from '#site/requests';
import { rosterJobs } from '#people/rosters';
import { schoolsJobs } from '#people/schools';
import { analyticsJobs } from '#site/analytics';
import { userEventsJobs } from '#site/user-events';
import { userAdministrationJobs } from '#people/user-administration';
import { keySources } from './key-sources.ts';
import type { App } from './platform/http/context.ts';

/** Figures over many rows, kept as sums. */
export const keptSums: readonly KeptSums[] = [turnoverSums, refundSums, userSums, signInSums, packageSums, periodSums];

/** Changes of existing rows, in the order in which an upgrade does them. One that every database has behind it may go. */
export const dataChanges: readonly DataChange[] = [
  fingerprintChange,
  randomIdsChange,
  encryptedCodesChange,
  poolsChange,
  signInDaysChange,
  correctedKeysChange,
  paperFilesChange,
  importFilesChange,
  ...keptSums.map(firstSums),
];
const changeRows = dataChangesJob(dataChanges);

/** Every kind of job: one that is not here is never run. A domain lists its own in `<domain>.jobs.ts`. */
export const jobs: readonly AnyJob[] = [
  changeRows,
  ...accountsJobs,
  ...analyticsJobs,
  ...assignmentsJobs,
  ...attemptsJobs,
  ...callbacksJobs,
  ...eventsJobs,
  ...bulkChangeJobs,
  ...examsJobs,
  ...firstPageJobs,
  ...guestsJobs,
  ...idempotencyJobs,
  ...jobsJobs,
  ...joinRequestsJobs,
  ...keptSumsJobs(keptSums),
  ...launchesJobs,
  ...ltiJobs,
  ...signOnJobs,
  ...messagesJobs,
  ...noticesJobs,
  ...packagesJobs,
  ...papersJobs,
  ...partnerClientsJobs,
  ...paymentsJobs,
  ...questionBankJobs,
  ...questionReportsJobs,
  ...recordingsJobs,
  ...requestsJobs,
  ...resultsJobs,
  ...rosterJobs,
  ...rowFilesJobs,
  ...schoolsJobs,
  ...userAdministrationJobs,
  ...userEventsJobs,
];

export interface BackgroundWork {
  /** Resolves when the running jobs have ended. */
  stop(): Promise<void>;
}

/** Several processes may run it side by side. */
export function startBackgroundWork(app: App): BackgroundWork {
  const attempts = startAttemptWorker(app);
  const notifications = startNotificationWorker(app);
  const callbacks = startCallbackSender(app);
  const teller = startDirectoryTeller(app, keySources);
  const worker = startJobWorker(app, jobs);
  const asked = enqueue(app, changeRows, {}, { key: changeRows.kind }).catch((error: unknown) =>
    app.log.error({ err: error }, 'the change of existing rows could not be enqueued'),
  );
  return {
    async stop() {
      await Promise.all([attempts.stop(), notifications.stop(), callbacks.stop(), teller.stop(), worker.stop(), asked]);
    },
  };
}
