/** Packages and settings as rows: shipped values, permissions, history, and notifying all processes. */
import { settingRecords, type Offer, type OfferCode, type SettingKey, type SettingRecord } from '@vumon/domain';
import { shippedCatalogue } from '@vumon/domain/testing/catalogue';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { SignedInContext } from '../../platform/http/context.ts';
import { testApp, type CallError, type TestApp, type TestUser } from '../../testing/app.ts';
import { changeOffer, changeSetting } from './catalogue.service.ts';
import { catalogueFor, packageStoreOf } from './index.ts';

const t = await testApp();
/** Another process on the same database. */
const other = await testApp({ database: t.database });
let admin: TestUser;

beforeAll(async () => {
  admin = await t.createUser({ role: 'ADMIN' });
});

/** The context of a request of the administrator. */
const own = () => ({ app: t.app, db: t.db, now: t.now(), actor: { userId: admin.id } }) as SignedInContext;
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('was accepted'),
    (error: CallError) => error,
  );
const packages = () => t.as(admin).call('GET /itf/packages');
const packageOf = async (code: OfferCode) => (await packages()).find((one) => one.code === code)!;

type Change = Partial<Omit<Offer, 'caps'>> & { caps?: object | null };
/** The request body of a change that leaves the package as it is. */
async function unchanged(code: OfferCode) {
  const { name, nameEn, price, months, days, uses, recommended, ladder, features, caps, revision } =
    await packageOf(code);
  return { name, nameEn, price, months, days, uses, recommended, ladder, features, caps, revision };
}
async function change(code: OfferCode, changes: Change, at: TestApp = t) {
  const before = await unchanged(code);
  return at
    .as(admin)
    .call('PUT /itf/packages/{code}', { params: { code }, body: { ...before, ...changes } as typeof before });
}
async function set(key: SettingKey, value: number, at: TestApp = t) {
  const { revision } = (await t.as(admin).call('GET /itf/settings')).find((one) => one.key === key)!;
  return at.as(admin).call('PUT /itf/settings/{key}', { params: { key }, body: { value, revision } });
}

describe('the shipped catalogue', () => {
  it('has the values of the specification for every package', async () => {
    const sorted = (offers: readonly Offer[]) =>
      offers.map((one) => ({ ...one, features: one.features.toSorted() })).sort((a, b) => (a.code < b.code ? -1 : 1));
    expect(sorted(await catalogueFor({ app: t.app, db: t.db }))).toEqual(sorted(shippedCatalogue));
  });

  it('has every limit of the domain with its bounds, and the values of the specification', async () => {
    const rows = await t.as(admin).call('GET /itf/settings');
    const shipped = Object.entries(settingRecords).map(([key, { initial: value, min, max }]) => ({
      key,
      value,
      min,
      max,
    }));
    expect(rows.map(({ key, value, min, max }) => ({ key, value, min, max }))).toEqual(
      shipped.sort((a, b) => (a.key < b.key ? -1 : 1)),
    );
    expect(Object.fromEntries(rows.map(({ key, value }) => [key, value]))).toMatchObject({
      'devices-per-account': 2,
      'otp-resend-seconds': 60,
      'otp-digits': 6,
      'account-email-length': 64,
      'question-import-rows': 500,
      'import-file-mebibytes': 5,
      'word-file-mebibytes': 20,
      'picture-mebibytes': 2,
      'question-image-mebibytes': 5,
      'audio-mebibytes': 20,
      'video-mebibytes': 100,
      'subtitles-mebibytes': 1,
      'otp-requests-per-address': 60,
      'otp-sms-per-hour': 500,
      'class-size': 60,
      'student-import-rows': 500,
      'media-quota-mebibytes': 2048,
      'session-days': 30,
      'first-password-days': 30,
      'keep-recordings-months': 12,
      'keep-answers-months': 24,
      'keep-sessions-days': 30,
      'keep-sign-ins-days': 180,
      'keep-audit-months': 24,
      'sales-voucher-percent': 20,
      'sales-voucher-amount': 100_000,
      'sales-voucher-uses': 100,
      'sales-voucher-days': 31,
      'practice-downloads': 5,
    });
  });

  it('starts its history', async () => {
    for (const { code } of shippedCatalogue)
      expect(await t.as(admin).call('GET /itf/packages/{code}/history', { params: { code } })).toMatchObject([
        { revision: 1, by: null, before: null },
      ]);
    for (const [key, { initial }] of Object.entries(settingRecords) as [SettingKey, SettingRecord][])
      expect(await t.as(admin).call('GET /itf/settings/{key}/history', { params: { key } })).toMatchObject([
        { revision: 1, by: null, before: null, after: initial },
      ]);
  });
});

describe('the offers on sale', () => {
  const codesFor = async (roleCode?: 'teacher' | 'student') =>
    (await t.as(null).call('GET /memberships', { query: roleCode ? { roleCode } : {} })).map(({ code }) => code);
  const soldTo = (...audiences: Offer['audience'][]) =>
    shippedCatalogue
      .filter(({ price, audience }) => price !== null && audiences.includes(audience))
      .map(({ code }) => code);

  it('are listed for one audience or for both', async () => {
    expect((await codesFor('teacher')).sort()).toEqual(soldTo('teacher').sort());
    expect((await codesFor('student')).sort()).toEqual(soldTo('student').sort());
    expect((await codesFor()).sort()).toEqual(soldTo('teacher', 'student').sort());
  });

  it('do not contain packages without a price', async () => {
    expect(shippedCatalogue.some(({ price }) => price === null)).toBe(true);
    expect(await codesFor()).not.toContain('SCHOOL');
  });
});

describe('a change of a package', () => {
  it('is visible to all users, and is stored with its author', async () => {
    const before = await packageOf('BASIC');
    expect(await change('BASIC', { price: 240_000, name: 'Khởi đầu' })).toMatchObject({
      price: 240_000,
      name: 'Khởi đầu',
      revision: before.revision + 1,
    });
    const offers = await t.as(null).call('GET /memberships', { query: { roleCode: 'teacher' } });
    expect(offers.find(({ code }) => code === 'BASIC')).toMatchObject({ price: 240_000, name: 'Khởi đầu' });
    const [newest] = await t.as(admin).call('GET /itf/packages/{code}/history', { params: { code: 'BASIC' } });
    expect(newest).toMatchObject({
      revision: before.revision + 1,
      by: { id: admin.id },
      before: { price: 216_000, name: 'Cơ bản', caps: before.caps },
      after: { price: 240_000, name: 'Khởi đầu', caps: before.caps },
    });
    const { entries } = await t
      .as(admin)
      .call('GET /itf/audit-log', { query: { action: 'package-changed', size: 10 } });
    expect(entries[0]).toMatchObject({
      subject: { kind: 'package', id: 'BASIC', name: 'Khởi đầu' },
      details: { package: 'BASIC', changed: ['name', 'price'] },
    });
    await change('BASIC', { price: 216_000, name: 'Cơ bản' });
  });

  it('without an effect creates no revision', async () => {
    const { revision, features, caps } = await packageOf('ADVANCE');
    await change('ADVANCE', {
      features: [...features.toReversed(), features[0]!],
      caps: Object.fromEntries(Object.entries(caps!).toReversed()),
    });
    expect((await packageOf('ADVANCE')).revision).toBe(revision);
  });

  it('of an outdated revision is refused', async () => {
    const { revision } = await packageOf('STANDARD');
    await change('STANDARD', { name: 'Chuẩn' });
    expect(await failure(change('STANDARD', { revision }))).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => change('STANDARD', { name: `Chuẩn ${n}`, revision: revision + 1 })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await change('STANDARD', { name: 'Tiêu chuẩn' });
  });

  it.each([
    ['BASIC', { price: -1 }, 'price'],
    ['BASIC', { price: 100_000_001 }, 'price'],
    ['BASIC', { months: 61 }, 'months'],
    ['BASIC', { name: '' }, 'name'],
    ['BASIC', { uses: 5 }, 'uses'],
    ['BASIC', { ladder: 4 }, 'ladder'],
    ['BASIC', { caps: null }, 'caps'],
    [
      'BASIC',
      { caps: { classes: 0, students: 1, studentsPerClass: 1, systemTestsPerMonth: null, teachers: null } },
      'caps.classes',
    ],
    ['PREMIUM_PACKAGE', { uses: null }, 'uses'],
    ['PREMIUM_PACKAGE', { features: ['use-content'] }, 'features'],
  ] as const)('of %s to %j is refused beside its field', async (code, changes, path) => {
    const before = await packageOf(code);
    const error = await failure(change(code, changes as Change));
    expect(error).toMatchObject({ status: 400, code: 'BODY_INVALID' });
    expect(error.reply.errors!.map((one) => one.path)).toContain(path);
    expect(await packageOf(code)).toEqual(before);
  });

  it('shows in its history what it changed, and nothing else', async () => {
    const { code, price } = await packageOf('INTERNATIONAL');
    await change(code, { price: price! + 1000 });
    const [newest] = await t.as(admin).call('GET /itf/packages/{code}/history', { params: { code } });
    expect(newest!.after).toEqual({ ...newest!.before, price: price! + 1000 });
    await change(code, { price });
  });

  it('of a setting is refused for an outdated revision, and has no effect for the same value', async () => {
    const key = 'class-size';
    const row = async () => (await t.as(admin).call('GET /itf/settings')).find((one) => one.key === key)!;
    const put = (value: number, revision: number) =>
      t.as(admin).call('PUT /itf/settings/{key}', { params: { key }, body: { value, revision } });
    const { value, revision } = await row();
    expect(await put(value, revision)).toMatchObject({ value, revision });
    await put(value + 1, revision);
    expect(await failure(put(value + 2, revision))).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    expect(await row()).toMatchObject({ value: value + 1, revision: revision + 1 });
    await put(value, revision + 1);
  });

  it('is for administrators only', async () => {
    for (const role of ['OPERATOR', 'SALE', 'TEACHER', 'STUDENT'] as const) {
      const somebody = await t.createUser({ role, ...(role === 'TEACHER' && { package: 'ADVANCE' as const }) });
      for (const route of ['GET /itf/packages', 'GET /itf/settings'] as const)
        expect(await failure(t.as(somebody).call(route)), role).toMatchObject({ status: 403 });
    }
  });
});

describe('the database constraints', () => {
  const refuses = (statement: string) =>
    expect(sql.raw(statement).execute(t.db)).rejects.toMatchObject({ code: '23514' });

  it('refuse values out of bounds', async () => {
    await refuses(`UPDATE packages SET price = -1 WHERE code = 'BASIC'`);
    await refuses(`UPDATE packages SET students_per_class = 201 WHERE code = 'BASIC'`);
    await refuses(`UPDATE packages SET classes = NULL WHERE code = 'BASIC'`);
    await refuses(`UPDATE packages SET days = 30 WHERE code = 'BASIC'`);
    await refuses(`UPDATE packages SET uses = NULL WHERE code = 'PREMIUM_PACKAGE'`);
    await refuses(`UPDATE settings SET value = min - 1 WHERE key = 'class-size'`);
    await refuses(`UPDATE settings SET value = max + 1 WHERE key = 'class-size'`);
    const { id } = await t.createUser({ role: 'TEACHER' });
    const insert = (code: string) =>
      `INSERT INTO memberships (id, user_id, package_code, starts_at) VALUES (gen_random_uuid(), '${id}', '${code}', now())`;
    await refuses(insert('COMBO'));
    await refuses(insert('SCHOOL'));
    await expect(sql.raw(insert('GOLD')).execute(t.db)).rejects.toMatchObject({ code: '23503' });
  });
});

describe('a limit', () => {
  it('is stored with its author, old and new value', async () => {
    const { revision } = await set('student-import-rows', 300);
    const [newest, before] = await t
      .as(admin)
      .call('GET /itf/settings/{key}/history', { params: { key: 'student-import-rows' } });
    expect(newest).toMatchObject({ revision, by: { id: admin.id }, before: 500, after: 300 });
    expect(before).toMatchObject({ revision: revision - 1, by: null, before: null, after: 500 });
    const { entries } = await t
      .as(admin)
      .call('GET /itf/audit-log', { query: { action: 'setting-changed', size: 10 } });
    expect(entries[0]).toMatchObject({
      subject: { kind: 'setting', id: 'student-import-rows' },
      details: { before: 500, after: 300 },
    });
    await set('student-import-rows', 500);
  });

  const { min, max } = settingRecords['class-size'];
  it.each([
    [min - 1, 'tooSmall', min],
    [max + 1, 'tooBig', max],
    [40.5, 'wrongType', max],
  ])('of %d is refused beside its field: %s', async (value, code, limit) => {
    const refused = changeSetting(own(), 'class-size', { value, revision: 1 });
    await expect(refused).rejects.toMatchObject({
      code: 'BODY_INVALID',
      details: { fields: [{ path: 'value', code, params: { limit } }] },
    });
    const error = await failure(set('class-size', value));
    expect(error).toMatchObject({ status: 400, code: 'BODY_INVALID' });
    expect(error.reply.errors!.map((one) => one.path)).toEqual(['value']);
  });

  it('applies to what it limits: the size of a class', async () => {
    const teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
    const own = async () => (await t.as(teacher).call('GET /account/profile')).caps?.studentsPerClass;
    expect(await own()).toBe(60);
    await set('class-size', 35);
    expect(await own()).toBe(35);
    await set('class-size', 60);
  });
});

it('a process sees its own change of a package or setting at once, without waiting for the notification', async () => {
  // This context does not listen for notifications, so only the services invalidate its cache.
  const context = { ...own(), app: { ...t.app } };
  const changed = vi.fn();
  packageStoreOf(context.app).onChange(changed);
  const offer = await unchanged('TRIAL');
  await changeOffer(context, 'TRIAL', { ...offer, name: 'Thử' });
  expect(changed).toHaveBeenCalledTimes(1);
  const { value, revision } = (await t.as(admin).call('GET /itf/settings')).find(({ key }) => key === 'class-size')!;
  await changeSetting(context, 'class-size', { value: value + 1, revision });
  expect(changed).toHaveBeenCalledTimes(2);
  await change('TRIAL', { name: offer.name });
  await set('class-size', value);
});

describe('two processes on one database', () => {
  const teacherOf = (app: TestApp) => app.createUser({ role: 'TEACHER', package: 'BASIC' });
  const status = (app: TestApp, user: TestUser) =>
    app
      .as(user)
      .call('GET /itf/class')
      .then(
        () => 200,
        (error: CallError) => error.status,
      );

  it('both follow changes of one of them: caps, prices, limits', async () => {
    const teacher = await teacherOf(t);
    const seen = async (app: TestApp) => {
      const { caps } = await app.as(teacher).call('GET /account/profile');
      const offers = await app.as(null).call('GET /memberships', { query: { roleCode: 'teacher' } });
      return [caps!.classes, caps!.studentsPerClass, offers.find(({ code }) => code === 'BASIC')!.price];
    };
    expect(await seen(t)).toEqual([3, 40, 216_000]);
    expect(await seen(other)).toEqual([3, 40, 216_000]);
    const { caps } = await packageOf('BASIC');
    await change('BASIC', { price: 250_000, caps: { ...caps, classes: 5 } }, other);
    await set('class-size', 30, other);
    // The process that made the change sees it at once, the other one after the notification.
    expect(await seen(other)).toEqual([5, 30, 250_000]);
    await expect.poll(() => seen(t)).toEqual([5, 30, 250_000]);
    await change('BASIC', { price: 216_000, caps });
    await set('class-size', 60);
    await expect.poll(() => seen(other)).toEqual([3, 40, 216_000]);
  });

  it('both open and close the features of a package for existing sessions', async () => {
    const teacher = await teacherOf(t);
    expect([await status(t, teacher), await status(other, teacher)]).toEqual([200, 200]);
    const { features } = await packageOf('BASIC');
    await change('BASIC', { features: features.filter((one) => one !== 'manage-classes') });
    expect(await status(t, teacher)).toBe(402);
    await expect.poll(() => status(other, teacher)).toBe(402);
    await change('BASIC', { features });
    expect(await status(t, teacher)).toBe(200);
    await expect.poll(() => status(other, teacher)).toBe(200);
  });

  it('both follow a change made directly in the database', async () => {
    const price = async (app: TestApp) =>
      (await app.as(null).call('GET /memberships', { query: {} })).find(({ code }) => code === 'COMBO')!.price;
    expect([await price(t), await price(other)]).toEqual([999_999, 999_999]);
    await t.db.updateTable('packages').set({ price: 888_888 }).where('code', '=', 'COMBO').execute();
    await expect.poll(() => Promise.all([price(t), price(other)])).toEqual([888_888, 888_888]);
  });
});
