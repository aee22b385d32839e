/**
 * Typst source to PDF, or to a picture of a page, in a thread of its own. docs/ARCHITECTURE.md describes how to write
 * a source.
 */
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { Order, Reply } from './messages.ts';

export interface PdfGiven {
  /** What a source reads as `json("data.json")`. Typst does not evaluate markup or code in its texts. */
  readonly data?: unknown;
  /** Pictures and the like by the name under which the source reads them. No folders. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

/** The source is invalid, or took too long; the message is only for the log. */
export class PdfError extends Error {
  override name = 'PdfError';
}

type Made = Extract<Reply, { made: Uint8Array }>;

interface Waiting {
  readonly order: Order;
  readonly done: (reply: Made) => void;
  readonly failed: (error: PdfError) => void;
}

/** A test of 200 questions takes less than a second; anything that takes longer than this is treated as stuck. */
const patience = 60_000;

let thread: Worker | undefined;
let clock: NodeJS.Timeout | undefined;
let last = 0;
/** Waiting requests in order; the first one is being compiled. */
const queue: Waiting[] = [];

/** Compiles one PDF. The thread starts with the first one and stays loaded; PDFs are compiled one after the other. */
export const renderPdf = (source: string, given: PdfGiven = {}): Promise<Uint8Array> => ordered('pdf', source, given);

/** A PDF, and the values of the metadata that its source gives this label, both of one compilation. */
export async function renderWithValues(
  source: string,
  label: string,
): Promise<{ pdf: Uint8Array; values: readonly unknown[] }> {
  const { made, values } = await replied('pdf', source, {}, label);
  return { pdf: made, values };
}

export interface PagePicture {
  readonly png: Buffer;
  /** The number of pages of the whole document. */
  readonly pages: number;
  /** The page that is shown: the last one where there are fewer than were asked for. */
  readonly page: number;
}

/** The size of an A4 page in points. */
const a4 = { width: 595.28, height: 841.89 };

/** A page of a document in upright A4, as a picture of so many pixels in width. */
export async function renderPage(
  source: string,
  { page, width, ...given }: PdfGiven & { readonly page: number; readonly width: number },
): Promise<PagePicture> {
  // The white of a page would cover the one before it.
  const svg = Buffer.from(await ordered('svg', `#set page(fill: none)\n${source}`, given)).toString();
  const size = /^<svg[^>]*?viewBox="0 0 [\d.]+ ([\d.]+)"[^>]*>/.exec(svg);
  if (!size) throw new PdfError('the drawing has no size');
  const pages = Math.max(1, Math.round(Number(size[1]) / a4.height));
  const shown = Math.min(page, pages);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 ${(shown - 1) * a4.height} ${a4.width} ${a4.height}" width="${a4.width}" height="${a4.height}">`;
  const png = await sharp(Buffer.from(head + svg.slice(size[0].length)), {
    density: (72 * width) / a4.width,
    limitInputPixels: 4 * width * width,
    unlimited: true,
  })
    .flatten({ background: 'white' })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { png, pages, page: shown };
}

/** A document of one page of any size as a picture, so many pixels for a point. */
export async function renderPicture(
  source: string,
  { scale, ...given }: PdfGiven & { readonly scale: number },
): Promise<Buffer> {
  const svg = await ordered('svg', source, given);
  return sharp(svg, { density: 72 * scale, unlimited: true })
    .flatten({ background: 'white' })
    .png()
    .toBuffer();
}

const ordered = async (as: Order['as'], source: string, given: PdfGiven): Promise<Uint8Array> =>
  (await replied(as, source, given)).made;

function replied(
  as: Order['as'],
  source: string,
  { data = null, files = {} }: PdfGiven,
  label?: string,
): Promise<Made> {
  for (const name of Object.keys(files))
    if (!/^[\w-]+\.\w+$/.test(name) || name === 'data.json') throw new Error(`"${name}" cannot be a file of a PDF`);
  last += 1;
  const order: Order = {
    id: last,
    as,
    source,
    data: JSON.stringify(data),
    files,
    ...(label !== undefined && { label }),
  };
  return new Promise((done, failed) => {
    queue.push({ order, done, failed });
    if (queue.length === 1) next();
  });
}

function next(): void {
  const first = queue[0];
  thread ??= started();
  if (!first) {
    // The idle thread must not keep the process alive.
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
    ended((one) => ('made' in reply ? one.done(reply) : one.failed(new PdfError(reply.problem))));
  });
  made.on('error', (error: Error) => {
    if (thread === made) lost(error.message);
  });
  made.on('exit', () => {
    if (thread === made) lost('the thread has ended');
  });
  return made;
}

/** After a crash of the thread, the current request fails and the others get a new thread. */
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
