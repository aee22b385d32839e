/** A worker process is killed while it makes papers: the job waits for an administrator, and the next worker finishes it without making files again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { beat, deadAfterMs } from '#platform/jobs';
import { testApp } from '../../testing/app.ts';
import { addReadyExam } from '../../testing/content.ts';
import { textOfPdf } from '../../testing/pdf.ts';

const t = await testApp();
const { databaseUrl, dataDir, secret } = t.app.config;

const started: ChildProcess[] = [];
afterEach(() => Promise.all(started.map(killed)));

function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, [join(import.meta.dirname, '../../worker.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SECRET: secret.toString('base64'),
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  started.push(worker);
  return worker;
}
async function killed(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) {
    for (const { exitCode } of started) if (exitCode !== null) throw new Error(`a worker ended with ${exitCode}`);
    await delay(20);
  }
}

test('papers of a killed worker are not made again by themselves; run again, each file is made once', async () => {
  const teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  const { examId } = await addReadyExam(t, teacher);
  const set = await t.as(teacher).call('POST /itf/unit-tests/{id}/papers', {
    params: { id: examId },
    body: { formats: ['pdf'], codes: 3, extras: ['key'] },
  });
  /** For each file whether it is stored, and the id of the transaction that wrote its row (`xmin`). */
  const files = async () =>
    (
      await sql<{ made: boolean; write: string }>`SELECT bytes IS NOT NULL AS made, xmin::text AS write FROM paper_files
        WHERE set_id = ${set.id} ORDER BY position`.execute(t.db)
    ).rows;
  const read = () => t.as(teacher).call('GET /itf/papers/{id}', { params: { id: set.id } });

  const first = startWorker();
  await t.db.transaction().execute(async (holding) => {
    await sql`SELECT 1 FROM paper_files WHERE set_id = ${set.id} AND position = 2 FOR UPDATE`.execute(holding);
    // The worker has stored two files and waits for the lock to store the third.
    const waiting = sql<{ pid: number }>`SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%paper_files%'`;
    await until(async () => (await waiting.execute(t.db)).rows.length > 0);
    await killed(first);
    // Ends its database connections, as if the machine had crashed, so that the waiting statement is not executed.
    for (const { pid } of (await waiting.execute(t.db)).rows)
      await sql`SELECT pg_terminate_backend(${pid})`.execute(t.db);
    await until(async () => (await waiting.execute(t.db)).rows.length === 0);
  });
  const before = await files();
  expect(before.map(({ made }) => made)).toEqual([true, true, false, false]);
  expect((await read()).state).toBe('RUNNING');

  startWorker();
  const at = Date.now();
  await beat(t.app, 'another', at);
  await beat(t.app, 'another', at + 15_000);
  expect((await read()).state).toBe('RUNNING');
  for (const wait of [30_000, 45_000, deadAfterMs + 1_000]) await beat(t.app, 'another', at + wait);
  expect((await files()).map(({ made }) => made)).toEqual([true, true, false, false]);
  const admin = t.as(await t.createUser({ role: 'ADMIN' }));
  const { items } = await admin.call('GET /itf/failed-jobs');
  expect(items).toMatchObject([{ kind: 'papers.make', attempts: 1 }]);
  await admin.call('POST /itf/failed-jobs/retry', { body: { ids: items.map(({ id }) => id) } });
  await until(async () => (await read()).state === 'DONE');

  const after = await files();
  expect(after.map(({ made }) => made)).toEqual([true, true, true, true]);
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect((await read()).files.map(({ problem }) => problem)).toEqual([null, null, null, null]);
  const last = await t.as(teacher).raw({ method: 'GET', url: `/api/itf/papers/${set.id}/files/2` });
  expect((await textOfPdf(last.rawPayload)).text).toMatch(/Mã đề\s*103/);
  const { rows: left } = await sql`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'papers.make'`.execute(
    t.db,
  );
  expect(left).toEqual([]);
  expect((await t.as(teacher).call('GET /itf/unit-tests/{id}/papers', { params: { id: examId } })).length).toBe(1);
}, 180_000);
