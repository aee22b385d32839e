/** Runs a command of the tool chain in the repository's root folder. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export interface ToolOptions {
  /** `inherit` prints the output at once; `pipe` collects it. */
  readonly output?: 'pipe' | 'inherit';
  readonly env?: NodeJS.ProcessEnv;
}

export function runTool(
  name: string,
  args: readonly string[],
  { output = 'pipe', env = {} }: ToolOptions = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', name), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32',
    });
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: text }));
  });
}
