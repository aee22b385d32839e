export { enqueue, enqueuedWithin, enqueueRun, type EnqueueOptions, type RunOwner } from './enqueue.ts';
export { defineJob, JobCancelled, type AnyJob, type Job, type JobContext } from './job.ts';
export { jobHandlers } from './jobs.routes.ts';
export { beat, cronItems, deadAfterMs, runDueJobs, startJobWorker, type JobWorker } from './worker.ts';
export { countFailedJobs, dueJobs, isQueued } from './queue.queries.ts';
export { cancelRun } from './runs.queries.ts';
export { crashesSince } from './crashes/crashes.queries.ts';
export { markRunning, recordCrash } from './crashes/crashes.service.ts';
export { jobsJobs } from './jobs.jobs.ts';
