/** The background jobs of notices. */
import type { AnyJob } from '#platform/jobs';
import { deleteOldNoticesJob } from './notices.service.ts';
import { deleteEndedPushJob, pushNoticeJob, pushNoticesJob } from './push.jobs.ts';
import { mailNoticeJob, mailNoticesJob } from './notify.ts';

export const noticesJobs: readonly AnyJob[] = [
  mailNoticeJob,
  mailNoticesJob,
  pushNoticeJob,
  pushNoticesJob,
  deleteEndedPushJob,
  deleteOldNoticesJob,
];
