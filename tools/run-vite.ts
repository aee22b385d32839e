import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = join(import.meta.dirname, '..');

/** Builds the app in this folder with its configuration; `signal` ends it. */
export function runVite(
  folder: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const bin = join(root, 'node_modules/vite/bin/vite.js');
    // What is built is always for production, whatever NODE_ENV this process has.
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, [bin, 'build', '--logLevel', 'warn', ...args], {
      cwd: join(root, folder),
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
