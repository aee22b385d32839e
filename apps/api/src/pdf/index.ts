/** Typst source to PDF, in a thread of its own. docs/ARCHITECTURE.md tells how to write a source. */
import { Worker } from 'node:worker_threads';
import type { Order, Reply } from './messages.ts';

export interface PdfGiven {
  /** What a source reads as `json("data.json")`. Its texts are text: Typst runs nothing that stands in them. */
  readonly data?: unknown;
  /** Pictures and the like by the name under which the source reads them. No folders. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

/** The source was wrong, or took too long; the message is for the log alone. */
export class PdfError extends Error {
  override name = 'PdfError';
}

interface Waiting {
  readonly order: Order;
  readonly done: (pdf: Uint8Array) => void;
  readonly failed: (error: PdfError) => void;
}

/** A test of 200 questions takes less than a second: what takes longer than this never ends. */
const patience = 60_000;

let thread: Worker | undefined;
let clock: NodeJS.Timeout | undefined;
let last = 0;
/** The first is being compiled. */
const queue: Waiting[] = [];

/** One PDF. The thread starts with the first one and stays warm; several wait for one another. */
export function renderPdf(source: string, { data = null, files = {} }: PdfGiven = {}): Promise<Uint8Array> {
  for (const name of Object.keys(files))
    if (!/^[\w-]+\.\w+$/.test(name) || name === 'data.json') throw new Error(`"${name}" cannot be a file of a PDF`);
  last += 1;
  const order: Order = { id: last, source, data: JSON.stringify(data), files };
  return new Promise((done, failed) => {
    queue.push({ order, done, failed });
    if (queue.length === 1) next();
  });
}

function next(): void {
  const first = queue[0];
  thread ??= started();
  if (!first) {
    // A warm thread alone keeps no process alive.
    thread.unref();
    return;
  }
  thread.ref();
  clock = setTimeout(() => lost('takes too long'), patience);
  thread.postMessage(first.order);
}

function started(): Worker {
  const made = new Worker(new URL('typst.thread.ts', import.meta.url));
  made.on('message', (reply: Reply) => {
    if (thread !== made) return;
    ended((one) => ('pdf' in reply ? one.done(reply.pdf) : one.failed(new PdfError(reply.problem))));
  });
  made.on('error', (error: Error) => {
    if (thread === made) lost(error.message);
  });
  made.on('exit', () => {
    if (thread === made) lost('the thread has ended');
  });
  return made;
}

/** The thread cannot go on: the order that it was at fails, the others get a new thread. */
function lost(reason: string): void {
  const gone = thread;
  thread = undefined;
  void gone?.terminate();
  if (queue.length > 0) ended((one) => one.failed(new PdfError(reason)));
}

function ended(tell: (one: Waiting) => void): void {
  clearTimeout(clock);
  const one = queue.shift();
  if (one) tell(one);
  next();
}
