/**
 * Typst source to PDF, or to a picture of a page, in a child process. apps/api/src/platform/README.md describes how to write a
 * source.
 */
import { withoutInvisible } from '@vumon/domain';
import { NativeChild, OrderFailed } from '../native/child.ts';
import type { Drawing, Made, Order } from './messages.ts';

export interface PdfGiven {
  /** What a source reads as `json("data.json")`. Typst does not evaluate markup or code in its texts. */
  readonly data?: unknown;
  /** Pictures and the like by the name under which the source reads them. No folders. */
  readonly files?: Readonly<Record<string, Uint8Array>>;
}

/** The source is invalid; the message is only for the log. */
export class PdfError extends Error {
  override name = 'PdfError';
}

/** Stays loaded; documents are drawn one after the other. A test of 200 questions takes less than a second. */
const documents = new NativeChild<Order, Made>({
  part: 'documents',
  script: new URL('documents.child.ts', import.meta.url),
  patienceMs: 60_000,
  heapMebibytes: 512,
  memoryMebibytes: 1_500,
  mostWaiting: 60,
});

/** Starts the child ahead of the first document. */
export const warmDocuments = (): void => documents.warm();
/** The process id of the child, and how many orders it has, for tests. */
export const documentsPid = (): number | undefined => documents.pid;
export const documentsWaiting = (): number => documents.waiting;

/** Errors: PdfError, PROCESSING_FAILED when the child ended, SERVER_BUSY. */
export const renderPdf = async (source: string, given: PdfGiven = {}): Promise<Uint8Array> =>
  (await drawn({ as: 'pdf' }, source, given)).bytes;

/** A PDF, and the values of the metadata that its source gives this label, both of one compilation. */
export async function renderWithValues(
  source: string,
  label: string,
): Promise<{ pdf: Uint8Array; values: readonly unknown[] }> {
  const { bytes, values } = await drawn({ as: 'pdf', label }, source, {});
  return { pdf: bytes, values };
}

export interface PagePicture {
  readonly png: Buffer;
  /** The number of pages of the whole document. */
  readonly pages: number;
  /** The page that is shown: the last one where there are fewer than were asked for. */
  readonly page: number;
}

/** A page of a document in upright A4, as a picture of so many pixels in width. */
export async function renderPage(
  source: string,
  { page, width, ...given }: PdfGiven & { readonly page: number; readonly width: number },
): Promise<PagePicture> {
  const made = await drawn({ as: 'page', page, width }, source, given);
  return { png: Buffer.from(made.bytes), pages: made.pages, page: made.page };
}

/** A document of one page of any size as a picture, so many pixels for a point. */
export async function renderPicture(
  source: string,
  { scale, ...given }: PdfGiven & { readonly scale: number },
): Promise<Buffer> {
  return Buffer.from((await drawn({ as: 'picture', scale }, source, given)).bytes);
}

async function drawn(drawing: Drawing, source: string, { data = null, files = {} }: PdfGiven): Promise<Made> {
  for (const name of Object.keys(files))
    if (!/^[\w-]+\.\w+$/.test(name) || name === 'data.json') throw new Error(`"${name}" cannot be a file of a PDF`);
  try {
    // Texts that were stored before such characters were refused: Typst's layout of text aborts its process on some.
    return await documents.run({
      drawing,
      source: withoutInvisible(source),
      data: withoutInvisible(JSON.stringify(data)),
      files,
    });
  } catch (error) {
    throw error instanceof OrderFailed ? new PdfError(error.message) : error;
  }
}
