import { defineConfig } from 'vitest/config';
import { keptWorker } from './kept-worker.ts';

/** The tests of one scope, given by tools/mutants/index.ts. They run for every mutant. */
const { project, tests } = JSON.parse(process.env['MUTANTS_SCOPE'] ?? '{"project":"unit","tests":[]}') as {
  project: 'unit' | 'api';
  tests: string[];
};

export default defineConfig({
  ...(project === 'api' && { plugins: [keptWorker()] }),
  test: {
    name: project,
    environment: 'node',
    pool: 'forks',
    setupFiles: ['tools/property-seed.ts'],
    include: tests,
    // Loading the product takes longer than most of its tests, so the files of a scope share one load.
    ...(project === 'api' && {
      globalSetup: ['apps/api/src/testing/server.ts'],
      isolate: false,
      fileParallelism: false,
    }),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
