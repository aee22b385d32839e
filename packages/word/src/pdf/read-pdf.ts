/**
 * PDF files with text as typed blocks, like Word files: letters by their places, then rows, columns and paragraphs.
 * Hostile files give blocks too, or a `WordError`; the caller limits time and memory.
 */
import type { Block, LeftOut, WordDocument } from '../document/blocks.ts';
import { WordError, wordLimits, type WordLimits } from '../errors.ts';
import { objectGlyph, type Matrix, type Page, type PathData } from './drawing.ts';
import { figuresIn } from './figures.ts';
import { formulasIn } from './formulas.ts';
import { Follower } from './operators.ts';
import { blanksIn } from './blanks.ts';
import { paragraphsOf, type Looks, type PictureNames } from './paragraphs.ts';
import { edgeRows } from './repeated.ts';
import { inReadingOrder, rowsOf, textOfGlyphs, type Row } from './rows.ts';
import { tablesIn } from './tables.ts';

/** Fewer letters than this on each page: pictures of pages. */
const fewLetters = 12;

interface Laid {
  readonly page: Page;
  readonly columns: readonly (readonly Row[])[];
  readonly looks: Looks;
}

export async function readPdf(bytes: Uint8Array, limits: WordLimits = wordLimits): Promise<WordDocument> {
  if (bytes.length > limits.file) throw new WordError('WORD_TOO_LARGE', 'file');
  const pages = await pagesOf(bytes, limits);
  const letters = pages.reduce((sum, { glyphs }) => sum + glyphs.filter(({ text }) => text.trim() !== '').length, 0);
  const pictured = pages.filter(({ images, width, height }) =>
    images.some(({ box }) => (box.right - box.left) * (box.bottom - box.top) > width * height * 0.4),
  );
  if (letters === 0 || (pictured.length > 0 && letters < fewLetters * pages.length)) throw new WordError('PDF_SCAN');
  const laid = pages.map(layOut);
  const edges = edgeRows(laid.map(({ page, columns }) => ({ height: page.height, rows: columns.flat() })));
  const parts = new Map<string, Uint8Array>();
  const pictures: PictureNames = {
    add: (svg) => {
      const name = `picture-${parts.size + 1}.svg`;
      parts.set(name, new TextEncoder().encode(svg));
      return name;
    },
  };
  const blocks: Block[] = [];
  for (const { page, columns, looks } of laid)
    for (const rows of columns)
      blocks.push(
        ...blocksOf(
          rows.filter((row) => !edges.has(row)),
          looks,
          pictures,
          { id: blocks.length, pageWidth: columns.length === 1 ? page.width : null },
        ),
      );
  return { blocks, notes: new Map(), leftOut: leftOutOf(edges), picture: (part) => parts.get(part) ?? null };
}

function leftOutOf(edges: ReadonlyMap<Row, 'header' | 'footer'>): LeftOut[] {
  return (['header', 'footer'] as const).flatMap((code) => {
    const rows = [...edges].filter(([, edge]) => edge === code).map(([row]) => textOfGlyphs(row.glyphs).trim());
    return rows.length === 0 ? [] : [{ code, text: rows[0]!.slice(0, 60), count: rows.length }];
  });
}

/** A page's rows in reading order, with signs for its figures, tables and formulas. */
function layOut(page: Page): Laid {
  const { figures, inFigures, rules, shades, boxes } = figuresIn(page);
  const text = page.glyphs.filter((glyph) => !inFigures.has(glyph));
  const { formulas, inFormulas, rest } = formulasIn(page, text, rules);
  const written = [...text.filter((glyph) => !inFormulas.has(glyph)), ...formulas];
  const { rest: lines } = tablesIn(rest, written);
  // Places to write on may stand in the cells of a table.
  const all = [...written, ...blanksIn(boxes, lines, written)];
  const { tables, inTables } = tablesIn(rest, all);
  const free = all.filter((glyph) => !inTables.has(glyph));
  const objects = [...figures, ...tables].map((object) => objectGlyph(object, object.box.bottom, 10));
  return {
    page,
    columns: inReadingOrder([...free, ...objects]),
    looks: { rules: lines, shades },
  };
}

function blocksOf(
  rows: readonly Row[],
  looks: Looks,
  pictures: PictureNames,
  from: { readonly id: number; readonly pageWidth: number | null },
): Block[] {
  return paragraphsOf(rows, looks, pictures, from.pageWidth).map(({ pieces, table }, at): Block => {
    const id = from.id + at;
    if (!table) return { kind: 'paragraph', id, style: '', heading: null, numbering: null, pieces };
    return {
      kind: 'table',
      id,
      rows: table.rows.map((cells) =>
        cells.map(({ glyphs, span }) => ({
          span,
          blocks: blocksOf(rowsOf(glyphs), looks, pictures, { id: 0, pageWidth: null }),
        })),
      ),
    };
  });
}

/** The parts of PDF.js that are used here. */
interface PdfObjects {
  readonly has: (id: string) => boolean;
  readonly get: (id: string, ready?: (object: unknown) => void) => unknown;
}
interface PdfPage {
  readonly view: readonly [number, number, number, number];
  readonly rotate: number;
  readonly commonObjs: PdfObjects;
  readonly objs: PdfObjects;
  readonly getOperatorList: () => Promise<{ fnArray: number[]; argsArray: (unknown[] | null)[] }>;
  readonly getViewport: (of: { scale: number }) => { transform: number[]; width: number; height: number };
  readonly cleanup: () => void;
}
interface PdfJs {
  readonly OPS: Readonly<Record<string, number>>;
  readonly getDocument: (options: object) => {
    readonly promise: Promise<{ numPages: number; getPage: (n: number) => Promise<PdfPage> }>;
    readonly destroy: () => Promise<void>;
  };
}

async function pagesOf(bytes: Uint8Array, limits: WordLimits): Promise<Page[]> {
  // Loaded here, so that who reads Word files alone does not load it.
  const { getResolvedPDFJS } = await import('unpdf');
  const { getDocument, OPS } = (await getResolvedPDFJS()) as unknown as PdfJs;
  const task = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    useSystemFonts: false,
    // Outlines of letters, for pictures of formulas.
    disableFontFace: true,
    maxImageSize: 16_000_000,
    verbosity: 0,
  });
  try {
    const file = await task.promise;
    if (file.numPages > limits.pages) throw new WordError('WORD_TOO_LARGE', 'pages');
    const pages: Page[] = [];
    for (let number = 1; number <= file.numPages; number++) pages.push(await pageOf(await file.getPage(number), OPS));
    return pages;
  } catch (error) {
    if (error instanceof WordError) throw error;
    const name = error instanceof Error ? error.name : '';
    throw new WordError(name === 'PasswordException' ? 'PDF_LOCKED' : 'PDF_DAMAGED', name);
  } finally {
    await task.destroy().catch(() => undefined);
  }
}

async function pageOf(page: PdfPage, names: PdfJs['OPS']): Promise<Page> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const images = new Map<string, unknown>();
  for (const [index, code] of fnArray.entries()) {
    const id = String(argsArray[index]?.[0]);
    if (code === names['paintImageXObject'] && !images.has(id)) images.set(id, await imageOf(page, id));
  }
  const drawn = new Follower(
    {
      codes: fnArray,
      args: argsArray,
      names,
      font: (id) => (page.commonObjs.has(id) ? (page.commonObjs.get(id) as { name?: string }) : null),
      image: (id) => (images.get(id) ?? null) as { width: number; height: number; data?: Uint8Array } | null,
    },
    transform as unknown as Matrix,
  ).run();
  const outlines = new Map<string, PathData | null>();
  // What the document forgets when it is closed is fetched now.
  for (const { outline } of drawn.glyphs)
    if (!outlines.has(outline)) {
      const info = page.commonObjs.has(outline) ? (page.commonObjs.get(outline) as { path?: ArrayLike<number> }) : null;
      outlines.set(outline, info?.path ? Array.from(info.path) : null);
    }
  page.cleanup();
  return {
    width,
    height,
    glyphs: drawn.glyphs,
    paths: drawn.paths,
    images: drawn.images,
    outline: (name) => outlines.get(name) ?? null,
  };
}

/** Longer than any picture takes to decode; one that never comes is left out. */
const patienceMs = 5_000;

/** A picture is decoded after the page's operators are known: its file says so by a call. */
function imageOf(page: PdfPage, id: string): Promise<unknown> {
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), patienceMs);
    objects.get(id, (image) => {
      clearTimeout(timer);
      resolve(image);
    });
  });
}
