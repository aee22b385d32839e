// npm run mutants:reader: switches each rule of the Word reader off, one at a time, and runs the tests of
// its package that had asked for it, until one fails. All of it is one process, so that a rule takes milliseconds where
// a run of vitest takes seconds. `npm run mutants:reader -- conditions` switches each condition to always
// and to never instead; `--from=200 --to=400` limits a run to a range, `--only=finding/keys` to files, `--every=9` to
// every ninth rule. A regular expression that survives has to be named in `accepted` with the reason.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rules, state, switchRules, type Rule } from './hooks.ts';

const root = join(import.meta.dirname, '../../..');
const valueOf = (name: string): string | undefined =>
  process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);
const kinds = process.argv.slice(2).filter((text) => !text.startsWith('--'));
switchRules(new Set(kinds.length > 0 ? kinds : ['expressions']));

const { tests } = await import('./small-vitest.ts');
for (const file of globSync('packages/question-import/src/{papers/**/*,drafts}.test.ts', { cwd: root }))
  await import(pathToFileURL(join(root, file)).href);

/** The tests that ask for each rule, the fastest first. Tests of speed say nothing about a rule. */
const asking = new Map<number, { run: () => unknown; took: number }[]>();
for (const { name, run } of tests.filter((one) => !/slow|fast/.test(one.name))) {
  state.asked.clear();
  const began = performance.now();
  try {
    await run();
  } catch (error) {
    console.log(`fails without a change: ${name}: ${(error as Error).message.slice(0, 300)}`);
    continue;
  }
  const took = performance.now() - began;
  for (const id of state.asked) asking.set(id, [...(asking.get(id) ?? []), { run, took }]);
}
console.log(`${rules.length} rules, ${tests.length} tests`);

async function isNoticed({ id }: Rule): Promise<boolean> {
  state.active = id;
  try {
    for (const { run } of (asking.get(id) ?? []).toSorted((a, b) => a.took - b.took)) await run();
    return false;
  } catch {
    return true;
  } finally {
    state.active = -1;
  }
}

const only = valueOf('only');
/** Expressions that no test can notice here, with the reason. */
const accepted: Readonly<Record<string, string>> = {
  'grammar/option-styles.ts /[-\\]\\\\^/]/g':
    'made once for each style and kept: the paper with dashes and slashes notices it where it is off from the start',
  'finding/key-names.ts /\\s+/': 'read once, when the file is loaded: off from the start, no list belongs to a paper',
};
const isAccepted = ({ file, text }: Rule): boolean => `${file.split('/papers/')[1]} ${text}` in accepted;

const every = Number(valueOf('every') ?? 1);
const chosen = rules
  .slice(Number(valueOf('from') ?? 0), Number(valueOf('to') ?? rules.length))
  .filter(({ id, file }) => id % every === 0 && (only === undefined || file.includes(only)));
let noticed = 0;
for (const rule of chosen)
  if (isAccepted(rule) || (await isNoticed(rule))) noticed += 1;
  else console.log(`  ${rule.id} ${rule.file}:${rule.line} → ${rule.becomes}: ${rule.text.slice(0, 240)}`);
console.log(`${noticed} of ${chosen.length} noticed or accepted`);
process.exitCode = noticed === chosen.length ? 0 : 1;
