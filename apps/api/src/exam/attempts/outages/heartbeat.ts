/**
 * The heartbeat of a process: once a second it asks the database for its time and, where learners save, stores that saving works.
 * A gap is added to running attempts (the function `beat`). A database that does not answer fails every request
 * at once instead of letting it wait.
 */
import { graceMs } from '@vumon/domain';
import { isDatabaseBusy, isDatabaseUnavailable, isDiskFull, probeWrite, type Database } from '#db';
import type { DatabaseClock } from '../../../platform/database-clock.ts';
import type { App } from '../../../platform/http/context.ts';
import { beat, databaseTime } from '../attempts.queries.ts';

const everyMs = 1_000;
/** With the second until the next question, a request that waits is answered within 3 s. */
const awayAfterMs = 1_500;

export interface HeartbeatOptions {
  /** A connection that nothing else uses. */
  readonly db: Database;
  readonly clock: DatabaseClock;
  /** Whether learners save by this process. */
  readonly saves: boolean;
}

export interface Heartbeat {
  beat(): Promise<void>;
  /** Beats by the clock until `stop`. */
  start(): void;
  stop(): Promise<void>;
}

export function heartbeatOf({ health, log, shift }: App, { db, clock, saves }: HeartbeatOptions): Heartbeat {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  let saidClockIsOff = false;

  async function ask(): Promise<void> {
    await clock.follow(() => databaseTime(db));
    health.clockOffMs = clock.ownIsAheadMs;
    if (health.clockIsOff !== saidClockIsOff) {
      saidClockIsOff = health.clockIsOff;
      const seconds = health.clockOffMs / 1000;
      if (saidClockIsOff) log.error({ seconds }, "this machine's clock is wrong; it ends no attempts until it is set");
      else log.info({ seconds }, "this machine's clock is right again");
    }
    if (!saves) return;
    if (health.savesFail || health.diskFull) {
      await probeWrite(db);
      health.probed();
    }
    // Saving still fails: the outage goes on.
    if (health.savesFail) return;
    const outage = await beat(db, shift(), graceMs);
    if (outage) log.warn(outage, 'outage compensated');
  }

  async function beatOnce(): Promise<void> {
    let answered = false;
    // After a pause of this process itself the reply may be there already: it is read before the check.
    const silent = setTimeout(() => setImmediate(() => answered || isAway('it does not answer')), awayAfterMs);
    try {
      await ask();
      answered = true;
      if (health.databaseAway) log.info('the database answers again');
      health.databaseIsBack();
    } catch (error) {
      answered = true;
      health.failed(error);
      if (isDiskFull(error)) health.databaseIsBack();
      else if (isDatabaseBusy(error) || !isDatabaseUnavailable(error))
        log.error({ err: error }, 'the heartbeat failed');
      else isAway((error as Error).message);
    } finally {
      clearTimeout(silent);
    }
  }

  function isAway(reason: string): void {
    if (!health.databaseAway) log.error({ reason }, 'the database is away');
    health.databaseIsAway();
  }

  function run(): void {
    const began = performance.now();
    current = beatOnce().finally(() => {
      if (!stopped) timer = setTimeout(run, Math.max(0, everyMs - (performance.now() - began)));
    });
  }

  return {
    beat: beatOnce,
    start: run,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
