/** The background jobs of idempotency. */
import type { AnyJob } from '#platform/jobs';
import { deleteOldIdempotencyKeysJob } from './idempotency.service.ts';

export const idempotencyJobs: readonly AnyJob[] = [deleteOldIdempotencyKeysJob];
