// npm run mutants -- permissions answer-log: changes the source in small ways ("mutants"), one at a time, and runs the
// tests to see whether one fails. Without names all scopes run. A scope fails below 90 %, or when a mutant survives
// that accepted.md does not list. `--mutate=control.service,merge.service` limits a scope to files whose path contains
// one of these texts (`control.service:20-40`: to these lines), and `--tests=control.test` the tests likewise: the
// whole API for each mutant takes hours, and a mutant that a few tests notice is noticed by all of them too.
// `--incremental` reuses the results of the last incremental run for mutants and tests that have not changed since;
// changes of other files are not noticed.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { duration } from '../steps.ts';
import type { Mutant } from './alive.ts';
import { scopes, type Scope } from './scopes.ts';

const root = join(import.meta.dirname, '../..');
const leastScore = 90;

/** The mutated files as they were when the run began: they may be edited while it goes on. */
const sources = new Map<string, string>();

function rememberSources(mutate: readonly string[]): void {
  for (const pattern of mutate)
    for (const file of globSync(pattern.replace(/^!|:[\d:-]+$/g, ''), { cwd: root }))
      sources.set(join(root, file), readFileSync(join(root, file), 'utf8'));
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function originalOf({ fileName, location: { start, end } }: Mutant): string {
  const lines = sources
    .get(fileName)!
    .split('\n')
    .slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column - 1);
  lines[0] = lines[0]!.slice(start.column - 1);
  return lines.join('\n');
}

/** How accepted.md names a mutant. Without line numbers, so that it stays the same when lines move. */
const nameOf = (mutant: Mutant): string =>
  `\`${mutant.fileName.slice(root.length + 1).replaceAll('\\', '/')}\`: \`${oneLine(originalOf(mutant))}\` → \`${oneLine(mutant.replacement ?? '')}\``;

const accepted = readFileSync(join(import.meta.dirname, 'accepted.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- `'));

/** The texts that `--name=one,other` gives. */
const textsOf = (name: string) =>
  process.argv
    .find((text) => text.startsWith(`--${name}=`))
    ?.slice(name.length + 3)
    .split(',');
const only = { mutate: textsOf('mutate'), tests: textsOf('tests') };
const incremental = process.argv.includes('--incremental');

/**
 * The files of the patterns whose path contains one of the texts; without texts the patterns as they are. A text may go
 * on with lines, as in `control.service:20-40`.
 */
function limited(patterns: readonly string[], texts: readonly string[] | undefined): string[] {
  if (texts === undefined) return [...patterns];
  const files = patterns
    .filter((pattern) => !pattern.startsWith('!'))
    .flatMap((pattern) => globSync(pattern, { cwd: root }));
  return files.flatMap((file) =>
    texts.flatMap((text) => {
      const [path, lines] = text.split(':') as [string, string?];
      if (!file.includes(path)) return [];
      return lines === undefined ? file : `${file}:${lines}`;
    }),
  );
}

async function mutantsOf(
  project: Scope['project'],
  { mutate, tests, everyTest = false }: Scope['runs'][number],
  id: string,
): Promise<Mutant[]> {
  // Stryker's own option `testFiles` is not used: with it, code that runs while a module loads is mutated too late to
  // be noticed.
  process.env['MUTANTS_SCOPE'] = JSON.stringify({ project, tests });
  return new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', './tools/mutants/alive.ts'],
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
    coverageAnalysis: everyTest ? 'off' : 'perTest',
    // Code that runs while the product is made has no test of its own in the API's coverage, so its mutants are left
    // out.
    ignoreStatic: project === 'api' && !everyTest,
    concurrency: 1,
    tempDirName: '.stryker-tmp',
    ignorePatterns: ['/.data*', '/bench/reports', '/apps/web/dist', '/docs', '/e2e', '*.mp3'],
    reporters: ['progress-append-only', 'alive'],
    allowEmpty: false,
    incremental,
    incrementalFile: `.cache/mutants/${id}.json`,
    // A mutant that hangs counts as killed; tests without a database take milliseconds. The worker after one that hung
    // has to load the product first, which takes a minute on a busy machine: within the limit, or it would count as
    // killed too.
    timeoutMS: project === 'api' ? 90_000 : 4_000,
    // On a busy machine the first run of all tests takes longer than the five minutes that are usual.
    dryRunTimeoutMinutes: 20,
    // Nothing is compiled here, and Stryker reads tsconfig by an API that TypeScript 7 no longer has.
    tsconfigFile: '',
    disableTypeChecks: false,
    thresholds: { break: null },
  }).runMutationTest();
}

async function run(name: string, scope: Scope): Promise<boolean> {
  const began = performance.now();
  const results: Mutant[] = [];
  for (const [at, one] of scope.runs.entries()) {
    const mutate = limited(one.mutate, only.mutate).filter(
      (file) => file.startsWith('!') || !file.endsWith('.test.ts'),
    );
    const tests = limited(one.tests, only.tests);
    rememberSources(mutate);
    if (mutate.length > 0)
      results.push(...(await mutantsOf(scope.project, { ...one, mutate, tests }, `${name}-${at}`)));
  }
  const counted = results.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status));
  const alive = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const score = (100 * (counted.length - alive.length)) / counted.length;
  const hung = counted.filter(({ status }) => status === 'Timeout');
  const unlisted = alive.filter((mutant) => !accepted.some((line) => line.startsWith(`- ${nameOf(mutant)}: `)));
  console.log(
    `${name}: ${score.toFixed(1)} % of ${counted.length} mutants noticed (${hung.length} by the time limit) in ${duration(performance.now() - began)}; ${alive.length - unlisted.length} accepted, ${unlisted.length} more survive`,
  );
  // On a busy machine the limit may be passed without a hang, so these are listed for a manual check.
  for (const mutant of hung) console.log(`  time limit, line ${mutant.location.start.line}: ${nameOf(mutant)}`);
  // A mutant with a runtime error counts neither as noticed nor as alive.
  for (const mutant of results)
    if (mutant.status === 'RuntimeError')
      console.log(`  not counted, line ${mutant.location.start.line}: ${nameOf(mutant)}: ${mutant.statusReason}`);
  for (const mutant of unlisted) console.log(`  line ${mutant.location.start.line}: - ${nameOf(mutant)}: `);
  return score >= leastScore && unlisted.length === 0;
}

const wanted = process.argv.slice(2).filter((text) => !text.startsWith('--'));
const unknown = wanted.filter((name) => !(name in scopes));
if (unknown.length > 0) {
  console.error(`No such scope: ${unknown.join(' ')}. There are: ${Object.keys(scopes).join(' ')}`);
  process.exit(1);
}
let sound = true;
for (const [name, scope] of Object.entries(scopes))
  if (wanted.length === 0 || wanted.includes(name)) sound = (await run(name, scope)) && sound;
process.exitCode = sound ? 0 : 1;
