/** The length of an outage is added to running attempts; a process whose clock is wrong ends no attempts. */
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { DatabaseClock } from '../../../platform/database-clock.ts';
import { Health } from '../../../platform/health.ts';
import { testApp, type TestUser } from '../../../testing/app.ts';
import { createSchool, type School } from '../../../testing/school.ts';
import { startAttemptWorker } from '../attempts.worker.ts';
import { heartbeatOf } from '../outages/heartbeat.ts';

const lines: string[] = [];
const t = await testApp({ logTo: { write: (line) => void lines.push(line) } });
const worker = startAttemptWorker(t.app, { loop: false });
const heartbeat = heartbeatOf(t.app, { db: t.db, clock: new DatabaseClock(), saves: true });
const minute = 60_000;

/** A learner who began 20 minutes ago and has so many milliseconds left. */
async function working(leftMs = 10 * minute) {
  const school = await createSchool(t, { codes: ['MC1'], minutes: 30 });
  const student = await school.student();
  const { id } = await start(school, student);
  await sql`UPDATE attempts SET started_at = now() - interval '20 minutes', deadline_at = now() + ${leftMs / 1000} * interval '1 s'
    WHERE id = ${id}`.execute(t.db);
  return { school, student, id };
}

const start = (school: School, student: TestUser) =>
  t.as(student).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
let seq = 0;
const save = (one: { school: School; student: TestUser; id: string }) =>
  t.as(one.student).call('POST /student/attempts/{id}/answers', {
    params: { id: one.id },
    body: {
      clientId: 'client-1',
      entries: [{ seq: (seq += 1), base: 0, question: one.school.questions[0]!.id, answer: null }],
    },
  });

async function attempt(id: string) {
  const { rows } = await sql<{ status: string; extension: number; left: number }>`
    SELECT status, extension_seconds AS extension, extract(epoch FROM deadline_at - now())::float8 AS left
    FROM attempts WHERE id = ${id}`.execute(t.db);
  return rows[0]!;
}
/** No process has reported successful saving for this long. */
const silence = (seconds: number) =>
  sql`UPDATE heartbeat SET at = clock_timestamp() - ${seconds} * interval '1 s'`.execute(t.db);

beforeEach(async () => {
  await sql`UPDATE attempts SET status = 'SCORED', latest_mark = 0, latest_needs_teacher = false, paused_at = NULL, submitted_at = now() WHERE status = 'RUNNING'`.execute(
    t.db,
  );
  await sql`DELETE FROM heartbeat`.execute(t.db);
  await heartbeat.beat();
});

it('is none before the product was running for the first time', async () => {
  const { id } = await working();
  await sql`DELETE FROM heartbeat`.execute(t.db);
  await heartbeat.beat();
  expect((await attempt(id)).extension).toBe(0);
});

it('is added to the time of every interrupted attempt, once, and reported', async () => {
  const { id } = await working();
  await silence(300);
  await Promise.all([heartbeat.beat(), heartbeat.beat()]);
  await heartbeat.beat();
  const { extension, left } = await attempt(id);
  // As much as there was to give back, and once: twice would be ten minutes.
  expect(extension).toBeGreaterThanOrEqual(300);
  expect(extension).toBeLessThan(600);
  expect(left).toBeGreaterThan(600 + 200);
  const log = await t.db.selectFrom('audit_log').selectAll().where('action', '=', 'outage-compensated').execute();
  expect(log).toHaveLength(1);
});

it('adds no more to an attempt than its working time', async () => {
  const { id } = await working();
  await sql`UPDATE attempts SET started_at = now() - interval '40 seconds' WHERE id = ${id}`.execute(t.db);
  await silence(300);
  await heartbeat.beat();
  const { extension } = await attempt(id);
  expect(extension).toBeGreaterThanOrEqual(40);
  expect(extension).toBeLessThan(200);
});

it('counts short gaps together', async () => {
  const { id } = await working();
  await silence(6);
  await heartbeat.beat();
  await silence(6);
  await heartbeat.beat();
  expect((await attempt(id)).extension).toBeGreaterThanOrEqual(12);
  // Shorter ones are kept until they make three seconds.
  await sql`UPDATE attempts SET extension_seconds = 0 WHERE id = ${id}`.execute(t.db);
  for (let gap = 0; gap < 4; gap += 1) {
    await silence(2.5);
    await heartbeat.beat();
  }
  expect((await attempt(id)).extension).toBeGreaterThanOrEqual(3);
});

/** Answers that were stored so many seconds ago. */
const storedAgo = (id: string, seconds: number[]) =>
  sql`INSERT INTO attempt_answers (owner_id, attempt_id, entry, client, client_seq, question, received_at, disposition, answer)
    SELECT a.owner_id, a.id, s.n, 9, s.n, 0, clock_timestamp() - s.ago * interval '1 s', 'A', 'null'
    FROM attempts a, unnest(${seconds}::float8[]) WITH ORDINALITY AS s (ago, n) WHERE a.id = ${id}`.execute(t.db);

it('is none while answers were stored, though no process reported it', async () => {
  const [saving, other] = [await working(), await working()];
  await silence(12);
  await storedAgo(saving.id, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0.1]);
  await heartbeat.beat();
  expect((await attempt(saving.id)).extension).toBe(0);
  expect((await attempt(other.id)).extension).toBe(0);
});

it('is only the part in which no answer was stored', async () => {
  const { id } = await working();
  await silence(100);
  // The last stored answer was followed by 40 s of silence.
  await storedAgo(
    id,
    Array.from({ length: 60 }, (_, second) => 100 - second),
  );
  await heartbeat.beat();
  const { extension } = await attempt(id);
  expect(extension).toBeGreaterThanOrEqual(41);
  // Of one attempt the newest 30 answers are read: what is before them counts as silence too.
  expect(extension).toBeLessThanOrEqual(75);
});

it('is none when one process dies and another serves, nor when the dead one is back', async () => {
  const { id } = await working();
  const failing = new Health();
  const app = { ...t.app, health: failing };
  const dead = heartbeatOf(app, { db: t.db, clock: new DatabaseClock(), saves: true });
  await dead.beat();
  const gone = Object.assign(new Error('the connection ended'), { code: '57P01' });
  await expect(failing.saving(() => Promise.reject(gone))).rejects.toBe(gone);
  // Only the other reports now; what the process with failing saves asks for changes nothing.
  for (let second = 0; second < 8; second += 1) {
    await silence(1);
    await dead.beat();
    await heartbeat.beat();
  }
  await heartbeatOf({ ...app, health: new Health() }, { db: t.db, clock: new DatabaseClock(), saves: true }).beat();
  expect((await attempt(id)).extension).toBe(0);
  await silence(8);
  // The counterpart: a process that cannot save must not hide that nobody can.
  await dead.beat();
  await heartbeat.beat();
  expect((await attempt(id)).extension).toBeGreaterThanOrEqual(8);
});

it('is measured where learners save: a living worker does not hide it, and ends nothing meanwhile', async () => {
  const { id } = await working(-20_000);
  await silence(25);
  const other = heartbeatOf(t.app, { db: t.db, clock: new DatabaseClock(), saves: false });
  await other.beat();
  await worker.round();
  expect(await attempt(id)).toMatchObject({ status: 'RUNNING', extension: 0 });
  await heartbeat.beat();
  await worker.round();
  const { status, extension } = await attempt(id);
  expect(status).toBe('RUNNING');
  expect(extension).toBeGreaterThanOrEqual(25);
});

it('that alone made an answer late lets it count, before the time is added', async () => {
  const one = await working(-20_000);
  await silence(25);
  expect((await save(one)).entries[0]!.outcome).toBe('ACCEPTED');
  const late = await working(-60_000);
  await expect(save(late)).rejects.toMatchObject({ code: 'ATTEMPT_CLOSED' });
});

it('that alone would end an attempt leaves it running, whoever reads it before the time is added', async () => {
  const { school, student, id } = await working(-20_000);
  await silence(25);
  expect((await t.as(student).call('GET /student/attempts/{id}', { params: { id } })).status).toBe('RUNNING');
  expect(await start(school, student)).toMatchObject({ id, status: 'RUNNING' });
  expect(await attempt(id)).toMatchObject({ status: 'RUNNING' });
});

it('does not wait for a locked attempt, which gets its time when it is unlocked', async () => {
  const [held, other] = [await working(), await working(-20_000)];
  await silence(25);
  await t.db.transaction().execute(async (db) => {
    await sql`SELECT FROM attempts WHERE id = ${held.id} FOR UPDATE`.execute(db);
    await heartbeat.beat();
    expect((await attempt(held.id)).extension).toBe(0);
    expect((await attempt(other.id)).extension).toBeGreaterThanOrEqual(25);
    // Time that is owed counts already: the old deadline does not end the attempt.
    await sql`UPDATE attempts SET deadline_at = now() - interval '20 seconds' WHERE id = ${held.id}`.execute(db);
  });
  await worker.round();
  expect(await attempt(held.id)).toMatchObject({ status: 'RUNNING' });
  await heartbeat.beat();
  expect((await attempt(held.id)).extension).toBeGreaterThanOrEqual(25);
});

it('includes a disk that takes no answers, has its own message, and ends with the first save', async () => {
  const one = await working();
  await sql`CREATE FUNCTION fail_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`.execute(t.db);
  await sql`CREATE TRIGGER fail_full BEFORE INSERT ON attempt_answers FOR EACH ROW EXECUTE FUNCTION fail_full()`.execute(
    t.db,
  );
  await expect(save(one)).rejects.toMatchObject({ status: 503, code: 'STORAGE_FULL' });
  await silence(8);
  // The database answers and takes other writes, but no answers: no beat.
  await heartbeat.beat();
  expect((await attempt(one.id)).extension).toBe(0);
  const metrics = (await t.server.inject({ url: '/metrics' })).body;
  expect(metrics).toMatch(/^saves_failing 1$/m);
  expect(metrics).toMatch(/^answers_waiting 0$/m);
  await sql`DROP TRIGGER fail_full ON attempt_answers`.execute(t.db);
  await save(one);
  await heartbeat.beat();
  expect((await attempt(one.id)).extension).toBeGreaterThanOrEqual(8);
  expect((await t.server.inject({ url: '/metrics' })).body).toMatch(/^saves_failing 0\n[^]*^disk_full 0$/m);
});

it('a process with a wrong clock reports it, uses the right time, and ends no attempts', async () => {
  const { id, student } = await working(-minute);
  const clock = new DatabaseClock(() => Date.now() + 26 * 60 * minute);
  const wrong = heartbeatOf(t.app, { db: t.db, clock, saves: true });
  await wrong.beat();
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(minute);
  await worker.round();
  expect((await t.as(student).call('GET /student/attempts/{id}', { params: { id } })).status).toBe('RUNNING');
  expect(lines.some((line) => line.includes('clock is wrong'))).toBe(true);
  expect((await t.server.inject({ url: '/metrics' })).body).toMatch(/^clock_off_seconds 93[56]/m);
  expect((await t.server.inject({ url: '/health/ready' })).json()).toMatchObject({ status: 'ready', clock: 'off' });
  await heartbeat.beat();
  await worker.round();
  expect((await attempt(id)).status).not.toBe('RUNNING');
});
