/** One run of vitest for all chosen projects, with progress on the terminal. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './run-tool.ts';
import type { Report } from './reporter.ts';

/**
 * `args` are vitest's arguments, e.g. `['run', '--project', 'unit']`. `atOnce`: browser files do not wait for the
 * others, see vitest.config.ts.
 */
export async function runVitest(args: readonly string[], { atOnce = false } = {}): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'vumon-report-'));
  const path = join(folder, 'report.json');
  try {
    const reporter = join(import.meta.dirname, 'reporter.ts');
    const { code } = await runTool(
      'vitest',
      [...args, '--passWithNoTests', '--reporter=default', `--reporter=${reporter}`],
      { output: 'inherit', env: { TEST_REPORT: path, ...(atOnce && { SUITE_AT_ONCE: '1' }) } },
    );
    const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
    const silent = code !== 0 && faultsOf(report).length === 0;
    return silent ? { ...report, faults: [`vitest ended with ${code}; its message is above`] } : report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const faultsOf = ({ faults, files }: Report): string[] => [...faults, ...files.flatMap((file) => file.faults)];

export const passedOf = ({ files }: Report): number => files.reduce((sum, { passed }) => sum + passed, 0);

/** The slowest files as lines, slowest first. */
export const slowest = ({ files }: Report, count = 10): string[] =>
  files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
