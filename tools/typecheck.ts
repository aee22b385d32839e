// Type-checks the project with each of its configurations, which also guard the borders between logic, server and web
// app.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { goSettings } from './go-tools.ts';
import { writeMessageTypes } from './messages.ts';

const root = join(import.meta.dirname, '..');
const tsc = join(root, 'node_modules/typescript/bin/tsc');

export const configs = ['tsconfig.logic.json', 'tsconfig.node.json', 'tsconfig.web.json', 'tsconfig.e2e.json'];

/** Runs the compiler for one configuration and returns its errors; an empty text means none. */
export function typecheck(config: string): Promise<string> {
  writeMessageTypes();
  return new Promise((resolve, reject) => {
    // Stores what this run finds, so that the next one checks only what has changed.
    const cache = join(root, 'node_modules/.cache/typecheck', config + '.tsbuildinfo');
    const args = [tsc, '--noEmit', '-p', config, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', cache];
    // By itself it checks in four threads, each of which works out anew the types that its files share: two to three times
    // the processor time and memory.
    args.push('--checkers', '1');
    const env = { ...process.env, ...goSettings };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? '' : output.trim() || `tsc ended with ${code}`));
  });
}

if (import.meta.main) {
  for (const config of process.argv.length > 2 ? process.argv.slice(2) : configs) {
    const output = await typecheck(config);
    console.log(`${config}: ${output ? 'errors' : 'fine'}`);
    if (output) {
      console.log(output);
      process.exitCode = 1;
    }
  }
}
