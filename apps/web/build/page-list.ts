/**
 * Writes .vite/pages.json, which names the modules of each page in each language: its screen and its catalogs. The server
 * links to their files in the page, so that the browser fetches them at once.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { messageCatalogs } from '../../../tools/messages.ts';

const root = join(import.meta.dirname, '../../..');
const page = /'(\/[^']*)': \{\s*screen: \(\) => import\('([^']+)'\),\s*(?:\/\/.*\s*)?catalogs: \[([^\]]*)\]/g;

/** Throws where a page is declared otherwise than with its screen and its catalogs first. */
export function pageList(): Record<string, Record<'vi' | 'en', string[]>> {
  const catalogs = messageCatalogs();
  const list: Record<string, Record<'vi' | 'en', string[]>> = {};
  for (const path of globSync('apps/web/src/**/pages.ts', { cwd: root })) {
    // Those of the player have its files.
    if (/\/(?:app|navigation|player)\/pages\.ts$/.test(path)) continue;
    const text = readFileSync(join(root, path), 'utf8');
    const found = [...text.matchAll(page)];
    if (found.length !== (text.match(/\bscreen:/g) ?? []).length) throw new Error(`${path}: a page cannot be read`);
    for (const [, address, screen, names] of found) {
      const namespaces = new Set([...names!.matchAll(/'([^']+)'/g)].map(([, name]) => name));
      const words = catalogs.filter(({ namespace }) => namespaces.has(namespace)).map(({ file }) => file);
      const modules = [join(dirname(path), screen!).replaceAll('\\', '/'), ...words];
      list[address!] = { vi: modules, en: modules.map((file) => file.replace(/\.vi\.json$/, '.en.json')) };
    }
  }
  return list;
}

export const pageListFile = (): Plugin => ({
  name: 'page-list',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(pageList()) });
  },
});
