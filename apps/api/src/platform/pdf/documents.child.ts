/** The compiling thread: one compiler stays loaded, with the fonts read once. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Order, Reply } from './messages.ts';

/** A folder that does not exist, so that a source can only read the files of its request. */
const workspace = join(import.meta.dirname, 'no-files');
const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/tinos/package.json'));
/** The number of compilations after which Typst's cache is cleared. */
const remembered = 8;

const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [fonts] }] });

function compiled({ id, as, source, data, files, label }: Order): Reply {
  try {
    compiler.mapShadow(join(workspace, 'data.json'), Buffer.from(data));
    for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(join(workspace, name), Buffer.from(bytes));
    const by = { mainFileContent: source };
    if (label === undefined)
      return { id, made: as === 'pdf' ? compiler.pdf(by) : Buffer.from(compiler.plainSvg(by)), values: [] };
    // Values and pages come from one compilation, so that the values are true of these pages.
    const compilation = compiler.compile(by);
    const document = compilation.result;
    if (!document) throw compilation.takeError() ?? new Error('no document');
    const values: unknown = compiler.query(document, { selector: `<${label}>`, field: 'value' });
    return { id, made: compiler.pdf(document), values: values as unknown[] };
  } catch (error) {
    return { id, problem: problemOf(error) };
  } finally {
    compiler.resetShadow();
    compiler.evictCache(remembered);
  }
}

/** The compiler's error messages, from `code`. */
function problemOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return [code, message].filter((part) => typeof part === 'string' && part !== '').join(': ') || 'no reason given';
}

parentPort?.on('message', (order: Order) => parentPort?.postMessage(compiled(order)));
