/** The checks of `npm test` that are not tests: source, generated files, packages, the built web app. */
import {
  chartBudget,
  deviceBudget,
  inWords,
  isTooHeavy,
  measureBuild,
  playerBudget,
  requestBudget,
} from '../budget.ts';
import { findDrift } from '../db.ts';
import { goSettings } from '../go-tools.ts';
import { writeMessageTypes } from '../messages.ts';
import { runPlantedOnceChanged } from '../planted.ts';
import { configs, typecheck } from '../typecheck.ts';
import { buildWeb } from '../web-build.ts';
import { findAdvisories } from './advisories.ts';
import type { Scope } from './changed.ts';
import { productionPackages, refusedLicences } from './licences.ts';
import { runTool } from './run-tool.ts';

export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  readonly summary?: string;
  /** One text for each failure. */
  readonly faults: readonly string[];
  /** Lines to print after the failures of all steps. */
  readonly after?: readonly string[];
}

export interface Step {
  readonly name: string;
  readonly title: string;
  run(): Promise<StepResult>;
}

interface Check extends Omit<Step, 'run'> {
  run(scope: Scope): Promise<StepResult>;
  /** The step, limited to what this run covers. */
  in(scope: Scope): Step;
}

const check = (name: string, title: string, run: (scope: Scope) => Promise<StepResult>): Check => ({
  name,
  title,
  run,
  in: (scope) => ({ name, title, run: () => run(scope) }),
});

/** The result of a check that passes or fails as a whole. */
const one = (fault: string | null, summary?: string): StepResult => ({
  passed: fault === null ? 1 : 0,
  failed: fault === null ? 0 : 1,
  faults: fault === null ? [] : [fault],
  ...(summary !== undefined && { summary }),
});

async function tool(name: string, args: readonly string[]): Promise<StepResult> {
  const { code, output } = await runTool(name, args, { env: goSettings });
  return one(code === 0 ? null : output.trim() || `${name} ended with ${code}`);
}

export const checks: readonly Check[] = [
  check('types', 'Type-check', async ({ configs: chosen = configs }) => {
    const faults: string[] = [];
    for (const config of chosen) {
      const output = await typecheck(config);
      if (output) faults.push(`${config}\n${output}`);
    }
    return { passed: chosen.length - faults.length, failed: faults.length, faults };
  }),
  check('format', 'Format', ({ files }) => tool('oxfmt', ['--list-different', ...(files ?? [])])),
  check('lint', 'Lint', ({ files }) => {
    writeMessageTypes();
    return tool('oxlint', ['--type-aware', '-f', 'stylish', ...(files ?? [])]);
  }),
  check('knip', 'Unused files and packages', () => tool('knip', ['--no-progress'])),
  check('planted', 'Planted violations', async () => {
    const { results, count } = await runPlantedOnceChanged();
    if (results === null) return { passed: count, failed: 0, faults: [], summary: 'as they were' };
    const faults = results.filter(({ ok }) => !ok).map(({ path, detail }) => `${path}: ${detail}`);
    return { passed: count - faults.length, failed: faults.length, faults };
  }),
  check('drift', 'Schema, table types and OpenAPI match migrations and contract', async () => {
    const faults = (await findDrift()).map((path) => `${path} differs; run "npm run db:update".`);
    return { passed: 3 - faults.length, failed: faults.length, faults };
  }),
  check('licences', 'Licences of production packages', async () => {
    const packages = productionPackages();
    const faults = refusedLicences(packages);
    return { passed: faults.length > 0 ? 0 : 1, failed: faults.length, faults, summary: `${packages.length} packages` };
  }),
  check('advisories', 'Advisories against production packages', async () => {
    const faults = await findAdvisories();
    if (faults === null) return one(null, 'NOT CHECKED: the registry does not answer');
    return { passed: faults.length > 0 ? 0 : 1, failed: faults.length, faults };
  }),
  check('build', 'Web build', async () => one(null, (await buildWeb()) ? 'built' : 'unchanged')),
  check('budget', "Player's first load, charts, pages", async () => {
    const { total, files, requests, chartBytes, deviceBytes, pages } = measureBuild();
    const list = files.map(({ file, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${file}`).join('\n');
    const heavy = pages.filter(isTooHeavy);
    if (heavy.length > 0) return one(heavy.map(inWords).join('\n'), `${heavy.length} pages are too heavy`);
    if (deviceBytes > deviceBudget)
      return one(`${deviceBytes / 1000} of ${deviceBudget / 1000} kB`, 'a device stores too much');
    return one(
      total <= playerBudget && requests <= requestBudget && chartBytes <= chartBudget ? null : list,
      `${(total / 1000).toFixed(1)} of ${playerBudget / 1000} kB, ${requests} of ${requestBudget} requests; charts ${(chartBytes / 1000).toFixed(1)} of ${chartBudget / 1000} kB`,
    );
  }),
];
