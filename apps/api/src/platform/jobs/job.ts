/** What a background job is, and what its handler is given. */
import type names from '@vumon/i18n/catalogs/jobs-by-kind.vi.json';
import type { z } from 'zod';
import type { Db } from '#db';
import type { App } from '../http/context.ts';

export interface JobContext extends Pick<App, 'db' | 'log'> {
  readonly app: App;
  /** The same for every attempt. */
  readonly id: string;
  /** The run that its owner follows. */
  readonly runId: string | undefined;
  /** The moment at which this attempt began, in milliseconds. */
  readonly now: number;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Aborted when the process is asked to stop; a job that ends early for it is run again elsewhere. */
  readonly signal: AbortSignal;
  /**
   * The job's effect on the database: a transaction that is committed at most once, however often the job runs. What it
   * answers becomes the result of the run. Errors: JobCancelled.
   */
  once(work: (db: Db) => Promise<unknown>): Promise<void>;
  /** Tells the run's owner how far the job is. Errors: JobCancelled, which a handler lets pass. */
  progress(done: number, total?: number): Promise<void>;
}

type Names = typeof names;
/** Every kind that has a name: what administrators read at /manage/jobs. */
export type JobKind = { [Module in keyof Names & string]: `${Module}.${keyof Names[Module] & string}` }[keyof Names &
  string];

/** A kind of job. A handler may be run more than once: its effect goes through `once`, or is the same when repeated. */
export interface Job<Payload> {
  /** `module.what-it-does`; the name in the queue. */
  readonly kind: string;
  readonly payload: z.ZodType<Payload>;
  /**
   * For a job that the clock starts, with an empty payload: minute, hour, day of the month, month, day of the week, in
   * UTC. Minutes differ from job to job, so that the work is spread over the hour.
   */
  readonly cron?: string;
  /** After so many failed attempts the job waits for an administrator. Default 8, which is about 27 minutes. */
  readonly maxAttempts?: number;
  /**
   * Run again when its process died. Without it such a job waits for an administrator, because it may have killed the
   * process. For jobs that run no native code and whose delay costs money.
   */
  readonly againAfterDeath?: true;
  /** The returned value becomes the result of the run, unless `once` has set one. */
  run(context: JobContext, payload: Payload): Promise<unknown>;
}

/** A job of any payload, as lists of all jobs contain it; only its own module uses the type of the payload. */
export type AnyJob = Omit<Job<unknown>, 'run'> & { run(context: JobContext, payload: never): Promise<unknown> };

/** The run's owner has cancelled it: nothing more is done, and nothing is tried again. */
export class JobCancelled extends Error {
  override name = 'JobCancelled';
}

/** A job of the product. One without a name in the catalog `jobs-by-kind` does not compile. */
export const defineJob = <Payload>(job: Job<Payload> & { readonly kind: JobKind }): Job<Payload> => job;
