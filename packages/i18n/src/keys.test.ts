/**
 * Every message that the web app asks for by a literal key exists in the catalog of its namespace: a missing one would
 * show the key itself on the page.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Catalogs by namespace: the folder of a domain, or the name of a common catalog. */
const catalogs = new Map<string, unknown>([
  ...globSync('packages/i18n/catalogs/*.vi.json', { cwd: root }).map(
    (path) => [/([\w-]+)\.vi\.json$/.exec(path)![1]!, JSON.parse(read(path))] as const,
  ),
  ...globSync('apps/web/src/*/*/messages.vi.json', { cwd: root }).map(
    (path) => [path.split('/').at(-2)!, JSON.parse(read(path))] as const,
  ),
  ['app', JSON.parse(read('apps/web/src/i18n/messages.vi.json'))],
]);

const has = (catalog: unknown, path: string): boolean => {
  let node = catalog;
  for (const step of path.split('.')) {
    if (typeof node !== 'object' || node === null) return false;
    const record = node as Record<string, unknown>;
    node = record[step] ?? record[`${step}_other`];
  }
  return node !== undefined;
};

const binding = /const \{ t(?:: (\w+))?[^}]*\} = useTranslation\('([\w-]+)'\)/g;
/** `t('key'` and `t(`group.${…}`: of a template the part before the first value must be a group. */
const call = (name: string) =>
  new RegExp(`(?<![\\w.])${name}\\((?:'([\\w.-]+)'|\`([\\w.-]*)\\.\\$\\{)([^)]{0,80})`, 'g');

function missingIn(source: string): string[] {
  const spaces = new Map<string, Set<string>>();
  for (const [, alias = 't', namespace] of source.matchAll(binding))
    spaces.set(alias, (spaces.get(alias) ?? new Set()).add(namespace!));
  // A function of the file may get `t` of another namespace of the file as its parameter.
  const namespaces = [...spaces.values()].flatMap((own) => [...own]);
  const found: string[] = [];
  for (const [alias, own] of spaces) {
    if (![...own].every((one) => catalogs.has(one))) continue;
    for (const [, literal, group, rest = ''] of source.matchAll(call(alias))) {
      const key = literal ?? group;
      // Another namespace, or a key that has a default.
      if (!key || /\bns:|defaultValue/.test(rest)) continue;
      if (!namespaces.some((one) => has(catalogs.get(one), key))) found.push(`${alias}('${key}')`);
    }
  }
  return found;
}

it('finds a key that no catalog has', () => {
  const source = "const { t } = useTranslation('live-room'); t('states.working'); t('learnerStates.collected');";
  expect(missingIn(source)).toEqual(["t('learnerStates.collected')"]);
});

it('every literal key of the web app is in its catalog', () => {
  const files = globSync('apps/web/src/**/*.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => missingIn(read(file)).map((key) => `${file}: ${key}`))).toEqual([]);
});
