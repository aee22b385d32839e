/** Administration of users: search, locking, roles, packages, invitations, and the permissions for them. */
import { hash } from '@node-rs/argon2';
import { dayInVietnam } from '@vumon/domain';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';
import { runJobs } from '../../testing/jobs.ts';

const t = await testApp();
const day = 86_400_000;
const password = 'Ban-Mai-2031x';
/** A cheap hash, because these tests do not test hashing. */
const passwordHash = await hash(password, { memoryCost: 1024, timeCost: 1 });
let admin: TestUser;

beforeAll(async () => {
  admin = await t.createUser({ role: 'ADMIN', firstName: 'Quản', lastName: 'Trị' });
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const as = (user: TestUser = admin) => t.as(user);
const get = (id: string) => as().call('GET /itf/users/{id}', { params: { id } });
const audited = async (id: string) =>
  await t.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'details'])
    .where('subject_kind', '=', 'user')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
const alive = (user: TestUser) =>
  as(user)
    .call('GET /auth/getUser')
    .then(
      () => 200,
      (error: CallError) => error.status,
    );
const signIn = (username: string, secret = password) =>
  t.as(null).call('POST /auth/login', { body: { username, password: secret, tokensInBody: true } });
/** A user with a known password who can sign in. */
async function person(changes: Parameters<typeof t.createUser>[0] = { role: 'TEACHER' }) {
  const user = await t.createUser(changes);
  await t.db
    .updateTable('users')
    .set({ password_hash: passwordHash, first_login_at: new Date(t.now()) })
    .where('id', '=', user.id)
    .execute();
  return { ...user, email: `${user.id}@example.invalid` };
}

describe('the list of users', () => {
  let ids: Record<'dung' | 'hoa' | 'lan' | 'minh', string>;
  const names = async (query: object) =>
    (await as().call('GET /itf/users', { query })).items.map(({ fullName }) => fullName);

  beforeAll(async () => {
    const dung = await t.createUser({ role: 'TEACHER', lastName: 'Đặng Văn', firstName: 'Dũng', package: 'ADVANCE' });
    const hoa = await t.createUser({
      role: 'TEACHER',
      lastName: 'Đặng Thị',
      firstName: 'Hoa',
      package: 'BASIC',
      packageEndsAt: new Date(t.now() - 1_000),
    });
    const lan = await t.createUser({ role: 'STUDENT', lastName: 'Đặng Ngọc', firstName: 'Lan', status: 'LOCK' });
    const minh = await t.createUser({ role: 'OPERATOR', lastName: 'Đặng', firstName: 'Minh' });
    ids = { dung: dung.id, hoa: hoa.id, lan: lan.id, minh: minh.id };
    await t.db
      .updateTable('users')
      .set({ phone: '0912345678', province_code: '01', created_at: new Date('2026-03-02T17:30:00Z') })
      .where('id', '=', ids.dung)
      .execute();
    await t.db
      .updateTable('users')
      .set({ sign_in_name: 'landn042', email: 'Lan.Dang@Example.com' })
      .where('id', '=', ids.lan)
      .execute();
  });

  it('shows for each package whether it has ended', async () => {
    const { items } = await as().call('GET /itf/users', { query: { search: 'đặng', role: 'TEACHER' } });
    expect(items.map(({ fullName, packageEnded }) => [fullName, packageEnded])).toEqual(
      expect.arrayContaining([
        ['Đặng Thị Hoa', true],
        ['Đặng Văn Dũng', false],
      ]),
    );
  });

  it.each([
    ['a name without diacritics', { search: 'dang van dung' }, ['Đặng Văn Dũng']],
    ['a phone with blanks', { search: '0912 345 678' }, ['Đặng Văn Dũng']],
    ['a phone as abroad', { search: '+84 912 345 678' }, ['Đặng Văn Dũng']],
    ['an e-mail', { search: 'lan.dang@EXAMPLE' }, ['Đặng Ngọc Lan']],
    ['a sign-in name', { search: 'landn04' }, ['Đặng Ngọc Lan']],
    ['a sign that is no pattern', { search: 'Đặng%' }, []],
    ['a role', { search: 'đặng', role: 'OPERATOR' }, ['Đặng Minh']],
    ['a status', { search: 'đặng', status: 'LOCK' }, ['Đặng Ngọc Lan']],
    ['another status', { search: 'đặng n', status: 'ACTIVE' }, []],
    ['a package', { search: 'đặng', package: 'ADVANCE' }, ['Đặng Văn Dũng']],
    ['the free package of learners', { search: 'đặng', package: 'BEAT_FREE_EXAM' }, ['Đặng Ngọc Lan']],
    ['a package that has ended', { search: 'đặng', expired: 'true' }, ['Đặng Thị Hoa']],
    [
      'a package that runs',
      { search: 'đặng', expired: 'false', sort: 'name', direction: 'asc' },
      ['Đặng Văn Dũng', 'Đặng Ngọc Lan'],
    ],
    ['a day of Vietnam', { search: 'đặng', from: '2026-03-03', to: '2026-03-03' }, ['Đặng Văn Dũng']],
    ['the day before', { search: 'đặng', from: '2026-03-01', to: '2026-03-02' }, []],
    ['a province', { search: 'đặng', province: '01' }, ['Đặng Văn Dũng']],
    [
      'names in order',
      { search: 'đặng', sort: 'name', direction: 'asc' },
      ['Đặng Văn Dũng', 'Đặng Thị Hoa', 'Đặng Ngọc Lan', 'Đặng Minh'],
    ],
    [
      'the eldest first',
      { search: 'đặng', sort: 'created', direction: 'asc', size: 10 },
      ['Đặng Văn Dũng', 'Đặng Thị Hoa', 'Đặng Ngọc Lan', 'Đặng Minh'],
    ],
  ])('finds by %s', async (_, query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('has pages and a total', async () => {
    for (let number = 0; number < 12; number += 1)
      await t.createUser({ role: 'STUDENT', lastName: 'Trang', firstName: `Số ${number}` });
    const { items, page } = await as().call('GET /itf/users', { query: { search: 'trang so', page: 1, size: 10 } });
    expect([items.length, page]).toEqual([2, { page: 1, size: 10, total: 12, more: false }]);
  });

  it('finds admins by their flag alone, and leaves deleted accounts out', async () => {
    const gone = await t.createUser({ role: 'ADMIN', lastName: 'Người', firstName: 'Đã Đi' });
    await t.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute();
    expect(await names({ search: 'quan', role: 'OPERATOR' })).toEqual([]);
    expect(await names({ role: 'ADMIN', search: 'tri quan' })).toEqual(['Trị Quản']);
    expect(await names({ search: 'nguoi da di' })).toEqual([]);
    expect(await failure(get(gone.id))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([{ owner: 'x' }, { role: 'KING' }, { sort: 'password' }, { size: 7 }, { from: 'gestern' }])(
    'refuses %j',
    async (query) => {
      expect(await failure(as().call('GET /itf/users', { query: query as never }))).toMatchObject({
        status: 400,
        code: 'QUERY_INVALID',
      });
    },
  );

  it('is counted for the home page', async () => {
    const before = await as().call('GET /itf/users/summary');
    await t.createUser({ role: 'STUDENT', status: 'LOCK' });
    const { users, newThisWeek, locked } = await as().call('GET /itf/users/summary');
    expect([users - before.users, newThisWeek - before.newThisWeek, locked - before.locked]).toEqual([1, 1, 1]);
  });
});

describe('locking', () => {
  it("ends every session, refuses the owner's sign-in, and is recorded with its reason", async () => {
    const user = await person();
    const second = await signIn(user.email);
    expect(await alive(user)).toBe(200);
    const locked = await as().call('POST /itf/users/{id}/lock', {
      params: { id: user.id },
      body: { reason: 'Cho mượn tài khoản' },
    });
    expect(locked).toMatchObject({
      status: 'LOCK',
      devices: [],
      lock: { reason: 'Cho mượn tài khoản', by: 'Trị Quản' },
      abilities: { lock: false, unlock: true },
    });
    await expect.poll(() => alive(user), { timeout: 20_000 }).toBe(401);
    expect(await alive({ id: user.id, token: second.accessToken! })).toBe(401);
    expect(
      (
        await t
          .as(null)
          .raw({ method: 'POST', url: '/api/auth/refresh-token', payload: { refreshToken: second.refreshToken } })
      ).statusCode,
    ).toBe(403);
    expect(await failure(signIn(user.email))).toMatchObject({ status: 403, code: 'LOCK_ACCOUNT' });
    expect(
      await failure(as().call('POST /itf/users/{id}/lock', { params: { id: user.id }, body: { reason: 'Lần nữa' } })),
    ).toMatchObject({ code: 'CONFLICT' });

    await as().call('POST /itf/users/{id}/unlock', { params: { id: user.id }, body: { reason: 'Đã xác minh' } });
    expect(await signIn(user.email)).toMatchObject({ userId: user.id });
    expect(
      await failure(as().call('POST /itf/users/{id}/unlock', { params: { id: user.id }, body: {} })),
    ).toMatchObject({ code: 'CONFLICT' });
    expect(await audited(user.id)).toMatchObject([
      { action: 'user-locked', actor_id: admin.id, details: { reason: 'Cho mượn tài khoản' } },
      { action: 'user-unlocked', actor_id: admin.id, details: { reason: 'Đã xác minh' } },
    ]);
  });

  it('happens once for 50 concurrent requests', async () => {
    const user = await person();
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        as().call('POST /itf/users/{id}/lock', { params: { id: user.id }, body: { reason: 'Song song' } }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await audited(user.id)).toHaveLength(1);
  });

  it('leaves no session for 50 concurrent sign-ins', async () => {
    const user = await person();
    const signs = Array.from({ length: 49 }, () => signIn(user.email).catch(() => null));
    await as().call('POST /itf/users/{id}/lock', { params: { id: user.id }, body: { reason: 'Đua' } });
    const tokens = (await Promise.all(signs)).flatMap((session) => session?.accessToken ?? []);
    for (const token of tokens) expect(await alive({ id: user.id, token })).toBe(401);
    expect((await get(user.id)).devices).toEqual([]);
  });

  it('unlocking an account that never signed in makes it INACTIVE again', async () => {
    const user = await t.createUser({ role: 'STUDENT', status: 'INACTIVE' });
    await as().call('POST /itf/users/{id}/lock', { params: { id: user.id }, body: { reason: 'Nhầm' } });
    expect(await as().call('POST /itf/users/{id}/unlock', { params: { id: user.id }, body: {} })).toMatchObject({
      status: 'INACTIVE',
    });
  });

  it('requires a reason, and refuses other fields', async () => {
    const { id } = await person();
    for (const body of [{}, { reason: '   ' }, { reason: 'a'.repeat(501) }, { reason: 'x', status: 'LOCK' }]) {
      expect(
        await failure(as().call('POST /itf/users/{id}/lock', { params: { id }, body: body as never })),
      ).toMatchObject({ status: 400 });
    }
  });
});

describe("an admin's own account", () => {
  it('cannot be locked, demoted or signed out here', async () => {
    const params = { id: admin.id };
    const works = [
      as().call('POST /itf/users/{id}/lock', { params, body: { reason: 'x' } }),
      as().call('PUT /itf/users/{id}/role', { params, body: { role: 'OPERATOR', isAdmin: false, reason: 'x' } }),
      as().call('POST /itf/users/{id}/sign-out', { params }),
    ];
    for (const error of await Promise.all(works.map(failure)))
      expect(error).toMatchObject({ status: 422, code: 'OWN_ACCOUNT_REFUSED' });
    expect((await get(admin.id)).abilities).toMatchObject({ lock: false, changeRole: false, signOut: false });
    expect(await alive(admin)).toBe(200);
  });

  test.each(['lock', 'demote'] as const)('keeps one of two admins who %s each other concurrently', async (deed) => {
    const [one, two] = [await t.createUser({ role: 'ADMIN' }), await t.createUser({ role: 'ADMIN' })];
    const did = (by: TestUser, to: TestUser) =>
      deed === 'lock'
        ? as(by).call('POST /itf/users/{id}/lock', { params: { id: to.id }, body: { reason: 'Đua' } })
        : as(by).call('PUT /itf/users/{id}/role', {
            params: { id: to.id },
            body: { role: 'OPERATOR', isAdmin: false, reason: 'Đua' },
          });
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, turn) => (turn % 2 === 0 ? did(one, two) : did(two, one))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await t.db
      .selectFrom('users')
      .select(['id', 'status', 'is_admin'])
      .where('id', 'in', [one.id, two.id])
      .execute();
    expect(rows.filter(({ status, is_admin: flag }) => status === 'ACTIVE' && flag)).toHaveLength(1);
  });
});

describe('roles', () => {
  it('are changed with a reason; the user signs in again with the new permissions', async () => {
    const user = await person({ role: 'TEACHER' });
    const params = { id: user.id };
    expect(
      await as().call('PUT /itf/users/{id}/role', {
        params,
        body: { role: 'OPERATOR', isAdmin: false, reason: 'Chuyển bộ phận' },
      }),
    ).toMatchObject({ role: 'OPERATOR' });
    await expect.poll(() => alive(user), { timeout: 20_000 }).toBe(401);
    const token = (await signIn(user.email)).accessToken!;
    expect(await as({ id: user.id, token }).call('GET /auth/getUser')).toMatchObject({ role: 'OPERATOR' });
    expect(
      await as().call('PUT /itf/users/{id}/role', {
        params,
        body: { role: 'OPERATOR', isAdmin: true, reason: 'Thêm quyền' },
      }),
    ).toMatchObject({ role: 'ADMIN', storedRole: 'OPERATOR', isAdmin: true });
    expect(
      await failure(
        as().call('PUT /itf/users/{id}/role', { params, body: { role: 'OPERATOR', isAdmin: true, reason: 'Như cũ' } }),
      ),
    ).toMatchObject({ code: 'CONFLICT' });
    expect(
      await failure(
        as().call('PUT /itf/users/{id}/role', { params, body: { role: 'ADMIN', isAdmin: true, reason: 'x' } as never }),
      ),
    ).toMatchObject({ status: 400 });
    expect((await audited(user.id)).map(({ action, details }) => [action, details])).toEqual([
      ['role-changed', { before: 'TEACHER', after: 'OPERATOR', role: 'OPERATOR', reason: 'Chuyển bộ phận' }],
      ['role-changed', { before: 'OPERATOR', after: 'ADMIN', role: 'OPERATOR', reason: 'Thêm quyền' }],
    ]);
  });
});

describe('packages', () => {
  const today = () => dayInVietnam(t.now());
  const inDays = (count: number) => dayInVietnam(t.now() + count * day);
  const give = (id: string, body: object) =>
    as().call('POST /itf/users/{id}/memberships', {
      params: { id },
      body: { packageCode: 'ADVANCE', endsOn: inDays(30), replace: false, reason: 'Hợp đồng 12', ...body },
    });

  it('open features at once, end on their day, and have a reason', async () => {
    const teacher = await person({ role: 'TEACHER' });
    expect(await failure(as(teacher).call('GET /itf/class'))).toMatchObject({ status: 402 });
    const given = await give(teacher.id, { packageCode: 'INTERNATIONAL', endsOn: today() });
    expect(given).toMatchObject({
      packageCode: 'INTERNATIONAL',
      memberships: [
        {
          packageCode: 'INTERNATIONAL',
          source: 'GRANT',
          state: 'CURRENT',
          grantedBy: 'Trị Quản',
          reason: 'Hợp đồng 12',
        },
      ],
    });
    expect(given.packageEndsAt).toBe(new Date(Date.parse(`${inDays(1)}T00:00:00+07:00`)).toISOString());
    await expect
      .poll(() =>
        as(teacher)
          .call('GET /itf/class')
          .then(
            () => 200,
            (error: CallError) => error.status,
          ),
      )
      .toBe(200);
    expect(await audited(teacher.id)).toMatchObject([
      {
        action: 'membership-granted',
        actor_id: admin.id,
        details: { package: 'INTERNATIONAL', reason: 'Hợp đồng 12' },
      },
    ]);
  });

  it('may start later, have no end, and replace a higher one on request', async () => {
    const teacher = await person({ role: 'TEACHER' });
    expect((await give(teacher.id, { startsOn: inDays(3) })).memberships).toMatchObject([
      { state: 'UPCOMING', startsAt: new Date(Date.parse(`${inDays(3)}T00:00:00+07:00`)).toISOString() },
    ]);
    const other = await person({ role: 'TEACHER' });
    expect(await give(other.id, { packageCode: 'INTERNATIONAL', endsOn: null })).toMatchObject({
      packageCode: 'INTERNATIONAL',
      packageEndsAt: null,
    });
    expect(await failure(give(other.id, {}))).toMatchObject({ code: 'PACKAGE_LOWER' });
    expect(await give(other.id, { replace: true })).toMatchObject({
      packageCode: 'ADVANCE',
      memberships: [{ state: 'CURRENT' }, { state: 'PAST' }],
    });
  });

  it('are refused for another role, for days in the past, or in a wrong order', async () => {
    const teacher = await person({ role: 'TEACHER' });
    expect(await failure(give(teacher.id, { packageCode: 'PREMIUM_PACKAGE' }))).toMatchObject({
      code: 'PACKAGE_AUDIENCE',
    });
    expect(await failure(give((await person({ role: 'OPERATOR' })).id, {}))).toMatchObject({
      code: 'PACKAGE_AUDIENCE',
    });
    for (const body of [
      { startsOn: inDays(-1) },
      { endsOn: inDays(-1) },
      { startsOn: inDays(5), endsOn: inDays(4) },
      { startsOn: inDays(5), replace: true },
    ]) {
      expect(await failure(give(teacher.id, body))).toMatchObject({ status: 422, code: 'PERIOD_INVALID' });
    }
    expect(await failure(give(teacher.id, { price: 0 }))).toMatchObject({ status: 400 });
    expect((await get(teacher.id)).memberships).toEqual([]);
  });
});

describe('devices and passwords', () => {
  it('all devices are signed out at once', async () => {
    const user = await person();
    await signIn(user.email);
    expect((await get(user.id)).devices).toHaveLength(2);
    expect(await as().call('POST /itf/users/{id}/sign-out', { params: { id: user.id } })).toMatchObject({
      devices: [],
      status: 'ACTIVE',
    });
    await expect.poll(() => alive(user), { timeout: 20_000 }).toBe(401);
    expect(await audited(user.id)).toMatchObject([{ action: 'user-signed-out' }]);
    const outcomes = async (query: object) =>
      (await as().call('GET /itf/users/{id}/sign-ins', { params: { id: user.id }, query })).items.map(
        ({ outcome }) => outcome,
      );
    expect(await outcomes({})).toEqual(['SIGNED_OUT_BY_ADMIN', 'SIGNED_OUT_BY_ADMIN', 'SIGNED_IN']);
    // A role change also ends sessions, with its own outcome.
    await signIn(user.email);
    await as().call('PUT /itf/users/{id}/role', {
      params: { id: user.id },
      body: { role: 'STUDENT', isAdmin: false, reason: 'x' },
    });
    expect((await outcomes({}))[0]).toBe('ACCOUNT_CHANGED');
    expect(await outcomes({ outcome: 'SIGNED_OUT_BY_ADMIN' })).toHaveLength(2);
  });

  it('sign-ins are shown, newest first, including refused ones', async () => {
    const user = await person();
    await signIn(user.email);
    await failure(signIn(user.email, 'Sai-Mat-Khau-1'));
    const { items, page } = await as().call('GET /itf/users/{id}/sign-ins', { params: { id: user.id }, query: {} });
    expect([items.map(({ outcome }) => outcome), page.total]).toEqual([['WRONG_PASSWORD', 'SIGNED_IN'], 2]);
    expect(
      await failure(as().call('GET /itf/users/{id}/sign-ins', { params: { id: t.app.newId() }, query: {} })),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a message explains how to set a new password, without a link or a password, once a minute', async () => {
    const user = await person();
    const send = () => as().call('POST /itf/users/{id}/password-reset', { params: { id: user.id } });
    const results = await Promise.allSettled(Array.from({ length: 20 }, send));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await runJobs(t);
    const messages = await t.db.selectFrom('outbox_messages').selectAll().where('recipient', '=', user.email).execute();
    expect(messages).toMatchObject([{ channel: 'mail', body: expect.stringContaining(user.email) as string }]);
    expect(messages[0]!.body).not.toMatch(/https?:/);
    expect(await failure(send())).toMatchObject({ status: 429, code: 'OTP_CANNOT_RESEND' });
    t.advance(61_000);
    expect(await send()).toEqual({ channel: 'mail' });
    expect(await signIn(user.email)).toMatchObject({ userId: user.id });
  });

  it('no message is sent to users without an address, locked or never signed in', async () => {
    const send = (id: string) => failure(as().call('POST /itf/users/{id}/password-reset', { params: { id } }));
    const silent = await person();
    await t.db
      .updateTable('users')
      .set({ email: null, sign_in_name: 'khonglienlac1' })
      .where('id', '=', silent.id)
      .execute();
    expect(await send(silent.id)).toMatchObject({ code: 'USER_NO_CONTACT' });
    expect(await send((await t.createUser({ role: 'TEACHER', status: 'LOCK' })).id)).toMatchObject({
      code: 'LOCK_ACCOUNT',
    });
    expect(await send((await t.createUser({ role: 'TEACHER', status: 'INACTIVE' })).id)).toMatchObject({
      code: 'USER_NOT_ACTIVE',
    });
  });
});

describe('staff', () => {
  const invite = (changes: object = {}) =>
    as().call('POST /itf/users/staff', {
      body: {
        fullName: 'Phạm Thị Vận Hành',
        contact: `staff${Math.random().toString(36).slice(2)}@example.com`,
        role: 'OPERATOR',
        delivery: 'SEND',
        ...changes,
      },
    });
  const firstSignIn = async (username: string, code: string) => {
    const { data } = (await failure(signIn(username, code))).reply;
    return t.as(null).call('POST /auth/first-login', {
      body: { ticket: (data as { ticket: string }).ticket, password, tokensInBody: true },
    });
  };

  it.each([
    ['OPERATOR', 'OPERATOR'],
    ['SALE', 'SALE'],
    ['ADMIN', 'ADMIN'],
  ])('%s is invited by mail, sets an own password and signs in', async (role, shown) => {
    const made = await invite({ role });
    expect(made).toMatchObject({ sent: true, code: null });
    const [message] = await t.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('recipient', '=', made.signInWith)
      .execute();
    const code = /: ([a-z0-9]{8})\n/.exec(message!.body)![1]!;
    expect(await get(made.id)).toMatchObject({
      fullName: 'Phạm Thị Vận Hành',
      role: shown,
      status: 'INACTIVE',
      invitedUntil: made.until,
      abilities: { invite: true, resetPassword: false },
    });
    const session = await firstSignIn(made.signInWith, code);
    expect(session.role).toBe(shown);
    expect(await get(made.id)).toMatchObject({ status: 'ACTIVE', invitedUntil: null, abilities: { invite: false } });
    expect((await audited(made.id)).map(({ action }) => action)).toEqual(['staff-invited', 'first-sign-in']);
    expect(JSON.stringify(await audited(made.id))).not.toContain(code);
  });

  it('an invitation by SMS fits one message', async () => {
    const made = await invite({ contact: '0987 111 222', role: 'SALE' });
    const [message] = await t.db
      .selectFrom('outbox_messages')
      .selectAll()
      .where('recipient', '=', '0987111222')
      .execute();
    expect(made).toMatchObject({ signInWith: '0987111222', sent: true });
    expect(message).toMatchObject({ channel: 'sms', body: expect.stringMatching(/^[\x20-\x7e]{20,160}$/) as string });
  });

  it('a printed code is shown once, ends after a week, and is replaced by a new one', async () => {
    const made = await invite({ delivery: 'PRINT' });
    expect(made).toMatchObject({ sent: false, code: expect.stringMatching(/^[a-z0-9]{8}$/) as string });
    const again = await as().call('POST /itf/users/{id}/invitation', {
      params: { id: made.id },
      body: { delivery: 'PRINT' },
    });
    expect(await failure(signIn(made.signInWith, made.code!))).toMatchObject({ code: 'WRONG_USERNAME_PASSWORD' });
    t.advance(7 * day + 1_000);
    expect(await failure(signIn(made.signInWith, again.code!))).toMatchObject({ code: 'WRONG_USERNAME_PASSWORD' });
    const third = await as().call('POST /itf/users/{id}/invitation', {
      params: { id: made.id },
      body: { delivery: 'PRINT' },
    });
    expect(await firstSignIn(made.signInWith, third.code!)).toMatchObject({ role: 'OPERATOR' });
    expect(
      await failure(
        as().call('POST /itf/users/{id}/invitation', { params: { id: made.id }, body: { delivery: 'PRINT' } }),
      ),
    ).toMatchObject({ code: 'CONFLICT' });
    expect(
      await failure(
        as().call('POST /itf/users/{id}/invitation', {
          params: { id: (await person()).id },
          body: { delivery: 'PRINT' },
        }),
      ),
    ).toMatchObject({ code: 'CONFLICT' });
  });

  it('one account is created for 50 concurrent invitations to one address', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => invite({ contact: 'mot.nguoi@example.com' })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failure(invite({ contact: 'MOT.nguoi@example.com' }))).toMatchObject({
      status: 409,
      code: 'EMAIL_REGISTERED',
      reply: { errors: [{ path: 'contact' }] },
    });
  });

  it.each([
    [{ contact: 'không phải' }, 'contact'],
    [{ fullName: ' ' }, 'fullName'],
    [{ role: 'TEACHER' }, 'role'],
    [{ password: 'x' }, 'password'],
  ])('%j is refused', async (changes, path) => {
    expect(await failure(invite(changes))).toMatchObject({
      status: 400,
      reply: { errors: [expect.objectContaining({ path })] },
    });
  });

  it('sales staff have their own profile and no other permissions', async () => {
    const sale = await t.createUser({ role: 'SALE' });
    expect(await as(sale).call('GET /account/profile')).toMatchObject({
      role: 'SALE',
      abilities: { useContent: false, manageSystemContent: false },
    });
    expect(await failure(as(sale).call('GET /itf/users', { query: {} }))).toMatchObject({ status: 403 });
  });
});

describe('the audit log', () => {
  it('lists who did what, filtered by actor, action, subject, kind and day, and searched by names', async () => {
    const [doer, target] = [
      await t.createUser({ role: 'ADMIN', lastName: 'Vũ', firstName: 'Kiểm Toán' }),
      await person({ role: 'TEACHER', lastName: 'Tạ', firstName: 'Được Khóa' }),
    ];
    const params = { id: target.id };
    await as(doer).call('POST /itf/users/{id}/lock', { params, body: { reason: 'Một' } });
    await as(doer).call('POST /itf/users/{id}/unlock', { params, body: {} });
    const read = async (query: object) =>
      (await as().call('GET /itf/audit-log', { query })).entries.map(({ action }) => action);
    const both = ['user-unlocked', 'user-locked'];
    expect(await read({ actorId: doer.id })).toEqual(both);
    expect(await read({ subjectId: target.id })).toEqual(both);
    expect(await read({ actorId: doer.id, action: 'user-locked' })).toEqual(['user-locked']);
    expect(await read({ actorId: doer.id, kind: 'class' })).toEqual([]);
    expect(await read({ search: 'vu kiem toan' })).toEqual(both);
    expect(await read({ search: 'ta duoc khoa' })).toEqual(both);
    expect(await read({ search: target.id })).toEqual(both);
    const today = dayInVietnam(t.now());
    expect(await read({ actorId: doer.id, from: today, to: today })).toEqual(both);
    expect(await read({ actorId: doer.id, to: '2020-01-01' })).toEqual([]);
    const { entries } = await as().call('GET /itf/audit-log', { query: { actorId: doer.id, action: 'user-locked' } });
    expect(entries).toMatchObject([
      {
        actor: { id: doer.id, fullName: 'Vũ Kiểm Toán', role: 'ADMIN' },
        subject: { kind: 'user', id: target.id, name: 'Tạ Được Khóa' },
        details: { reason: 'Một' },
      },
    ]);
    expect(await as().call('GET /itf/audit-log/actions')).toMatchObject({
      actions: expect.arrayContaining(both) as string[],
      kinds: expect.arrayContaining(['user']) as string[],
    });
  });

  it('is paged without missing or repeating an entry, also entries of one moment', async () => {
    const actor = t.app.newId();
    const at = new Date(t.now());
    await t.db
      .insertInto('audit_log')
      .values(
        Array.from({ length: 45 }, (_, number) => ({
          at,
          actor_id: actor,
          action: 'test-entry',
          subject_kind: 'test',
          subject_id: String(number),
          details: '{}',
        })),
      )
      .execute();
    const seen: string[] = [];
    for (let before: string | undefined; ;) {
      const { entries, next } = await as().call('GET /itf/audit-log', {
        query: { actorId: actor, size: 10, ...(before && { before }) },
      });
      seen.push(...entries.map(({ subject }) => subject.id));
      if (next === null) break;
      before = next;
    }
    expect(seen).toEqual(Array.from({ length: 45 }, (_, number) => String(44 - number)));
  });

  it('cannot be changed by any statement', async () => {
    await expect(t.db.updateTable('audit_log').set({ action: 'other' }).execute()).rejects.toThrow('append-only');
    await expect(t.db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
  });
});
