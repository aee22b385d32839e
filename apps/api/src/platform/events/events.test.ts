/** The outbox on a real database: order, once by key, failures that stop one subject only, processes that die. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { sql, type RawNode } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withTransaction, type Db } from '#db';
import { beat, deadAfterMs } from '#platform/jobs';
import { testApp } from '../../testing/app.ts';
import { runJobs } from '../../testing/jobs.ts';
import { pendingStreams } from './events.queries.ts';
import { defineEvent, emit, emitEach, eventsJobs, on, registerListeners, type EventListener } from './index.ts';

const t = await testApp();
const minute = 60_000;
const day = 86_400_000;

/** What the listeners have heard: rows, so that a rollback undoes them. */
await sql`CREATE TABLE heard (place serial, listener text NOT NULL, subject int NOT NULL, n int NOT NULL)`.execute(
  t.db,
);

const payload = z.strictObject({ subject: z.int(), n: z.int() });
const subject = ({ subject }: z.infer<typeof payload>) => `test ${subject}`;
const noted = defineEvent({ kind: 'test-noted', payload, subject });
const settled = defineEvent({ kind: 'test-settled', payload, subject });
const unheard = defineEvent({ kind: 'test-unheard', payload, subject });

type Fact = z.infer<typeof payload>;
const write = (db: Db, listener: string, { subject, n }: Fact) =>
  sql`INSERT INTO heard (listener, subject, n) VALUES (${listener}, ${subject}, ${n})`.execute(db);

/** What the listener does after it has written; the tests replace it. */
let after: (db: Db, fact: Fact) => Promise<unknown> | unknown;
const ledger: EventListener = {
  name: 'test.ledger',
  hears: [noted, settled].map((event) =>
    on(event, async ({ db }, fact) => {
      await write(db, 'test.ledger', fact);
      await after(db, fact);
    }),
  ),
};
const second: EventListener = {
  name: 'test.second',
  hears: [on(noted, async ({ db }, fact) => void (await write(db, 'test.second', fact)))],
};
registerListeners([ledger, second]);

beforeEach(async () => {
  after = () => {};
  await sql`DELETE FROM heard`.execute(t.db);
  await sql`DELETE FROM events`.execute(t.db);
  await sql`SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM graphile_worker.jobs`.execute(
    t.db,
  );
  await sql`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs`.execute(t.db);
});

const tell = (fact: Fact, event = noted) => withTransaction(t.db, (db) => emit({ db, now: t.now() }, event, fact));
const run = () => runJobs(t, eventsJobs);
async function heard(listener = 'test.ledger'): Promise<Record<number, number[]>> {
  const { rows } = await sql<Fact>`SELECT subject, n FROM heard WHERE listener = ${listener} ORDER BY place`.execute(
    t.db,
  );
  const of = Map.groupBy(rows, ({ subject }) => subject);
  return Object.fromEntries([...of].map(([subject, own]) => [subject, own.map(({ n }) => n)]));
}
const eventCount = async () => (await sql`SELECT FROM events`.execute(t.db)).rows.length;
const jobCount = async () => (await sql`SELECT FROM graphile_worker.jobs`.execute(t.db)).rows.length;

describe('writing', () => {
  it('an event of a transaction that is rolled back does not exist', async () => {
    await withTransaction(t.db, async (db) => {
      await emit({ db, now: t.now() }, noted, { subject: 1, n: 1 });
      throw new Error('taken back');
    }).catch(() => {});
    await run();
    expect([await heard(), await eventCount(), await jobCount()]).toEqual([{}, 0, 0]);
  });

  it('is refused outside a transaction, and with a payload that its kind does not declare', async () => {
    await expect(emit({ db: t.db, now: t.now() }, noted, { subject: 1, n: 1 })).rejects.toThrow(
      'outside a transaction',
    );
    await expect(tell({ subject: 1, n: 1, name: 'An' } as Fact)).rejects.toThrow('name');
    expect(await eventCount()).toBe(0);
  });

  it('costs nothing while nothing listens; a listener that is registered later hears later events only', async () => {
    const asked: string[] = [];
    const watched = t.db.withPlugin({
      transformQuery: ({ node }) => (asked.push(node.kind), node),
      transformResult: ({ result }) => Promise.resolve(result),
    });
    await watched.transaction().execute((db) => emit({ db, now: t.now() }, unheard, { subject: 1, n: 1 }));
    expect([asked, await eventCount(), await jobCount()]).toEqual([[], 0, 0]);
    registerListeners([
      { name: 'test.late', hears: [on(unheard, async ({ db }, fact) => void (await write(db, 'test.late', fact)))] },
    ]);
    await watched.transaction().execute((db) => emit({ db, now: t.now() }, unheard, { subject: 1, n: 2 }));
    expect(asked).toHaveLength(1);
    await run();
    expect(await heard('test.late')).toEqual({ 1: [2] });
  });
});

describe('delivering', () => {
  it('every listener hears an event once, however often it is asked to', async () => {
    await tell({ subject: 1, n: 1 });
    await tell({ subject: 1, n: 2 }, settled);
    await run();
    await sql`SELECT graphile_worker.add_job('events.deliver', '{"effect":"x","data":{}}')`.execute(t.db);
    await run();
    expect([await heard(), await heard('test.second')]).toEqual([{ 1: [1, 2] }, { 1: [1] }]);
  });

  it('leaves no job behind, so that nothing is asked while nothing happens', async () => {
    await tell({ subject: 1, n: 1 });
    await run();
    expect(await jobCount()).toBe(0);
  });

  it('keeps the order of each subject, and each listener hears each event once, with two workers and failures', async () => {
    const facts = fc.array(fc.record({ subject: fc.integer({ min: 1, max: 4 }), fails: fc.boolean() }), {
      minLength: 1,
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(facts, async (given) => {
        await sql`DELETE FROM heard`.execute(t.db);
        const failing = new Set(given.flatMap(({ fails }, n) => (fails ? [n] : [])));
        after = async (db, { n }) => {
          // The workers overlap while the listener waits for the database.
          await sql`SELECT pg_sleep(0.001)`.execute(db);
          if (failing.delete(n)) throw new Error('not now');
        };
        for (const [n, { subject }] of given.entries()) await tell({ subject, n }, n % 2 ? noted : settled);
        for (let round = 0; round < 4; round++) {
          await Promise.all([run(), run()]);
          t.advance(minute);
        }
        // A failure holds its subject back until the job that tries it again has its turn.
        while ((await jobCount()) > 0) {
          await run();
          t.advance(minute);
        }
        const expected = Map.groupBy(given.entries(), ([, { subject }]) => subject);
        expect(await heard()).toEqual(
          Object.fromEntries([...expected].map(([subject, own]) => [subject, own.map(([n]) => n)])),
        );
      }),
      { numRuns: 12 },
    );
  });

  it('two transactions about one subject at once: both are heard, and never at the same time', async () => {
    const inside = { now: 0, most: 0 };
    after = async (db) => {
      inside.most = Math.max(inside.most, ++inside.now);
      await sql`SELECT pg_sleep(0.02)`.execute(db);
      inside.now -= 1;
    };
    const [written, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = withTransaction(t.db, async (db) => {
      await emit({ db, now: t.now() }, noted, { subject: 1, n: 1 });
      written.resolve();
      await committed.promise;
    });
    await written.promise;
    await tell({ subject: 1, n: 2 });
    await run();
    committed.resolve();
    await first;
    await tell({ subject: 1, n: 3 });
    await Promise.all([run(), run()]);
    expect([await heard(), inside.most]).toEqual([{ 1: [2, 1, 3] }, 1]);
  });

  it('many subjects are delivered by one job', async () => {
    const many = Array.from({ length: 250 }, (_, subject) => ({ subject, n: subject }));
    await withTransaction(t.db, (db) => emitEach({ db, now: t.now() }, noted, many));
    expect(await jobCount()).toBe(1);
    await run();
    expect(Object.keys(await heard())).toHaveLength(250);
    expect(Object.keys(await heard('test.second'))).toHaveLength(250);
  });
});

describe('failing', () => {
  const admin = async () => t.as(await t.createUser({ role: 'ADMIN' }));
  const poison = () => {
    after = (_db, { n }) => {
      if (n === 666) throw new Error('poisoned');
    };
  };

  it('a poisoned event stops its subject for its listener, and nothing else', async () => {
    poison();
    await tell({ subject: 1, n: 666 });
    await tell({ subject: 1, n: 2 });
    await tell({ subject: 2, n: 3 });
    await run();
    expect([await heard(), await heard('test.second')]).toEqual([{ 2: [3] }, { 1: [666, 2], 2: [3] }]);
  });

  it('a statement that takes too long is the fault of its listener', async () => {
    after = (db, { n }) => n === 1 && sql`SET LOCAL statement_timeout = 5; SELECT pg_sleep(1)`.execute(db);
    await tell({ subject: 1, n: 1 });
    await tell({ subject: 2, n: 2 });
    await run();
    expect(await heard()).toEqual({ 2: [2] });
  });

  it('is tried again with growing delays, and then waits for an administrator, who runs it again', async () => {
    poison();
    await tell({ subject: 1, n: 666 });
    await tell({ subject: 1, n: 2 });
    for (let time = 0; time < 14; time++) {
      await run();
      t.advance(12 * 60 * minute);
    }
    const caller = await admin();
    const [failed] = (await caller.call('GET /itf/failed-jobs')).items;
    expect(failed).toMatchObject({ kind: 'events.deliver-again', attempts: 10, error: 'poisoned' });
    expect(await heard()).toEqual({});
    after = () => {};
    await caller.call('POST /itf/failed-jobs/retry', { body: { ids: [failed!.id] } });
    await run();
    expect(await heard()).toEqual({ 1: [666, 2] });
  });

  it('an event whose job an administrator deletes is skipped, and its subject goes on', async () => {
    poison();
    await tell({ subject: 1, n: 666 });
    await tell({ subject: 1, n: 2 });
    for (let time = 0; time < 14; time++) {
      await run();
      t.advance(12 * 60 * minute);
    }
    await clean();
    expect(await heard()).toEqual({});
    const caller = await admin();
    const ids = (await caller.call('GET /itf/failed-jobs')).items.map(({ id }) => id);
    await caller.call('POST /itf/failed-jobs/discard', { body: { ids } });
    await clean();
    expect(await heard()).toEqual({ 1: [2] });
  });
});

async function clean(): Promise<void> {
  await sql`SELECT graphile_worker.add_job('events.delete-old', '{"effect":"clean","data":{}}')`.execute(t.db);
  await run();
}

const dyingProcess = fileURLToPath(new URL('../../testing/killed.child.ts', import.meta.url));

async function deliverInDyingProcess(): Promise<void> {
  const child = spawn(process.execPath, [dyingProcess, t.database.url], { stdio: ['ignore', 'ignore', 'inherit'] });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
}

describe('dying', () => {
  it('work that is refused at the commit is not marked as delivered', async () => {
    await sql`CREATE TABLE promised (n int UNIQUE DEFERRABLE INITIALLY DEFERRED)`.execute(t.db);
    let times = 2;
    after = (db) => sql`INSERT INTO promised SELECT 1 FROM generate_series(1, ${times})`.execute(db);
    await tell({ subject: 1, n: 1 });
    await run();
    expect(await heard()).toEqual({});
    times = 1;
    t.advance(minute);
    await run();
    expect(await heard()).toEqual({ 1: [1] });
  });

  it('a connection that is lost between the work of a listener and the mark has no effect, and it is heard once', async () => {
    let lose = true;
    after = async (db) => {
      if (!lose) return;
      lose = false;
      await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(db);
    };
    await tell({ subject: 1, n: 1 });
    await run();
    expect(await heard()).toEqual({});
    t.advance(minute);
    await run();
    expect(await heard()).toEqual({ 1: [1] });
  });

  it('a process that is killed between the work of a listener and the mark: another one delivers, once', async () => {
    await tell({ subject: 1, n: 1 });
    await deliverInDyingProcess();
    expect(await heard()).toEqual({});
    // The next event does not wait until the job of the dead process is released.
    await tell({ subject: 1, n: 2 });
    await run();
    expect(await heard()).toEqual({ 1: [1, 2] });
  });

  it('the job of a killed process runs again once the process counts as dead', async () => {
    await tell({ subject: 1, n: 1 });
    await deliverInDyingProcess();
    await run();
    expect(await heard()).toEqual({});
    const later = Date.now() + 2 * deadAfterMs;
    await beat(t.app, 'survivor', later, eventsJobs);
    await beat(t.app, 'survivor', later, eventsJobs);
    await run();
    expect(await heard()).toEqual({ 1: [1] });
  });
});

describe('other releases', () => {
  const pending = (listener: string) =>
    sql`WITH e AS (INSERT INTO events (kind, subject, payload, at) VALUES ('test-noted', 'test 9', '{"subject":9,"n":9}', ${new Date(t.now())}) RETURNING id)
      INSERT INTO event_deliveries (event_id, listener, subject) SELECT id, ${listener}, 'test 9' FROM e`.execute(t.db);

  it('events for a listener of another release wait, and the job that would deliver them is planned again', async () => {
    await pending('test.newer');
    await tell({ subject: 1, n: 1 });
    await run();
    expect([await heard(), await jobCount()]).toEqual([{ 1: [1] }, 1]);
    registerListeners([
      { name: 'test.newer', hears: [on(noted, async ({ db }, fact) => void (await write(db, 'test.newer', fact)))] },
    ]);
    t.advance(2 * minute);
    await run();
    expect([await heard('test.newer'), await jobCount()]).toEqual([{ 9: [9] }, 0]);
  });

  it('old events are deleted, unless a listener still waits for them', async () => {
    after = (_db, { n }) => {
      if (n === 2) throw new Error('not yet');
    };
    await tell({ subject: 1, n: 1 });
    await tell({ subject: 2, n: 2 });
    await pending('test.removed');
    await run();
    await clean();
    expect(await eventCount()).toBe(3);
    t.advance(15 * day);
    await tell({ subject: 3, n: 3 });
    await clean();
    expect((await sql<{ subject: string }>`SELECT subject FROM events ORDER BY id`.execute(t.db)).rows).toEqual([
      { subject: 'test 2' },
      { subject: 'test 3' },
    ]);
  });
});

it('the streams with something to deliver are found by the index, also behind 100,000 events of streams that failed', async () => {
  await sql`INSERT INTO events (kind, subject, payload, at) SELECT 'test-noted', 'test ' || (n % 50), '{}', now() FROM generate_series(1, 100000) n`.execute(
    t.db,
  );
  await sql`INSERT INTO event_deliveries (event_id, listener, subject, set_aside_at)
    SELECT id, 'test.none', subject, CASE WHEN subject <> 'test 7' THEN now() END FROM events`.execute(t.db);
  await sql`ANALYZE event_deliveries`.execute(t.db);
  const nothing = { listener: '', subject: '' };
  expect(await pendingStreams(t.db, nothing, 100)).toEqual([{ listener: 'test.none', subject: 'test 7' }]);
  const explaining = t.db.withPlugin({
    transformQuery({ node }) {
      if (node.kind !== 'RawNode') throw new Error(node.kind);
      const [first, ...rest] = (node as RawNode).sqlFragments;
      return { ...node, sqlFragments: [`EXPLAIN (ANALYZE, BUFFERS) ${first}`, ...rest] } as RawNode;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const plan = (await pendingStreams(explaining, nothing, 100)) as unknown as { 'QUERY PLAN': string }[];
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).not.toMatch(/Seq Scan|Sort/);
  // One descent of the index for each of the 50 streams, not one for each event.
  expect(Number(/Buffers: shared hit=(\d+)/.exec(text)![1])).toBeLessThan(500);
});
