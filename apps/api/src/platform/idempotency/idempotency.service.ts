/**
 * Calls with an idempotency key: the first call works and its reply is stored; every further call with the same key
 * gets that reply, from whichever process it reaches.
 *
 * The key is marked as committed in the transaction of the work itself, so that a process that dies between the commit
 * and the storing of the reply does not let a repetition do the work again.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError, type AppErrorDetails, type ErrorCode } from '@vumon/domain';
import { z } from 'zod';
import { withEachTransaction } from '#db';
import { defineJob } from '#platform/jobs';
import { dayMs } from '../clock.ts';
import { decrypt, encrypt } from '../crypto/encryption.ts';
import type { SignedInContext, UploadedFile } from '../http/context.ts';
import {
  claimKey,
  deleteKeysBefore,
  findOptionalCall,
  markCommitted,
  releaseKey,
  storeReply,
  type Call,
} from './idempotency.queries.ts';

/** How long the first call may take before a repetition may take over, if nothing was committed. */
const claimMs = 60_000;
/** How long a call waits for the reply to the first one before the caller is told to come again. */
const waitMs = 5_000;
const keyDays = 1;
const purpose = 'idempotent reply';

export interface KeyedCall {
  readonly key: string;
  readonly route: string;
  /** What the route's schemas have parsed. */
  readonly input: Readonly<Record<string, unknown>>;
}

/** A reply as it is stored. */
type Stored = { readonly reply: unknown } | { readonly code: ErrorCode; readonly details: AppErrorDetails };

/**
 * Runs `work` unless a call with this key has run before; then its reply is returned, or its error thrown. A refusal
 * before anything was written is not kept, for a correction elsewhere may let the same call pass.
 *
 * Errors: IDEMPOTENCY_KEY_REUSED for a key that belongs to another call, REQUEST_RUNNING while the first call still
 * works, REQUEST_OUTCOME_UNKNOWN if it was done but its reply was lost.
 */
export async function onceByKey(
  context: SignedInContext,
  { key, route, input }: KeyedCall,
  work: () => Promise<unknown>,
): Promise<{ reply: unknown; repeated: boolean }> {
  const { app, db, actor, now } = context;
  const call: Call = { userId: actor.userId, key, route, inputHash: hashOf(input), claim: app.newId() };
  if (!(await claimKey(db, call, new Date(now), new Date(now + claimMs))))
    return { reply: await replyOfFirst(context, call), repeated: true };

  let working = true;
  const keep = (stored: Stored) =>
    // The work is done whether or not this succeeds, so the caller gets the reply in any case.
    storeReply(db, call, encrypt(app.config.secret, purpose, JSON.stringify(stored), app.random)).catch(
      (error: unknown) => context.log.error({ err: error }, 'reply to a call with a key could not be stored'),
    );
  try {
    const reply = await withEachTransaction(async (inside) => {
      if (working && !(await markCommitted(inside, call))) throw running();
    }, work);
    await keep({ reply });
    return { reply, repeated: false };
  } catch (error) {
    const released = await releaseKey(db, call).catch(() => true);
    if (!released && error instanceof AppError) await keep({ code: error.code, details: error.details });
    throw error;
  } finally {
    working = false;
  }
}

const running = () => new AppError('REQUEST_RUNNING', { retryAfterSeconds: 1 });

async function replyOfFirst({ app, db, now }: SignedInContext, call: Call): Promise<unknown> {
  for (let waited = 0, wait = 25; ; waited += wait, wait = Math.min(2 * wait, 400)) {
    const first = await findOptionalCall(db, call);
    // It was refused meanwhile: the caller comes again, and then this call works.
    if (!first) throw running();
    if (first.route !== call.route || !first.inputHash.equals(call.inputHash))
      throw new AppError('IDEMPOTENCY_KEY_REUSED');
    if (first.reply) return readReply(decrypt(app.config.secret, purpose, first.reply));
    if (first.committed && first.claimedUntil.getTime() < now) throw new AppError('REQUEST_OUTCOME_UNKNOWN');
    if (waited >= waitMs) throw running();
    await sleep(wait);
  }
}

function readReply(text: string | null): unknown {
  // Stored under a secret that the server no longer has.
  if (text === null) throw new AppError('REQUEST_OUTCOME_UNKNOWN');
  const stored = JSON.parse(text) as Stored;
  if ('code' in stored) throw new AppError(stored.code, stored.details);
  return stored.reply;
}

function hashOf(input: Readonly<Record<string, unknown>>): Buffer {
  const { file, ...rest } = input as { file?: UploadedFile };
  const hash = createHash('sha256').update(JSON.stringify(rest));
  if (file) hash.update(`\0${file.name}\0`).update(file.bytes);
  return hash.digest();
}

const batch = 5_000;

export const deleteOldIdempotencyKeysJob = defineJob({
  kind: 'idempotency.delete-old',
  cron: '34 * * * *',
  payload: z.object({}),
  async run({ db, now }) {
    const before = new Date(now - keyDays * dayMs);
    while ((await deleteKeysBefore(db, before, batch)) === batch);
  },
});
