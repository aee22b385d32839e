/**
 * Reports on activation codes, tested through HTTP: batches, codes that a partner sells, and who used which code when.
 */
import { read, utils } from '@e965/xlsx';
import { formatDayTime } from '@vumon/i18n';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type CallError, type TestUser } from '../../testing/app.ts';

const t = await testApp();
const day = 86_400_000;
let admin: TestUser;
let partnerId: string;
beforeAll(async () => {
  admin = await t.createUser({ role: 'ADMIN' });
  const { partner } = await t
    .as(admin)
    .call('POST /itf/partners', { body: { slug: 'nha-sach', name: 'Nhà sách Hồng Hà', allowedOrigins: [] } });
  partnerId = partner.id;
});

const make = (body: object) =>
  t.as(admin).call('POST /itf/active-codes', {
    body: {
      kind: 'PACKAGE',
      name: 'Đợt tháng 11',
      count: 2,
      usesAllowed: 2,
      expiresAt: null,
      packageCode: 'ADVANCE',
      months: 6,
      tests: null,
      ...body,
    } as never,
  });
const codesOf = async (batchId: string) =>
  (await t.as(admin).call('GET /itf/active-codes', { query: { size: 100 } })).items.filter(
    (one) => one.batchId === batchId,
  );
async function use(code: string): Promise<TestUser> {
  const user = await t.createUser({ role: 'TEACHER', firstName: 'Hạnh' });
  await t.as(user).call('POST /itf/active-codes/active', { body: { code } });
  return user;
}

test('a batch that a partner sells is found by the partner, with person, code and time of every use', async () => {
  const sold = await make({ partnerId });
  const own = await make({ name: 'Tặng hội thảo' });
  const [first, second] = await codesOf(sold.batchId);
  expect(first!.partner).toEqual({ id: partnerId, name: 'Nhà sách Hồng Hà' });
  const [users, moments] = [[] as TestUser[], [] as string[]];
  for (const code of [first!.code!, first!.code!, second!.code!, (await codesOf(own.batchId))[0]!.code!]) {
    moments.push(new Date(t.now()).toISOString());
    users.push(await use(code));
    t.advance(day);
  }
  await t.as(admin).call('POST /itf/active-codes/disable', { body: { ids: [second!.id], disabled: true } });

  const batches = (query: object = {}) => t.as(admin).call('GET /itf/active-codes/batches', { query });
  const all = await batches();
  expect(all.page.total).toBe(2);
  expect(all.items.map(({ id }) => id).sort()).toEqual([sold.batchId, own.batchId].sort());
  expect((await batches({ partnerId })).items).toEqual([
    {
      id: sold.batchId,
      name: 'Đợt tháng 11',
      partner: 'Nhà sách Hồng Hà',
      createdAt: expect.any(String),
      codes: 2,
      touched: 2,
      disabled: 1,
      uses: 3,
      usesAllowed: 4,
    },
  ]);
  expect((await batches({ search: 'HỘI thảo' })).items.map(({ id }) => id)).toEqual([own.batchId]);
  const codes = await t.as(admin).call('GET /itf/active-codes', { query: { partnerId } });
  expect(codes.items.map(({ id }) => id).sort()).toEqual([first!.id, second!.id].sort());

  const uses = (query: object = {}) => t.as(admin).call('GET /itf/active-codes/uses', { query });
  const report = await uses({ partnerId });
  expect(report.page.total).toBe(3);
  // The newest first.
  expect(report.items.map(({ userId, code, usedAt }) => [userId, code, usedAt.slice(0, 10)])).toEqual([
    [users[2]!.id, second!.code, moments[2]!.slice(0, 10)],
    [users[1]!.id, first!.code, moments[1]!.slice(0, 10)],
    [users[0]!.id, first!.code, moments[0]!.slice(0, 10)],
  ]);
  expect(report.items[0]).toMatchObject({
    contact: `${users[2]!.id}@example.invalid`,
    batchName: 'Đợt tháng 11',
    partner: 'Nhà sách Hồng Hà',
    packageCode: 'ADVANCE',
  });
  expect((await uses({ batchId: own.batchId })).items.map(({ userId }) => userId)).toEqual([users[3]!.id]);
  // By days in Vietnam, both included.
  const inVietnam = (at: string) => new Date(Date.parse(at) + 7 * 3_600_000).toISOString().slice(0, 10);
  const [from, to] = [inVietnam(moments[1]!), inVietnam(moments[2]!)];
  expect((await uses({ from, to })).items.map(({ userId }) => userId)).toEqual([users[2]!.id, users[1]!.id]);

  const file = await t
    .as(admin)
    .raw({ method: 'GET', url: `/api/itf/active-codes/uses/file?partnerId=${partnerId}&from=${from}` });
  const sheet = read(file.rawPayload).Sheets['Lượt dùng mã kích hoạt']!;
  const rows = utils.sheet_to_json<string[]>(sheet, { header: 1 });
  expect(rows[0]).toEqual(['Dùng lúc', 'Mã', 'Đợt mã', 'Đối tác bán', 'Dùng để mở', 'Người dùng', 'Liên hệ']);
  expect(rows.slice(1).map((row) => row[1])).toEqual([second!.code, first!.code]);
  expect(rows[1]).toContain(`${users[2]!.id}@example.invalid`);
  expect(sheet['A2']).toMatchObject({ t: 'n', w: formatDayTime(moments[2]!, 'Asia/Ho_Chi_Minh') });
  const log = await t.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'activation-code-uses-exported')
    .execute();
  expect(log).toEqual([{ details: { rows: 2 } }]);
});

test('codes can only be assigned to an existing partner, and reports are for administrators only', async () => {
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => expect.fail('was accepted'),
      (error: CallError) => error,
    );
  expect(await failure(make({ partnerId: t.app.newId() }))).toMatchObject({ code: 'NOT_FOUND' });
  for (const role of ['SALE', 'OPERATOR', 'TEACHER'] as const) {
    const user = await t.createUser({ role });
    expect(await failure(t.as(user).call('GET /itf/active-codes/uses', { query: {} }))).toMatchObject({ status: 403 });
    expect(await failure(t.as(user).call('GET /itf/active-codes/batches', { query: {} }))).toMatchObject({
      status: 403,
    });
    const file = await t.as(user).raw({ method: 'GET', url: '/api/itf/active-codes/uses/file' });
    expect(file.statusCode).toBe(403);
  }
});
