/** Calls with an idempotency key: one effect and one reply, in any order, from any process, and after a crash. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@vumon/domain';
import { withTransaction } from '#db';
import { enqueue } from '#platform/jobs';
import type { SignedInContext } from '../http/context.ts';
import { addCatalogue } from '../../testing/content.ts';
import { runJobs } from '../../testing/jobs.ts';
import { testApp, type TestUser } from '../../testing/app.ts';
import { deleteOldIdempotencyKeysJob, onceByKey } from './idempotency.service.ts';

const t = await testApp();
/** A second process on the same database. */
const other = await testApp({ database: t.database, config: { secret: t.app.config.secret } });

let teacher: TestUser;
beforeAll(() => addCatalogue(t.db));
beforeEach(async () => {
  teacher = await t.createUser({ role: 'TEACHER', package: 'SCHOOL' });
});

const classOf = (code: string) => ({ code, name: '9A1', gradeId: 'G9', schoolYear: 2026 });
const newCode = () => randomUUID().slice(0, 8);
const createClass = (key: string, code: string, { app = t, user = teacher } = {}) =>
  app
    .as(user)
    .raw({ method: 'POST', url: '/api/itf/class', headers: { 'idempotency-key': key }, payload: classOf(code) });
const classes = async (user = teacher) =>
  (await t.db.selectFrom('classes').select('id').where('owner_id', '=', user.id).execute()).length;
const stored = (key: string) =>
  t.db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
/** As if the process had died before it stored the reply, `ago` milliseconds after its claim had ended. */
const loseReply = (key: string, committed: boolean) =>
  t.db
    .updateTable('idempotency_keys')
    .set({ reply: null, committed, claimed_until: new Date(t.now() - 1) })
    .where('key', '=', key)
    .execute();

describe('the same key again', () => {
  it('gets the first reply and makes nothing, in another process too', async () => {
    const [key, code] = [randomUUID(), newCode()];
    const first = await createClass(key, code);
    expect(first.statusCode).toBe(200);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    for (const app of [t, other]) {
      const again = await createClass(key, code, { app });
      expect(again.json()).toEqual(first.json());
      expect(again.headers['idempotency-replayed']).toBe('true');
    }
    expect(await classes()).toBe(1);
  });

  it('is refused with another body or on another route, and belongs to its user alone', async () => {
    const key = randomUUID();
    await createClass(key, newCode());
    const changed = await createClass(key, newCode());
    expect([changed.statusCode, changed.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const elsewhere = await t.as(teacher).raw({
      method: 'POST',
      url: '/api/itf/students/add-new',
      headers: { 'idempotency-key': key },
      payload: { firstName: 'An' },
    });
    expect(elsewhere.json().code).toBe('IDEMPOTENCY_KEY_REUSED');
    const colleague = await t.createUser({ role: 'TEACHER', package: 'SCHOOL' });
    expect((await createClass(key, newCode(), { user: colleague })).statusCode).toBe(200);
    expect([await classes(), await classes(colleague)]).toEqual([1, 1]);
  });

  it('waits for the first call when both come at once', async () => {
    const [key, code] = [randomUUID(), newCode()];
    const replies = await Promise.all([t, other, t, other].map((app) => createClass(key, code, { app })));
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect(replies[0]!.statusCode).toBe(200);
    expect(await classes()).toBe(1);
  });

  it('works again after a refusal that wrote nothing', async () => {
    const [key, code] = [randomUUID(), newCode()];
    await createClass(randomUUID(), code);
    expect((await createClass(key, code)).json().code).toBe('CLASS_CODE_EXISTED');
    await t.db.deleteFrom('classes').where('code', '=', code).execute();
    expect((await createClass(key, code)).statusCode).toBe(200);
  });

  it.each(['short', 'with spaces in it, 24', 'x'.repeat(65)])('must be a key: %s', async (key) => {
    const reply = await createClass(key, newCode());
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'IDEMPOTENCY_KEY_INVALID']);
    expect(await classes()).toBe(0);
  });
});

it('stores the reply encrypted, for it may hold a one-time password', async () => {
  const [key, code] = [randomUUID(), newCode()];
  const { data } = (await createClass(key, code)).json();
  const { reply } = await stored(key);
  expect(reply!.includes(data.id)).toBe(false);
});

describe('after the death of the process that worked', () => {
  it('says that it was done if the work was committed', async () => {
    const [key, code] = [randomUUID(), newCode()];
    await createClass(key, code);
    expect((await stored(key)).committed).toBe(true);
    await loseReply(key, true);
    expect((await createClass(key, code, { app: other })).json().code).toBe('REQUEST_OUTCOME_UNKNOWN');
    expect(await classes()).toBe(1);
  });

  it('works if nothing was committed', async () => {
    const [key, code] = [randomUUID(), newCode()];
    await createClass(key, code);
    await t.db.deleteFrom('classes').where('code', '=', code).execute();
    await loseReply(key, false);
    expect((await createClass(key, code, { app: other })).statusCode).toBe(200);
    expect(await classes()).toBe(1);
  });
});

describe('the work itself', () => {
  const contextOf = (app = t): SignedInContext =>
    ({ app: app.app, db: app.app.db, now: t.now(), actor: { userId: teacher.id }, log: app.app.log }) as never;
  const call = (key: string) => ({ key, route: 'POST /x', input: {} });
  const insert = (name: string) =>
    withTransaction(t.app.db, async (db) => {
      await db.insertInto('publishers').values({ code: name, name, position: 1 }).execute();
    });
  const exists = async (code: string) =>
    (await t.db.selectFrom('publishers').select('code').where('code', '=', code).execute()).length;

  it('is rolled back when another call has taken over meanwhile', async () => {
    const key = randomUUID();
    const slow = onceByKey(contextOf(), call(key), async () => {
      await loseReply(key, false);
      await onceByKey(contextOf(other), call(key), () => insert('TWO'));
      await insert('ONE');
    });
    await expect(slow).rejects.toMatchObject({ code: 'REQUEST_RUNNING' });
    expect([await exists('ONE'), await exists('TWO')]).toEqual([0, 1]);
  });

  it('that fails after a commit fails the same way for every further call', async () => {
    const key = randomUUID();
    let runs = 0;
    const work = async () => {
      runs += 1;
      await insert('HALF');
      throw new AppError('MESSAGE_NOT_SENT', { params: { a: 1 } });
    };
    for (let n = 0; n < 2; n += 1)
      await expect(onceByKey(contextOf(), call(key), work)).rejects.toMatchObject({
        code: 'MESSAGE_NOT_SENT',
        details: { params: { a: 1 } },
      });
    expect(runs).toBe(1);
  });
});

it('deletes keys after a day', async () => {
  const [old, fresh] = [randomUUID(), randomUUID()];
  await createClass(old, newCode());
  t.advance(25 * 3_600_000);
  teacher = await t.createUser({ role: 'TEACHER', package: 'SCHOOL' });
  await createClass(fresh, newCode());
  await enqueue(t, deleteOldIdempotencyKeysJob, {});
  await runJobs(t);
  const left = await t.db.selectFrom('idempotency_keys').select('key').where('key', 'in', [old, fresh]).execute();
  expect(left.map(({ key }) => key)).toEqual([fresh]);
});
