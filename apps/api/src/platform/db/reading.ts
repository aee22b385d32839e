/**
 * Reading from a server that follows the primary (`DATABASE_READING_URL`). It may be seconds behind, so a route is served by
 * it only where its declaration says `mayLag`; and only while it is known to be near, and not for somebody who has just
 * changed something: they expect to see it. In all other cases, and whenever it fails, the primary is read.
 */
import { sql } from 'kysely';
import { isDatabaseUnavailable } from './errors.ts';
import type { Database } from './index.ts';

/** What follows by more is not read. */
const mostLagMs = 5_000;
/** A measurement counts for so long: a server that does not answer is left alone. */
const measuredForMs = 4_000;
/** So long after a change by somebody the primary is read for them; longer than the replica may be behind. */
const afterChangeMs = 10_000;
const measureEveryMs = 1_000;

/** The server removed rows that the statement still needed: on the primary it works. */
const isConflict = (error: unknown): boolean => (error as { code?: string } | null)?.code === '40001';

export interface ReadingOptions {
  readonly primary: Database;
  /** Null: there is none. */
  readonly replica: Database | null;
  /** The primary's clock. */
  databaseNow(): number;
}

export class Reading {
  readonly replica: Database | null;
  readonly #primary: Database;
  readonly #databaseNow: () => number;
  readonly #changedAt = new Map<string, number>();
  #lagMs = Number.POSITIVE_INFINITY;
  #measuredAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #current: Promise<void> = Promise.resolve();
  #stopped = false;
  /** Reads so far, by the server that answered. */
  readonly reads = { replica: 0, primary: 0 };

  constructor({ primary, replica, databaseNow }: ReadingOptions) {
    this.#primary = primary;
    this.replica = replica;
    this.#databaseNow = databaseNow;
  }

  /** By how much the replica is behind: without end when it does not answer or follow, NaN when there is none. */
  get lagSeconds(): number {
    if (!this.replica) return Number.NaN;
    return this.#databaseNow() - this.#measuredAt <= measuredForMs ? this.#lagMs / 1_000 : Number.POSITIVE_INFINITY;
  }

  /** Somebody has changed something: until the replica has it, they read the primary. */
  noteChange(userId: string): void {
    if (this.replica) this.#changedAt.set(userId, this.#databaseNow());
  }

  /** `work` may be done twice: by the replica until it fails, then by the primary. */
  async read<T>(userId: string, work: (db: Database) => Promise<T>): Promise<T> {
    if (this.replica && this.lagSeconds * 1_000 <= mostLagMs && !this.#hasChanged(userId)) {
      try {
        const found = await work(this.replica);
        this.reads.replica += 1;
        return found;
      } catch (error) {
        if (!isConflict(error) && !isDatabaseUnavailable(error)) throw error;
        // Until it is measured again.
        if (!isConflict(error)) this.#measuredAt = Number.NEGATIVE_INFINITY;
      }
    }
    const found = await work(this.#primary);
    this.reads.primary += 1;
    return found;
  }

  /** Compares the heartbeat that the replica has with the primary's clock: the beat is written every second. */
  async measure(): Promise<void> {
    const now = this.#databaseNow();
    for (const [userId, at] of this.#changedAt) if (now - at > afterChangeMs) this.#changedAt.delete(userId);
    try {
      const { rows } = await sql<{ at: number }>`
        SELECT extract(epoch FROM at)::float8 * 1000 AS at FROM heartbeat WHERE pg_is_in_recovery()`.execute(
        this.replica!,
      );
      const beat = rows[0]?.at;
      // A server that does not follow any more has rows of its own; it may have become the primary, or a stranger.
      this.#lagMs = beat === undefined ? Number.POSITIVE_INFINITY : Math.max(0, this.#databaseNow() - beat);
      this.#measuredAt = now;
    } catch {
      this.#measuredAt = Number.NEGATIVE_INFINITY;
    }
  }

  /** Measures by the clock until `stop`. */
  start(): void {
    if (!this.replica || this.#stopped) return;
    this.#current = this.measure().finally(() => {
      if (!this.#stopped) this.#timer = setTimeout(() => this.start(), measureEveryMs);
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#current;
  }

  #hasChanged(userId: string): boolean {
    const at = this.#changedAt.get(userId);
    return at !== undefined && this.#databaseNow() - at <= afterChangeMs;
  }
}
