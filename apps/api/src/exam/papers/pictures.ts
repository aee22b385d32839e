/** The pictures of a test as print needs them: PNG or JPEG, no larger than paper shows. */
import { buffer } from 'node:stream/consumers';
import type { ExamContent } from '@vumon/contract';
import { markedPictureSource, pixel, type PaperPicture } from '@vumon/paper/typst';
import type { WordPicture } from '@vumon/paper/word';
import { svgOf } from '@vumon/figures/picture';
import { drawnIn, isQuestionTypeCode, mediaOf, type DrawnImage, type QuestionKey } from '@vumon/question-types';
import { contentOf, markedName, markedTasks, questionsOf, type PaperDocument, type PaperLocale } from '@vumon/paper';
import { storedMedia } from '#platform/media';
import type { App } from '../../platform/http/context.ts';
import { renderPicture } from '../../platform/pdf/index.ts';
import { encodePicture } from '../../platform/pictures/index.ts';

export interface Pictures {
  /** Pictures for PDF by media id. */
  readonly known: ReadonlyMap<string, PaperPicture>;
  /** File contents by the names in `known`. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** The same pictures for Word, by media id. */
  readonly drawn: ReadonlyMap<string, WordPicture>;
}

/** Pixels: the width of A4 at 230 dots an inch. */
const longestSide = 1_900;

export const picturesOf = (app: App, content: ExamContent, side = longestSide): Promise<Pictures> =>
  picturesBy(
    app,
    questionsOf(content).flatMap((question) =>
      isQuestionTypeCode(question.type) ? mediaOf(question.type, contentOf(question)) : [],
    ),
    drawnIn(questionsOf(content)),
    side,
  );

/** The pictures of explanations, which are only used in files for readers who may see the keys. */
export const picturesOfKeys = (app: App, keys: readonly QuestionKey[]): Promise<Pictures> =>
  picturesBy(
    app,
    keys.flatMap(({ explanationImages = [] }) => explanationImages.flatMap((one) => (one.drawing ? [] : [one.media]))),
    drawnIn(keys),
    longestSide,
  );

async function picturesBy(
  app: App,
  media: readonly string[],
  figures: ReadonlyMap<string, DrawnImage>,
  side: number,
): Promise<Pictures> {
  const ids = new Set(media);
  const known = new Map<string, PaperPicture>();
  const files: Record<string, Uint8Array> = {};
  const drawn = new Map<string, WordPicture>();
  for (const id of ids) {
    const stored = await storedMedia(app, id);
    // A missing picture is left out here, and print shows its description.
    if (!stored?.mime.startsWith('image/')) continue;
    const bytes = await buffer(stored.read({ start: 0, end: stored.bytes - 1 }));
    const type = stored.mime === 'image/jpeg' ? 'jpg' : 'png';
    const file = `${id}.${type}`;
    const { bytes: data, width, height } = await encodePicture({ purpose: 'print', bytes, type, side });
    files[file] = data;
    drawn.set(id, { type, data, width, height });
    known.set(id, { file, width, height });
  }
  for (const [name, { drawing }] of figures) {
    const bytes = Buffer.from(svgOf(drawing));
    const size = { width: drawing.width * pixelsOfPoint, height: drawing.height * pixelsOfPoint };
    // PDF has the paths themselves; Word needs a picture of points.
    const file = `${name}.svg`;
    files[file] = bytes;
    known.set(name, { file, ...size, drawn: true });
    drawn.set(name, {
      type: 'png',
      data: (await encodePicture({ purpose: 'figure', bytes, type: 'png', side })).bytes,
      ...size,
    });
  }
  return { known, files, drawn };
}

const pixelsOfPoint = 96 / 72;

/** Pixels on paper per screen pixel: about 290 dots per inch. */
const fine = 3;

/** Pictures with the marks of their tasks, for Word. */
export async function markedPicturesOf(
  paper: PaperDocument,
  { known, files }: Pictures,
  look: { readonly columns: 1 | 2; readonly locale: PaperLocale },
): Promise<ReadonlyMap<string, WordPicture>> {
  const marked = new Map<string, WordPicture>();
  for (const task of markedTasks(paper)) {
    const picture = known.get(task.image?.media ?? '');
    if (!picture) continue;
    const { source, size } = markedPictureSource(task, picture, look);
    const data = await renderPicture(source, {
      files: { [picture.file]: files[picture.file]! },
      scale: (fine * 96) / 72,
    });
    marked.set(markedName(task), { type: 'png', data, width: size.width / pixel, height: size.height / pixel });
  }
  return marked;
}
