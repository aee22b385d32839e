/** The answer saver's requests over HTTP. Replies also set the clock. */
import { ApiError } from '@vumon/contract/client';
import type { Input, Reply } from '@vumon/contract/client';
import { api } from '../../api/client.ts';
import type { ServerClock } from './clock.ts';
import {
  TransportError,
  type ServerState,
  type SavedAnswer,
  type SaveReply,
  type SentEntry,
  type Transport,
} from '../journal/protocol.ts';

type Saved = Reply<'POST /student/attempts/{id}/answers'>;
type State = Reply<'GET /student/attempts/{id}'>;
type Entries = Input<'POST /student/attempts/{id}/answers'>['body']['entries'];

/** Timeout of a request. */
const patience = 15_000;
/** Timeout of the request that says every five seconds that the page is there. */
const seenPatience = 7_000;
/** Browsers limit the body of a `keepalive` request to 64 kB. */
const keepaliveBytes = 60_000;

/** Converts an error of the API into a TransportError. */
export function transportErrorOf(error: unknown): TransportError {
  if (!(error instanceof ApiError)) return new TransportError('unreachable');
  // A reply that is not the server's own has the status 0 (see the API client), so it never counts as a refusal.
  if (error.code === 'ATTEMPT_PAUSED') return new TransportError('paused');
  if (error.status === 401) return new TransportError('signed-out');
  if (error.status === 403 || error.status === 404) return new TransportError('foreign');
  if (error.status === 400 || error.status === 413 || error.status === 422) return new TransportError('refused');
  return new TransportError(
    error.status === 429 ? 'later' : 'unreachable',
    error.retryAfterSeconds === undefined ? undefined : error.retryAfterSeconds * 1_000,
  );
}

const savedOf = (answers: State['answers']): SavedAnswer[] =>
  answers.map((one) => ({ ...one, at: Date.parse(one.at) }));

const replyOf = ({ serverTime, deadlineAt, status, entries, current }: Saved): SaveReply => ({
  serverTime: Date.parse(serverTime),
  deadlineAt: Date.parse(deadlineAt),
  status,
  outcomes: entries.map((one) => ({
    ...one,
    rival: one.rival && { ...one.rival, at: Date.parse(one.rival.at) },
  })),
  current: current && savedOf(current),
});

export const serverStateOf = ({ serverTime, deadlineAt, pausedAt, status, answers, flags }: State): ServerState => ({
  serverTime: Date.parse(serverTime),
  deadlineAt: Date.parse(deadlineAt),
  pausedAt: pausedAt === null ? null : Date.parse(pausedAt),
  status,
  answers: savedOf(answers),
  flags,
});

export function httpTransport(attempt: string, clock: ServerClock): Transport {
  async function timed<T extends { serverTime: number }>(request: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const askedAt = performance.now();
    const reply = await request(AbortSignal.timeout(patience)).catch((error: unknown) => {
      // A 409 has an outcome for every entry.
      if (
        error instanceof ApiError &&
        error.status === 409 &&
        typeof error.data === 'object' &&
        error.data !== null &&
        'entries' in error.data
      ) {
        return replyOf(error.data as Saved) as unknown as T;
      }
      throw transportErrorOf(error);
    });
    clock.learn(reply.serverTime, askedAt, performance.now());
    return reply;
  }
  const plain = async (request: () => Promise<unknown>): Promise<void> => {
    try {
      await request();
    } catch (error) {
      throw transportErrorOf(error);
    }
  };
  return {
    save: (clientId, entries) =>
      timed(async (signal) =>
        replyOf(
          await api(
            'POST /student/attempts/{id}/answers',
            { params: { id: attempt }, body: { clientId, entries: entries as Entries } },
            { signal },
          ),
        ),
      ),
    submit: (clientId, entries) =>
      timed(async (signal) =>
        replyOf(
          await api(
            'POST /itf/unit-tests-result/submit',
            { body: { attemptId: attempt, clientId, entries: entries as Entries } },
            { signal },
          ),
        ),
      ),
    state: () =>
      timed(async (signal) =>
        serverStateOf(await api('GET /student/attempts/{id}', { params: { id: attempt } }, { signal })),
      ),
    seen: () =>
      timed(async () => {
        const { serverTime, deadlineAt, pausedAt, status } = await api(
          'POST /student/attempts/{id}/seen',
          { params: { id: attempt } },
          { signal: AbortSignal.timeout(seenPatience) },
        );
        return {
          serverTime: Date.parse(serverTime),
          deadlineAt: Date.parse(deadlineAt),
          pausedAt: pausedAt === null ? null : Date.parse(pausedAt),
          status,
        };
      }),
    saveFlags: (flags) =>
      plain(() =>
        api(
          'POST /student/attempts/{id}/flags',
          { params: { id: attempt }, body: { flags: [...flags] } },
          { signal: AbortSignal.timeout(patience) },
        ),
      ),
    sendOnPageHide(clientId, entries) {
      for (const batch of batches(entries)) {
        api(
          'POST /student/attempts/{id}/answers',
          { params: { id: attempt }, body: { clientId, entries: batch as Entries } },
          { keepalive: true },
        ).catch(() => {
          // The entries are in the journal; the next page sends them again.
        });
      }
    },
  };
}

function batches(entries: readonly SentEntry[]): SentEntry[][] {
  const all: SentEntry[][] = [[]];
  let bytes = 0;
  for (const entry of entries) {
    // Vietnamese letters take up to three bytes in UTF-8.
    const size = 3 * JSON.stringify(entry.answer).length + 120;
    if (bytes > 0 && bytes + size > keepaliveBytes) {
      all.push([]);
      bytes = 0;
    }
    all[all.length - 1]!.push(entry);
    bytes += size;
  }
  return all;
}
