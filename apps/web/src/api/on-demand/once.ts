/**
 * One intention of the user has one effect. Calls of routes that create something carry an idempotency key, so that
 * repeating them is safe:
 *
 * - an equal call while the first one runs, or by a second click right after its first, gets the reply to the first;
 * - a call that the connection lost is sent again with the same key;
 * - if the user tries again after that has failed too, it is still the same intention, with the same key.
 */
import { ApiError, type Api, type CallOptions } from '@vumon/contract/client';

/** Two clicks within this time are a double click; as long as browsers and systems take at most. */
const doubleClickMs = 700;
const repeatAfterMs = [400, 1_200, 2_400, 4_800];
/** For so long a call whose outcome is unknown keeps its key; servers keep it for a day. */
const unknownMs = 10 * 60_000;

export interface OnceOptions {
  isKeyed(route: string): boolean;
  newKey(): string;
  /** When the user last clicked or pressed a key, by the device's clock and not by when the page got round to it. */
  inputAt(): number;
  now(): number;
  wait(ms: number): Promise<unknown>;
}

interface Intention {
  readonly key: string;
  readonly inputAt: number;
  /** Null once it has failed without a known outcome. */
  reply: Promise<unknown> | null;
  running: boolean;
  endedAt: number;
}

/** Whether the call may have been done although no reply of ours came, or is being done. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'NETWORK' || error.code === 'REQUEST_RUNNING' || error.code === 'DATABASE_UNAVAILABLE');

const nameOf = (route: string, input: unknown, file: File | undefined): string =>
  JSON.stringify([route, input, file && [file.name, file.size, file.lastModified]]);

export function sendOnce(plain: Api, { isKeyed, newKey, inputAt, now, wait }: OnceOptions): Api {
  const intentions = new Map<string, Intention>();
  const call = plain as (route: string, input?: unknown, options?: CallOptions) => Promise<unknown>;

  async function repeated(route: string, input: unknown, options: CallOptions): Promise<unknown> {
    for (let n = 0; ; n += 1) {
      try {
        return await call(route, input, options);
      } catch (error) {
        const pause = repeatAfterMs[n];
        if (!isUnknown(error) || pause === undefined || options.signal?.aborted) throw error;
        await wait(pause);
      }
    }
  }

  function forgetOld(): void {
    const before = now() - unknownMs;
    for (const [name, { running, endedAt }] of intentions) if (!running && endedAt < before) intentions.delete(name);
  }

  return ((route: string, input?: unknown, options: CallOptions = {}) => {
    if (!isKeyed(route)) return call(route, input, options);
    const name = nameOf(route, input, options.file);
    const known = intentions.get(name);
    if (known?.reply && (known.running || inputAt() - known.inputAt < doubleClickMs)) return known.reply;
    const key = known && !known.reply ? known.key : newKey();
    forgetOld();
    const intention: Intention = { key, inputAt: inputAt(), reply: null, running: true, endedAt: 0 };
    intentions.set(name, intention);
    const end = () => {
      intention.running = false;
      intention.endedAt = now();
    };
    intention.reply = repeated(route, input, { ...options, idempotencyKey: key }).then(
      (reply) => {
        end();
        return reply;
      },
      (error: unknown) => {
        end();
        if (isUnknown(error)) intention.reply = null;
        else intentions.delete(name);
        throw error;
      },
    );
    return intention.reply;
  }) as Api;
}
