import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeClusterFolder } from './cluster-folder.ts';

function places() {
  const root = mkdtempSync(join(tmpdir(), 'vumon-places-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [memory, disk] = [join(root, 'memory'), join(root, 'disk')];
  for (const folder of [memory, disk]) mkdirSync(folder);
  return { memory, disk, needed: 1 };
}

test('a cluster is in memory where there is room for it', () => {
  const { memory, disk, needed } = places();
  expect(dirname(makeClusterFolder({ memory, disk, needed }))).toBe(memory);
  expect(dirname(makeClusterFolder({ memory, disk, needed: 2 ** 60 }))).toBe(disk);
  expect(dirname(makeClusterFolder({ memory: join(memory, 'none'), disk, needed }))).toBe(disk);
});

test('what a killed run has left in memory is removed, but nothing that is new or in use', async () => {
  const place = places();
  const leave = (name: string, pid: number, age: number) => {
    const cluster = join(place.memory, name, 'postgres');
    mkdirSync(cluster, { recursive: true });
    writeFileSync(join(cluster, 'postmaster.pid'), `${pid}\n`);
    const at = new Date(Date.now() - age);
    utimesSync(join(place.memory, name), at, at);
    return cluster;
  };
  const hour = 3_600_000;
  const used = leave('vumon-test-used', 0, 0);
  // Stands in the cluster's folder, as a server does.
  const server = spawn('sleep', ['60'], { cwd: used });
  onTestFinished(() => void server.kill());
  await once(server, 'spawn');
  leave('vumon-test-used', server.pid!, 5 * hour);
  leave('vumon-test-left', 2 ** 30, 5 * hour);
  leave('vumon-test-new', 2 ** 30, 60_000);
  leave('of-others', 2 ** 30, 5 * hour);
  makeClusterFolder(place);
  const kept = ['used', 'left', 'new'].filter((name) => existsSync(join(place.memory, `vumon-test-${name}`)));
  expect(kept).toEqual(['used', 'new']);
  expect(existsSync(join(place.memory, 'of-others'))).toBe(true);
});
