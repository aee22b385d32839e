/** The queue on a real database: effects once, retries, failed jobs, runs that their owner follows, workers that die. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Input } from '@vumon/contract/client';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { withTransaction } from '#db';
import { testApp, type TestUser } from '../../testing/app.ts';
import { runJobs } from '../../testing/jobs.ts';
import { renderPdf } from '../pdf/index.ts';
import { beat, deadAfterMs, enqueue, enqueueRun, isQueued, markRunning, recordCrash, type Job } from './index.ts';
import { deleteOldRunsJob } from './jobs.service.ts';
import { addJob } from './queue.queries.ts';

const t = await testApp();
const minute = 60_000;

/** The effects of the jobs: rows of a table of this test, so that a rollback undoes them. */
await sql`CREATE TABLE effects (name text NOT NULL)`.execute(t.db);
const effects = async () =>
  (await sql<{ name: string }>`SELECT name FROM effects ORDER BY name`.execute(t.db)).rows.map(({ name }) => name);
const note = (name: string) => sql`INSERT INTO effects VALUES (${name})`;

let failures = 0;
let attempts: number[] = [];
beforeEach(async () => {
  failures = 0;
  attempts = [];
  await sql`DELETE FROM effects`.execute(t.db);
  await sql`SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM graphile_worker.jobs`.execute(
    t.db,
  );
  await sql`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`.execute(t.db);
});

/** `defineJob` takes only kinds that have a name for administrators. */
const testJob = <Payload>(job: Job<Payload>): Job<Payload> => job;

const payload = z.strictObject({ name: z.string() });
const writes = testJob({
  kind: 'test.writes',
  payload,
  run: ({ once }, { name }) =>
    once((db) =>
      note(name)
        .execute(db)
        .then(() => ({ written: name })),
    ),
});
/** Fails `failures` times, each time after its effect was committed. */
const diesAfterEffect = testJob({
  kind: 'test.dies-after-effect',
  payload,
  async run({ once, attempt }, { name }) {
    attempts.push(attempt);
    await once(async (db) => void (await note(name).execute(db)));
    if (failures-- > 0) throw new Error('the process died');
  },
});
const fails = testJob({
  kind: 'test.fails',
  payload,
  maxAttempts: 3,
  async run({ attempt, once }, { name }) {
    attempts.push(attempt);
    if (failures-- > 0) throw new Error('not now');
    await once(async (db) => void (await note(name).execute(db)));
  },
});
let between: () => Promise<unknown> = () => Promise.resolve();
const counts = testJob({
  kind: 'test.counts',
  payload: z.strictObject({ to: z.int() }),
  async run({ progress }, { to }) {
    for (let done = 1; done <= to; done++) {
      await progress(done, to);
      await note(`step ${done}`).execute(t.db);
      await between();
    }
    return { counted: to };
  },
});
const jobs = [writes, diesAfterEffect, fails, counts];
const run = () => runJobs(t, jobs);
const teacher = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
const owner = (user: TestUser) => ({ app: t.app, db: t.db, now: t.now(), actor: { userId: user.id } });

it('a job of a transaction that is rolled back never runs', async () => {
  await withTransaction(t.db, async (db) => {
    await enqueue({ db }, writes, { name: 'lost' });
    throw new Error('taken back');
  }).catch(() => {});
  await run();
  expect(await effects()).toEqual([]);
});

it('a job of a committed transaction has its effect once', async () => {
  await withTransaction(t.db, (db) => enqueue({ db }, writes, { name: 'kept' }));
  await run();
  await run();
  expect(await effects()).toEqual(['kept']);
});

it('a job that dies after its effect is run again without repeating the effect', async () => {
  failures = 2;
  await enqueue(t, diesAfterEffect, { name: 'one' });
  for (let time = 0; time < 4; time++) {
    await run();
    t.advance(10 * minute);
  }
  expect(attempts).toEqual([1, 2, 3]);
  expect(await effects()).toEqual(['one']);
});

it('two jobs of one kind and payload each have an effect', async () => {
  await enqueue(t, writes, { name: 'twin' });
  await enqueue(t, writes, { name: 'twin' });
  await run();
  expect(await effects()).toEqual(['twin', 'twin']);
});

it('a delayed job waits until its time; another with the same key replaces it', async () => {
  const at = (minutes: number) => new Date(t.now() + minutes * minute);
  await enqueue(t, writes, { name: 'early' }, { runAt: at(30), key: 'reminder' });
  await enqueue(t, writes, { name: 'late' }, { runAt: at(60), key: 'reminder' });
  t.advance(45 * minute);
  await run();
  expect(await effects()).toEqual([]);
  t.advance(30 * minute);
  await run();
  expect(await effects()).toEqual(['late']);
});

it('a failed attempt is retried with growing delays and finally waits for an administrator', async () => {
  const admin = t.as(await t.createUser({ role: 'ADMIN' }));
  const list = async () => (await admin.call('GET /itf/failed-jobs')).items;
  failures = 3;
  await enqueue(t, fails, { name: 'stubborn' });
  const gaps: number[] = [];
  for (let time = 0; time < 3; time++) {
    await run();
    expect(attempts.length).toBe(time + 1);
    // Not a moment earlier than planned.
    await run();
    expect(attempts.length).toBe(time + 1);
    const { rows } = await sql<{ wait: number }>`
      SELECT extract(epoch FROM run_at - ${new Date(t.now())})::float8 AS wait FROM graphile_worker.jobs`.execute(t.db);
    if (time < 2) gaps.push(rows[0]!.wait);
    t.advance(10 * minute);
  }
  expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
  expect(gaps[0]).toBeGreaterThan(0);
  await run();
  expect(attempts).toEqual([1, 2, 3]);
  const [failed] = await list();
  expect(failed).toMatchObject({ kind: 'test.fails', attempts: 3, error: 'not now' });

  expect(await admin.call('POST /itf/failed-jobs/retry', { body: { ids: [failed!.id] } })).toEqual({ changed: 1 });
  await run();
  expect(await effects()).toEqual(['stubborn']);
  expect(await list()).toEqual([]);
});

it('failed jobs are found by kind and by words of their error without diacritics, and sorted', async () => {
  const admin = t.as(await t.createUser({ role: 'ADMIN' }));
  const broken = async (kind: string, error: string | null, attempts: number) => {
    const id = await addJob(t.db, { kind, payload: {}, maxAttempts: attempts, runAt: null, key: null });
    await sql`SELECT graphile_worker.permanently_fail_jobs(ARRAY[${id}]::bigint[], ${error})`.execute(t.db);
    return id;
  };
  const one = await broken('test.writes', 'Không mở được tệp', 1);
  const two = await broken('test.fails', 'timeout', 3);
  const three = await broken('test.writes', null, 2);
  const found = async (query: Input<'GET /itf/failed-jobs'>['query']) =>
    (await admin.call('GET /itf/failed-jobs', { query })).items.map(({ id }) => id);
  expect(await found({})).toEqual([three, two, one]);
  expect(await found({ direction: 'asc' })).toEqual([one, two, three]);
  expect(await found({ sort: 'attempts', direction: 'asc' })).toEqual([one, three, two]);
  expect(await found({ sort: 'kind', direction: 'asc' })).toEqual([two, three, one]);
  expect(await found({ kind: 'test.writes' })).toEqual([three, one]);
  expect(await found({ search: 'mo duoc' })).toEqual([one]);
  expect(await found({ size: 10, page: 1 })).toEqual([]);
  expect(await admin.call('GET /itf/failed-jobs/kinds')).toEqual([
    { kind: 'test.fails', count: 1 },
    { kind: 'test.writes', count: 2 },
  ]);
});

it('crashes are found by part and by words of how they ended or what was worked on', async () => {
  const admin = t.as(await t.createUser({ role: 'ADMIN' }));
  const work = { kind: 'job', id: 'job-7', name: 'papers.render' } as const;
  await recordCrash(t.app, { part: 'documents', reason: 'Hết bộ nhớ', work });
  t.advance(minute);
  await recordCrash(t.app, { part: 'sound', reason: 'signal 11', work: null });
  const found = async (query: Input<'GET /itf/crashes'>['query']) =>
    (await admin.call('GET /itf/crashes', { query })).items.map(({ part }) => part);
  expect(await found({})).toEqual(['sound', 'documents']);
  expect(await found({ direction: 'asc' })).toEqual(['documents', 'sound']);
  expect(await found({ part: 'sound' })).toEqual(['sound']);
  expect(await found({ search: 'het bo nho' })).toEqual(['documents']);
  expect(await found({ search: 'papers.render' })).toEqual(['documents']);
  await sql`DELETE FROM crashes`.execute(t.db);
});

it('a discarded failed job is gone; a waiting one is not touched', async () => {
  const admin = t.as(await t.createUser({ role: 'ADMIN' }));
  failures = 3;
  await enqueue(t, fails, { name: 'unwanted' });
  for (let time = 0; time < 3; time++) {
    await run();
    t.advance(10 * minute);
  }
  const { items } = await admin.call('GET /itf/failed-jobs');
  await enqueue(t, writes, { name: 'waiting' }, { runAt: new Date(t.now() + minute) });
  const { rows } = await sql<{ id: number }>`SELECT id FROM graphile_worker.jobs`.execute(t.db);
  const ids = rows.map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(await admin.call('POST /itf/failed-jobs/discard', { body: { ids } })).toEqual({ changed: 1 });
  expect(items.map(({ kind }) => kind)).toEqual(['test.fails']);
  t.advance(10 * minute);
  await run();
  expect(await effects()).toEqual(['waiting']);
  const { entries } = await admin.call('GET /itf/audit-log', { query: { action: 'job-discarded' } });
  expect(entries).toMatchObject([{ subject: { kind: 'job' }, details: { name: 'test.fails' } }]);
});

it('the owner sees the progress of a job; it does not exist for others', async () => {
  const id = await enqueueRun(owner(teacher), counts, { to: 3 });
  const get = (user: TestUser) => t.as(user).call('GET /jobs/{id}', { params: { id } });
  expect(await get(teacher)).toMatchObject({ state: 'QUEUED', done: 0, total: null, result: null, finishedAt: null });
  const seen: unknown[] = [];
  between = async () => seen.push(await get(teacher));
  await run();
  between = () => Promise.resolve();
  expect(seen).toMatchObject([1, 2, 3].map((done) => ({ state: 'RUNNING', done, total: 3 })));
  expect(await get(teacher)).toMatchObject({ state: 'DONE', done: 3, total: 3, result: { counted: 3 } });
  for (const other of [
    await t.createUser({ role: 'TEACHER', package: 'BASIC' }),
    await t.createUser({ role: 'ADMIN' }),
  ]) {
    await expect(get(other)).rejects.toMatchObject({ status: 404 });
    await expect(t.as(other).call('POST /jobs/{id}/cancel', { params: { id } })).rejects.toMatchObject({ status: 404 });
  }
});

it('a job cancelled before its start does nothing, and a running one ends at its next step', async () => {
  const cancel = (id: string) => t.as(teacher).call('POST /jobs/{id}/cancel', { params: { id } });
  const waiting = await enqueueRun(owner(teacher), counts, { to: 2 });
  expect(await cancel(waiting)).toMatchObject({ state: 'CANCELLED' });
  await run();
  expect(await effects()).toEqual([]);
  const running = await enqueueRun(owner(teacher), counts, { to: 5 });
  between = async () => (await effects()).length === 2 && (await cancel(running));
  await run();
  between = () => Promise.resolve();
  expect(await effects()).toEqual(['step 1', 'step 2']);
  t.advance(60 * minute);
  await run();
  expect(await t.as(teacher).call('GET /jobs/{id}', { params: { id: running } })).toMatchObject({
    state: 'CANCELLED',
    done: 2,
  });
});

it('an effect after cancelling is rolled back', async () => {
  const id = await enqueueRun(owner(teacher), { ...writes, kind: 'test.slow' }, { name: 'too late' });
  const slow = {
    ...writes,
    kind: 'test.slow',
    run: ({ once }: Parameters<typeof writes.run>[0]) =>
      once(async (db) => {
        await t.as(teacher).call('POST /jobs/{id}/cancel', { params: { id } });
        await note('too late').execute(db);
      }),
  };
  await runJobs(t, [slow]);
  expect(await effects()).toEqual([]);
  expect(await t.as(teacher).call('GET /jobs/{id}', { params: { id } })).toMatchObject({ state: 'CANCELLED' });
});

it('a run whose attempts all fail is reported, and continues when an administrator retries it', async () => {
  const admin = t.as(await t.createUser({ role: 'ADMIN' }));
  failures = 3;
  const id = await enqueueRun(owner(teacher), fails, { name: 'followed' });
  const state = async () => (await t.as(teacher).call('GET /jobs/{id}', { params: { id } })).state;
  await run();
  expect(await state()).toBe('QUEUED');
  for (let time = 0; time < 2; time++) {
    t.advance(10 * minute);
    await run();
  }
  expect(await state()).toBe('FAILED');
  const { items } = await admin.call('GET /itf/failed-jobs');
  await admin.call('POST /itf/failed-jobs/retry', { body: { ids: items.map((job) => job.id) } });
  expect(await state()).toBe('QUEUED');
  await run();
  expect(await state()).toBe('DONE');
});

/** What an administrator sees of failed jobs and crashes. */
async function seen() {
  const admin = t.as(await t.createUser({ role: 'ADMIN' }));
  return {
    admin,
    failed: (await admin.call('GET /itf/failed-jobs')).items,
    crashes: (await admin.call('GET /itf/crashes')).items,
  };
}
/** Lets workers run the jobs of these kinds, in the order in which they were added, and die. */
async function runningOn(workers: readonly string[]) {
  const { rows } = await sql<{ id: number }>`SELECT id FROM graphile_worker.jobs ORDER BY id`.execute(t.db);
  for (const [index, worker] of workers.entries())
    await sql`UPDATE graphile_worker._private_jobs SET locked_by = ${worker}, locked_at = ${new Date(t.now())}, attempts = attempts + 1
      WHERE id = ${rows[index]!.id}`.execute(t.db);
  return rows.map(({ id }) => id);
}

it('the job of a worker that has just started stays with it; one that died waits for an administrator', async () => {
  await enqueue(t, writes, { name: 'of the new' });
  const start = t.now();
  const [id] = await runningOn(['new']);
  for (const ms of [0, 15_000, 30_000]) await beat(t.app, 'alive', start + ms);
  await run();
  expect((await seen()).failed).toEqual([]);
  // One that died before it was ever seen.
  for (const ms of [45_000, deadAfterMs + 5_000]) await beat(t.app, 'alive', start + ms);
  t.advance(60 * minute);
  await run();
  expect(await effects()).toEqual([]);
  const { failed, crashes, admin } = await seen();
  expect(failed).toMatchObject([
    { id, kind: 'test.writes', attempts: 1, error: 'The process that ran this job ended.' },
  ]);
  expect(crashes[0]).toMatchObject({ part: 'process', work: { kind: 'job', id: String(id), name: 'test.writes' } });
  await admin.call('POST /itf/failed-jobs/retry', { body: { ids: [id!] } });
  await run();
  expect(await effects()).toEqual(['of the new']);
});

it('the job of a dead worker is not run again by itself, that of a living one is not touched', async () => {
  const followed = await enqueueRun(owner(teacher), writes, { name: 'of the dead' });
  await enqueue(t, writes, { name: 'of the living' });
  const [dead] = await runningOn(['dead', 'alive']);
  await sql`UPDATE job_runs SET state = 'RUNNING' WHERE id = ${followed}`.execute(t.db);
  const start = t.now();
  const at = (ms: number) => start + ms;
  await beat(t.app, 'dead', at(0));
  await beat(t.app, 'alive', at(deadAfterMs));
  // A worker that was itself cut off for long releases no jobs at once: the other workers may have been cut off too.
  await beat(t.app, 'late', at(0));
  await beat(t.app, 'late', at(deadAfterMs + 1));
  expect((await seen()).failed).toEqual([]);
  await beat(t.app, 'alive', at(deadAfterMs + 15_000));
  await run();
  expect(await effects()).toEqual([]);
  expect((await seen()).failed).toMatchObject([{ id: dead }]);
  expect(await t.as(teacher).call('GET /jobs/{id}', { params: { id: followed } })).toMatchObject({ state: 'FAILED' });
});

it('a job that may run again after its process died does so, but not for ever', async () => {
  const repeated = { ...writes, kind: 'test.repeated', againAfterDeath: true as const };
  await enqueue(t, repeated, { name: 'paid' });
  let start = t.now();
  for (const deaths of [1, 2, 3]) {
    await runningOn([`dead ${deaths}`]);
    for (const ms of [0, 15_000, 30_000, 45_000, deadAfterMs + 5_000])
      await beat(t.app, 'alive', start + ms, [repeated]);
    expect((await seen()).failed).toHaveLength(deaths < 3 ? 0 : 1);
    start += deadAfterMs + 10_000;
    t.advance(deadAfterMs + 10_000);
  }
});

it('a job that ends the process of its native code is not tried again, and shown with its reason', async () => {
  let runs = 0;
  const crashing = testJob({
    kind: 'test.crashing',
    payload,
    async run() {
      runs += 1;
      // The compiler's own escape: no text of users becomes one.
      await renderPdf('#set text(font: "Tinos", lang: "vi")\n#"\\u{202e}Lê Minh"');
    },
  });
  const followed = await enqueueRun(owner(teacher), crashing, { name: 'x' }, { key: 'the key' });
  for (let time = 0; time < 4; time += 1) {
    await runJobs(t, [...jobs, crashing]);
    t.advance(60 * minute);
  }
  expect(runs).toBe(1);
  const { failed, crashes, admin } = await seen();
  expect(failed).toMatchObject([{ kind: 'test.crashing', attempts: 1, error: expect.stringContaining('SIGABRT') }]);
  expect(failed[0]!.error).not.toContain('Minh');
  expect(crashes[0]).toMatchObject({ part: 'documents', work: { kind: 'job', name: 'test.crashing' } });
  expect(await t.as(teacher).call('GET /jobs/{id}', { params: { id: followed } })).toMatchObject({ state: 'FAILED' });
  expect(await isQueued(t.db, 'the key')).toBe(true);
  await admin.call('POST /itf/failed-jobs/retry', { body: { ids: [failed[0]!.id] } });
  await runJobs(t, [...jobs, crashing]);
  expect(runs).toBe(2);
});

it('a process that ended without being asked to is recorded by the next one, with what was under way', async () => {
  const folder = join(t.app.config.dataDir, 'running');
  mkdirSync(folder, { recursive: true });
  // A process id beyond the largest of Linux.
  const mark = (name: string, marker: object) =>
    writeFileSync(join(folder, `${hostname()}-${name}.json`), JSON.stringify({ pid: 4_194_999, ...marker }));
  mark('1', { reason: 'TypeError: x', work: [{ kind: 'request', id: 'r1', name: 'POST /api/itf/x' }] });
  mark('2', {});
  writeFileSync(join(folder, 'another-machine-3.json'), JSON.stringify({ pid: 4_194_999 }));
  const unmark = await markRunning(t.app);
  expect(readdirSync(folder).toSorted()).toEqual(
    [`${hostname()}-${process.pid}.json`, 'another-machine-3.json'].toSorted(),
  );
  const { crashes } = await seen();
  expect(crashes).toContainEqual(
    expect.objectContaining({
      part: 'process',
      reason: 'TypeError: x',
      work: { kind: 'request', id: 'r1', name: 'POST /api/itf/x' },
    }),
  );
  expect(crashes).toContainEqual(
    expect.objectContaining({ part: 'process', reason: 'ended without being asked to', work: null }),
  );
  unmark();
  expect(readdirSync(folder)).toEqual(['another-machine-3.json']);
});

it('an hour holds a limited number of crashes, and old ones are deleted', async () => {
  await sql`DELETE FROM crashes`.execute(t.db);
  for (let time = 0; time < 205; time += 1)
    await recordCrash(t.app, { part: 'pictures', reason: 'ended by SIGKILL', work: null });
  const count = async () => (await sql`SELECT FROM crashes`.execute(t.db)).rows.length;
  expect(await count()).toBe(200);
  t.advance(91 * 24 * 60 * minute);
  await recordCrash(t.app, { part: 'pictures', reason: 'ended by SIGKILL', work: null });
  await enqueue(t, deleteOldRunsJob, {});
  await runJobs(t, [deleteOldRunsJob]);
  expect(await count()).toBe(1);
});
