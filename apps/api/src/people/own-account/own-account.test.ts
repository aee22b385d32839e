/** Personal details, picture, package, export and deletion of one's own account, tested as a black box. */
import type { PackageCode } from '@vumon/domain';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { runJobs } from '../../testing/jobs.ts';
import { testApp, type TestUser } from '../../testing/app.ts';
import { addCatalogue, addQuestion, addReadyExam } from '../../testing/content.ts';
import { createSchool } from '../../testing/school.ts';
import { withTransaction } from '#db';
import { newestOutboxMessages } from '#platform/messages';
import { hashPassword } from '../accounts/index.ts';
import { grantMembership, type MembershipGrant } from '../packages/index.ts';

const t = await testApp();
const hour = 3_600_000;
const day = 24 * hour;
const password = 'Mua2thu8';
let passwordHash: string;

beforeAll(async () => {
  await addCatalogue(t.db);
  passwordHash = await hashPassword(password);
  await t.db
    .insertInto('provinces')
    .values([
      { version: '2025', code: '01', name: 'Hà Nội', name_en: 'Hanoi' },
      { version: 'before-2025', code: '35', name: 'Hà Nam', name_en: 'Ha Nam' },
    ])
    .onConflict((c) => c.doNothing())
    .execute();
});

async function somebody(
  options: Parameters<typeof t.createUser>[0] = { role: 'TEACHER', package: 'ADVANCE' },
): Promise<TestUser> {
  const user = await t.createUser(options);
  await t.db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', user.id).execute();
  return user;
}
const rowOf = (user: TestUser) =>
  t.db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
const actsOf = async (user: TestUser) =>
  (await t.db.selectFrom('audit_log').select('action').where('actor_id', '=', user.id).orderBy('id').execute()).map(
    ({ action }) => action,
  );
const details = {
  lastName: 'Nguyễn Thị',
  firstName: 'Ánh',
  gender: 'FEMALE' as const,
  birthday: '1990-05-09',
  provinceCode: '01',
};

describe('personal details', () => {
  it('are changed, and shown in details and profile at once', async () => {
    const me = t.as(await somebody());
    await me.call('PUT /account/profile', { body: { ...details, lastName: '  Nguyễn   Thị ' } });
    expect(await me.call('GET /account/details')).toMatchObject({ ...details, hasPassword: true });
    expect(await me.call('GET /account/profile')).toMatchObject({ fullName: 'Nguyễn Thị Ánh', firstName: 'Ánh' });
    await me.call('PUT /account/profile', {
      body: { lastName: '', firstName: 'Ánh', gender: null, birthday: null, provinceCode: null },
    });
    expect(await me.call('GET /account/details')).toMatchObject({
      lastName: '',
      gender: null,
      birthday: null,
      provinceCode: null,
    });
  });

  it('write an audit entry only when something changed', async () => {
    const user = await somebody();
    for (let time = 0; time < 2; time++) await t.as(user).call('PUT /account/profile', { body: details });
    const entries = await t.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('actor_id', '=', user.id)
      .execute();
    expect(entries).toEqual([
      { action: 'profile-changed', details: { changed: ['firstName', 'gender', 'birthday', 'provinceCode'] } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('1990');
  });

  const tomorrow = new Date(t.now() + 7 * hour + day).toISOString().slice(0, 10);
  const today = new Date(t.now() + 7 * hour).toISOString().slice(0, 10);
  it.each([
    [{ firstName: '' }, 'firstName', 'required'],
    [{ firstName: '   ' }, 'firstName', 'required'],
    [{ firstName: 'a'.repeat(31) }, 'firstName', 'tooLong'],
    [{ lastName: 'a'.repeat(31) }, 'lastName', 'tooLong'],
    [{ gender: 'OTHER' }, 'gender', 'invalid'],
    [{ birthday: '09/05/1990' }, 'birthday', 'birthdayInvalid'],
    [{ birthday: '1990-02-30' }, 'birthday', 'birthdayInvalid'],
    [{ birthday: '1899-12-31' }, 'birthday', 'birthdayInvalid'],
    [{ birthday: tomorrow }, 'birthday', 'birthdayInvalid'],
    [{ birthday: today }, 'birthday', 'birthdayInvalid'],
    [{ provinceCode: '35' }, 'provinceCode', 'invalid'],
    [{ provinceCode: "' OR 1=1" }, 'provinceCode', 'invalid'],
    [{ role: 'ADMIN' }, 'role', 'unknownField'],
    [{ is_admin: true }, 'is_admin', 'unknownField'],
    [{ email: 'x@example.com' }, 'email', 'unknownField'],
    [{ phone: '0912345678' }, 'phone', 'unknownField'],
  ])('%j is refused beside its field', async (wrong, path, code) => {
    const user = await somebody();
    const reply = await t
      .as(user)
      .raw({ method: 'PUT', url: '/api/account/profile', payload: { ...details, ...wrong } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toContainEqual(expect.objectContaining({ path, code }));
    expect(await rowOf(user)).toMatchObject({ first_name: 'An', role: 'TEACHER', is_admin: false });
  });
});

describe('the profile picture', () => {
  const picture = (width = 600, height = 400, format: 'png' | 'jpeg' | 'webp' = 'png') =>
    sharp({ create: { width, height, channels: 3, background: '#5745d9' } })
      .toFormat(format)
      .toBuffer();
  const upload = async (user: TestUser | null, bytes: Buffer, name = 'anh.png') => {
    const reply = await t.as(user).upload('POST /account/update-avatar', { file: { name, bytes } });
    return {
      status: reply.statusCode,
      ...reply.json<{ code?: string; params?: { a: number }; data: { avatar: string } }>(),
    };
  };
  // Another signed-in user, because pictures are also shown to others.
  let onlooker: TestUser;
  beforeAll(async () => {
    onlooker = await t.createUser({ role: 'ADMIN' });
  });
  const read = (url: string) => t.as(onlooker).raw({ method: 'GET', url });

  it('is scaled down and encoded again; the previous one is deleted at once, also for earlier viewers', async () => {
    const user = await somebody();
    const first = await upload(
      user,
      await sharp(await picture(3000, 2000, 'jpeg'))
        .withExif({ IFD0: { ImageDescription: 'GPS-CANARY' } })
        .toBuffer(),
    );
    expect(first.status).toBe(200);
    expect(await t.as(user).call('GET /account/profile')).toMatchObject({ avatar: first.data.avatar });
    const stored = await read(first.data.avatar);
    expect(stored.rawPayload.includes('CANARY')).toBe(false);
    expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 341 });

    const second = await upload(user, await picture());
    expect((await read(first.data.avatar)).statusCode).toBe(404);
    expect((await read(second.data.avatar)).statusCode).toBe(200);
    await t.as(user).call('DELETE /account/avatar');
    expect((await read(second.data.avatar)).statusCode).toBe(404);
    expect(await t.as(user).call('GET /account/profile')).toMatchObject({ avatar: null });
    expect(await t.db.selectFrom('media').select('id').where('owner_id', '=', user.id).execute()).toEqual([]);
    expect(await actsOf(user)).toEqual(['avatar-changed', 'avatar-changed', 'avatar-removed']);
  });

  it('is the only stored one after 10 concurrent uploads', async () => {
    const user = await somebody();
    const bytes = await picture(40, 40);
    const replies = await Promise.all(Array.from({ length: 10 }, () => upload(user, bytes)));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    const { avatar_media } = await rowOf(user);
    expect(await t.db.selectFrom('media').select('id').where('owner_id', '=', user.id).execute()).toEqual([
      { id: avatar_media },
    ]);
  });

  it.each([
    [
      'text that calls itself a picture',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      415,
      'MEDIA_UNSUPPORTED',
    ],
    [
      'a page that begins like a picture',
      async () =>
        Buffer.concat([
          Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
          Buffer.from('<script>alert(1)</script>'),
        ]),
      415,
      'MEDIA_UNSUPPORTED',
    ],
    ['WebP', async () => picture(40, 40, 'webp'), 415, 'MEDIA_UNSUPPORTED'],
    ['half a picture', async () => (await picture(800, 800, 'jpeg')).subarray(0, 400), 422, 'MEDIA_BROKEN'],
    [
      'a bomb of pixels',
      async () =>
        sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      422,
      'MEDIA_BROKEN',
    ],
    [
      'more than 2 MB',
      async () => Buffer.concat([await picture(), Buffer.alloc(2 * 1024 * 1024)]),
      413,
      'MEDIA_TOO_LARGE',
    ],
    ['nothing', async () => Buffer.alloc(0), 422, 'MEDIA_BROKEN'],
  ])('%s is refused and changes nothing', async (_, make, status, code) => {
    const user = await somebody();
    const { data } = await upload(user, await picture(40, 40));
    expect(await upload(user, await make())).toMatchObject({ status, code });
    expect((await read(data.avatar)).statusCode).toBe(200);
    expect(await t.db.selectFrom('media').select('id').where('owner_id', '=', user.id).execute()).toHaveLength(1);
  });

  it('is refused with the types of pictures alone', async () => {
    const { message } = (await upload(await somebody(), await picture(40, 40, 'webp'))) as { message?: string };
    expect(message).toMatch(/PNG.*JPG/);
    expect(message).not.toMatch(/MP3|MP4|vtt/);
  });

  it('is removed by its owner only', async () => {
    const user = await somebody();
    const { data } = await upload(user, await picture(40, 40));
    const other = await somebody();
    await t.db
      .updateTable('users')
      .set({ avatar_media: data.avatar.slice('/media/'.length) })
      .where('id', '=', other.id)
      .execute();
    await t.as(other).call('DELETE /account/avatar');
    expect((await read(data.avatar)).statusCode).toBe(200);
    expect((await upload(null, await picture(40, 40))).status).toBe(401);
  });
});

describe('phone and e-mail', () => {
  async function ticketFor(
    user: TestUser,
    username: string,
    purpose: 'CHANGE_EMAIL' | 'CHANGE_PHONE',
  ): Promise<string> {
    await t.as(user).call('POST /auth/sms-otp', { body: { username, purpose } });
    const [message] = await newestOutboxMessages(t.db, username);
    return (
      await t.as(user).call('POST /auth/verify-sms-otp', {
        body: { username, purpose, code: /\b(\d{6})\b/.exec(message!.body)![1]! },
      })
    ).ticket;
  }

  it('of two accounts that set the same address concurrently, one succeeds', async () => {
    const [one, other] = [await somebody(), await somebody({ role: 'STUDENT' })];
    const email = 'chung@example.com';
    const first = await ticketFor(one, email, 'CHANGE_EMAIL');
    t.advance(61_000);
    const second = await ticketFor(other, email, 'CHANGE_EMAIL');
    const outcomes = await Promise.allSettled([
      t.as(one).call('POST /account/contact', { body: { ticket: first } }),
      t.as(other).call('POST /account/contact', { body: { ticket: second } }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason).toMatchObject({
      code: 'EMAIL_USED',
      status: 409,
    });
    expect(await t.db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1);
  });

  it('a phone of another account is refused with an error at the field', async () => {
    const [one, other] = [await somebody(), await somebody()];
    await t.db.updateTable('users').set({ phone: '0912000111' }).where('id', '=', one.id).execute();
    await expect(
      t.as(other).call('POST /auth/sms-otp', { body: { username: '0912 000 111', purpose: 'CHANGE_PHONE' } }),
    ).rejects.toMatchObject({ code: 'PHONE_USED', reply: { errors: [expect.objectContaining({ path: 'username' })] } });
  });
});

describe('the profile', () => {
  it('contains the end of the package, whether it has ended, and the server’s time', async () => {
    const endsAt = new Date(t.now() + hour);
    const user = await t.createUser({ role: 'TEACHER', package: 'BASIC', packageEndsAt: endsAt });
    const before = await t.as(user).call('GET /account/profile');
    expect(before).toMatchObject({ membershipExpired: endsAt.toISOString(), isExpired: false });
    expect(Math.abs(Date.parse(before.serverTime) - t.now())).toBeLessThan(60_000);
    t.advance(hour + 1000);
    expect(await t.as(user).call('GET /account/profile')).toMatchObject({
      membershipExpired: endsAt.toISOString(),
      isExpired: true,
    });
    const learner = await t.createUser({ role: 'STUDENT' });
    expect(await t.as(learner).call('GET /account/profile')).toMatchObject({
      membershipExpired: null,
      isExpired: false,
    });
  });

  it('accepts a full name of at most 45 characters in total', async () => {
    const user = await t.createUser({ role: 'STUDENT' });
    const put = (lastName: string, firstName: string) =>
      t.as(user).call('PUT /account/profile', {
        body: { lastName, firstName, gender: null, birthday: null, provinceCode: null },
      });
    await put('N'.repeat(30), 'A'.repeat(14));
    await expect(put('N'.repeat(30), 'A'.repeat(15))).rejects.toMatchObject({
      reply: { errors: [expect.objectContaining({ path: 'firstName', code: 'fullNameTooLong' })] },
    });
  });
});

describe('the first password', () => {
  it('is set without an old one after confirming by a code, once; afterwards the old one is required', async () => {
    const user = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    const me = t.as(user);
    expect(await me.call('GET /account/details')).toMatchObject({ hasPassword: false });
    await expect(me.call('POST /auth/set-password', { body: { password: 'short' } })).rejects.toMatchObject({
      status: 400,
    });
    const first = async (chosen: string) =>
      me.raw({
        method: 'POST',
        url: '/api/auth/set-password',
        payload: { password: chosen },
        headers: await t.confirmation(user),
      });
    const outcomes = await Promise.all(['Xuan2026a', 'Ha2026bbb'].map(first));
    expect(outcomes.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await expect(me.call('POST /auth/set-password', { body: { password: 'Thu2026ccc' } })).rejects.toMatchObject({
      code: 'PASSWORD_BLANK',
    });
    expect(await me.call('GET /account/details')).toMatchObject({ hasPassword: true });
  });
});

describe('the package page', () => {
  const grant = (
    user: TestUser,
    packageCode: PackageCode,
    more: Partial<Omit<MembershipGrant, 'userId' | 'schoolId'>> = {},
  ) =>
    withTransaction(t.app.db, (db) =>
      grantMembership(
        { app: t.app, db, now: t.now(), actor: null },
        { userId: user.id, packageCode, source: 'GRANT', ...more },
      ),
    );

  it('shows the usage of each cap', async () => {
    const teacher = await somebody({ role: 'TEACHER', package: 'BASIC' });
    const me = t.as(teacher);
    const { id: classId } = await me.call('POST /itf/class', {
      body: { code: 'PLAN1', name: '9A', gradeId: 'G9', schoolYear: 2026 },
    });
    await me.call('POST /itf/students/add-new', { body: { lastName: 'Trần', firstName: 'Bình', classIds: [classId] } });
    const { examId } = await addReadyExam(t, await somebody());
    await t.db.updateTable('exams').set({ scope: 'SYSTEM', owner_id: null }).where('id', '=', examId).execute();
    await me.call('POST /itf/classes/{id}/unit-tests', {
      params: { id: classId },
      body: {
        examId,
        startsAt: new Date(t.now() + hour).toISOString(),
        endsAt: new Date(t.now() + 3 * hour).toISOString(),
      },
    });
    expect((await me.call('GET /account/plan')).usage).toEqual({
      classes: { used: 1, cap: 3 },
      students: { used: 1, cap: 100 },
      systemTests: { used: 1, cap: 10 },
    });
    t.advance(32 * day);
    expect((await me.call('GET /account/plan')).usage!.systemTests.used).toBe(0);
    t.advance(-32 * day);
  });

  it('shows no usage for learners and staff', async () => {
    for (const role of ['STUDENT', 'OPERATOR', 'ADMIN'] as const)
      expect((await t.as(await somebody({ role })).call('GET /account/plan')).usage).toBeNull();
  });

  it('shows the free package, which never ends, to a learner without one', async () => {
    const learner = await somebody({
      role: 'STUDENT',
      package: 'PREMIUM_PACKAGE',
      packageEndsAt: new Date(t.now() - 1000),
    });
    expect((await t.as(learner).call('GET /account/profile')).membership).toMatchObject({
      code: 'BEAT_FREE_EXAM',
      isFree: true,
      isExpired: false,
      endDate: null,
      usesLeft: 10,
    });
    expect((await t.as(learner).call('GET /account/plan')).history).toMatchObject([
      { code: 'PREMIUM_PACKAGE', state: 'ENDED' },
    ]);
  });

  describe('the history of packages', () => {
    let teacher: TestUser;
    beforeAll(async () => {
      teacher = await somebody({ role: 'TEACHER' });
      await grant(teacher, 'TRIAL', { source: 'TRIAL' });
      t.advance(day);
      await grant(teacher, 'BASIC', { source: 'ORDER', amount: 216_000, reference: 'VM-000123' });
      t.advance(day);
      await grant(teacher, 'BASIC', { source: 'CODE', reference: 'thẻ ****9K' });
      t.advance(day);
      await grant(teacher, 'ADVANCE', { note: 'Tặng giáo viên giỏi', replace: true });
      await grant(await somebody({ role: 'TEACHER' }), 'INTERNATIONAL', { reference: 'of another' });
    });
    const list = (query: object = {}) => t.as(teacher).call('GET /account/transactions', { query });
    const codes = async (query: object) => (await list(query)).items.map(({ code, source }) => `${code} ${source}`);

    it('is listed newest first with states, in pages', async () => {
      const { items, page } = await list();
      expect(items.map(({ code, source, state }) => [code, source, state])).toEqual([
        ['ADVANCE', 'GRANT', 'RUNNING'],
        ['BASIC', 'CODE', 'REPLACED'],
        ['BASIC', 'ORDER', 'REPLACED'],
        ['TRIAL', 'TRIAL', 'REPLACED'],
      ]);
      expect(items[2]).toMatchObject({ amount: 216_000, reference: 'VM-000123', name: 'Cơ bản' });
      expect(page).toEqual({ page: 0, size: 20, total: 4 });
      expect(await list({ page: 1, size: 10 })).toMatchObject({ items: [], page: { page: 1, size: 10, total: 4 } });
    });

    it.each([
      [{ search: 'vm-000' }, ['BASIC ORDER']],
      [{ search: 'the' }, ['BASIC CODE']],
      [{ search: 'TANG GIAO VIEN' }, ['ADVANCE GRANT']],
      [{ search: 'nâng' }, ['ADVANCE GRANT']],
      [{ search: 'trial' }, ['TRIAL TRIAL']],
      [{ search: 'of another' }, []],
      [{ search: '%' }, []],
      [{ search: '_' }, []],
      [{ source: ['ORDER', 'CODE'] }, ['BASIC CODE', 'BASIC ORDER']],
      [{ sort: 'package', direction: 'asc' }, ['TRIAL TRIAL', 'BASIC CODE', 'BASIC ORDER', 'ADVANCE GRANT']],
      [{ sort: 'amount' }, ['BASIC ORDER', 'ADVANCE GRANT', 'BASIC CODE', 'TRIAL TRIAL']],
    ])('%j finds %j', async (query, expected) => {
      expect(await codes(query)).toEqual(expected);
    });

    it('is filtered by days in Vietnam, both included', async () => {
      const dayOf = (ago: number) => new Date(t.now() - ago * day + 7 * hour).toISOString().slice(0, 10);
      expect(await codes({ from: dayOf(2), to: dayOf(1) })).toEqual(['BASIC CODE', 'BASIC ORDER']);
      expect(await codes({ to: dayOf(3) })).toEqual(['TRIAL TRIAL']);
      await expect(list({ from: 'yesterday' })).rejects.toMatchObject({ code: 'QUERY_INVALID' });
    });

    it('is refused for a teacher whose package has ended, who sees the latest on the plan page', async () => {
      const expired = await somebody({ role: 'TEACHER', package: 'BASIC', packageEndsAt: new Date(t.now() - 1000) });
      await expect(t.as(expired).call('GET /account/transactions')).rejects.toMatchObject({ status: 402 });
      expect((await t.as(expired).call('GET /account/plan')).history).toMatchObject([
        { code: 'BASIC', state: 'ENDED' },
      ]);
    });
  });
});

describe('the export of one’s own data', () => {
  const fetched = async (user: TestUser) => {
    const reply = await t
      .as(user)
      .raw({ method: 'GET', url: '/api/account/export', headers: await t.confirmation(user) });
    return {
      reply,
      text: reply.body,
      data: reply.statusCode === 200 ? (reply.json() as Record<string, Record<string, unknown>[]>) : {},
    };
  };

  it('contains a teacher’s own content, but no data of others, no hashes and no tokens', async () => {
    const teacher = await somebody();
    const school = await createSchool(t, { teacher, codes: ['MC1'] });
    const learner = await school.student({ firstName: 'Khôi', lastName: 'Canaryhoc' });
    const own = await addQuestion(t.db, { owner: teacher });
    const foreign = await addQuestion(t.db, { owner: await somebody() });
    await t.as(learner).call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
    const { reply, text, data } = await fetched(teacher);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(reply.headers['content-disposition']).toContain('attachment');
    expect(data['account']).toMatchObject([{ id: teacher.id, role: 'TEACHER' }]);
    expect(data['questions']!.map(({ id }) => id)).toEqual([own]);
    expect(data['questions']![0]).toHaveProperty('answerKey');
    expect(data['classesTaught']).toMatchObject([{ name: '9A1', learners: 1 }]);
    expect(data['testsAssigned']).toMatchObject([{ attempts: 1 }]);
    expect(data['memberships']).toHaveLength(1);
    expect(data['sessions']).toHaveLength(1);
    expect(text).not.toContain('Canaryhoc');
    expect(text).not.toContain(learner.id);
    expect(text).not.toContain(foreign);
    expect(text).not.toContain(passwordHash);
    expect(text).not.toMatch(/hash|token|one_?time_?password/i);
  });

  it('contains a learner’s own answers, and the mark only once it may be seen', async () => {
    const school = await createSchool(t, {
      codes: ['MC1'],
      canary: 'canary-export',
      reviewOpen: 'OFF',
      endsIn: 2 * hour,
    });
    const learner = await school.student();
    const { id: attemptId } = await t
      .as(learner)
      .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
    await t.as(learner).call('POST /student/attempts/{id}/answers', {
      params: { id: attemptId },
      body: { clientId: 'may-tinh-1', entries: [{ seq: 1, question: school.questions[0]!.id, base: 0, answer: {} }] },
    });
    await t
      .as(learner)
      .call('POST /itf/unit-tests-result/submit', { body: { attemptId, clientId: 'may-tinh-1', entries: [] } });
    await t.db
      .updateTable('attempts')
      .set({ status: 'SCORED', latest_mark: 500, latest_needs_teacher: false })
      .where('id', '=', attemptId)
      .execute();
    await t.db
      .insertInto('attempt_results')
      .values({
        owner_id: school.teacher.id,
        attempt_id: attemptId,
        revision: 1,
        cause: 'SCORED',
        engine_version: 'test',
        points: 100,
        max_points: 200,
        mark: 500,
        needs_teacher: false,
        item_states: '',
        item_points: [],
        scored_at: new Date(t.now()),
      })
      .execute();
    const before = await fetched(learner);
    expect(before.data['testsTaken']).toMatchObject([{ title: 'Kiểm tra giữa kỳ', class: '9A1', result: null }]);
    t.advance(3 * hour);
    const after = await fetched(learner);
    expect(after.data['testsTaken']).toMatchObject([{ result: { mark: 500, points: 100, of: 200 } }]);
    expect(after.data['classesJoined']).toMatchObject([{ name: '9A1' }]);
    for (const { text } of [before, after]) {
      expect(text).not.toContain('canary-export');
      expect(text).not.toContain(school.teacher.id);
      expect(text).not.toContain('answerKey');
    }
  });

  it('covers more than one page', async () => {
    const user = await somebody();
    await t.db
      .insertInto('audit_log')
      .values(
        Array.from({ length: 450 }, (_, number) => ({
          at: new Date(t.now()),
          actor_id: user.id,
          action: `deed-${number}`,
          subject_kind: 'class',
          subject_id: 'x',
        })),
      )
      .execute();
    const { data } = await fetched(user);
    expect(data['history']).toHaveLength(451);
    expect(new Set(data['history']!.map(({ action }) => action)).size).toBe(451);
  });

  it('is limited to three an hour, also for 20 concurrent requests', async () => {
    const user = await somebody();
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => fetched(user)))).map(
      ({ reply }) => reply.statusCode,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(17);
    t.advance(hour + 1000);
    expect((await fetched(user)).reply.statusCode).toBe(200);
  });
});

describe('deleting the account', () => {
  const remove = (user: TestUser) => t.as(user).call('POST /account/delete');
  const exists = async (user: TestUser) => (await rowOf(user)).deleted_at === null;

  it('ends every session at once, releases the contacts, and keeps a learner’s results without the name', async () => {
    const school = await createSchool(t, { codes: ['MC1'], endsIn: 5 * hour });
    const learner = await school.student({ firstName: 'Khôi', lastName: 'Lê Minh' });
    const email = 'khoi@example.com';
    await t.db
      .updateTable('users')
      .set({
        password_hash: passwordHash,
        email,
        phone: '0987000222',
        birthday: '2012-03-04',
        gender: 'MALE',
        province_code: '01',
        sign_in_name: 'khoilm42',
      })
      .where('id', '=', learner.id)
      .execute();
    await t.db
      .insertInto('managed_students')
      .values({
        teacher_id: school.teacher.id,
        student_id: learner.id,
        code: 'HS1',
        contact_phone: '0987000222',
        contact_email: email,
        created_at: new Date(t.now()),
      })
      .execute();
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { avatar } = (
      await t.as(learner).upload('POST /account/update-avatar', { file: { name: 'a.png', bytes: png } })
    ).json<{ data: { avatar: string } }>().data;
    const { id: attemptId } = await t
      .as(learner)
      .call('POST /student/unit-tests-assigned/{id}/start', { params: { id: school.assignmentId } });
    expect(await t.as(learner).call('GET /account/deletion')).toMatchObject({
      runningTests: [],
      isLastAdmin: false,
      stays: { results: 1 },
    });

    await remove(learner);
    await expect
      .poll(
        () =>
          t
            .as(learner)
            .call('GET /account/profile')
            .then(
              () => 200,
              ({ status }) => status as number,
            ),
        { timeout: 20_000 },
      )
      .toBe(401);
    for (const username of [email, '0987000222', 'khoilm42'])
      await expect(t.as(null).call('POST /auth/login', { body: { username, password } })).rejects.toMatchObject({
        code: 'WRONG_USERNAME_PASSWORD',
      });
    const row = await rowOf(learner);
    expect(row).toMatchObject({
      full_name: 'Học sinh đã xóa',
      email: null,
      phone: null,
      sign_in_name: null,
      birthday: null,
      gender: null,
      province_code: null,
      avatar_media: null,
      password_hash: null,
    });
    expect((await t.as(school.teacher).raw({ method: 'GET', url: avatar })).statusCode).toBe(404);
    expect(await t.db.selectFrom('sessions').select('id').where('user_id', '=', learner.id).execute()).toEqual([]);
    // The running attempt is handed in with the saved answers; the teacher keeps it without the name.
    expect(
      await t.db.selectFrom('attempts').select('status').where('id', '=', attemptId).executeTakeFirstOrThrow(),
    ).toMatchObject({ status: 'SUBMITTED' });
    const live = await t
      .as(school.teacher)
      .raw({ method: 'GET', url: `/api/itf/classes/unit-tests-assigned/${school.assignmentId}/results` });
    expect(live.body).toContain('Học sinh đã xóa');
    expect(live.body).not.toContain('Khôi');
    expect(live.body).not.toContain(email);
    const records = JSON.stringify(
      await t.db.selectFrom('managed_students').selectAll().where('student_id', '=', learner.id).execute(),
    );
    expect(records).not.toMatch(/0987000222|khoi@/);
    // The address can be used for a new account.
    await t.as(null).call('POST /auth/sms-otp', { body: { username: email, purpose: 'REGISTER' } });
    expect(await newestOutboxMessages(t.db, email)).toHaveLength(1);
    await runJobs(t);
    expect((await newestOutboxMessages(t.db, email)).map(({ subject }) => subject)).toContain(
      'Tài khoản Vumon đã được xóa',
    );
  });

  it('is refused with the list of running tests for a teacher, until they end', async () => {
    const teacher = await somebody();
    const school = await createSchool(t, { teacher, codes: ['MC1'], endsIn: 2 * hour });
    const learner = await school.student();
    expect((await t.as(teacher).call('GET /account/deletion')).runningTests).toMatchObject([
      { id: school.assignmentId, title: 'Kiểm tra giữa kỳ', className: '9A1' },
    ]);
    await expect(remove(teacher)).rejects.toMatchObject({
      code: 'ACCOUNT_HAS_RUNNING_TESTS',
      status: 409,
      reply: { data: { runningTests: [expect.objectContaining({ id: school.assignmentId })] } },
    });
    expect(await exists(teacher)).toBe(true);
    t.advance(2 * hour + 60_000);
    await remove(teacher);
    const { deleted_at } = await t.db
      .selectFrom('classes')
      .select('deleted_at')
      .where('id', '=', school.classId)
      .executeTakeFirstOrThrow();
    expect(deleted_at).not.toBeNull();
    await t.as(learner).call('GET /student/classes');
  });

  it('cancels planned tests and deletes own content', async () => {
    const teacher = await somebody();
    const school = await createSchool(t, { teacher, codes: ['MC1'], startsIn: 2 * hour, endsIn: 4 * hour });
    const questionId = await addQuestion(t.db, { owner: teacher });
    const { examId } = await addReadyExam(t, teacher);
    expect(await t.as(teacher).call('GET /account/deletion')).toMatchObject({
      runningTests: [],
      upcomingTests: 1,
      goes: { classes: 1, formats: 1 },
    });
    await remove(teacher);
    expect(
      (
        await t.db
          .selectFrom('assignments')
          .select('cancelled_at')
          .where('id', '=', school.assignmentId)
          .executeTakeFirstOrThrow()
      ).cancelled_at,
    ).not.toBeNull();
    expect(
      (await t.db.selectFrom('questions').select('deleted_at').where('id', '=', questionId).executeTakeFirstOrThrow())
        .deleted_at,
    ).not.toBeNull();
    expect(
      (await t.db.selectFrom('exams').select('deleted_at').where('id', '=', examId).executeTakeFirstOrThrow())
        .deleted_at,
    ).not.toBeNull();
    expect(await actsOf(teacher)).toContain('account-deleted');
  });

  it('keeps one of the last two admins if both delete their accounts concurrently', async () => {
    await t.db.updateTable('users').set({ is_admin: false }).execute();
    const admins = [await somebody({ role: 'ADMIN' }), await somebody({ role: 'ADMIN' })];
    const outcomes = await Promise.allSettled(admins.map((admin) => remove(admin)));
    expect(
      outcomes
        .map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : 'deleted'))
        .sort(),
    ).toEqual(['ACCOUNT_LAST_ADMIN', 'deleted']);
    const last = admins[outcomes.findIndex(({ status }) => status === 'rejected')]!;
    expect(await t.as(last).call('GET /account/deletion')).toMatchObject({ isLastAdmin: true });
  });

  it('happens once for 20 concurrent requests', async () => {
    const user = await somebody({ role: 'STUDENT' });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => remove(user)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await actsOf(user)).filter((action) => action === 'account-deleted')).toHaveLength(1);
  });
});

it("the profile names the grades of the teacher's active classes, the most frequent one first", async () => {
  const user = await somebody({ role: 'TEACHER', package: 'ADVANCE' });
  const grades = async () => (await t.as(user).call('GET /account/profile')).grades;
  expect(await grades()).toEqual([]);
  const add = (code: string, gradeId: string) =>
    t.as(user).call('POST /itf/class', { body: { code, name: code, gradeId, schoolYear: 2026 } });
  await add('GR-8A', 'G8');
  await add('GR-9A', 'G9');
  await add('GR-9B', 'G9');
  expect(await grades()).toEqual(['G9', 'G8']);
});

it("the user's subject is chosen, shown in the profile, and reset", async () => {
  const user = await somebody();
  const subject = async () => (await t.as(user).call('GET /account/profile')).subject;
  expect(await subject()).toBeNull();
  await t.as(user).call('POST /account/subject', { body: { subject: 'MATH' } });
  expect(await subject()).toBe('MATH');
  await t.as(user).call('POST /account/subject', { body: { subject: null } });
  expect(await subject()).toBeNull();
  await expect(t.as(user).call('POST /account/subject', { body: { subject: 'CHESS' as never } })).rejects.toMatchObject(
    {
      status: 400,
    },
  );
});
