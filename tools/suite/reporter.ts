/** Vitest's reporter for `npm test`: writes what ran, what failed and how long each file took to the file that TEST_REPORT names. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

export interface Report {
  readonly passed: number;
  /** One text a failed test or file. */
  readonly faults: readonly string[];
  readonly files: readonly { readonly file: string; readonly project: string; readonly seconds: number }[];
}

export default class ReportWriter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const path = process.env['TEST_REPORT'];
    if (path) writeFileSync(path, JSON.stringify(reportOf(modules, errors)));
  }
}

function reportOf(modules: readonly TestModule[], errors: readonly SerializedError[]): Report {
  let passed = 0;
  const faults = errors.map((error) => textOf(error));
  const files = modules.map((module) => {
    const file = relative(process.cwd(), module.moduleId).replaceAll('\\', '/');
    // A file that fails to load has no test to count, nor has a failed hook.
    const around = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
    faults.push(...around.map((error) => `${file}\n${textOf(error)}`));
    for (const test of module.children.allTests()) {
      const { state, errors: own = [] } = test.result();
      if (state === 'passed') passed += 1;
      if (state === 'failed') faults.push([`${file} > ${test.fullName}`, ...own.map(textOf)].join('\n'));
    }
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    return { file, project: module.project.name, seconds: (collectDuration + setupDuration + duration) / 1000 };
  });
  return { passed, faults, files };
}

const textOf = ({ stack, message }: { stack?: string | undefined; message: string }): string => stack ?? message;
