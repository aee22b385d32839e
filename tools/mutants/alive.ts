/** A reporter of Stryker that names a mutant as soon as it has survived: a run may take long. */
import { join, relative } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';

export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const root = join(import.meta.dirname, '../..');
const alive = new Set<string>(['Survived', 'NoCoverage', 'RuntimeError']);

class Alive {
  onMutantTested({ status, fileName, location, mutatorName, replacement, statusReason }: Mutant): void {
    if (!alive.has(status)) return;
    const { line, column } = location.start;
    console.log(
      `  ${status} ${relative(root, fileName)}:${line}:${column} ${mutatorName} → ${replacement ?? ''} ${statusReason ?? ''}`,
    );
  }
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'alive', injectableClass: Alive }];
