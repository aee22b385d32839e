/** The background jobs of events. */
import type { AnyJob } from '#platform/jobs';
import { deleteOldEventsJob, deliverAgainJob, deliverEventsJob } from './deliver.ts';

export const eventsJobs: readonly AnyJob[] = [deliverEventsJob, deliverAgainJob, deleteOldEventsJob];
