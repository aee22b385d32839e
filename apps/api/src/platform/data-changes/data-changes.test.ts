/** Changes of existing rows: batches that go on where a process ended, and migrations that wait for them. */
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import type { DataChange } from './data-change.ts';
import { runDataChanges } from './index.ts';

const t = await testApp();
await sql`CREATE TABLE things (id int PRIMARY KEY, changed int NOT NULL DEFAULT 0)`.execute(t.db);

const run = (changes: readonly DataChange[], signal?: AbortSignal) =>
  runDataChanges({ app: t.app, db: t.db }, changes, signal);
const progress = async (name: string) =>
  (
    await sql<{ cursor: string | null; changed: number; finished: boolean; free: boolean }>`
      SELECT cursor, changed::int, finished_at IS NOT NULL AS finished, claimed_until IS NULL AS free FROM data_changes WHERE name = ${name}`.execute(
      t.db,
    )
  ).rows[0];
const timesChanged = async () =>
  (await sql<{ changed: number }>`SELECT changed FROM things ORDER BY id`.execute(t.db)).rows.map((row) => row.changed);

/** Which batches began, by their first row. */
let begun: string[] = [];
let failAt = '';
const counts: DataChange = {
  name: 'test.counts',
  async step({ db }, cursor) {
    begun.push(cursor ?? '0');
    if (failAt === (cursor ?? '0')) throw new Error('the process ended');
    const { rows } = await sql<{ id: number }>`
      UPDATE things SET changed = changed + 1
      WHERE id IN (SELECT id FROM things WHERE id > ${Number(cursor ?? 0)} AND changed = 0 ORDER BY id LIMIT 10)
      RETURNING id`.execute(db);
    return { changed: rows.length, next: rows.length < 10 ? null : String(Math.max(...rows.map(({ id }) => id))) };
  },
};

beforeEach(async () => {
  begun = [];
  failAt = '';
  await sql`TRUNCATE things, data_changes`.execute(t.db);
  await sql`INSERT INTO things SELECT generate_series(1, 35)`.execute(t.db);
});

it('changes every row once, batch by batch, and says how far it is', async () => {
  await run([counts]);
  expect(begun).toEqual(['0', '10', '20', '30']);
  expect(await timesChanged()).toEqual(Array(35).fill(1));
  expect(await progress('test.counts')).toEqual({ cursor: null, changed: 35, finished: true, free: true });
});

it('goes on after the last stored batch when a process ended in the middle', async () => {
  failAt = '20';
  await expect(run([counts])).rejects.toThrow('the process ended');
  expect(await progress('test.counts')).toEqual({ cursor: '20', changed: 20, finished: false, free: true });
  failAt = '';
  begun = [];
  await run([counts]);
  expect(begun).toEqual(['20', '30']);
  expect(await timesChanged()).toEqual(Array(35).fill(1));
});

it('stops between two batches when it is asked to', async () => {
  const stop = new AbortController();
  await run([{ ...counts, step: (...args) => (stop.abort(), counts.step(...args)) }], stop.signal);
  expect(await progress('test.counts')).toMatchObject({ cursor: '10', finished: false });
});

it('leaves a batch to the process that has it, and takes it over when that one has gone', async () => {
  await sql`INSERT INTO data_changes (name, started_at, claimed_until) VALUES ('test.counts', now(), ${new Date(t.now() + 30_000)})`.execute(
    t.db,
  );
  await expect(run([counts])).rejects.toThrow('another process');
  expect(begun).toEqual([]);
  await sql`UPDATE data_changes SET claimed_until = ${new Date(t.now() - 1)}`.execute(t.db);
  await run([counts]);
  expect(await timesChanged()).toEqual(Array(35).fill(1));
});

it('finds rows that the release before has written since, and keeps its moment when there are none', async () => {
  await run([counts]);
  await sql`UPDATE data_changes SET finished_at = finished_at - interval '1 day'`.execute(t.db);
  const before = await sql<{ at: Date }>`SELECT finished_at AS at FROM data_changes`.execute(t.db);
  await run([counts]);
  expect((await sql<{ at: Date }>`SELECT finished_at AS at FROM data_changes`.execute(t.db)).rows).toEqual(before.rows);
  await sql`INSERT INTO things VALUES (36)`.execute(t.db);
  await run([counts]);
  expect(await progress('test.counts')).toMatchObject({ changed: 36, finished: true });
  expect((await timesChanged()).at(-1)).toBe(1);
});
