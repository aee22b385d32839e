import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A hash of everything that a build depends on, without tests and what builds have written. */
export function hashSources(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const skip = (path: string) => /(^|[/\\])(node_modules|dist)([/\\]|$)/.test(path);
  for (const path of globSync(patterns, { cwd: root, exclude: skip }).sort()) {
    if (skip(path) || /\.test\.tsx?$/.test(path)) continue;
    const file = join(root, path);
    if (!statSync(file).isFile()) continue;
    hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The text of a file; null where there is none. */
export function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
