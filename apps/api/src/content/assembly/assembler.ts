/**
 * Controls the assembling child process: one a process, started when first needed, killed when an assembly takes too
 * long. The web process itself neither parses the bank nor blocks.
 */
import { AppError } from '@vumon/domain';
import { NativeChild } from '../../platform/native/child.ts';
import { ChildEnded } from '../../platform/native/limits.ts';
import type { Question, Work } from './assembly.child.ts';
import type { Outcome, Problem } from './problem.ts';

export interface BankSource {
  /** Identifies the bank by its owner, subject and grade. */
  readonly key: string;
  /** Changes with the bank. */
  readonly stamp: string;
  load(): Promise<{ readonly text: string; readonly apart: readonly [string, string][] }>;
}

export interface AssemblerOptions {
  readonly limitMs: number;
  /** How many banks the child caches, and the size of their texts together. */
  readonly mostBanks: number;
  readonly mostText: number;
  /** How many requests may wait for the child, in all and of one person. */
  readonly mostWaiting: number;
  readonly mostOfOne: number;
}

const usual: AssemblerOptions = { limitMs: 15_000, mostBanks: 8, mostText: 48_000_000, mostWaiting: 20, mostOfOne: 3 };

export class Assembler {
  readonly #options: AssemblerOptions;
  readonly #child: NativeChild<Question, Outcome | number[]>;
  #turn: Promise<unknown> = Promise.resolve();
  #waiting: string[] = [];
  /** The banks that the child caches, least recently used first. */
  #held = new Map<string, { stamp: string; size: number }>();

  constructor(options: Partial<AssemblerOptions> = {}, script = new URL('./assembly.child.ts', import.meta.url)) {
    this.#options = { ...usual, ...options };
    this.#child = new NativeChild({
      part: 'assembly',
      script,
      patienceMs: this.#options.limitMs,
      heapMebibytes: 1_024,
      memoryMebibytes: 1_500,
      mostWaiting: this.#options.mostWaiting,
      recordTime: false,
      onEnd: () => this.#held.clear(),
    });
  }

  /** Errors: SERVER_BUSY when too many wait already, or when the assembly takes too long; PROCESSING_FAILED. */
  assemble(who: string, source: BankSource, problem: Problem): Promise<Outcome> {
    return this.#ask(who, source, { problem }) as Promise<Outcome>;
  }

  /** What `stockOf` counts in the bank. Errors as above. */
  stock(who: string, source: BankSource, work: Extract<Work, { stock: unknown }>): Promise<number[]> {
    return this.#ask(who, source, work) as Promise<number[]>;
  }

  async #ask(who: string, source: BankSource, work: Work): Promise<Outcome | number[]> {
    const own = this.#waiting.filter((one) => one === who).length;
    if (this.#waiting.length >= this.#options.mostWaiting || own >= this.#options.mostOfOne)
      throw new AppError('SERVER_BUSY');
    this.#waiting.push(who);
    const mine = this.#turn.then(() => this.#run(source, work));
    this.#turn = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.#waiting.splice(this.#waiting.indexOf(who), 1);
    }
  }

  async #run(source: BankSource, work: Work): Promise<Outcome | number[]> {
    // A new child loads its code while the bank is read.
    this.#child.warm();
    const known = this.#held.get(source.key);
    const loaded = known?.stamp === source.stamp ? null : await source.load();
    const size = loaded?.text.length ?? known!.size;
    this.#held.delete(source.key);
    this.#held.set(source.key, { stamp: source.stamp, size });
    try {
      return await this.#child.run({
        work,
        bank: { key: source.key, text: loaded?.text ?? null, apart: loaded?.apart ?? [] },
        forget: this.#overflow(source.key),
      });
    } catch (error) {
      throw error instanceof ChildEnded && error.reason === 'time' ? new AppError('SERVER_BUSY') : error;
    }
  }

  /** The banks that were used longest ago, as far as there are too many; never the one in use. */
  #overflow(inUse: string): string[] {
    const gone: string[] = [];
    let text = [...this.#held.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [key, { size }] of this.#held) {
      if (this.#held.size <= this.#options.mostBanks && text <= this.#options.mostText) break;
      if (key === inUse) continue;
      this.#held.delete(key);
      text -= size;
      gone.push(key);
    }
    return gone;
  }

  /** Starts the child ahead of the first assembly: it reads its code and the solver. */
  warm(): void {
    this.#child.warm();
  }

  /** Kills the child; the next assembly starts another. */
  close(): void {
    this.#child.close();
  }
}
