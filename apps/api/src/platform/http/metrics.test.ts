import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { Health } from '../health.ts';
import { testApp } from '../../testing/app.ts';

const docs = resolve(import.meta.dirname, '../../../../../docs');
const read = (file: string) => readFileSync(resolve(docs, file), 'utf8');
const rules = read('monitoring/alerts.yml');
const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name!);

const promtool = (...given: string[]) =>
  spawnSync('promtool', given, { cwd: resolve(docs, 'monitoring'), encoding: 'utf8' });

const t = await testApp({ config: { metricsToken: null } });
const metrics = async () => (await t.as(null).raw({ method: 'GET', url: '/metrics' })).body;

it('has every metric that a rule or the dashboard asks for', async () => {
  await t.as(null).raw({ method: 'GET', url: '/api/account/profile' });
  const body = await metrics();
  const exposed = new Set([...body.matchAll(/^([a-z_0-9]+)(?:\{[^}]*\})? /gm)].map(([, name]) => name!));
  const asked = [
    ...[...rules.matchAll(/expr: '(.*)'/g)].map(([, expr]) => expr!),
    ...[...read('monitoring/grafana.json').matchAll(/"expr": "(.*)"/g)].map(([, expr]) => expr!.replaceAll('\\"', '"')),
  ].flatMap((expr) => [...expr.matchAll(/([a-z_0-9]+)\{/g)].map(([, name]) => name!));
  expect(asked.length).toBeGreaterThan(30);
  // `up` is Prometheus's own.
  expect([...new Set(asked)].filter((name) => !exposed.has(name))).toEqual(['up']);
  expect(body).toMatch(/^# TYPE saves_failed_total counter$/m);
  for (const cause of ['database', 'disk', 'busy', 'other'])
    expect(body).toMatch(new RegExp(`^saves_failed_total\\{cause="${cause}"\\} 0$`, 'm'));
});

it('has a chapter of the run book and two tests for every rule, and no others', () => {
  const operations = read('OPERATIONS.md');
  const chapter = operations.slice(operations.indexOf('## Alerts'), operations.indexOf('## Automatic deletion'));
  expect([...chapter.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)).toEqual(alerts);
  expect([...rules.matchAll(/runbook_url: docs\/OPERATIONS\.md#(\w+)/g)].map(([, anchor]) => anchor)).toEqual(
    alerts.map((name) => name.toLowerCase()),
  );
  const tests = [...read('monitoring/alerts.test.yml').matchAll(/name: (\w+ (?:fires|stays quiet))/g)];
  expect(tests.map(([, name]) => name)).toEqual(alerts.flatMap((name) => [`${name} fires`, `${name} stays quiet`]));
});

// Only where Prometheus is installed: Debian's package `prometheus` has it.
it.skipIf(promtool('--version').error)('has rules that fire and stay quiet as their own tests say', () => {
  const { status, stdout, stderr } = promtool('test', 'rules', 'alerts.test.yml');
  expect(status, stdout + stderr).toBe(0);
});

it('answers without the values of the database while that does not answer', async () => {
  t.app.health.databaseIsAway();
  const body = await metrics();
  t.app.health.databaseIsBack();
  expect(body).toMatch(/^database_away 1$/m);
  for (const name of ['attempts_unscored', 'jobs_due', 'jobs_failed'])
    expect(body, name).toMatch(new RegExp(`^${name} Nan$`, 'm'));
  expect(await metrics()).toMatch(/^jobs_failed 0$/m);
});

it('adds up outages, whatever makes them, and counts failed saves by cause', async () => {
  let now = 0;
  const health = new Health(() => now);
  const failing = (code: string) =>
    health.saving(() => Promise.reject(Object.assign(new Error(code), { code }))).catch(() => null);
  health.databaseIsAway();
  now = 1_000;
  // The second cause begins before the first has ended.
  await failing('57P01');
  health.databaseIsBack();
  now = 3_000;
  expect(health.outageMs).toBe(3_000);
  await health.saving(async () => null);
  now = 10_000;
  expect(health.outageMs).toBe(3_000);
  await failing('53100');
  now = 14_000;
  await failing('55P03');
  now = 17_000;
  health.probed();
  now = 20_000;
  expect(health.outageMs).toBe(10_000);
  await failing('23505');
  expect(health.failedSaves).toEqual({ database: 1, disk: 1, busy: 1, other: 1 });
});
