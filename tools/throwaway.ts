/** A copy of the tree in which a test may write, with the packages of the product from the copy itself. */
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from './suite/run-tool.ts';

const copied = ['apps', 'packages', 'tools', 'e2e', 'bench', 'docs'];
/** What a copy needs of neither: dependencies, and what a build or a run has left. */
const left = new Set(['node_modules', 'dist', '.vite', 'coverage']);

export interface Throwaway {
  readonly root: string;
  remove(): void;
}

export function throwawayCopy(): Throwaway {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'vumon-copy-')));
  for (const name of copied)
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !left.has(basename(path)) });
  for (const name of readdirSync(root)) {
    const path = join(root, name);
    if (lstatSync(path).isFile()) cpSync(path, join(copy, name));
  }
  const modules = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(modules))
    if (name === '@vumon') linkPackages(copy, join(modules, name));
    else if (name !== '.cache') symlinkSync(join(modules, name), join(copy, 'node_modules', name));
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}

/** The links of the workspaces are relative, so they lead to the copy's own folders. */
function linkPackages(copy: string, links: string): void {
  mkdirSync(join(copy, 'node_modules/@vumon'));
  for (const name of readdirSync(links)) {
    const target = ['packages', 'apps', '.']
      .map((folder) => join(copy, folder, name))
      .find((path) => {
        try {
          return lstatSync(path).isDirectory();
        } catch {
          return false;
        }
      });
    if (target) symlinkSync(target, join(copy, 'node_modules/@vumon', name));
  }
}
