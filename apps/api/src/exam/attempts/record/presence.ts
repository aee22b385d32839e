/** When the page of a running attempt last sent a request. Saves have a time of their own; this is for a learner who only reads. */
import { Batcher } from '../../../platform/batcher.ts';
import type { App } from '../../../platform/http/context.ts';
import type { AttemptKey } from '../attempts.queries.ts';
import { putSeen, type Seen } from './presence.queries.ts';

/** A page says every five seconds that it is there; of more requests than that, nothing is written. */
const writeEveryMs = 4_000;

export class Presence {
  readonly #written = new Map<string, number>();
  readonly #mostRemembered: number;
  #seen: Batcher<Seen, true> | null = null;

  constructor(mostRemembered: number) {
    this.#mostRemembered = mostRemembered;
  }

  /** Never fails: whether the teacher sees the learner must not decide whether the learner can work. */
  async note(app: App, { ownerId, id }: AttemptKey, now: number): Promise<void> {
    if (now - (this.#written.get(id) ?? -writeEveryMs) < writeEveryMs) return;
    this.#written.delete(id);
    this.#written.set(id, now);
    if (this.#written.size > this.#mostRemembered) this.#written.delete(this.#written.keys().next().value!);
    // A whole school's pages share a statement.
    this.#seen ??= new Batcher<Seen, true>({
      run: async (items) => {
        await putSeen(app.db, items);
        return items.map(() => true);
      },
      keysOf: (item) => [item.id],
      maxItems: 500,
      lanes: 1,
      isItemError: () => false,
    });
    await this.#seen
      .submit({ ownerId, id, at: new Date(now) })
      .catch((error: unknown) => app.log.warn({ err: error, attemptId: id }, 'presence could not be written'));
  }
}
