/** How far a job is that somebody follows. */
export const jobRunStates = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type JobRunState = (typeof jobRunStates)[number];
