/** The background jobs of question-bank. */
import type { AnyJob } from '#platform/jobs';
import { emptyTrashJob } from './question-trash.service.ts';

export const questionBankJobs: readonly AnyJob[] = [emptyTrashJob];
