export { deleteOldIdempotencyKeysJob, onceByKey } from './idempotency.service.ts';
