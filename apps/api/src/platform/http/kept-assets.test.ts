/** Processes of different releases over one database and one data folder. */
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createProduct } from '../../product.ts';
import { testApp } from '../../testing/app.ts';
import { smallWebRoot } from '../../testing/web-root.ts';
import { keepAssets } from './kept-assets.ts';

const t = await testApp();
const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'vumon-assets-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

/** A build with one file of its own beside those that all have. */
function release(name: string): string {
  const webRoot = smallWebRoot();
  writeFileSync(join(webRoot, 'assets', `${name}.js`), `// ${name}`);
  return webRoot;
}

async function serverOf(webRoot: string, dataDir: string, production = true) {
  const config = { ...t.app.config, production, webRoot, dataDir };
  const { server, close } = await createProduct({ config, db: t.db, now: t.now, checkReplies: true });
  onTestFinished(close);
  return (name: string) => server.inject({ url: `/assets/${name}` });
}

test('a page of one release gets its code from processes of another, which started before or after', async () => {
  const dataDir = folder();
  const older = await serverOf(release('older'), dataDir);
  expect((await older('newer.js')).statusCode).toBe(404);
  const newer = await serverOf(release('newer'), dataDir);
  for (const ask of [older, newer])
    for (const name of ['older', 'newer']) {
      const reply = await ask(`${name}.js`);
      expect([reply.statusCode, reply.body]).toEqual([200, `// ${name}`]);
      expect(reply.headers['cache-control']).toContain('immutable');
    }
  expect((await newer('..%2f..%2fsecret')).statusCode).toBe(404);
});

test('nothing is stored on a development machine, and a folder that cannot be written stops no process', async () => {
  const dataDir = folder();
  await serverOf(release('one'), dataDir, false);
  expect(readdirSync(dataDir)).toEqual([]);
  writeFileSync(join(dataDir, 'assets'), '');
  const ask = await serverOf(release('one'), dataDir);
  expect((await ask('one.js')).statusCode).toBe(200);
});

test('the last three releases that started are kept, a release that is started again among them', async () => {
  const dataDir = folder();
  const hour = 60 * 60 * 1000;
  const begin = Date.now();
  const roots = ['a', 'b', 'c', 'd'].map(release);
  const start = (at: number, hours: number) => keepAssets(roots[at]!, dataDir, begin + hours * hour);
  const files = await start(0, 0);
  await start(1, 2);
  await start(2, 4);
  await start(0, 6);
  await start(3, 8);
  const there = ['a', 'b', 'c', 'd'].filter((name) => existsSync(join(files, `${name}.js`)));
  expect(there).toEqual(['a', 'c', 'd']);
  expect(existsSync(join(files, 'app-1a2b.js'))).toBe(true);
});

test('what an interrupted start left is completed, and what another one is storing stays', async () => {
  const dataDir = folder();
  const root = release('whole');
  const files = await keepAssets(root, dataDir, Date.now());
  rmSync(join(files, 'whole.js'));
  writeFileSync(join(files, '.other.js.1'), '');
  writeFileSync(join(files, '.left.js.1'), '');
  utimesSync(join(files, '.left.js.1'), 1, 1);
  await keepAssets(root, dataDir, Date.now());
  expect(readdirSync(files).toSorted()).toEqual(['.other.js.1', 'app-1a2b.js', 'whole.js']);
});
