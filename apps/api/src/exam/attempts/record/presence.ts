/** When the page of a running attempt last sent a request. Saves have a time of their own; this is for a learner who only reads. */
import type { App } from '../../../platform/http/context.ts';
import type { AttemptKey } from '../attempts.queries.ts';
import { putSeen } from './presence.queries.ts';

/** A page may request its clock more often than this; then nothing is written. */
const writeEveryMs = 20_000;
const mostRemembered = 20_000;

export class Presence {
  readonly #written = new Map<string, number>();

  /** Never fails: whether the teacher sees the learner must not decide whether the learner can work. */
  async note(app: App, { ownerId, id }: AttemptKey, now: number): Promise<void> {
    if (now - (this.#written.get(id) ?? -writeEveryMs) < writeEveryMs) return;
    this.#written.delete(id);
    this.#written.set(id, now);
    if (this.#written.size > mostRemembered) this.#written.delete(this.#written.keys().next().value!);
    await putSeen(app.db, { ownerId, id }, new Date(now)).catch((error: unknown) =>
      app.log.warn({ err: error, attemptId: id }, 'presence could not be written'),
    );
  }
}
