/**
 * Many users who sign in at once, on a thread of its own, so that this work does not delay the time measurement of the
 * saves.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { busyRetryDelay } from '@vumon/domain';
import { Pool } from 'undici';
import { loadPassword } from './school.ts';

interface Task {
  readonly origin: string;
  readonly signInNames: readonly string[];
}

export interface SignIn {
  /** From the first request until the reply that signs in, or the last reply. */
  readonly ms: number;
  /** Number of requests. */
  readonly turns: number;
  /** Status of the last reply; 0 = none. */
  readonly status: number;
}

/** Signs in all these users at the same moment, on a worker thread. */
export function signInAtOnce(origin: string, signInNames: readonly string[]): Promise<SignIn[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { origin, signInNames } satisfies Task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Retries as the sign-in page does when the server is busy. */
async function signIn(pool: Pool, username: string): Promise<SignIn> {
  const start = performance.now();
  for (let turns = 1; ; turns += 1) {
    const { status, retryAfter } = await ask(pool, username);
    const ms = performance.now() - start;
    const next = status === 503 ? busyRetryDelay(retryAfter, ms, Math.random()) : null;
    if (next === null) return { ms, turns, status };
    await delay(next);
  }
}

async function ask(pool: Pool, username: string): Promise<{ status: number; retryAfter: number | undefined }> {
  try {
    const { statusCode, headers, body } = await pool.request({
      method: 'POST',
      path: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: loadPassword }),
    });
    await body.dump();
    return { status: statusCode, retryAfter: Number(headers['retry-after']) || undefined };
  } catch {
    return { status: 0, retryAfter: undefined };
  }
}

if (!isMainThread) {
  const { origin, signInNames } = workerData as Task;
  // One connection each, as from separate browsers.
  const pool = new Pool(origin, {
    connections: signInNames.length,
    pipelining: 1,
    headersTimeout: 60_000,
    connect: { timeout: 30_000 },
  });
  const results = await Promise.all(signInNames.map((name) => signIn(pool, name)));
  await pool.destroy();
  parentPort!.postMessage(results);
}
