import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { Assembler, type AssemblerOptions, type BankSource } from './assembler.ts';
import type { Problem } from './problem.ts';

const problem: Problem = {
  cells: [{ id: 'c', skills: null, topics: null, types: null, level: null, size: null, statements: null, count: 1 }],
  rules: { alike: true, recent: null, mine: false, preferred: null, others: null, perSeries: null, perTopic: null },
  held: [],
  without: [],
  usedUp: [],
  forms: 1,
  shared: 0,
  seed: 1,
};
const line = (id: string) => [id, 'MC1', 'GR', 'M1', '1', '', '', '', '', '', '', ''].join('\t');
function bank(key: string, stamp: string, ids: readonly string[]) {
  const source = {
    key,
    stamp,
    loads: 0,
    load: () => {
      source.loads += 1;
      return Promise.resolve({ text: ids.map(line).join('\n'), apart: [] });
    },
  };
  return source;
}
const open: Assembler[] = [];
function assembler(options: Partial<AssemblerOptions> = {}, script?: URL): Assembler {
  const made = new Assembler(options, script);
  open.push(made);
  return made;
}
afterAll(() => {
  for (const one of open) one.close();
  rmSync(folder, { recursive: true, force: true });
});
const chosen = async (one: Assembler, source: BankSource, who = 'a') =>
  (await one.assemble(who, source, problem)).forms[0]!.picks.map(({ id }) => id);

/** A script that stands for the child process. */
const folder = mkdtempSync(join(tmpdir(), 'vumon-assembler-'));
function scriptOf(code: string): URL {
  const file = join(folder, `${code.length}.mjs`);
  writeFileSync(file, code);
  return pathToFileURL(file);
}

describe('the assembling child process', () => {
  test('requests a bank once while its stamp is unchanged, and caches a limited number', async () => {
    const one = assembler({ mostBanks: 2 });
    const [first, second, third] = ['1', '2', '3'].map((key) => bank(key, 's', [`q${key}`]));
    expect(await chosen(one, first!)).toEqual(['q1']);
    expect(await chosen(one, first!)).toEqual(['q1']);
    expect(first!.loads).toBe(1);
    const edited = bank('1', 't', ['q9']);
    expect(await chosen(one, edited)).toEqual(['q9']);
    expect(await chosen(one, second!)).toEqual(['q2']);
    expect(await chosen(one, third!)).toEqual(['q3']);
    expect(await chosen(one, second!)).toEqual(['q2']);
    expect(second!.loads).toBe(1);
    expect(await chosen(one, edited)).toEqual(['q9']);
    expect(edited.loads).toBe(2);
  });

  test('is killed when it takes too long, and the next request gets a new process', async () => {
    const endless = scriptOf('process.on("message", () => { for (;;); })');
    const stuck = assembler({ limitMs: 50 }, endless);
    const source = bank('1', 's', ['q1']);
    await expect(stuck.assemble('a', source, problem)).rejects.toMatchObject({ code: 'SERVER_BUSY' });
    await expect(stuck.assemble('a', source, problem)).rejects.toMatchObject({ code: 'SERVER_BUSY' });
    expect(source.loads).toBe(2);
  });

  test('reports its failure and is replaced', async () => {
    const broken = scriptOf('throw new Error("no")');
    await expect(assembler({}, broken).assemble('a', bank('1', 's', []), problem)).rejects.toMatchObject({
      code: 'PROCESSING_FAILED',
    });
  });

  test('does not let one user fill the queue', async () => {
    const one = assembler({ mostOfOne: 2, mostWaiting: 3 });
    const source = bank('1', 's', ['q1']);
    const results = await Promise.allSettled(['a', 'a', 'a', 'b', 'c'].map((who) => chosen(one, source, who)));
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
    ]);
    expect(await chosen(one, source)).toEqual(['q1']);
  });
});
