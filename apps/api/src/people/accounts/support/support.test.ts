/** Staff in an account: with its user's code, for half an hour, and reading what the declarations of the routes show. */
import { randomUUID } from 'node:crypto';
import { routes, type RouteKey, type RouteSpec } from '@vumon/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp, type TestUser } from '../../../testing/app.ts';
import { createSchool } from '../../../testing/school.ts';

const t = await testApp();
const minute = 60_000;
const all = Object.entries(routes) as [RouteKey, RouteSpec][];

const staff = () => t.createUser({ role: 'ADMIN' });
const teacher = () => t.createUser({ role: 'TEACHER', package: 'SCHOOL' });
const codeOf = async (user: TestUser) => (await t.as(user).call('POST /account/support-code')).code;
const begin = (admin: TestUser, { id }: TestUser, code: string) =>
  t.as(admin).call('POST /itf/users/{id}/support-stay', { params: { id }, body: { code, reason: 'Không thấy lớp' } });
async function stayIn(user: TestUser): Promise<TestUser> {
  const admin = await staff();
  await begin(admin, user, await codeOf(user));
  return admin;
}
const whoIs = async (user: TestUser) => (await t.as(user).call('GET /account/profile')).id;
/** Notifications between processes take a moment. */
const becomes = (user: TestUser, id: string) =>
  vi.waitFor(async () => expect(await whoIs(user)).toBe(id), { timeout: 10_000, interval: 20 });
const refused = (code: string) => expect.objectContaining({ code });

describe('a code', () => {
  it('opens the account once, and no other', async () => {
    const [user, other, admin] = [await teacher(), await teacher(), await staff()];
    const code = await codeOf(user);
    expect(code).toMatch(/^\d{8}$/);
    await expect(begin(admin, other, code)).rejects.toThrow(refused('SUPPORT_CODE_INVALID'));
    await begin(admin, user, code);
    await becomes(admin, user.id);
    await expect(begin(await staff(), user, code)).rejects.toThrow(refused('SUPPORT_CODE_INVALID'));
  });

  it('is typed with or without its space, ends after a quarter of an hour, and is replaced by the next', async () => {
    const user = await teacher();
    const [first, second] = [await codeOf(user), await codeOf(user)];
    await expect(begin(await staff(), user, first)).rejects.toThrow(refused('SUPPORT_CODE_INVALID'));
    await begin(await staff(), user, ` ${second.slice(0, 4)} ${second.slice(4)}`);
    const late = await codeOf(user);
    t.advance(15 * minute);
    await expect(begin(await staff(), user, late)).rejects.toThrow(refused('SUPPORT_CODE_INVALID'));
  });

  it('opens nothing after five wrong ones, and the log has them', async () => {
    const [user, admin] = [await teacher(), await staff()];
    const code = await codeOf(user);
    const wrong = code === '00000000' ? '11111111' : '00000000';
    for (let tries = 0; tries < 5; tries += 1)
      await expect(begin(admin, user, wrong)).rejects.toThrow(refused('SUPPORT_CODE_INVALID'));
    await expect(begin(admin, user, code)).rejects.toThrow(refused('SUPPORT_CODE_INVALID'));
    const { entries } = await t.as(admin).call('GET /itf/audit-log', { query: { subjectId: user.id } });
    expect(entries.filter(({ action }) => action === 'support-code-wrong')).toHaveLength(5);
  });

  it('is stored as a hash', async () => {
    const user = await teacher();
    const code = await codeOf(user);
    const row = await t.db
      .selectFrom('support_codes')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify({ ...row, code_hash: row.code_hash.toString('latin1') })).not.toContain(code);
  });

  it('does not open accounts of staff, nor locked ones', async () => {
    const admin = await staff();
    for (const role of ['ADMIN', 'OPERATOR', 'SALE'] as const)
      await expect(begin(admin, await t.createUser({ role }), '12345678')).rejects.toThrow(refused('SUPPORT_REFUSED'));
    const user = await teacher();
    const code = await codeOf(user);
    await t.db.updateTable('users').set({ status: 'LOCK' }).where('id', '=', user.id).execute();
    await expect(begin(admin, user, code)).rejects.toThrow(refused('SUPPORT_REFUSED'));
  });
});

describe('a stay', () => {
  it('is told to the user, who sees it, ends it and sees that it ended', async () => {
    const user = await teacher();
    const admin = await stayIn(user);
    await becomes(admin, user.id);
    const { notices } = await t.as(user).call('GET /notices', { query: {} });
    expect(notices[0]).toMatchObject({ kind: 'SUPPORT_STAY', link: '/users/info' });
    const [stay] = await t.as(user).call('GET /account/support-stays');
    expect(stay).toMatchObject({ running: true, reason: 'Không thấy lớp', endedBy: null });
    await expect(
      t.as(await teacher()).call('POST /account/support-stays/{id}/end', { params: { id: stay!.id } }),
    ).rejects.toThrow(refused('NOT_FOUND'));
    await t.as(user).call('POST /account/support-stays/{id}/end', { params: { id: stay!.id } });
    await becomes(admin, admin.id);
    expect(await t.as(user).call('GET /account/support-stays')).toMatchObject([{ running: false, endedBy: 'USER' }]);
  });

  it('ends by itself after half an hour', async () => {
    const user = await teacher();
    const admin = await stayIn(user);
    await t.db
      .updateTable('sessions')
      .set({ access_expires_at: new Date(t.now() + 60 * minute) })
      .where('user_id', '=', admin.id)
      .execute();
    await becomes(admin, user.id);
    t.advance(30 * minute - 1_000);
    expect(await whoIs(admin)).toBe(user.id);
    t.advance(1_000);
    expect(await whoIs(admin)).toBe(admin.id);
    expect(await t.as(user).call('GET /account/support-stays')).toMatchObject([{ running: false, endedBy: null }]);
  });

  it('is ended by the staff, and by the user signing out everywhere', async () => {
    const user = await teacher();
    const [one, two] = [await stayIn(user), await stayIn(user)];
    await becomes(one, user.id);
    await becomes(two, user.id);
    await t.as(one).call('POST /support-stay/end');
    await becomes(one, one.id);
    expect(await whoIs(two)).toBe(user.id);
    await t.as(user).call('POST /account/sessions/sign-out', { body: {} });
    await becomes(two, two.id);
  });

  it.each([
    ['the account is locked', (user: TestUser) => ({ id: user.id, change: { status: 'LOCK' as const } })],
    [
      'the staff are administrators no more',
      (_: TestUser, admin: TestUser) => ({ id: admin.id, change: { is_admin: false } }),
    ],
  ])('is over when %s', async (_, changeOf) => {
    const user = await teacher();
    const admin = await stayIn(user);
    await becomes(admin, user.id);
    const { id, change } = changeOf(user, admin);
    await t.db.updateTable('users').set(change).where('id', '=', id).execute();
    await becomes(admin, admin.id);
  });

  it('is in the audit log from its beginning to its end, with each path that was read', async () => {
    const user = await teacher();
    const admin = await stayIn(user);
    await becomes(admin, user.id);
    for (let times = 0; times < 2; times += 1) await t.as(admin).call('GET /itf/class', { query: {} });
    await t.as(admin).call('POST /support-stay/end');
    const { entries } = await t
      .as(await staff())
      .call('GET /itf/audit-log', { query: { subjectId: user.id, actorId: admin.id } });
    expect(
      entries.map(({ action, details }) => [action, details['path'] ?? details['by'] ?? details['reason']]),
    ).toEqual([
      ['support-stay-ended', 'STAFF'],
      ['support-stay-read', '/api/itf/class'],
      ['support-stay-read', '/api/account/profile'],
      ['support-stay-begun', 'Không thấy lớp'],
    ]);
  });
});

const canary = `canary-${randomUUID()}`;
const school = await createSchool(t, { canary, endsIn: 60 * minute });
const student = await school.student();
const attempt = await t
  .as(student)
  .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
const ids = [school.examId, school.assignmentId, school.classId, student.id];

/** All rows but those of the log and of the schema, as one text a table. */
async function everyRow(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relname <> 'audit_log' ORDER BY 1`.execute(t.db);
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: sums } = await sql<{ sum: string }>`
      SELECT md5(coalesce(string_agg(r::text, '|' ORDER BY r::text), '')) AS sum FROM ${sql.table(name)} r`.execute(
      t.db,
    );
    found[name] = sums[0]!.sum;
  }
  return found;
}

describe.each([
  ['a teacher', school.teacher],
  ['a learner', student],
])('every route in an account of %s', (_, user) => {
  let admin: TestUser;
  beforeEach(async () => {
    admin = await stayIn(user);
    await becomes(admin, user.id);
  });

  it('is refused unless its declaration shows it, and what is shown changes nothing and has no key', async () => {
    await t.db
      .updateTable('sessions')
      .set({ access_expires_at: new Date(t.now() + 60 * minute) })
      .where('user_id', '=', admin.id)
      .execute();
    const before = await everyRow();
    let bytes = '';
    for (const [key, spec] of all) {
      if (spec.support === 'ends' || key === 'POST /auth/refresh-token') continue;
      const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
      for (const id of path.includes('{') && spec.support ? ids : [ids[0]!]) {
        const reply = await t.as(admin).raw({
          method,
          url: `/api${path.replace(/\{\w+\}/g, id)}`,
          headers: await t.confirmation(admin),
          ...((method === 'POST' || method === 'PUT') && { payload: { id, attemptId: attempt.id } }),
        });
        const code = reply.statusCode >= 400 && !spec.file ? (reply.json() as { code: string }).code : 'OK';
        const wanted =
          method !== 'GET'
            ? 'SUPPORT_READ_ONLY'
            : spec.support === 'shown' || spec.access === 'public'
              ? null
              : 'SUPPORT_HIDDEN';
        if (wanted) expect({ key, code: (reply.json() as { code: string }).code }).toEqual({ key, code: wanted });
        else expect(code, key).not.toMatch(/^SUPPORT_|UNKNOWN_ERROR/);
        bytes += reply.body;
      }
    }
    expect(await everyRow()).toEqual(before);
    expect(bytes).toContain(school.content.name);
    expect(bytes).not.toContain(canary);
    expect(bytes).not.toMatch(/"answer_?key"|"accepted":|"correct":|"password"|"oneTimePassword"|"secret"/i);
  }, 120_000);
});

it('shows no route that hands out keys, files, passwords, sign-ins or payments', () => {
  const shown = all.filter(([, { support }]) => support === 'shown');
  expect(shown.length).toBeGreaterThan(40);
  for (const [key, spec] of shown) {
    expect(key).toMatch(/^GET /);
    expect(key).not.toMatch(
      /key|preview|attempt|paper|order|payment|sign-in|session|password|export|download|recording|code|regrade|marks|record/,
    );
    expect({ key, file: spec.file, confirmed: spec.confirmed }).toEqual({ key, file: undefined, confirmed: undefined });
  }
});
