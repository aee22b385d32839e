/** Password hashing through a bounded queue: sign-ins wait for one another so that saving answers never waits for them. */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@vumon/domain';

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const slots = availableParallelism() > 2 ? 2 : 1;
const waitingLimit = 600;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs `work` in one of the few slots. Errors: SERVER_BUSY when too many wait already. */
export async function inHashingSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= slots) {
    if (waiting.length >= waitingLimit) throw new AppError('SERVER_BUSY', { retryAfterSeconds: 10 });
    await new Promise<void>((go) => waiting.push(go));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The slot goes straight to the next in line.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashingWaiting = (): number => waiting.length;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let nobody: Promise<string> | undefined;

/** Whether `password` matches; an account without a hash costs the same time and never matches. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await nobody), password);
  return stored !== null && matches;
}
