/**
 * The React compiler with a cache on disk. It takes nine tenths of a build, and its result depends on nothing but the
 * file and the compiler's version.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import babel from '@rolldown/plugin-babel';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../../node_modules/.cache/react-compiler');

interface Transform {
  handler(this: unknown, code: string, id: string, ...rest: unknown[]): Promise<unknown>;
}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

export async function reactCompiler(): Promise<Plugin> {
  const plugin = await babel({ presets: [reactCompilerPreset()] });
  const load = createRequire(import.meta.url);
  const versions = ['babel-plugin-react-compiler', '@babel/core']
    .map((name) => (load(`${name}/package.json`) as { version: string }).version)
    .join();
  mkdirSync(folder, { recursive: true });
  const transform = plugin.transform as unknown as Transform;
  const compile = transform.handler;
  transform.handler = async function (code, id, ...rest) {
    const file = id.slice(id.indexOf('/packages/') + 1 || id.indexOf('/apps/') + 1);
    const hash = createHash('sha256').update([process.env['NODE_ENV'], versions, file, code].join('\0')).digest('hex');
    const path = join(folder, `${hash}.json`);
    const known = read(path);
    if (known !== undefined) return known;
    const result = (await compile.call(this, code, id, ...rest)) ?? null;
    // Renamed after writing, so that a concurrent build never reads an incomplete file.
    const part = `${path}.${process.pid}`;
    writeFileSync(part, JSON.stringify(result));
    renameSync(part, path);
    return result;
  };
  return plugin as Plugin;
}
