import { globSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LauncherError } from './database/index.ts';
import { runVite } from './run-vite.ts';
import { hashSources, readText } from './source-hash.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'apps/web/dist');
/** A file with the hash of the sources of the last complete build. */
export const stamp = join(dist, '.sources');

const sources = [
  'apps/web/**/*',
  'packages/*/package.json',
  'packages/*/{src,catalogs}/**/*',
  'package-lock.json',
  'tsconfig*.json',
];

interface Building {
  readonly force?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Builds the web app if its sources have changed since the last build; returns whether it did. Throws LauncherError
 * with the output of the build. `signal` ends it.
 */
export async function buildWeb({ force = false, signal }: Building = {}): Promise<boolean> {
  const hash = hashSources(sources);
  if (!force && readText(stamp) === hash) return false;
  rmSync(stamp, { force: true });
  // The app for browsers; with `--ssr` the public pages for the server.
  for (const parts of [[], ['--ssr']]) {
    const { code, output } = await runVite('apps/web', parts, signal);
    if (code !== 0) throw new LauncherError(`The web app does not build:\n${output}`);
  }
  await precompress();
  writeFileSync(stamp, hash);
  return true;
}

/**
 * Writes compressed copies (`.br`, `.gz`) of every file that shrinks, so that the server need not compress at run time.
 */
async function precompress(): Promise<void> {
  const files = globSync('**/*.{js,css,html,svg,json}', { cwd: dist, exclude: ['render'] }).filter(
    (file) => statSync(join(dist, file)).size > 1_000,
  );
  await Promise.all(
    files.map(async (file) => {
      const path = join(dist, file);
      const bytes = await readFile(path);
      const br = promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
      });
      const gz = promisify(gzip)(bytes, { level: 9 });
      await Promise.all([writeFile(`${path}.br`, await br), writeFile(`${path}.gz`, await gz)]);
    }),
  );
}
