/**
 * Which tests a changed file can affect, by the imports of the source. Imports of the files that assemble everything
 * (the product, the list of routes, the registry of question types, the router) are not followed: through them every
 * test depends on every file. Instead, all API tests of a module belong to it, because they call it through HTTP. From
 * one module of the API to another imports are followed once; modules further away are tested by the complete run only.
 */
import { importGraph, sourceFiles } from './import-graph.ts';

/** Files whose imports are not followed. */
const assemblies =
  /^apps\/api\/src\/(?:product|modules|wiring|jobs|main|worker)\.ts$|^apps\/api\/src\/(?:testing|seed)\/|^apps\/web\/src\/app\/|^packages\/contract\/src\/routes\.ts$|^packages\/question-types\/src\/registry\/|^tools\/suite\/browser-tests\.ts$/;

const moduleOf = (path: string): string | null =>
  /^apps\/api\/src\/(?:platform|people|content|exam|commerce)\/[^/]+\//.exec(path)?.[0] ?? null;
/** The folder of a family of question types, whose tests reach it through the registry. */
const familyOf = (path: string): string | null =>
  /^packages\/question-types\/src\/types\/[^/]+\//.exec(path)?.[0] ?? null;

/** Tests of all question types, which reach them through the registry. */
const ofEveryType = /^packages\/question-types\/src\/(?:testing|frozen)\//;

/** Tests of the whole API: access to every route, hostile input, guards of several modules. */
const ofEveryModule = [
  'apps/api/src/guards/',
  'apps/api/src/platform/http/access.test.ts',
  'apps/api/src/platform/http/hostile.test.ts',
];

/** Tests that read the source, styles or catalogs from disk, and the paths that they read. */
const readingFiles: readonly (readonly [test: string, paths: RegExp])[] = [
  ['packages/i18n/src/parity.test.ts', /\.json$/],
  ['tools/fonts.test.ts', /^packages\/i18n\/catalogs\/.*\.json$|\/messages\.[^/]+\.json$/],
  ['tools/browser-floor.test.ts', /^(?:apps\/web|packages)\/.*\.(?:tsx?|css)$/],
  ['apps/api/src/platform/http/pages.test.ts', /^apps\/web\/src\/.*\.tsx?$|^packages\/contract\/src\/routes\//],
  ['packages/contract/src/schemas.test.ts', /^packages\/contract\/src\//],
];

/** Handlers import their routes as types only, but depend on what the schemas of the routes accept. */
const routesOfHandlers = (path: string, target: string): boolean =>
  path.endsWith('.routes.ts') && target.startsWith('packages/contract/src/routes/');

/** Tests that need one of the files, directly or through others. */
export function testsTouching(root: string, changed: readonly string[]): string[] {
  const files = sourceFiles(root);
  const importers = importGraph(root, files, { file: (path) => !assemblies.test(path), types: routesOfHandlers });
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
  const isTest = (path: string) => /\.test\.tsx?$/.test(path);
  // A changed or affected test does not affect the other tests of its folder.
  const sources = [...touched].filter((path) => !isTest(path));
  const modules = new Set(sources.map(moduleOf).filter((folder) => folder !== null));
  const families = new Set(sources.map(familyOf).filter((folder) => folder !== null));
  const types = changed.some((path) => path.startsWith('packages/question-types/src/') && !isTest(path));
  const api = sources.some((file) => file.startsWith('apps/api/src/'));
  const http = sources.some((file) => file.startsWith('apps/api/src/platform/http/'));
  const together = changed.some((file) => assemblies.test(file) && file.startsWith('apps/api/'));
  return files
    .filter(isTest)
    .filter(
      (test) =>
        touched.has(test) ||
        modules.has(moduleOf(test) ?? '') ||
        families.has(familyOf(test) ?? '') ||
        (api && ofEveryModule.some((path) => test.startsWith(path))) ||
        (http && test.startsWith('apps/api/src/platform/http/')) ||
        (types && ofEveryType.test(test)) ||
        (together && test.startsWith('apps/api/')) ||
        readingFiles.some(([reader, paths]) => test === reader && changed.some((path) => paths.test(path))),
    )
    .toSorted();
}
