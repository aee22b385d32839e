/** The files of the player's start page, from the build's manifests. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Addresses of tests, by the language of their page. */
export const playerPath = /^(\/en)?\/assigned-unit-test\/[^/]+\/?$/;

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

/**
 * Links to the files that the player needs before its start page is shown. In the page they let the browser fetch all files in
 * parallel; otherwise it discovers each file in the one before it, which costs a round trip each time.
 */
export function playerLinks(webRoot: string, html: string, locale: 'vi' | 'en'): string {
  const lists = join(webRoot, '.vite');
  if (!existsSync(join(lists, 'manifest.json'))) return '';
  const manifest = read(join(lists, 'manifest.json')) as Record<string, Chunk>;
  const modules = read(join(lists, 'modules.json')) as Record<string, string>;
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string | undefined): void => {
    const chunk = key === undefined ? undefined : manifest[key];
    if (!chunk || seen.has(key!)) return;
    seen.add(key!);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  for (const module of ['player/index.tsx', `player/first-catalogs.${locale}.ts`]) {
    const file = modules[`apps/web/src/${module}`];
    visit(Object.keys(manifest).find((key) => manifest[key]!.file === file));
  }
  return [...files]
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('\n');
}
