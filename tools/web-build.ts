import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LauncherError } from './database/index.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'apps/web/dist');
/** A file with the hash of the sources of the last complete build. */
export const stamp = join(dist, '.sources');

interface Building {
  readonly force?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Builds the web app if its sources have changed since the last build; returns whether it did. Throws LauncherError
 * with the output of the build. `signal` ends it.
 */
export async function buildWeb({ force = false, signal }: Building = {}): Promise<boolean> {
  const hash = hashSources();
  if (!force && read(stamp) === hash) return false;
  rmSync(stamp, { force: true });
  for (const parts of [[], ['--ssr']]) {
    const { code, output } = await vite(parts, signal);
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

/** The app for browsers; with `--ssr` the public pages for the server. */
function vite(parts: readonly string[], signal?: AbortSignal): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const bin = join(root, 'node_modules/vite/bin/vite.js');
    // The served build is always React's production build, whatever NODE_ENV this process has.
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, [bin, 'build', '--logLevel', 'warn', ...parts], {
      cwd: join(root, 'apps/web'),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal }),
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: stripVTControlCharacters(output) }));
  });
}

/** A hash of everything that the build depends on. */
function hashSources(): string {
  const hash = createHash('sha256');
  const patterns = [
    'apps/web/**/*',
    'packages/*/package.json',
    'packages/*/{src,catalogs}/**/*',
    'package-lock.json',
    'tsconfig*.json',
  ];
  const skip = (path: string) => /(^|[/\\])(node_modules|dist)([/\\]|$)/.test(path);
  for (const path of globSync(patterns, { cwd: root, exclude: skip }).sort()) {
    if (skip(path) || /\.test\.tsx?$/.test(path)) continue;
    const file = join(root, path);
    if (!statSync(file).isFile()) continue;
    hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
