/** What a change can affect: which checks, which tests (by the import graph), which browser tests (by a list). */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { browserTests } from './browser-tests.ts';
import { testsTouching } from './imports.ts';
import { root } from './run-tool.ts';

/** What a run of `npm test` covers. */
export interface Scope {
  /** Names of checks. */
  readonly checks: readonly string[];
  /** TypeScript configurations; all of them when absent. */
  readonly configs?: readonly string[];
  /** Files for the linter and the formatter; null for all. */
  readonly files: readonly string[] | null;
  /** Arguments for vitest, one list for each run; the runs follow one another. */
  readonly vitest: readonly (readonly string[])[];
}

/**
 * Paths that differ from the commit where this branch left `ref`, uncommitted ones included. Throws when git does not
 * know `ref`.
 */
export function changesSince(ref: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).split('\n');
  const base = git('merge-base', ref, 'HEAD')[0]!;
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')].filter(Boolean);
}

/** The configurations that compile the files of each folder, or files that import them. */
const configsOf: readonly (readonly [folder: string, configs: readonly string[]])[] = [
  ['packages/', ['logic', 'node', 'web', 'e2e']],
  ['apps/web/', ['logic', 'web']],
  ['apps/api/', ['node', 'e2e']],
  ['tools/', ['node', 'e2e']],
  ['bench/', ['node']],
  ['e2e/', ['e2e']],
];

/** `paths` are relative to the root and include deleted files. */
export function scopeOf(paths: readonly string[], exists = (path: string) => existsSync(join(root, path))): Scope {
  const any = (pattern: RegExp) => paths.some((path) => pattern.test(path));
  const present = paths.filter(exists);
  const sources = present.filter((path) => /\.tsx?$/.test(path) && !path.startsWith('tools/planted/'));
  const whole = any(/^(package(-lock)?\.json|tsconfig\.base\.json|vitest\.config\.ts)$/);
  const configs = [
    ...new Set(
      whole || any(/^tsconfig/)
        ? configsOf.flatMap(([, names]) => names)
        : configsOf.flatMap(([folder, names]) => (paths.some((path) => path.startsWith(folder)) ? names : [])),
    ),
  ].map((name) => `tsconfig.${name}.json`);
  const wholeLint = any(/^\.oxlintrc\.json$/) || whole;
  const formatted = present.filter((path) => /\.(tsx?|m?js|json|css|md)$/.test(path));
  const checks = [
    ...(configs.length > 0 ? ['types'] : []),
    ...(formatted.length > 0 ? ['format'] : []),
    ...(sources.length > 0 || wholeLint ? ['lint'] : []),
    // A file that is no longer imported can only be found by checking all files.
    ...(any(/\.tsx?$|package\.json$|^knip\.json$/) ? ['knip'] : []),
    'planted',
    ...(any(/^apps\/api\/(migrations|schema\.sql|openapi\.json|src\/db)|^packages\/(contract|domain)\//)
      ? ['drift']
      : []),
    ...(any(/package(-lock)?\.json$/) ? ['licences', 'advisories'] : []),
    ...(any(/^apps\/web\/|^packages\/.*\/src\//) ? ['build', 'budget'] : []),
  ];
  return {
    checks,
    configs,
    files: wholeLint ? null : formatted,
    vitest: testsOf(present, paths, any(/^apps\/api\/migrations\//) || whole),
  };
}

const unitProjects = ['unit', 'tools', 'api', 'school'];
const browserProjects = ['e2e', 'question-types'];
const runOf = (projects: readonly string[], files: readonly string[]): string[] => [
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  ...files,
];

/** One run of all affected tests; two where all unit tests run, because a run takes either all files or a list. */
function testsOf(present: readonly string[], paths: readonly string[], all: boolean): string[][] {
  const browser = browserFiles(paths);
  if (all) return [runOf(unitProjects, []), ...(browser.length > 0 ? [runOf(browserProjects, browser)] : [])];
  const unit = unitFiles(present);
  const projects = [...(unit.length > 0 ? unitProjects : []), ...(browser.length > 0 ? browserProjects : [])];
  return projects.length > 0 ? [runOf(projects, [...unit, ...browser])] : [];
}

/** Files that a test reads without importing them. */
const readBy: readonly (readonly [file: RegExp, test: string])[] = [
  [/^(?:deploy\/|Dockerfile$|README\.md$)/, 'tools/deploy/manifests.test.ts'],
  [/^deploy\/haproxy\.cfg$/, 'apps/api/src/platform/http/http.test.ts'],
];

function unitFiles(present: readonly string[]): string[] {
  const read = readBy.flatMap(([file, test]) => (present.some((path) => file.test(path)) ? [test] : []));
  return [...new Set([...read, ...testsOfModules(present)])];
}

function testsOfModules(present: readonly string[]): string[] {
  const modules = present.filter((path) => /\.(tsx?|json)$/.test(path) && !path.startsWith('tools/planted/'));
  return modules.length > 0 ? testsTouching(root, modules) : [];
}

const browserFiles = (paths: readonly string[]): string[] =>
  Object.entries(browserTests)
    .filter(([file, folders]) =>
      paths.some((path) => path === file || folders.some((folder) => path.startsWith(folder))),
    )
    .map(([file]) => file);
