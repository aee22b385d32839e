/** Jobs in the background: the run that its owner follows, and what an administrator does about failed ones. */
import { crashParts, jobRunStates } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { id, idParams, instant, pageQuery, search } from '../../schemas.ts';

export const jobRun = z.strictObject({
  id,
  kind: z.string(),
  state: z.enum(jobRunStates),
  done: z.int(),
  /** Null as long as the total is unknown. */
  total: z.int().nullable(),
  /** The job's result; each kind of job has its own form. */
  result: z.unknown(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type JobRun = z.infer<typeof jobRun>;

export const failedJob = z.strictObject({
  id: z.int(),
  kind: z.string(),
  attempts: z.int(),
  /** Null only for jobs that failed before reasons were stored. */
  error: z.string().nullable(),
  createdAt: instant,
});
export type FailedJob = z.infer<typeof failedJob>;

export const crashEntry = z.strictObject({
  id,
  at: instant,
  /** Where: a part of the native code, or `process`. */
  part: z.enum(crashParts),
  reason: z.string(),
  /** The request or job that it worked for; null where that is not known. The id of a request is in its reply and the log. */
  work: z.strictObject({ kind: z.enum(['request', 'job']), id: z.string(), name: z.string() }).nullable(),
});
export type CrashEntry = z.infer<typeof crashEntry>;

const admin = ['ADMIN'] as const;
const jobIds = z.strictObject({ ids: z.array(z.int().min(1)).min(1, 'required').max(200, 'tooBig') });
const changed = z.strictObject({ changed: z.int() });

export const jobRoutes = defineRoutes({
  'GET /jobs/{id}': {
    summary: 'How far a job is that the signed-in user asked for',
    access: 'signed-in',
    params: idParams,
    reply: jobRun,
  },
  'POST /jobs/{id}/cancel': {
    summary: 'Cancel a job of the signed-in user; one that has ended stays as it is',
    idempotency: 'natural',
    access: 'signed-in',
    params: idParams,
    reply: jobRun,
  },
  'GET /itf/failed-jobs': {
    summary: 'Jobs that failed in every attempt, newest first unless asked otherwise',
    access: admin,
    query: z.object({
      search,
      kind: z.string().max(100).optional(),
      sort: z.enum(['created', 'kind', 'attempts']).default('created'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    reply: z.array(failedJob),
    paged: true,
  },
  'GET /itf/failed-jobs/kinds': {
    summary: 'The kinds of the jobs that failed in every attempt, and how many there are of each',
    access: admin,
    reply: z.array(z.strictObject({ kind: z.string(), count: z.int() })),
  },
  'GET /itf/crashes': {
    summary: 'Processes that ended by themselves, with what they worked on, newest first unless asked otherwise',
    access: admin,
    query: z.object({
      search,
      part: z.enum(crashParts).optional(),
      sort: z.enum(['at']).default('at'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    reply: z.array(crashEntry),
    paged: true,
  },
  'POST /itf/failed-jobs/retry': {
    summary: 'Run failed jobs again from the first attempt',
    idempotency: 'natural',
    access: admin,
    body: jobIds,
    reply: changed,
  },
  'POST /itf/failed-jobs/discard': {
    summary: 'Delete failed jobs',
    idempotency: 'natural',
    access: admin,
    body: jobIds,
    reply: changed,
  },
});
