import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import LongestFirst from './tools/suite/longest-first.ts';

// Two at least: of two cores one would stand idle while the other waits for PostgreSQL.
const node = {
  environment: 'node',
  setupFiles: 'tools/property-seed.ts',
  pool: 'forks',
  // The files of a worker share its modules: reading the product anew for each file costs more than most files' tests. What
  // a test changes in the process (environment, clock, globals) it has to put back.
  isolate: false,
  // On a busy machine to load the product alone takes longer than vitest's ten seconds.
  hookTimeout: 60_000,
  // What a test waits for comes late on a machine that is busy.
  expect: { poll: { timeout: 20_000 } },
  maxWorkers: Math.max(2, availableParallelism() - 1),
} as const;
/**
 * Two more than there are cores: each file is a chain of test, browser, product and database of which one works while the
 * others wait. Such a chain uses half a core: with one worker fewer, two cores were idle for a fifth of the time.
 */
const waitingWorkers = availableParallelism() + 2;
/**
 * A run of few files (`npm test -- --changed`) starts browser files at once: the chain of a single one leaves a core idle
 * that the other tests can use. Projects of one group must have the same number of workers.
 */
const atOnce = process.env['SUITE_AT_ONCE'] === '1';
const workers = atOnce ? { maxWorkers: waitingWorkers } : {};
const waitingFiles = {
  maxWorkers: waitingWorkers,
  sequence: { groupOrder: atOnce ? 0 : 1 },
} as const;
/** Makes the demo school, once for all projects of a run: that takes half a minute of processor time. */
const demoSchool = 'apps/api/src/testing/demo-school.ts';
/** Tests of the API that read it. */
const onSchool = ['apps/api/src/seed/seed.test.ts'];
/** Tests with poolers, balancers and servers that packages of the system install. */
const machines = 'bench/machines/*.test.ts';

export default defineConfig({
  test: {
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...node,
          ...workers,
          name: 'unit',
          testTimeout: 30_000,
          include: ['packages/**/*.test.{ts,tsx}', 'apps/web/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...node,
          ...workers,
          name: 'api',
          include: ['apps/api/**/*.test.ts'],
          exclude: [...onSchool, '**/node_modules/**'],
          globalSetup: ['apps/api/src/testing/server.ts'],
          testTimeout: 30_000,
        },
      },
      // One long file: beside browser tests, so that no worker is left alone with it.
      {
        test: {
          ...node,
          ...waitingFiles,
          name: 'school',
          include: onSchool,
          globalSetup: [demoSchool],
          testTimeout: 30_000,
        },
      },
      // Its long files start, kill and restart whole products: beside browser tests the cores have work meanwhile.
      {
        test: {
          ...node,
          ...waitingFiles,
          name: 'tools',
          include: ['tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [machines, '**/node_modules/**'],
          testTimeout: 60_000,
        },
      },
      // Several machines on one: run alone, when asked for (`npm test -- machines`), with programs that are not ours.
      {
        test: {
          ...node,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          name: 'machines',
          include: [machines],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // After the others, so that what is cheap to find out is found out first. Each file has a product of its own.
      {
        test: {
          ...node,
          ...waitingFiles,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: ['e2e/types/**', '**/node_modules/**'],
          globalSetup: [demoSchool, 'e2e/harness/setup.ts'],
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      // Every question type in the browser; the files share one product.
      {
        test: {
          ...node,
          ...waitingFiles,
          name: 'question-types',
          include: ['e2e/types/*.test.ts'],
          globalSetup: [demoSchool, 'e2e/types/setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
