/** The database's log is archived wherever deploy/ runs it, and by a script that keeps what is there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { faultsOfClusterArchive, faultsOfComposeArchive } from './archive.ts';
import { root } from './containers.ts';

const read = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8');
const compose = read('compose.yaml');
const given = new Map(
  ['kustomization.yaml', 'patroni.yml', ...globSync('kubernetes/*.yaml', { cwd: join(root, 'deploy') })].map(
    (file) => [basename(file), read(file)] as const,
  ),
);
function faultsOfCluster(files: ReadonlyMap<string, string>): string[] {
  const manifests = new Map([...files].filter(([name]) => !/^(?:kustomization|patroni)\./.test(name)));
  return faultsOfClusterArchive(manifests, files.get('kustomization.yaml')!, files.get('patroni.yml')!);
}

test('the log is archived, and what is archived copied and checked', () => {
  expect(faultsOfCluster(given)).toEqual([]);
  expect(faultsOfComposeArchive(compose)).toEqual([]);
});

test.each<[file: string, from: string | RegExp, to: string, fault: string]>([
  ['patroni.yml', 'archive_mode: always', "archive_mode: 'on'", 'archive_mode is not always'],
  ['patroni.yml', /\n {8}archive_command: .*/, '', 'no command archives the log'],
  ['patroni.yml', '/archive-wal.sh', '/archive.sh', 'the server has no /etc/vumon/archive.sh'],
  ['patroni.yml', '"%f" /archive', '"%f" /backups', '/backups is no volume of the server'],
  ['patroni.yml', 'archive_timeout: 60s', 'archive_timeout: 3600s', 'more than a minute'],
  ['kustomization.yaml', ', archive-wal.sh', '', 'the server has no /etc/vumon/archive-wal.sh'],
  ['database.yaml', 'claimName: archive', 'claimName: data', 'nothing copies the server into the archive'],
  ['database.yaml', 'mountPath: /archive', 'mountPath: /archives', '/archive is no volume of the server'],
  ['archive.yaml', 'point-in-time.ts, copy, /archive', 'point-in-time.ts, copy, /tmp', 'nothing copies the server'],
  ['archive.yaml', 'point-in-time.ts, check,', 'point-in-time.ts, look,', 'nothing checks the archive'],
  [
    'storage.yaml',
    /(name: archive\nspec:\n {2}accessModes: \[)ReadWriteMany/,
    '$1ReadWriteOnce',
    'three nodes cannot write to archive',
  ],
])('finds in %s that %s became %s', (file, from, to, fault) => {
  const changed = given.get(file)!.replace(from, to);
  expect(changed).not.toBe(given.get(file));
  expect(faultsOfCluster(new Map(given).set(file, changed)).join('\n')).toContain(fault);
});

test.each<[from: string | RegExp, to: string, fault: string]>([
  ['--archive_mode=on', '--archive_mode=off', 'archive_mode is not on'],
  ['- archive:/archive\n      - ./archive', '- database:/archive\n      - ./archive', 'nothing copies the server'],
  ['./archive-wal.sh:/etc/vumon/archive-wal.sh', './archive-wal.sh:/archive-wal.sh', 'the server has no /etc/vumon'],
  ['copy, /archive', 'copy, /copies', 'nothing copies the server'],
])('finds in compose.yaml that %s became %s', (from, to, fault) => {
  const changed = compose.replace(from, to);
  expect(changed).not.toBe(compose);
  expect(faultsOfComposeArchive(changed).join('\n')).toContain(fault);
});

const name = '000000010000000000000007';
function folder(): { archive: string; segment: (content: string) => string } {
  const path = mkdtempSync(join(tmpdir(), 'vumon-archive-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  const archive = join(path, 'archive');
  mkdirSync(archive);
  let made = 0;
  return {
    archive,
    segment: (content) => {
      const segment = join(path, `segment${(made += 1)}`);
      writeFileSync(segment, content);
      return segment;
    },
  };
}
async function store(archive: string, segment: string): Promise<number | null> {
  const child = spawn('sh', [join(root, 'deploy/archive-wal.sh'), segment, name, archive]);
  return ((await once(child, 'exit')) as [number | null])[0];
}

test('a segment is archived once, asked again it is there, and other bytes are refused', async () => {
  const { archive, segment } = folder();
  expect(await store(archive, segment('seven'))).toBe(0);
  expect(await store(archive, segment('seven'))).toBe(0);
  expect(await store(archive, segment('SEVEN'))).not.toBe(0);
  expect(readdirSync(join(archive, 'wal'))).toEqual([name]);
  expect(readFileSync(join(archive, 'wal', name), 'utf8')).toBe('seven');
});

test('servers that archive the same segment at once all succeed, one with other bytes does not', async () => {
  const { archive, segment } = folder();
  const content = 'x'.repeat(1_000_000);
  const same = Array.from({ length: 6 }, () => segment(content));
  expect(await Promise.all(same.map((one) => store(archive, one)))).toEqual(same.map(() => 0));
  expect(readdirSync(join(archive, 'wal'))).toEqual([name]);
  const other = folder();
  const codes = await Promise.all(
    ['a', 'b', 'c', 'd'].map((letter) => store(other.archive, other.segment(letter.repeat(1_000_000)))),
  );
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
});
