/** States of a job whose progress its owner follows. */
export const jobRunStates = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type JobRunState = (typeof jobRunStates)[number];

/** Where a crash may happen: the child processes with native code, and `process`, one of the product itself. */
export const crashParts = [
  'documents',
  'pictures',
  'sound',
  'assembly',
  'workbooks',
  'uploads',
  'recordings',
  'pages',
  'process',
] as const;
export type CrashPart = (typeof crashParts)[number];
