/** Housekeeping of workers: done now and every hour; several processes may do it side by side. */
import type { App } from './http/context.ts';

const hourMs = 3_600_000;

export interface Hourly {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

export function hourly(app: App, work: (app: App) => Promise<unknown>, failure: string): Hourly {
  let current: Promise<unknown> = Promise.resolve();
  const run = () => {
    current = current.then(() => work(app)).catch((error: unknown) => app.log.error({ err: error }, failure));
  };
  run();
  const timer = setInterval(run, hourMs);
  return {
    async stop() {
      clearInterval(timer);
      await current;
    },
  };
}
