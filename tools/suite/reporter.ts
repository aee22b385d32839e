/**
 * Vitest's reporter for `npm test`: writes what ran, what failed and how long each file took into the file that
 * TEST_REPORT names.
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

export interface FileReport {
  readonly file: string;
  readonly project: string;
  readonly seconds: number;
  readonly passed: number;
  /** One text for each failed test or hook, and for the file itself when it cannot be loaded. */
  readonly faults: readonly string[];
}

export interface Report {
  readonly files: readonly FileReport[];
  /** Errors that belong to no file. */
  readonly faults: readonly string[];
}

export default class ReportWriter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const path = process.env['TEST_REPORT'];
    const report: Report = { files: modules.map(fileReport), faults: errors.map(textOf) };
    if (path) writeFileSync(path, JSON.stringify(report));
  }
}

function fileReport(module: TestModule): FileReport {
  const file = relative(process.cwd(), module.moduleId).replaceAll('\\', '/');
  // Failures outside tests: a file that cannot be loaded has no tests, and hooks are no tests.
  const around = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  const faults = around.map((error) => `${file}\n${textOf(error)}`);
  let passed = 0;
  for (const test of module.children.allTests()) {
    const { state, errors = [] } = test.result();
    if (state === 'passed') passed += 1;
    if (state === 'failed') faults.push([`${file} > ${test.fullName}`, ...errors.map(textOf)].join('\n'));
  }
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  const seconds = (collectDuration + setupDuration + duration) / 1000;
  return { file, project: module.project.name, seconds, passed, faults };
}

const textOf = ({ stack, message }: { stack?: string | undefined; message: string }): string => stack ?? message;
