// npm test: everything that has to pass. `npm test -- lint unit` runs some steps, `npm test -- --changed [ref]` what
// the changes since that commit (by default, where this branch left main) can affect. Checks of the source run beside
// the tests, which often wait for PostgreSQL and browsers. A failed check is printed when it ends, and all failures
// again at the end.
import { changesSince, scopeOf, type Scope } from './suite/changed.ts';
import { checks, type Step, type StepResult } from './suite/checks.ts';
import { linesOfRetries, withRetry } from './suite/retry.ts';
import { faultsOf, passedOf, runVitest, slowest } from './suite/vitest.ts';
import { duration } from './steps.ts';

/**
 * The vitest projects of each step. All chosen projects run together, so that they share a database server and no core
 * is idle.
 */
const suites: Readonly<Record<string, readonly string[]>> = {
  unit: ['unit', 'api', 'school', 'tools'],
  e2e: ['e2e'],
  questions: ['question-types'],
  machines: ['machines'],
};
/** Needs programs that packages of the system install, and the machine for itself: only when it is named. */
const whenNamed = 'machines';
const names = [...checks.map(({ name }) => name), ...Object.keys(suites)];

function readArguments(args: readonly string[]): { chosen: readonly string[]; since: string | null } {
  if (args[0] === '--changed') return { chosen: [], since: args[1] ?? 'main' };
  const unknown = args.find((name) => !names.includes(name));
  if (unknown) {
    console.error(`There is no step "${unknown}"; steps: ${names.join(', ')}; or --changed [ref]`);
    process.exit(1);
  }
  return { chosen: args, since: null };
}

const testsOf = (scope: Scope): Step => ({
  name: 'tests',
  title: 'Tests',
  async run() {
    const total = { passed: 0, faults: [] as string[] };
    const slow: string[] = [];
    const again: string[] = [];
    for (const args of scope.vitest) {
      const { report, retries } = await withRetry(args, (given) => runVitest(given, { atOnce: since !== null }));
      total.passed += passedOf(report);
      total.faults.push(...faultsOf(report));
      slow.push(...slowest(report));
      again.push(...linesOfRetries(retries));
    }
    return { ...total, failed: total.faults.length, after: [...again, 'Slowest files:', ...slow] };
  },
});

const began = Date.now();
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const faults: string[] = [];
const after: string[] = [];

async function perform({ title, run }: Step): Promise<void> {
  const start = Date.now();
  const result = await run().catch((error: unknown): StepResult => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, faults: [text] };
  });
  const { passed, failed, summary } = result;
  const state = failed > 0 ? `${failed} FAILED` : 'ok';
  // Vitest has printed the failures of tests already.
  for (const fault of title === 'Tests' ? [] : result.faults) console.log(fault);
  console.log(
    `── ${title}: ${state}, ${passed} passed${summary ? `, ${summary}` : ''} (${duration(Date.now() - start)})`,
  );
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(title);
  faults.push(...result.faults.map((fault) => (title === 'Tests' ? fault : `${title}\n${fault}`)));
  after.push(...(result.after ?? []));
}

async function inTurn(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await perform(step);
}

const { chosen, since } = readArguments(process.argv.slice(2));
const projects = Object.entries(suites)
  .filter(([name]) => (chosen.length === 0 ? name !== whenNamed : chosen.includes(name)))
  .flatMap(([, list]) => list)
  .flatMap((project) => ['--project', project]);
const everything: Scope = {
  checks: chosen.length > 0 ? chosen : names,
  files: null,
  vitest: projects.length > 0 ? [['run', ...projects]] : [],
};
const scope = since === null ? everything : scopeOf(changesSince(since));
const selected = checks.filter(({ name }) => scope.checks.includes(name)).map((step) => step.in(scope));

// Tests need the built web app and no other check.
const before = selected.filter(({ name }) => name === 'build');
const beside = selected.filter(({ name }) => name !== 'build' && name !== 'budget');
const afterBuild = selected.filter(({ name }) => name === 'budget');
await Promise.all([
  inTurn(beside),
  inTurn([...before, ...afterBuild, ...(scope.vitest.length > 0 ? [testsOf(scope)] : [])]),
]);

for (const fault of faults) console.log(`\n${fault}`);
if (after.length > 0) console.log(`\n${after.join('\n')}`);
console.log(
  `\nAll in ${duration(Date.now() - began)}.${failures.length > 0 ? ` Failed: ${failures.join('; ')}.` : ''}`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
