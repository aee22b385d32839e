/**
 * Builds what the products of the browser tests run: the web app, and the server in one file, since to load its 1,300
 * modules takes more than half of a start.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { buildWeb } from '../../tools/web-build.ts';
import { serverProgram } from './product.ts';

// Each vitest project loads this file anew, but all in one process.
const shared = globalThis as { vumonProduct?: Promise<unknown> };

/** Builds both in the first call of the process. */
export async function buildProduct(): Promise<void> {
  await (shared.vumonProduct ??= Promise.all([buildWeb(), bundleServer()]));
}

const root = join(import.meta.dirname, '../..');

/** Modules look for their files, and for the scripts of their child processes, where their source is. */
const places: Plugin = {
  name: 'places',
  transform: (code, id) =>
    code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.main', 'false'),
};

async function bundleServer(): Promise<void> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(root, 'apps/api/src/main.ts'),
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { output: { codeSplitting: false } },
    },
    plugins: [places],
  })) as Rolldown.RolldownOutput;
  mkdirSync(dirname(serverProgram), { recursive: true });
  // At once, since the products of another run may be starting.
  const work = `${serverProgram}.${process.pid}`;
  writeFileSync(work, output[0].code);
  renameSync(work, serverProgram);
}
