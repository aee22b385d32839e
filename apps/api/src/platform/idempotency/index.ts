export { onceByKey } from './idempotency.service.ts';
export { idempotencyJobs } from './idempotency.jobs.ts';
