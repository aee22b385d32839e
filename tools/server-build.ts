/** The server in one file, which starts with a third of the processor time that its source takes. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LauncherError } from './database/index.ts';
import { runVite } from './run-vite.ts';
import { hashSources, readText } from './source-hash.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'apps/api/dist');
/** At a place from which Node finds the packages that it imports. */
export const serverProgram = join(dist, 'main.js');
/** A file with the hash of the sources of the last complete build. */
const stamp = join(dist, '.sources');

/**
 * Builds the server if its sources, or the folder that they are in, have changed since the last build. Throws
 * LauncherError with the output of the build. `signal` ends it.
 */
export async function buildServer({ signal }: { readonly signal?: AbortSignal } = {}): Promise<void> {
  // The file names the places of its sources.
  const hash = `${root} ${hashSources([
    'apps/api/src/**/*.{ts,json}',
    'apps/api/{package.json,vite.config.ts}',
    'packages/*/package.json',
    'packages/*/{src,catalogs}/**/*.{ts,tsx,json}',
    'package-lock.json',
  ])}`;
  if (readText(stamp) === hash) return;
  mkdirSync(dist, { recursive: true });
  const work = mkdtempSync(join(dist, 'new-'));
  try {
    const { code, output } = await runVite('apps/api', ['--outDir', work], signal);
    if (code !== 0) throw new LauncherError(`The server does not build:\n${output}`);
    // At once, since others may be starting it.
    renameSync(join(work, 'main.js'), serverProgram);
    writeFileSync(stamp, hash);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
