/** A page of a paper as a picture, shown while its options are chosen. */
import type { PaperOptions } from '@vumon/contract';
import { AppError } from '@vumon/domain';
import { codeNames, listeningOf } from '@vumon/paper';
import { snapshotForPaper } from '#content/exams';
import type { SignedInContext } from '../../platform/http/context.ts';
import { renderPage } from '../../platform/pdf/index.ts';
import { namedIn, preparedOf } from './make.ts';

/** Width in pixels: sharp on a screen, but too small for printing. */
const width = 990;
const picturesSide = 700;

/** Maximum number of previews in a process at a time, because more would delay papers and certificates. */
const mostWaiting = 8;
let waiting = 0;

export async function previewPaper(
  context: SignedInContext,
  examId: string,
  { options, seed, code, page }: { options: PaperOptions; seed: string; code: string | null; page: number },
): Promise<{ pages: number; page: number; picture: string; heard: boolean }> {
  const { app, db } = context;
  const locale = options.language ?? context.locale;
  if (waiting >= mostWaiting) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 2 });
  waiting += 1;
  try {
    const codes = codeNames(options.codes, options.digits);
    const snapshot = await snapshotForPaper(context, examId, { codes, seed });
    const { paperPdf } = await preparedOf(
      app,
      db,
      { ...snapshot, ...namedIn(snapshot, locale), matrix: null, roster: null, options, seed, locale },
      picturesSide,
    );
    // The requested code may no longer exist after the number of codes was reduced.
    const known = code !== null && codes.includes(code);
    const { source, files } = paperPdf(known ? code : (codes[0] ?? null));
    const drawn = await renderPage(source, { files, page, width });
    const { png, ...place } = drawn;
    return { ...place, picture: png.toString('base64'), heard: listeningOf(snapshot.content).length > 0 };
  } finally {
    waiting -= 1;
  }
}
