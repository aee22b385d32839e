// Proves that every border of the architecture is still guarded: each file under tools/planted/files breaks one border,
// in the place that its path names, and must be refused by the rule that its first line names. Files that say "allowed"
// must pass.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { areas, trees } from './lint/areas.ts';
import { goSettings } from './go-tools.ts';
import { writeMessageTypes } from './messages.ts';

const root = join(import.meta.dirname, '..');
const source = join(import.meta.dirname, 'planted/files');

type Planted = { path: string; tool: 'oxlint' | 'tsc' | 'nothing'; config?: string; rule: string };

export type PlantedResult = { path: string; ok: boolean; detail: string };

/** The files that the checks read besides the planted ones. */
const rules = (): string[] => [
  '.oxlintrc.json',
  ...globSync('tools/lint/*.ts', { cwd: root }),
  ...globSync('tsconfig*.json', { cwd: root }),
  ...globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: root }),
];

/** An import from each area to each that stands above it, in every tree that has areas. */
const arrows = trees.flatMap((tree) =>
  areas.flatMap((lower, at) =>
    areas.slice(at + 1).map((upper) => {
      const folder = tree.domains ? '/planted' : '';
      const target = tree.doors
        ? `#${upper}/other`
        : `${tree.domains ? '../..' : '..'}/${upper}/${tree.domains ? 'other/index' : 'other'}.ts`;
      return { path: `${tree.root}${lower}${folder}/imports-${upper}.ts`, text: `export * from '${target}';\n` };
    }),
  ),
);
const refusedByAreas = (path: string): Planted => ({ path, tool: 'oxlint', rule: 'areas' });

const remembered = join(root, 'node_modules/.cache/planted.sha256');

/**
 * Like `runPlanted`, but not repeated (null) when the last run passed and no rule, planted file or tool has changed.
 */
export async function runPlantedOnceChanged(): Promise<{ results: PlantedResult[] | null; count: number }> {
  const hash = hashOfRules();
  const count = readPlanted().length + arrows.length;
  if (existsSync(remembered) && readFileSync(remembered, 'utf8') === hash) return { results: null, count };
  const results = await runPlanted();
  if (results.every(({ ok }) => ok)) {
    mkdirSync(dirname(remembered), { recursive: true });
    writeFileSync(remembered, hash);
  }
  return { results, count };
}

function hashOfRules(): string {
  const hash = createHash('sha256');
  const planted = globSync('**/*.*', { cwd: source }).map((name) => join('tools/planted/files', name));
  const types = ['packages/i18n/src/words.ts', 'tools/messages.ts'];
  for (const path of [...rules(), ...types, ...planted, 'tools/planted.ts', 'package-lock.json'].sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * Plants every file in a copy of the tree, runs the checks there, and returns for each whether it was refused as
 * expected.
 */
export async function runPlanted(): Promise<PlantedResult[]> {
  writeMessageTypes();
  const planted = [...readPlanted(), ...arrows.map(({ path }) => path).map(refusedByAreas)];
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'vumon-planted-')));
  try {
    cpSync(source, tree, { recursive: true });
    for (const file of rules()) cpSync(join(root, file), join(tree, file));
    for (const { path, text } of arrows) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    }
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    const configs = [...new Set(planted.flatMap(({ config }) => config ?? []))];
    const [lint, ...compiled] = await Promise.all([runOxlint(tree), ...configs.map((config) => runTsc(tree, config))]);
    return planted.map((file) =>
      judge(file, file.tool === 'tsc' ? (compiled[configs.indexOf(file.config ?? '')] ?? new Map()) : lint),
    );
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

function judge({ path, tool, rule }: Planted, found: Map<string, Set<string>>): PlantedResult {
  const rules = [...(found.get(path) ?? [])];
  if (tool === 'nothing')
    return {
      path,
      ok: rules.length === 0,
      detail: rules.length === 0 ? 'passes' : `must pass, but is refused by ${rules.join(', ')}`,
    };
  if (rules.includes(rule)) return { path, ok: true, detail: `refused by ${tool} ${rule}` };
  return {
    path,
    ok: false,
    detail: `NOT refused by ${tool} ${rule}${rules.length > 0 ? ` (only by ${rules.join(', ')})` : ''}`,
  };
}

function readPlanted(): Planted[] {
  return globSync('**/*.{ts,tsx}', { cwd: source })
    .sort()
    .map((name): Planted => {
      const path = name.replaceAll('\\', '/');
      const first = readFileSync(join(source, name), 'utf8').split('\n', 1)[0] ?? '';
      if (first === '// allowed') return { path, tool: 'nothing', rule: '' };
      const match = /^\/\/ refused by: (?:(oxlint) (\S+)|tsc (\S+) (TS\d+))$/.exec(first);
      if (!match)
        throw new Error(
          `${path}: the first line must say "// refused by: oxlint <rule>", "// refused by: tsc <config> <code>" or "// allowed".`,
        );
      return match[1]
        ? { path, tool: 'oxlint', rule: match[2] ?? '' }
        : { path, tool: 'tsc', config: match[3] ?? '', rule: match[4] ?? '' };
    });
}

async function runOxlint(tree: string): Promise<Map<string, Set<string>>> {
  const { output } = await run(
    join(root, 'node_modules/.bin/oxlint'),
    ['--type-aware', '--no-ignore', '-f', 'json', '.'],
    tree,
  );
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
  return collect(diagnostics.map(({ code, filename }) => [filename, /\(([^)]+)\)/.exec(code)?.[1] ?? code]));
}

async function runTsc(tree: string, config: string): Promise<Map<string, Set<string>>> {
  const { output } = await run(join(root, 'node_modules/.bin/tsc'), ['-p', config, '--pretty', 'false'], tree);
  return collect(
    [...output.matchAll(/^(.+?)\(\d+,\d+\): error (TS\d+)/gm)].map(([, file, code]) => [file ?? '', code ?? '']),
  );
}

function collect(found: [file: string, rule: string][]): Map<string, Set<string>> {
  const map = new Map<string, Set<string>>();
  for (const [file, rule] of found) {
    const path = file.replaceAll('\\', '/').replace(/^\.\//, '');
    map.set(path, (map.get(path) ?? new Set()).add(rule));
  }
  return map;
}

function run(file: string, args: string[], cwd: string): Promise<{ output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...goSettings },
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', () => resolve({ output }));
  });
}

if (import.meta.main) {
  for (const { path, ok, detail } of await runPlanted()) {
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${path}: ${detail}`);
    if (!ok) process.exitCode = 1;
  }
}
