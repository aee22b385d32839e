/** States of a job whose progress its owner follows. */
export const jobRunStates = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type JobRunState = (typeof jobRunStates)[number];
