/**
 * Which tests a changed file can affect, by the imports of the source. Imports of the files that assemble everything (the
 * product, the registry of question types, the router) are not followed: through them every test depends on every file.
 * Instead, all API tests of a module belong to it, because they call it through HTTP. From one module of the API to another
 * imports are followed once; what lies further away is left to the whole run.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Files whose imports are not followed. */
const assemblies =
  /^apps\/api\/src\/(?:product|modules|jobs|main|worker)\.ts$|^apps\/api\/src\/(?:testing|seed)\/|^apps\/web\/src\/app\/|^packages\/question-types\/src\/registry\/|^tools\/suite\/browser-tests\.ts$/;

const moduleOf = (path: string): string | null => /^apps\/api\/src\/modules\/[^/]+\//.exec(path)?.[0] ?? null;
/** The folder of a family of question types, whose tests reach it through the registry. */
const familyOf = (path: string): string | null =>
  /^packages\/question-types\/src\/types\/[^/]+\//.exec(path)?.[0] ?? null;

/** Tests of all question types, which reach them through the registry. */
const ofEveryType = /^packages\/question-types\/src\/(?:testing|frozen)\//;

/** Tests of the whole API: access to every route, hostile input, guards of several modules. */
const ofEveryModule = ['apps/api/src/guards/', 'apps/api/src/http/access.test.ts', 'apps/api/src/http/hostile.test.ts'];

type Resolve = (specifier: string, from: string) => string | null;

/** The file that an import names, relative to the root; null for packages from npm. */
function resolver(root: string): Resolve {
  const packages = new Map<string, { folder: string; exports: Record<string, string> }>();
  for (const path of globSync(['packages/*/package.json', 'apps/*/package.json', 'tools/package.json'], {
    cwd: root,
  })) {
    const found = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    packages.set(found.name, { folder: posix.dirname(path.replaceAll('\\', '/')), exports: found.exports ?? {} });
  }
  return (specifier, from) => {
    if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), specifier));
    if (specifier === '#db') return 'apps/api/src/db/index.ts';
    const module = /^#modules\/(.+)$/.exec(specifier)?.[1];
    if (module) return `apps/api/src/modules/${module}/index.ts`;
    const [, name = '', rest = ''] = /^(@vumon\/[^/]+)(\/.*)?$/.exec(specifier) ?? [];
    const target = packages.get(name);
    if (!target) return null;
    for (const [key, value] of Object.entries(target.exports)) {
      const [before, after] = key.split('*') as [string, string?];
      const asked = `.${rest}`;
      if (after === undefined ? asked === key : asked.startsWith(before) && asked.endsWith(after))
        return posix.join(target.folder, value.replace('*', asked.slice(before.length)));
    }
    return null;
  };
}

/** Tests that need one of the files, directly or through others. */
export function testsTouching(root: string, changed: readonly string[]): string[] {
  const files = globSync(['{apps,packages,tools,bench}/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: (path) => /(?:^|[/\\])(?:node_modules|dist|planted)(?:[/\\]|$)/.test(path),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/(?:^|\/)(?:node_modules|dist|planted)\//.test(path) && statSync(join(root, path)).isFile());
  const resolve = resolver(root);
  const importers = new Map<string, Set<string>>();
  for (const file of files) {
    if (assemblies.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, specifier] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g)) {
      const target = resolve(specifier!, file);
      if (target === null) continue;
      const known = importers.get(target) ?? new Set();
      importers.set(target, known.add(file));
    }
  }
  const touched = new Set<string>(changed);
  const inOtherModule = new Set<string>();
  for (const file of touched) {
    for (const importer of importers.get(file) ?? []) {
      const crosses = moduleOf(importer) !== null && moduleOf(importer) !== moduleOf(file);
      if (touched.has(importer) || (crosses && inOtherModule.has(file))) continue;
      if (crosses || inOtherModule.has(file)) inOtherModule.add(importer);
      touched.add(importer);
    }
  }
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  const modules = new Set([...touched].map(moduleOf).filter((folder) => folder !== null));
  const families = new Set([...touched].map(familyOf).filter((folder) => folder !== null));
  const types = changed.some((path) => path.startsWith('packages/question-types/src/'));
  const api = [...touched].some((file) => file.startsWith('apps/api/src/'));
  const together = [...touched].some((file) => assemblies.test(file) && changed.includes(file));
  return tests
    .filter(
      (test) =>
        touched.has(test) ||
        modules.has(moduleOf(test) ?? '') ||
        families.has(familyOf(test) ?? '') ||
        (api && ofEveryModule.some((path) => test.startsWith(path))) ||
        (types && ofEveryType.test(test)) ||
        (together && test.startsWith('apps/api/')) ||
        // This test reads the catalogs from disk.
        (test === 'packages/i18n/src/parity.test.ts' && changed.some((path) => path.endsWith('.json'))),
    )
    .toSorted();
}
