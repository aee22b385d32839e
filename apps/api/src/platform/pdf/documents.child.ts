/** The child process that draws documents: one compiler stays loaded, with the fonts read once. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { serve } from '../native/serve.ts';
import type { Made, Order } from './messages.ts';

// The image library must not use the cores that serve learners.
sharp.concurrency(1);
sharp.cache(false);

/** A folder that does not exist, so that a source can only read the files of its request. */
const workspace = join(import.meta.dirname, 'no-files');
const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/tinos/package.json'));
/** The number of compilations after which Typst's cache is cleared. */
const remembered = 8;

const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [fonts] }] });

/** Runs `work` with the files of the order, and lets go of them. */
function withFiles<T>({ data, files }: Pick<Order, 'data' | 'files'>, work: () => T): T {
  try {
    compiler.mapShadow(join(workspace, 'data.json'), Buffer.from(data));
    for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(join(workspace, name), Buffer.from(bytes));
    return work();
  } finally {
    compiler.resetShadow();
    compiler.evictCache(remembered);
  }
}

const svgOf = (order: Pick<Order, 'source' | 'data' | 'files'>): Buffer =>
  withFiles(order, () => Buffer.from(compiler.plainSvg({ mainFileContent: order.source })));

function pdfOf(order: Order, label: string | undefined): Made {
  return withFiles(order, () => {
    const by = { mainFileContent: order.source };
    if (label === undefined) return { bytes: compiler.pdf(by), pages: 1, page: 1, values: [] };
    // Values and pages come from one compilation, so that the values are true of these pages.
    const compilation = compiler.compile(by);
    const document = compilation.result;
    if (!document) throw compilation.takeError() ?? new Error('no document');
    const values: unknown = compiler.query(document, { selector: `<${label}>`, field: 'value' });
    return { bytes: compiler.pdf(document), pages: 1, page: 1, values: values as unknown[] };
  });
}

/** The size of an A4 page in points. */
const a4 = { width: 595.28, height: 841.89 };

async function pageOf(order: Order, wanted: number, width: number): Promise<Made> {
  // The white of a page would cover the one before it.
  const svg = svgOf({ ...order, source: `#set page(fill: none)\n${order.source}` }).toString();
  const size = /^<svg[^>]*?viewBox="0 0 [\d.]+ ([\d.]+)"[^>]*>/.exec(svg);
  if (!size) throw new Error('the drawing has no size');
  const pages = Math.max(1, Math.round(Number(size[1]) / a4.height));
  const page = Math.min(wanted, pages);
  const head = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 ${(page - 1) * a4.height} ${a4.width} ${a4.height}" width="${a4.width}" height="${a4.height}">`;
  const bytes = await sharp(Buffer.from(head + svg.slice(size[0].length)), {
    density: (72 * width) / a4.width,
    limitInputPixels: 4 * width * width,
    unlimited: true,
  })
    .flatten({ background: 'white' })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { bytes, pages, page, values: [] };
}

async function made(order: Order): Promise<Made> {
  const { drawing } = order;
  if (drawing.as === 'page') return pageOf(order, drawing.page, drawing.width);
  if (drawing.as === 'pdf') return pdfOf(order, drawing.label);
  const bytes = await sharp(svgOf(order), { density: 72 * drawing.scale, unlimited: true })
    .flatten({ background: 'white' })
    .png()
    .toBuffer();
  return { bytes, pages: 1, page: 1, values: [] };
}

/** The compiler's error messages, from `code`. */
function problemOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return [code, message].filter((part) => typeof part === 'string' && part !== '').join(': ') || 'no reason given';
}

serve(made, problemOf);
