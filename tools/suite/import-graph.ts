/**
 * Which source file imports which. An import of a package or of another module names an index file that only
 * re-exports names; it is followed to the file that declares the name, because otherwise every file would depend on
 * every other one through the index files. Type imports are left out: what they can break is found by the type check.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Imported names; null for everything that the file exports. */
type Names = readonly string[] | null;

interface Source {
  readonly imports: readonly { readonly target: string; readonly names: Names; readonly types: boolean }[];
  /** `export { a as b } from`: b → a of that file. */
  readonly passed: ReadonlyMap<string, { readonly target: string; readonly name: string | null }>;
  /** `export * from`. */
  readonly passedWhole: readonly string[];
  readonly made: ReadonlySet<string>;
}

/** Importers by file. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

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
    if (specifier === '#db') return 'apps/api/src/platform/db/index.ts';
    const module = /^#([a-z]+\/.+)$/.exec(specifier)?.[1];
    if (module) return `apps/api/src/${module}/index.ts`;
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

const clauses = /\b(import|export)\s+(type\s+)?([\w$\s{},*]+?)\s+from\s+'([^'\n]+)'/g;
/** `import 'x'`, `import('x')` and scripts that a worker or a child process runs. */
const wholeFiles = /\bimport\s*\(?\s*'([^'\n]+)'|\bnew URL\('([^'\n]+\.tsx?)', import\.meta\.url\)/g;
const makes = /\bexport\s+(?:default\s+)?(?:async\s+)?(?:abstract\s+)?(?:const|let|function\*?|class|enum)\s+([\w$]+)/g;

/** The names in `{ a, type B, c as d }`, as imported or passed on. */
function listed(clause: string): { name: string; as: string; type: boolean }[] {
  const inside = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  return inside
    .split(',')
    .map((part) => /^(type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?$/.exec(part.trim()))
    .filter((found) => found !== null)
    .map(([, type, name, as]) => ({ name: name!, as: as ?? name!, type: type !== undefined }));
}

export function readSource(text: string, path: string, resolve: Resolve): Source {
  const imports: Source['imports'][number][] = [];
  const passed = new Map<string, { target: string; name: string | null }>();
  const passedWhole: string[] = [];
  for (const [, kind, type, clause, specifier] of text.matchAll(clauses)) {
    const target = resolve(specifier!, path);
    if (target === null) continue;
    const names = listed(clause!);
    const star = /\*(?:\s+as\s+([\w$]+))?/.exec(clause!);
    if (kind === 'export') {
      if (star?.[1]) passed.set(star[1], { target, name: null });
      else if (star) passedWhole.push(target);
      for (const { name, as } of names) passed.set(as, { target, name });
      continue;
    }
    const ownName = /^[\w$]+/.exec(clause!)?.[0];
    const values = [...names.filter((one) => !one.type).map(({ name }) => name), ...(ownName ? ['default'] : [])];
    const types = type !== undefined || (star === null && values.length === 0);
    imports.push({ target, names: star ? null : types ? names.map(({ name }) => name) : values, types });
  }
  for (const [, imported, script] of text.matchAll(wholeFiles)) {
    const target = resolve(imported ?? (script!.startsWith('.') ? script! : `./${script}`), path);
    if (target !== null) imports.push({ target, names: null, types: false });
  }
  return { imports, passed, passedWhole, made: new Set([...text.matchAll(makes)].map(([, name]) => name!)) };
}

/** Source files of the product and its tests, relative to the root. */
export const sourceFiles = (root: string): string[] =>
  globSync(['{apps,packages,tools,bench}/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: (path) => /(?:^|[/\\])(?:node_modules|dist|planted)(?:[/\\]|$)/.test(path),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/(?:^|\/)(?:node_modules|dist|planted)\//.test(path) && statSync(join(root, path)).isFile());

/** `follow` decides whether the imports of a file count, and whether an import of types counts. */
export function importGraph(
  root: string,
  files: readonly string[],
  follow: { readonly file: (path: string) => boolean; readonly types: (path: string, target: string) => boolean },
): ImportGraph {
  const resolve = resolver(root);
  const sources = new Map(
    files.map((path) => [path, readSource(readFileSync(join(root, path), 'utf8'), path, resolve)]),
  );

  /**
   * The files that declare `name`, which `path` exports; with null, the files of everything that `path` re-exports.
   */
  function origins(path: string, name: string | null, seen: Set<string>): string[] {
    const source = sources.get(path);
    if (!source || seen.has(path)) return [path];
    seen.add(path);
    if (name === null)
      return [
        path,
        ...source.passedWhole.flatMap((target) => origins(target, null, seen)),
        ...[...source.passed.values()].flatMap(({ target, name: inner }) => origins(target, inner, new Set(seen))),
      ];
    const passed = source.passed.get(name);
    if (passed) return origins(passed.target, passed.name, seen);
    if (source.made.has(name)) return [path];
    const from = source.passedWhole.find((target) => provides(target, name, new Set([path])));
    return from === undefined ? [path] : origins(from, name, seen);
  }

  function provides(path: string, name: string, seen: Set<string>): boolean {
    const source = sources.get(path);
    if (!source || seen.has(path)) return false;
    seen.add(path);
    return (
      source.made.has(name) ||
      source.passed.has(name) ||
      source.passedWhole.some((target) => provides(target, name, seen))
    );
  }

  const importers = new Map<string, Set<string>>();
  for (const [path, { imports }] of sources) {
    if (!follow.file(path)) continue;
    for (const { target, names, types } of imports) {
      const targets =
        names === null ? origins(target, null, new Set()) : names.flatMap((name) => origins(target, name, new Set()));
      // A changed index file affects everything that imports through it.
      for (const one of new Set([target, ...targets])) {
        if (types && !follow.types(path, one)) continue;
        const known = importers.get(one) ?? new Set();
        importers.set(one, known.add(path));
      }
    }
  }
  return importers;
}
