/**
 * A worker of vitest that outlives a run. Loading the product takes many times longer than the few tests that notice a
 * mutant, and a mutant is switched on at run time, so the worker that has loaded it serves the next mutants too. Each
 * run still reads its test files anew: they make a product and a database of their own.
 */
import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node';
import type { Plugin } from 'vitest/config';

/**
 * A worker ends after this number of runs, to free the memory and database connections that the runs have left open: after
 * 20 runs of eight API test files the server has refused more connections.
 */
const mostRuns = 15;
/** A run that took longer may have left something running, so the next one gets a new worker. */
const suspiciousMs = 25_000;

type Listener = (...args: unknown[]) => void;

class KeptWorker implements PoolWorker {
  readonly name = 'kept';
  readonly cacheFs = true;
  readonly #options: PoolOptions;
  #fork: ForksPoolWorker | undefined;
  /** The listeners of the current run. */
  #listeners: (readonly [event: string, listener: Listener])[] = [];
  #runs = 0;
  #began = 0;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#fork?.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#listeners = this.#listeners.filter(([name, one]) => name !== event || one !== listener);
    this.#fork?.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type !== 'stop') return this.#fork?.send(message);
    const stopped = { type: 'stopped', __vitest_worker_response__: true };
    for (const [event, listener] of this.#listeners) if (event === 'message') queueMicrotask(() => listener(stopped));
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  async start(): Promise<void> {
    this.#began = performance.now();
    if (this.#fork) return;
    const fork = new ForksPoolWorker(this.#options);
    await fork.start();
    this.#fork = fork;
    this.#runs = 0;
    fork.on('exit', () => {
      if (this.#fork === fork) this.#fork = undefined;
    });
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) this.off(event, listener);
    this.#runs += 1;
    if (this.#runs >= mostRuns || performance.now() - this.#began > suspiciousMs) await this.end();
  }

  async end(): Promise<void> {
    const fork = this.#fork;
    this.#fork = undefined;
    await fork?.stop();
  }
}

/** Runs all tests in one worker that serves several runs, whatever pool the command line names. */
export const keptWorker = (): Plugin => ({
  name: 'kept-worker',
  configureVitest({ project, vitest }) {
    let kept: KeptWorker | undefined;
    project.config.pool = 'kept';
    project.config.poolRunner = { name: 'kept', createPoolWorker: (options) => (kept ??= new KeptWorker(options)) };
    vitest.onClose(() => kept?.end());
  },
});
