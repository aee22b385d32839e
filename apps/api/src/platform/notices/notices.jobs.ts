/** The background jobs of notices. */
import type { AnyJob } from '#platform/jobs';
import { deleteOldNoticesJob } from './notices.service.ts';
import { mailNoticeJob, mailNoticesJob } from './notify.ts';

export const noticesJobs: readonly AnyJob[] = [mailNoticeJob, mailNoticesJob, deleteOldNoticesJob];
