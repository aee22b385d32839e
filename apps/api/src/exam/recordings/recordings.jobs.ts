/** The background jobs of recordings. */
import type { AnyJob } from '#platform/jobs';
import { deleteOldRecordingsJob, removeRecordingFilesJob } from './erasure.service.ts';

export const recordingsJobs: readonly AnyJob[] = [deleteOldRecordingsJob, removeRecordingFilesJob];
