/** Percentiles and the text of reports. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Timing } from './client.ts';
import { machine } from './processes.ts';

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function summarise(timings: readonly Timing[]): string {
  const ms = timings.map((timing) => timing.ms);
  const failed = timings.filter(({ status }) => status < 200 || status >= 300).length;
  return `${timings.length} requests, ${failed} failed; p50 ${percentile(ms, 0.5).toFixed(1)} ms, p95 ${percentile(ms, 0.95).toFixed(1)} ms, p99 ${percentile(ms, 0.99).toFixed(1)} ms, max ${percentile(ms, 1).toFixed(1)} ms`;
}

/** Prints the report and writes it to bench/reports. */
export function report(name: string, title: string, lines: readonly string[]): void {
  const text = [
    `# ${title}`,
    '',
    `Machine: ${machine()}.`,
    `Command: \`node bench/run.ts ${name}\`. Date: ${new Date().toISOString().slice(0, 10)}.`,
    '',
    ...lines,
    '',
  ].join('\n');
  const folder = join(import.meta.dirname, '../reports');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.md`), text);
  console.log(text);
}
