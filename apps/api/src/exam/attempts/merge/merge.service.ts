/**
 * Merges by item what the log took as stale (protocol, rule 4). A transaction of its own behind the group commit, because
 * it is rare and because only the question's type knows whether a merged answer is one that a learner could have given.
 */
import { clientBehind, mergedClient, settleStale } from '@vumon/domain';
import { answerDepth, parseResponse, responseFits } from '@vumon/question-types';
import { withTransaction } from '#db';
import type { PublishedExam } from '#exam/scoring';
import type { RequestContext } from '../../../platform/http/context.ts';
import type { AttemptKey } from '../attempts.queries.ts';
import { acceptedEntries, addAccepted, lockRunning } from './merge.queries.ts';

export interface StaleAnswer {
  readonly seq: number;
  readonly question: string;
  readonly base: number;
  readonly answer: unknown;
}

export interface MergedAnswer {
  readonly outcome: 'ACCEPTED' | 'STALE';
  readonly entry: number | null;
  /** Places of a collision; absent when the two answers only go whole. */
  readonly collided?: string[] | undefined;
  readonly rival?: { readonly client: string; readonly at: string } | undefined;
}

/** In the order of `stale`; undefined for each where the attempt takes nothing any more. */
export function mergeStale(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  key: AttemptKey,
  clientId: string,
  stale: readonly StaleAnswer[],
  { questions, positions }: Pick<PublishedExam, 'questions' | 'positions'>,
): Promise<(MergedAnswer | undefined)[]> {
  return withTransaction(db, async (db) => {
    if (!(await lockRunning(db, key))) return stale.map(() => undefined);
    const merged: MergedAnswer[] = [];
    for (const { seq, question: id, base, answer } of stale) {
      const { code, schemaVersion, content } = questions.get(id)!;
      const position = positions.get(id)!;
      const fits = (value: unknown) => {
        if (value === null) return true;
        const response = parseResponse(code, schemaVersion, value);
        return response.ok && responseFits(code, content, response.value);
      };
      const accepted = await acceptedEntries(db, key, position);
      const { add, outcome, entry, collided, rival } = settleStale(
        accepted,
        { client: clientId, seq, base, answer },
        { depth: answerDepth(code), fits },
      );
      const added =
        add === undefined
          ? (entry ?? null)
          : await addAccepted(db, key, {
              client: mergedClient(clientId),
              seq,
              position,
              answer: add,
              now: new Date(now),
            });
      const other = accepted.find((one) => one.entry === rival);
      merged.push({
        outcome,
        entry: added,
        ...(collided && { collided: [...collided] }),
        ...(other && { rival: { client: clientBehind(other.client), at: other.receivedAt.toISOString() } }),
      });
    }
    return merged;
  });
}
