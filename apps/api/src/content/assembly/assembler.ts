/**
 * Controls the worker thread: one a process, started when first needed, killed when an assembly takes too long. The web
 * process itself neither parses the bank nor blocks.
 */
import { Worker } from 'node:worker_threads';
import { AppError } from '@vumon/domain';
import type { Answer, Question } from './assembly.worker.ts';
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
  /** How many banks the thread caches, and the size of their texts together. */
  readonly mostBanks: number;
  readonly mostText: number;
  /** How many requests may wait for the thread, in all and of one person. */
  readonly mostWaiting: number;
  readonly mostOfOne: number;
}

const usual: AssemblerOptions = { limitMs: 15_000, mostBanks: 8, mostText: 48_000_000, mostWaiting: 20, mostOfOne: 3 };

interface Waiting {
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: Error) => void;
}

export class Assembler {
  readonly #options: AssemblerOptions;
  readonly #script: URL;
  #worker: Worker | null = null;
  #next = 0;
  #current: (Waiting & { id: number }) | null = null;
  #turn: Promise<unknown> = Promise.resolve();
  #waiting: string[] = [];
  /** The banks that the thread caches, least recently used first. */
  #held = new Map<string, { stamp: string; size: number }>();

  constructor(options: Partial<AssemblerOptions> = {}, script = new URL('./assembly.worker.ts', import.meta.url)) {
    this.#options = { ...usual, ...options };
    this.#script = script;
  }

  /** Errors: SERVER_BUSY when too many wait already, or when the assembly takes too long. */
  async assemble(who: string, source: BankSource, problem: Problem): Promise<Outcome> {
    const own = this.#waiting.filter((one) => one === who).length;
    if (this.#waiting.length >= this.#options.mostWaiting || own >= this.#options.mostOfOne)
      throw new AppError('SERVER_BUSY');
    this.#waiting.push(who);
    const mine = this.#turn.then(() => this.#run(source, problem));
    this.#turn = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.#waiting.splice(this.#waiting.indexOf(who), 1);
    }
  }

  async #run(source: BankSource, problem: Problem): Promise<Outcome> {
    const known = this.#worker !== null && this.#held.get(source.key)?.stamp === source.stamp;
    // A new thread loads its code while the bank is read.
    this.#worker ??= this.#start();
    const loaded = known ? null : await source.load();
    const worker = (this.#worker ??= this.#start());
    const size = loaded?.text.length ?? this.#held.get(source.key)!.size;
    this.#held.delete(source.key);
    this.#held.set(source.key, { stamp: source.stamp, size });
    const question: Question = {
      id: (this.#next += 1),
      problem,
      bank: { key: source.key, text: loaded?.text ?? null, apart: loaded?.apart ?? [] },
      forget: this.#overflow(source.key),
    };
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Outcome>((resolve, reject) => {
        this.#current = { id: question.id, resolve, reject };
        timer = setTimeout(() => {
          reject(new AppError('SERVER_BUSY'));
          this.close();
        }, this.#options.limitMs);
        // A waiting request keeps the process alive, an idle thread does not.
        worker.ref();
        worker.postMessage(question);
      });
    } finally {
      clearTimeout(timer);
      this.#current = null;
      worker.unref();
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

  #start(): Worker {
    const worker = new Worker(this.#script);
    worker.unref();
    worker.on('message', (answer: Answer) => {
      if (this.#current?.id !== answer.id) return;
      if ('outcome' in answer) this.#current.resolve(answer.outcome);
      else this.#current.reject(new Error(answer.error));
    });
    const ended = (error: Error) => {
      if (this.#worker !== worker) return;
      this.#forgetAll();
      this.#current?.reject(error);
    };
    worker.on('error', ended);
    worker.on('exit', (code) => ended(new Error(`The assembling thread ended with ${code}.`)));
    return worker;
  }

  /** Starts the thread ahead of the first assembly: it reads its code and the solver. */
  warm(): void {
    this.#worker ??= this.#start();
  }

  /** Kills the thread; the next assembly starts another. */
  close(): void {
    const worker = this.#worker;
    this.#forgetAll();
    void worker?.terminate();
  }

  #forgetAll(): void {
    this.#worker = null;
    this.#held.clear();
  }
}
