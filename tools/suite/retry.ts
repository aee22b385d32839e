/**
 * Runs a failed browser file once more, as a whole (its tests may build on each other), with a new product and browser.
 * What a test waits for in a browser depends on a dozen processes and on the load of the machine. Every retry is
 * reported at the end of `npm test` with its first failure, so that none is hidden. Unit and API tests are not retried.
 */
import type { FileReport, Report } from './reporter.ts';

const browserProjects: readonly string[] = ['e2e', 'question-types'];
/** When more files than this fail, the cause is in the code, and a second run would only cost time. */
const most = 5;

export interface Retry {
  readonly file: string;
  /** The failure of the first run. */
  readonly fault: string;
  readonly passed: boolean;
}

/** Runs vitest, and failed browser files a second time where that is allowed; returns the final result. */
export async function withRetry(
  args: readonly string[],
  runVitest: (args: readonly string[]) => Promise<Report>,
): Promise<{ report: Report; retries: readonly Retry[] }> {
  const first = await runVitest(args);
  const failed = first.files.filter(({ project, faults }) => browserProjects.includes(project) && faults.length > 0);
  if (failed.length === 0 || failed.length > most) return { report: first, retries: [] };
  const second = await runVitest([
    'run',
    ...browserProjects.flatMap((project) => ['--project', project]),
    ...failed.map(({ file }) => file),
  ]);
  const again = new Map<string, FileReport>(second.files.map((file) => [file.file, file]));
  // A file that is missing in the second run counts as failed.
  const retries = failed.map(({ file, faults }) => ({
    file,
    fault: faults[0]!,
    passed: again.get(file)?.faults.length === 0,
  }));
  return {
    report: {
      files: first.files.map((file) => (failed.includes(file) ? (again.get(file.file) ?? file) : file)),
      faults: [...first.faults, ...second.faults],
    },
    retries,
  };
}

/** Lines with a heading of their own; none when no file was retried. */
export const linesOfRetries = (retries: readonly Retry[]): string[] =>
  retries.length === 0
    ? []
    : [
        'Retried:',
        ...retries.flatMap(({ file, fault, passed }) => [
          `  ${file}: ${passed ? 'passed then' : 'FAILED again'}. The first time:`,
          ...fault.split('\n').map((line) => `    ${line}`),
        ]),
      ];
