/** Whether this process can reach its database and save answers. The heartbeat and the saves update it; requests, readiness and metrics read it. */
import { AppError } from '@vumon/domain';
import { isDatabaseBusy, isDatabaseUnavailable, isDiskFull } from '#db';

/** A process whose clock differs from the database's by more than this does not end attempts. */
const longestClockOffMs = 2_000;
/** After this time without a failed save, a successful probe counts as saving again. */
const probeCountsAfterMs = 3_000;

/** Why a batch of saves failed as a whole. */
type SaveFailure = 'database' | 'disk' | 'busy' | 'other';

const causeOf = (error: unknown): SaveFailure => {
  if (isDiskFull(error)) return 'disk';
  if (isDatabaseBusy(error)) return 'busy';
  return isDatabaseUnavailable(error) ? 'database' : 'other';
};

export class Health {
  /** By how much this process's own clock is ahead of the database's. */
  clockOffMs = 0;
  /** What the metrics of this process read; the health page of administrators shows the same. */
  gauges: Readonly<Record<string, () => number | Promise<number>>> = {};
  readonly #now: () => number;
  #away = false;
  #saveFailedAt: number | null = null;
  /** Since when no save could succeed; null while they can. */
  #outageSince: number | null = null;
  #outageMs = 0;
  readonly #failedSaves: Record<SaveFailure, number> = { database: 0, disk: 0, busy: 0, other: 0 };
  #diskFull = false;
  readonly #underWay = new Set<(reason: AppError) => void>();

  /** `now` is a monotonic clock in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get clockIsOff(): boolean {
    return Math.abs(this.clockOffMs) > longestClockOffMs;
  }

  /** The database does not answer. */
  get databaseAway(): boolean {
    return this.#away;
  }

  /** The last save failed as a whole. */
  get savesFail(): boolean {
    return this.#saveFailedAt !== null;
  }

  get diskFull(): boolean {
    return this.#diskFull;
  }

  /** For how long, since this process started, the database did not answer or saves failed. */
  get outageMs(): number {
    return this.#outageMs + (this.#outageSince === null ? 0 : this.#now() - this.#outageSince);
  }

  get failedSaves(): Readonly<Record<SaveFailure, number>> {
    return { ...this.#failedSaves };
  }

  databaseIsAway(): void {
    if (this.#away) return;
    this.#away = true;
    this.#countOutage();
    for (const refuse of this.#underWay) refuse(unavailable());
    this.#underWay.clear();
  }

  databaseIsBack(): void {
    this.#away = false;
    this.#countOutage();
  }

  /** Called after each change of what makes an outage. */
  #countOutage(): void {
    const out = this.#away || this.savesFail || this.#diskFull;
    if (out) this.#outageSince ??= this.#now();
    else if (this.#outageSince !== null) {
      this.#outageMs += this.#now() - this.#outageSince;
      this.#outageSince = null;
    }
  }

  /** Any error on its way to a reply. */
  failed(error: unknown): void {
    if (isDiskFull(error)) this.#diskFull = true;
    this.#countOutage();
  }

  /** Called after a successful write that needs disk space. */
  probed(): void {
    this.#diskFull = false;
    if (this.#saveFailedAt !== null && this.#now() - this.#saveFailedAt >= probeCountsAfterMs)
      this.#saveFailedAt = null;
    this.#countOutage();
  }

  /** Runs a batch of saves and records whether it succeeded. */
  async saving<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      this.#saveFailedAt = null;
      this.#diskFull = false;
      this.#countOutage();
      return result;
    } catch (error) {
      this.#failedSaves[causeOf(error)] += 1;
      if (isDatabaseUnavailable(error)) this.#saveFailedAt = this.#now();
      this.failed(error);
      throw error;
    }
  }

  /** The work of a request, which ends at once with DATABASE_UNAVAILABLE when the database stops answering. */
  untilAway<T>(work: () => Promise<T>): Promise<T> {
    if (this.#away) return Promise.reject(unavailable());
    return new Promise<T>((resolve, reject) => {
      this.#underWay.add(reject);
      work()
        .then(resolve, (error: unknown) => {
          this.failed(error);
          reject(error as Error);
        })
        .finally(() => this.#underWay.delete(reject));
    });
  }
}

const unavailable = () => new AppError('DATABASE_UNAVAILABLE', { retryAfterSeconds: 2 });
