/** A fault in one attempt does not affect others, and an unreachable database is reported at once. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createDatabase, createPool, limits } from '#db';
import { DatabaseClock } from '../../../platform/database-clock.ts';
import { createProduct } from '../../../product.ts';
import { testApp, type TestUser } from '../../../testing/app.ts';
import { databaseProxy } from '../../../testing/proxy.ts';
import { createSchool, type School } from '../../../testing/school.ts';
import { attemptsOf } from '../attempts.service.ts';
import { heartbeatOf } from '../outages/heartbeat.ts';

const t = await testApp();
const school = await createSchool(t, { codes: ['MC1', 'MC1'] });

const start = (student: TestUser, at: School = school) =>
  t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: at.assignmentId } });
async function sitting() {
  const student = await school.student();
  return { student, id: (await start(student)).id };
}
type Sitting = Awaited<ReturnType<typeof sitting>>;

let seq = 0;
const entries = () => [{ seq: (seq += 1), base: 0, question: school.questions[0]!.id, answer: null }];
const save = ({ student, id }: Sitting) =>
  t.as(student).call('POST /student/attempts/{id}/answers', {
    params: { id },
    body: { clientId: 'client-1', entries: entries() },
  });
const submit = ({ student, id }: Sitting) =>
  t.as(student).call('POST /itf/unit-tests-result/submit', {
    body: { attemptId: id, clientId: 'client-2', entries: [] },
  });

it('a locked attempt delays nobody else, and its client is told to retry', async () => {
  const [held, ...others] = await Promise.all(Array.from({ length: 6 }, sitting));
  await t.db.transaction().execute(async (db) => {
    await sql`SELECT FROM attempts WHERE id = ${held!.id} FOR UPDATE`.execute(db);
    const blocked = Promise.allSettled([save(held!), submit(held!)]);
    let over = false;
    void blocked.then(() => (over = true));
    // Everything of the others is answered while the held ones still wait.
    expect((await Promise.all(others.map(save))).map(({ entries: [one] }) => one!.outcome)).toEqual(
      Array.from({ length: 5 }, () => 'ACCEPTED'),
    );
    await Promise.all(others.slice(1).map(submit));
    await sitting();
    expect(over).toBe(false);
    for (const one of await blocked)
      expect(one).toMatchObject({ status: 'rejected', reason: { status: 503, code: 'SERVER_BUSY' } });
  });
  expect((await save(held!)).entries).toMatchObject([{ outcome: 'ACCEPTED', entry: 1 }]);
  expect((await submit(held!)).status).toBe('SUBMITTED');
});

it('saves to an attempt that is locked for a moment are stored after it, in order', async () => {
  const one = await sitting();
  const saving = await t.db.transaction().execute(async (db) => {
    await sql`SELECT FROM attempts WHERE id = ${one.id} FOR UPDATE`.execute(db);
    return { first: save(one), second: save(one) };
  });
  expect((await saving.first).entries[0]!.entry).toBe(1);
  expect((await saving.second).entries[0]!.entry).toBe(2);
});

it('a start that waits for a locked row fails alone', async () => {
  const [held, ...others] = await Promise.all(Array.from({ length: 4 }, () => school.student()));
  const attempts = attemptsOf(t.app);
  const startOf = ({ id }: TestUser) => attempts.start(id, school.assignmentId, t.now());
  const replies = await t.db.transaction().execute(async (db) => {
    await sql`SELECT FROM users WHERE id = ${held!.id} FOR UPDATE`.execute(db);
    // Asked for in one turn, they share a batch.
    return Promise.allSettled([held!, ...others].map(startOf));
  });
  expect(replies.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});

it('a row that cannot be written fails alone', async () => {
  const [broken, ...others] = await Promise.all(Array.from({ length: 4 }, sitting));
  await sql`CREATE FUNCTION fail_one() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'damaged'; END $$`.execute(
    t.db,
  );
  await sql`CREATE TRIGGER fail_one BEFORE INSERT ON attempt_answers FOR EACH ROW
    WHEN (NEW.attempt_id = ${sql.lit(broken!.id)}) EXECUTE FUNCTION fail_one()`.execute(t.db);
  for (const one of others) await save(one);
  await expect(save(broken!)).rejects.toThrow();
  const attempts = attemptsOf(t.app);
  const saveOf = ({ student, id }: Sitting) => attempts.save(student.id, id, 'client-1', entries(), t.now());
  // With their facts cached, those that are asked for in one turn share a batch.
  const replies = await Promise.allSettled([broken!, ...others].map(saveOf));
  expect(replies.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});

it('two devices that save the same question in one turn are seen one after the other', async () => {
  const { student, id } = await sitting();
  await save({ student, id });
  const attempts = attemptsOf(t.app);
  const question = school.questions[1]!.id;
  const saveFrom = (client: string) =>
    attempts.save(student.id, id, client, [{ seq: 900, base: 0, question, answer: null }], t.now());
  await Promise.all(['tablet-one', 'phone-one'].map(saveFrom));
  const stored = await t.db
    .selectFrom('attempt_answers')
    .select(['client', 'disposition'])
    .where('attempt_id', '=', id)
    .where('client_seq', '=', 900)
    .orderBy('entry')
    .execute();
  // Accepted, stale, and the answer merged of both.
  expect(stored.map(({ disposition }) => disposition)).toEqual(['A', 'T', 'A']);
});

it('a frozen database gives 503 with Retry-After to waiting and new requests until it answers', async () => {
  const proxy = await databaseProxy(t.database.url);
  const pool = (own: (typeof limits)[keyof typeof limits]) =>
    createDatabase(createPool({ url: proxy.url, max: 3, limits: own }));
  const databases = { db: pool(limits.web), saving: pool(limits.saving) };
  const heartbeatDb = pool(limits.heartbeat);
  const lines: string[] = [];
  const product = await createProduct({
    config: { ...t.app.config, directUrl: proxy.url, logLevel: 'warn' },
    ...databases,
    now: t.now,
    checkReplies: true,
    logTo: { write: (line) => void lines.push(line) },
  });
  const heartbeat = heartbeatOf(product.app, { db: heartbeatDb, clock: new DatabaseClock(), saves: true });
  const one = await sitting();
  const post = () =>
    product.server.inject({
      method: 'POST',
      url: `/api/student/attempts/${one.id}/answers`,
      headers: { 'user-authorization': `Bearer ${one.student.token}` },
      payload: { clientId: 'client-1', entries: entries() },
    });
  const ready = () => product.server.inject({ url: '/health/ready' });
  await heartbeat.beat();
  expect((await post()).statusCode).toBe(200);
  expect((await ready()).statusCode).toBe(200);

  proxy.freeze();
  // Readiness is asked for anew after a second.
  t.advance(1_000);
  const waiting = post();
  let heard = false;
  const beating = heartbeat.beat().finally(() => (heard = true));
  // Readiness does not wait for the heartbeat to find out.
  expect((await ready()).statusCode).toBe(503);
  expect(product.app.health.databaseAway).toBe(false);
  for (const reply of [await waiting, await post(), await ready()]) {
    expect(reply.statusCode).toBe(503);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(reply.json().code).toBe('DATABASE_UNAVAILABLE');
  }
  // The heartbeat itself still waits for its reply: nobody else had to wait until it gave up.
  expect(heard).toBe(false);

  proxy.thaw();
  await beating;
  while (product.app.health.databaseAway) await heartbeat.beat();
  expect((await post()).statusCode).toBe(200);
  // The work of the refused requests has ended by now: nothing answers them a second time.
  expect(lines.filter((line) => line.includes('FST_ERR_REP_ALREADY_SENT'))).toEqual([]);
  await product.close();
  await Promise.all([...Object.values(databases), heartbeatDb].map((db) => db.destroy()));
});

it('a server that has become read-only is an outage: one refusal for a batch, and readiness fails', async () => {
  const sittings = await Promise.all([sitting(), sitting()]);
  const name = new URL(t.database.url).pathname.slice(1);
  await sql.raw(`ALTER DATABASE ${name} SET default_transaction_read_only = on`).execute(t.db);
  const db = createDatabase(createPool({ url: t.database.url, max: 2 }));
  const product = await createProduct({ config: t.app.config, db, now: t.now, checkReplies: true });
  const heartbeat = heartbeatOf(product.app, { db, clock: new DatabaseClock(), saves: true });
  try {
    const attempts = attemptsOf(product.app);
    const saveOf = ({ student, id }: Sitting) => attempts.save(student.id, id, 'client-1', entries(), t.now());
    // The first saves read the facts of their attempts; then both share a batch.
    await Promise.allSettled(sittings.map(saveOf));
    const refused = await Promise.allSettled(sittings.map(saveOf));
    const reasons = refused.map((one) => (one.status === 'rejected' ? (one.reason as unknown) : null));
    expect(reasons[0]).toMatchObject({ code: '25006' });
    // The same error: the batch was not tried again entry by entry.
    expect(reasons[1]).toBe(reasons[0]);
    expect(product.app.health.savesFail).toBe(true);

    const { student, id } = sittings[0]!;
    const post = () =>
      product.server.inject({
        method: 'POST',
        url: `/api/student/attempts/${id}/answers`,
        headers: { 'user-authorization': `Bearer ${student.token}` },
        payload: { clientId: 'client-1', entries: entries() },
      });
    for (const reply of [await post(), await product.server.inject({ url: '/health/ready' })]) {
      expect([reply.statusCode, reply.json().code]).toEqual([503, 'DATABASE_UNAVAILABLE']);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    await heartbeat.beat();
    expect(product.app.health.databaseAway).toBe(true);
  } finally {
    await sql.raw(`ALTER DATABASE ${name} RESET default_transaction_read_only`).execute(t.db);
    await product.close();
    await db.destroy();
  }
});

it('readiness is checked once a second, however many ask', async () => {
  await sql`CREATE SEQUENCE probes`.execute(t.db);
  const real = await sql<{ text: string }>`SELECT pg_get_functiondef('probe_write()'::regprocedure) AS text`.execute(
    t.db,
  );
  await sql`CREATE OR REPLACE FUNCTION probe_write() RETURNS void LANGUAGE plpgsql AS $$ BEGIN PERFORM nextval('probes'); END $$`.execute(
    t.db,
  );
  let at = t.now();
  const product = await createProduct({ config: t.app.config, db: t.db, now: () => at, checkReplies: true });
  const ask = async () => (await product.server.inject({ url: '/health/ready' })).statusCode;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200]);
  at += 999;
  expect(await ask()).toBe(200);
  at += 1;
  expect(await ask()).toBe(200);
  const { rows } = await sql<{ probes: number }>`SELECT last_value AS probes FROM probes`.execute(t.db);
  expect(rows).toEqual([{ probes: 2 }]);
  await product.close();
  await sql.raw(real.rows[0]!.text).execute(t.db);
});

// Linux shows processes as a file system without any free space.
it.runIf(process.platform === 'linux')('readiness fails on a disk without space for files', async () => {
  const product = await createProduct({
    config: { ...t.app.config, dataDir: '/proc' },
    db: t.db,
    saving: t.db,
    now: t.now,
    checkReplies: true,
  });
  const reply = await product.server.inject({ url: '/health/ready' });
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'STORAGE_FULL']);
  await product.close();
});

it('readiness fails when the database can be read but not written', async () => {
  await sql`ALTER FUNCTION probe_write() RENAME TO probe_write_away`.execute(t.db);
  await sql`CREATE FUNCTION probe_write() RETURNS void LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$`.execute(t.db);
  const reply = await t.server.inject({ url: '/health/ready' });
  expect(reply.statusCode).toBe(503);
  expect(reply.json().code).toBe('STORAGE_FULL');
  expect((await t.server.inject({ url: '/metrics' })).body).toMatch(/^disk_full 1$/m);
});
