import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { restartWaitMs, supervise } from './supervisor.ts';

const folder = mkdtempSync(join(tmpdir(), 'vumon-supervisor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * A script that records each start and ends in the given way for the first `times` starts; after that it keeps running.
 */
function ending(name: string, times: number, how: string) {
  const starts = join(folder, `${name}.txt`);
  writeFileSync(starts, '');
  const script = join(folder, `${name}.mjs`);
  writeFileSync(
    script,
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(starts)}, 'x');
    if (readFileSync(${JSON.stringify(starts)}, 'utf8').length <= ${times}) ${how};
    setInterval(() => {}, 1000);`,
  );
  return { script, starts: () => readFileSync(starts, 'utf8').length };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((done) => setTimeout(done, 10));
}

test('waits longer before each start, up to half a minute', () => {
  expect([1, 2, 3, 4].map(restartWaitMs)).toEqual([0, 500, 1_000, 2_000]);
  expect(restartWaitMs(50)).toBe(30_000);
});

test.each([
  ['is killed again and again', 'process.kill(process.pid, "SIGKILL")', false],
  ['has served and then ends by itself', 'process.exit(1)', true],
])('keeps restarting a server that %s', async (_, how, serves) => {
  const { script, starts } = ending(`never-${serves}`, 8, how);
  const messages: string[] = [];
  let gaveUp = false;
  const server = supervise({
    script,
    env: process.env,
    log: (message) => messages.push(message),
    onGiveUp: () => (gaveUp = true),
    waitMs: () => 1,
  });
  if (serves) server.hasServed();
  await until(() => starts() === 9 || gaveUp);
  expect(gaveUp).toBe(false);
  expect(messages).toHaveLength(8);
  expect(messages[3]).toMatch(/starting it again in 0.001 s/);
  await server.stop();
});

test('reports settings with which the server can never start', async () => {
  const { script, starts } = ending('wrong', 100, 'process.exit(1)');
  await new Promise<void>((gaveUp) => {
    supervise({ script, env: process.env, log: () => {}, onGiveUp: gaveUp, waitMs: () => 1 });
  });
  expect(starts()).toBe(5);
});
