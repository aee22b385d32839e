import { expect, test } from 'vitest';
import type { FileReport, Report } from './reporter.ts';
import { linesOfRetries, withRetry } from './retry.ts';
import { faultsOf, passedOf } from './vitest.ts';

const file = (name: string, project: string, passed: number, ...faults: string[]): FileReport => ({
  file: name,
  project,
  seconds: 1,
  passed,
  faults,
});
const report = (...files: FileReport[]): Report => ({ files, faults: [] });

/** A stub of vitest that returns these reports in turn and records the arguments of each run. */
function runs(...reports: readonly Report[]) {
  const asked: (readonly string[])[] = [];
  return {
    asked,
    run: async (args: readonly string[]) => {
      asked.push(args);
      return reports[asked.length - 1]!;
    },
  };
}
const args = ['run', '--project', 'api', '--project', 'e2e'];

test('retries a failed browser file once, as a whole, and takes the result of the retry', async () => {
  const { asked, run } = runs(
    report(
      file('e2e/a.test.ts', 'e2e', 2, 'e2e/a.test.ts > one\nTimeoutError', 'e2e/a.test.ts > two\nno page'),
      file('e2e/types/b.test.ts', 'question-types', 1),
    ),
    report(file('e2e/a.test.ts', 'e2e', 4)),
  );
  const { report: whole, retries } = await withRetry(args, run);
  expect(asked).toEqual([args, ['run', '--project', 'e2e', '--project', 'question-types', 'e2e/a.test.ts']]);
  expect(faultsOf(whole)).toEqual([]);
  expect(passedOf(whole)).toBe(5);
  expect(linesOfRetries(retries)).toEqual([
    'Retried:',
    '  e2e/a.test.ts: passed then. The first time:',
    '    e2e/a.test.ts > one',
    '    TimeoutError',
  ]);
});

test('reports a file that fails twice with its second failure, and as retried', async () => {
  const { run } = runs(
    report(file('e2e/a.test.ts', 'e2e', 0, 'first')),
    report(file('e2e/a.test.ts', 'e2e', 1, 'second')),
  );
  const { report: whole, retries } = await withRetry(args, run);
  expect(faultsOf(whole)).toEqual(['second']);
  expect(linesOfRetries(retries).join('\n')).toMatch(/a\.test\.ts: FAILED again[^]*first/);
});

test('counts a file that is missing in the second run as failed', async () => {
  const { run } = runs(report(file('e2e/a.test.ts', 'e2e', 0, 'first')), report());
  const { report: whole, retries } = await withRetry(args, run);
  expect(faultsOf(whole)).toEqual(['first']);
  expect(retries).toMatchObject([{ passed: false }]);
});

test.each(['unit', 'api', 'school', 'tools'])('never retries a test of %s', async (project) => {
  const { asked, run } = runs(report(file('some.test.ts', project, 0, 'wrong'), file('e2e/a.test.ts', 'e2e', 1)));
  const { report: whole, retries } = await withRetry(args, run);
  expect(asked).toHaveLength(1);
  expect(faultsOf(whole)).toEqual(['wrong']);
  expect(linesOfRetries(retries)).toEqual([]);
});

test('retries nothing when many browser files fail', async () => {
  const files = Array.from({ length: 6 }, (_, at) => file(`e2e/${at}.test.ts`, 'e2e', 0, 'wrong'));
  const { asked, run } = runs(report(...files));
  const { report: whole } = await withRetry(args, run);
  expect(asked).toHaveLength(1);
  expect(faultsOf(whole)).toHaveLength(6);
});

test('reports an error outside of every file', async () => {
  const { run } = runs(
    { files: [file('e2e/a.test.ts', 'e2e', 0, 'wrong')], faults: ['unhandled'] },
    report(file('e2e/a.test.ts', 'e2e', 1)),
  );
  const { report: whole } = await withRetry(args, run);
  expect(faultsOf(whole)).toEqual(['unhandled']);
});
