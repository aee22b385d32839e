// npm test: everything that must hold, in the order in which it is cheapest to find out. `npm test -- lint unit` runs some.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { measureBuild, playerBudget } from './budget.ts';
import { findDrift } from './db.ts';
import { runPlanted } from './planted.ts';
import { duration } from './steps.ts';
import { configs, typecheck } from './typecheck.ts';
import { buildWeb } from './web-build.ts';

const root = join(import.meta.dirname, '..');

/** `faults`: what failed in a run whose output went by, told again at the end. */
type Result = { passed: number; failed: number; summary?: string; output?: string; faults?: string[] };
type Step = { name: string; title: string; run(): Promise<Result> };

const one = (output: string): Result => (output ? { passed: 0, failed: 1, output } : { passed: 1, failed: 0 });

const steps: Step[] = [
  {
    name: 'types',
    title: 'Type-check',
    async run() {
      const outputs: string[] = [];
      for (const config of configs) {
        const output = await typecheck(config);
        if (output) outputs.push(`${config}\n${output}`);
      }
      return { passed: configs.length - outputs.length, failed: outputs.length, output: outputs.join('\n') };
    },
  },
  { name: 'lint', title: 'Lint', run: () => tool('oxlint', ['--type-aware', '-f', 'stylish']) },
  { name: 'knip', title: 'Unused files and packages', run: () => tool('knip', ['--no-progress']) },
  {
    name: 'planted',
    title: 'Planted violations',
    async run() {
      const results = await runPlanted();
      const bad = results.filter(({ ok }) => !ok);
      return { passed: results.length - bad.length, failed: bad.length, output: bad.map(({ path, detail }) => `${path}: ${detail}`).join('\n') };
    },
  },
  {
    name: 'drift',
    title: 'Schema, table types and OpenAPI match migrations and contract',
    async run() {
      const stale = await findDrift();
      return { passed: 3 - stale.length, failed: stale.length, output: stale.map((path) => `${path} differs; run "npm run db:update".`).join('\n') };
    },
  },
  {
    name: 'build',
    title: 'Web build',
    run: async () => ({ passed: 1, failed: 0, summary: (await buildWeb()) ? 'built' : 'unchanged' }),
  },
  {
    name: 'budget',
    title: "Player's first load",
    async run() {
      const { total, files } = measureBuild();
      const summary = `${(total / 1000).toFixed(1)} of ${playerBudget / 1000} kB`;
      if (total <= playerBudget) return { passed: 1, failed: 0, summary };
      return { passed: 0, failed: 1, summary, output: files.map(({ file, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${file}`).join('\n') };
    },
  },
  // After the build, which the test of `npm start` then finds.
  { name: 'unit', title: 'Unit, API and tool tests', run: () => vitest(['unit', 'api', 'tools']) },
  { name: 'e2e', title: 'Browser journeys', run: () => vitest(['e2e']) },
  { name: 'questions', title: 'Every question type in the browser', run: () => vitest(['question-types']) },
];

/** A command of the tool chain that is either content or not. */
async function tool(name: string, args: string[]): Promise<Result> {
  const { code, output } = await run(name, args, 'pipe');
  return one(code === 0 ? '' : output.trim() || `${name} ended with ${code}`);
}

/** Runs vitest projects with their progress on the terminal and counts from its own report. */
async function vitest(projects: string[]): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'vumon-report-'));
  const report = join(folder, 'report.json');
  try {
    const args = ['run', ...projects.flatMap((project) => ['--project', project]), '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { code } = await run('vitest', args, 'inherit');
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const faults = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that fails to load has no test to count.
      if (status === 'failed' && failed.length === 0) return [`${file}\n${message}`];
      return failed.map((test) => `${file} > ${test.fullName}\n${test.failureMessages.join('\n')}`);
    });
    const failed = Math.max(numFailedTests, faults.length);
    return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, faults };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
};

function run(name: string, args: string[], output: 'pipe' | 'inherit'): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const file = join(root, 'node_modules/.bin', name);
    const child = spawn(file, args, { cwd: root, stdio: ['ignore', output, output], shell: process.platform === 'win32' });
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: text }));
  });
}

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !steps.some((step) => step.name === name));
if (unknown) {
  console.error(`There is no step "${unknown}"; steps: ${steps.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const selected = chosen.length > 0 ? steps.filter(({ name }) => chosen.includes(name)) : steps;
const began = Date.now();
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const faults: string[] = [];

for (const [index, { title, run: work }] of selected.entries()) {
  console.log(`\n── [${index + 1}/${selected.length}] ${title}`);
  const start = Date.now();
  const result = await work().catch((error: unknown): Result => one(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  if (result.output) console.log(result.output);
  const state = result.failed > 0 ? `${result.failed} FAILED` : 'ok';
  console.log(`── ${title}: ${state}, ${result.passed} passed${result.summary ? `, ${result.summary}` : ''} (${duration(Date.now() - start)})`);
  total.passed += result.passed;
  total.failed += result.failed;
  if (result.failed > 0) failures.push(title);
  faults.push(...(result.faults ?? []));
}

for (const fault of faults) console.log(`\n${fault}`);
console.log(`\nAll in ${duration(Date.now() - began)}.${failures.length > 0 ? ` Failed: ${failures.join('; ')}.` : ''}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
