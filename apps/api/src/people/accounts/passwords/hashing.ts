/** Password hashing through a bounded queue: sign-ins wait for one another so that saving answers never waits for them. */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { HashingQueue } from './hashing-queue.ts';

/** OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** One core is left for saving answers. */
const slots = availableParallelism() > 2 ? 2 : 1;
const queue = new HashingQueue({
  slots,
  longestWaitMs: 15_000,
  most: 1_000,
  longestRetryMs: 60_000,
  usualMs: 50,
  clock: () => performance.now(),
});

/** Runs `work` in one of the few slots. Errors: SERVER_BUSY when the queue is full. */
export const inHashingSlot = <T>(work: () => Promise<T>): Promise<T> => queue.run(work);

export const hashingWaiting = (): number => queue.length;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let nobody: Promise<string> | undefined;

/** Whether `password` matches; an account without a hash costs the same time and never matches. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await nobody), password);
  return stored !== null && matches;
}
