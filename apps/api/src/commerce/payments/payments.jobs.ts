/** The background jobs of payments. */
import type { AnyJob } from '#platform/jobs';
import { askAboutOrdersJob } from './ask-about-orders.job.ts';
import { settleOrderJob } from './notifications/notification-worker.ts';

export const paymentsJobs: readonly AnyJob[] = [askAboutOrdersJob, settleOrderJob];
