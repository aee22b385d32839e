/**
 * A child process that runs native code: one stays loaded, works on one order after the other, is killed when it takes
 * too long or too much memory, and is started again. Native code may abort its process (a panic of Typst does), so it
 * never runs in the process that serves learners.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { AppError, type CrashPart } from '@vumon/domain';
import { childEnvironment } from './compiled.ts';
import { ChildEnded, endFirst, howItEnded, watchMemory, withoutQuotes, type EndReason } from './limits.ts';
import { currentWork } from './under-way.ts';

export interface ChildOptions {
  readonly part: CrashPart;
  /** A script that calls `serve`. */
  readonly script: URL;
  /** For one order. */
  readonly patienceMs: number;
  /** JavaScript's heap, and the whole process. */
  readonly heapMebibytes: number;
  readonly memoryMebibytes: number;
  /** More orders than this are refused with SERVER_BUSY. */
  readonly mostWaiting: number;
  /** Whether an order that takes too long is a crash: false where a time limit is part of the work. */
  readonly recordTime?: boolean;
  /** The child has ended, whatever the reason: what it cached is gone. */
  readonly onEnd?: () => void;
}

/** The child could not carry out an order, and goes on; the message is only for the log. */
export class OrderFailed extends Error {
  override name = 'OrderFailed';
}

export type Message<Order> = { readonly id: number; readonly order: Order };
export type Answer<Reply> = { readonly id: number } & ({ readonly reply: Reply } | { readonly problem: string });

interface Waiting<Order, Reply> {
  readonly id: number;
  readonly order: Order;
  readonly current: ReturnType<typeof currentWork>;
  readonly done: (reply: Reply) => void;
  readonly failed: (error: Error) => void;
}

const mostOutput = 4_000;

export class NativeChild<Order, Reply> {
  readonly #options: ChildOptions;
  #child: ChildProcess | null = null;
  #last = 0;
  /** The first one is being worked on. */
  readonly #queue: Waiting<Order, Reply>[] = [];
  #stopWatching: () => void = () => {};

  constructor(options: ChildOptions) {
    this.#options = options;
  }

  /** Errors: SERVER_BUSY when too many wait, ChildEnded (PROCESSING_FAILED), OrderFailed. */
  run(order: Order): Promise<Reply> {
    if (this.#queue.length >= this.#options.mostWaiting)
      return Promise.reject(new AppError('SERVER_BUSY', { retryAfterSeconds: 5 }));
    this.#last += 1;
    const id = this.#last;
    return new Promise((done, failed) => {
      this.#queue.push({ id, order, current: currentWork(), done, failed });
      if (this.#queue.length === 1) this.#next();
    });
  }

  /** Starts the child ahead of the first order. */
  warm(): void {
    this.#child ??= this.#started();
  }

  /** Kills the child; the next order starts another. */
  close(): void {
    const child = this.#child;
    if (!child) return;
    this.#child = null;
    child.kill('SIGKILL');
    this.#options.onEnd?.();
    if (this.#queue.length > 0) this.#finish(({ failed }) => failed(new OrderFailed('the child was closed')));
  }

  /** Orders that are not answered yet. */
  get waiting(): number {
    return this.#queue.length;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  #next(): void {
    const first = this.#queue[0];
    if (!first) {
      // An idle child must not keep the process alive.
      this.#child?.unref();
      this.#child?.channel?.unref();
      return;
    }
    const child = (this.#child ??= this.#started());
    child.ref();
    child.channel?.ref();
    const { patienceMs, memoryMebibytes } = this.#options;
    const clock = setTimeout(() => this.#lost(child, 'time', `took longer than ${patienceMs} ms`), patienceMs);
    const stopMemory = watchMemory(child, memoryMebibytes, () =>
      this.#lost(child, 'memory', `took more than ${memoryMebibytes} MiB`),
    );
    this.#stopWatching = () => {
      clearTimeout(clock);
      stopMemory();
    };
    child.send({ id: first.id, order: first.order } satisfies Message<Order>, (error) => {
      if (error) this.#lost(child, 'died', `could not be reached: ${error.message}`);
    });
  }

  #started(): ChildProcess {
    const { script, heapMebibytes } = this.#options;
    const child = fork(script, {
      // No secrets of the server.
      env: childEnvironment,
      execArgv: [`--max-old-space-size=${heapMebibytes}`, '--no-warnings'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    endFirst(child);
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-mostOutput)));
    (child.stderr as unknown as { unref?: () => void } | null)?.unref?.();
    child.unref();
    child.channel?.unref();
    child.on('message', (answer: Answer<Reply>) => {
      if (this.#child !== child || this.#queue[0]?.id !== answer.id) return;
      this.#finish(({ done, failed }) =>
        'reply' in answer ? done(answer.reply) : failed(new OrderFailed(answer.problem)),
      );
    });
    child.on('error', (error) => this.#lost(child, 'died', error.message));
    // Its error output is complete with `close`.
    child.on('close', (code, signal) =>
      this.#lost(child, 'died', `${howItEnded(code, signal)} ${withoutQuotes(output)}`.trim()),
    );
    return child;
  }

  /** The order under way fails; the others get a new child. */
  #lost(child: ChildProcess, reason: EndReason, trace: string): void {
    if (this.#child !== child) return;
    this.#child = null;
    child.kill('SIGKILL');
    const { part, recordTime = true, onEnd } = this.#options;
    onEnd?.();
    const first = this.#queue[0];
    if (!first) return;
    if (reason !== 'time' || recordTime) first.current?.record({ part, reason: trace, work: first.current.work });
    this.#finish(({ failed }) => failed(new ChildEnded(part, reason, trace)));
  }

  #finish(tell: (one: Waiting<Order, Reply>) => void): void {
    this.#stopWatching();
    const one = this.#queue.shift();
    if (one) tell(one);
    this.#next();
  }
}
