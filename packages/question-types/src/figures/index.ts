/** Figures in questions: the only part of this package that draws, loaded by the server, the seed and the editor. */
import { describeFigure, drawFigure, nameOfDrawing, type Figure } from '@vumon/figures';
import type { ImageRef, Problem } from '../schema/core.ts';
import { drawnIn, mapDrawn, type DrawnImage } from '../schema/drawn.ts';

export interface FigureData {
  readonly figure: Figure;
  /** Whether the description says what a learner may have to find. */
  readonly full: boolean;
}

/** The figure as it stands in a question, with its description in both languages. */
export function imageOfFigure({ figure, full }: FigureData): ImageRef & DrawnImage {
  const drawing = drawFigure(figure);
  const alts = { vi: describeFigure(figure, 'vi', full), en: describeFigure(figure, 'en', full) };
  return {
    media: nameOfDrawing(drawing),
    alt: alts.vi,
    drawing: {
      ...drawing,
      marks: drawing.marks.map(({ dash, ...mark }) => (dash ? { ...mark, dash: [...dash] } : mark)),
    },
    alts,
  };
}

interface Parts<Content, Key> {
  readonly content: Content;
  readonly answerKey: Key;
}

type Redrawn<Content, Key> = ({ ok: true } & Parts<Content, Key>) | { ok: false; problems: readonly Problem[] };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes the data of figures in a key, also in the keys of a composite's parts. */
function mapData<Key>(key: Key, change: (data: Readonly<Record<string, FigureData>>) => object | undefined): Key {
  if (!isRecord(key)) return key;
  const { figures, parts, ...rest } = key;
  const next = figures === undefined ? undefined : change(figures as Readonly<Record<string, FigureData>>);
  return {
    ...rest,
    ...(next !== undefined && { figures: next }),
    ...(parts !== undefined && {
      parts: isRecord(parts)
        ? Object.fromEntries(
            Object.entries(parts).map(([id, part]) => [
              id,
              isRecord(part) ? { ...part, key: mapData(part['key'], change) } : part,
            ]),
          )
        : parts,
    }),
  } as Key;
}

/**
 * Draws all figures again from their data, so that what is stored is what they say, whoever sent it; data without a
 * drawing are dropped. A figure without data is a problem.
 */
export function redrawn<Content, Key>({ content, answerKey }: Parts<Content, Key>): Redrawn<Content, Key> {
  const wanted = new Map([...drawnIn(content), ...drawnIn(answerKey)]);
  const fresh = new Map<string, ImageRef & DrawnImage>();
  const given = new Map<string, FigureData>();
  mapData(answerKey, (data) => {
    for (const [name, one] of Object.entries(data)) given.set(name, one);
    return undefined;
  });
  if (wanted.size === 0 && given.size === 0) return { ok: true, content, answerKey };
  for (const name of wanted.keys()) {
    const data = given.get(name);
    if (!data) return { ok: false, problems: [{ code: 'FIGURE_DATA_MISSING', path: '' }] };
    fresh.set(name, imageOfFigure(data));
  }
  const draw = (image: DrawnImage): ImageRef => {
    const { media, drawing, alts, alt } = fresh.get(image.media)!;
    const { alts: kept, ...rest } = image;
    return { ...rest, media, drawing, ...(kept ? { alt, alts: alts! } : {}) };
  };
  return {
    ok: true,
    content: mapDrawn(content, draw),
    answerKey: mapData(mapDrawn(answerKey, draw), (data) => {
      const used = Object.entries(data).flatMap(([name, one]) => {
        const image = fresh.get(name);
        return image ? [[image.media, one] as const] : [];
      });
      return used.length === 0 ? undefined : Object.fromEntries(used);
    }),
  };
}
