/** An administrator of a school has its roster checked, looks at each row's fate, and has it carried out. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, createPool } from '../../apps/api/src/platform/db/index.ts';
import { zip } from '../../apps/api/src/testing/zip.ts';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { startProduct, type RunningProduct } from '../harness/product.ts';
import { enter } from '../harness/steps.ts';
import { visit } from '../harness/visitor.ts';

let product: RunningProduct;
let browser: OwnBrowser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const sheet = (head: string, ...rows: string[]) => Buffer.from([head, ...rows, ''].join('\r\n'));
const learners = Array.from({ length: 24 }, (_, n) => `hs-${n + 1}`);

/** A whole export; the learner `without` is not in it, and one row is wrong. */
function exported(without?: string): Buffer {
  const there = learners.filter((id) => id !== without);
  const names = ['orgs', 'academicSessions', 'users', 'roles', 'classes', 'enrollments'];
  return zip({
    'manifest.csv': sheet('propertyName,value', 'oneroster.version,1.2', ...names.map((name) => `file.${name},bulk`)),
    'orgs.csv': sheet('sourcedId,status,name,type', 'T1,,THCS Ban Mai,school'),
    'academicSessions.csv': sheet(
      'sourcedId,status,title,type,startDate,endDate,schoolYear',
      'N26,,Năm học 2026–2027,schoolYear,2026-09-05,2027-05-31,2027',
    ),
    'users.csv': sheet(
      'sourcedId,status,enabledUser,givenName,familyName,middleName,identifier,email,primaryOrgSourcedId',
      'gv-1,,true,Hà,Nguyễn,Thu,,thuha@vumon.example,T1',
      'gv-2,,true,Lạ,Thầy,,,nguoi.la@khac.example,T1',
      ...there.map((id, n) => `${id},,true,An ${n + 1},Trần,Văn,,,T1`),
    ),
    'roles.csv': sheet(
      'sourcedId,status,userSourcedId,roleType,role,orgSourcedId',
      'v-1,,gv-1,primary,teacher,T1',
      'v-2,,gv-2,primary,teacher,T1',
      ...there.map((id) => `v-${id},,${id},primary,student,T1`),
    ),
    'classes.csv': sheet('sourcedId,status,title,grades,schoolSourcedId,termSourcedIds', 'l-1,,9A7,09,T1,N26'),
    'enrollments.csv': sheet(
      'sourcedId,status,classSourcedId,schoolSourcedId,userSourcedId,role,primary',
      'x-0,,l-1,T1,gv-1,teacher,true',
      ...there.map((id) => `x-${id},,l-1,T1,${id},student,false`),
    ),
  });
}

/** By rows, since what staff do for it is walked through in `user-administration.test.ts`. */
async function openSchool(): Promise<void> {
  const db = createDatabase(createPool({ url: product.databaseUrl, max: 1 }));
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'thuha@vumon.example')
    .executeTakeFirstOrThrow();
  const [id, at] = [crypto.randomUUID(), new Date(Date.now() - 1_000)];
  await db.insertInto('schools').values({ id, name: 'THCS Ban Mai', created_at: at }).execute();
  await db
    .insertInto('school_members')
    .values({ school_id: id, user_id: userId, role: 'ADMIN', joined_at: at })
    .execute();
  await db
    .insertInto('memberships')
    .values({ id: crypto.randomUUID(), school_id: id, package_code: 'SCHOOL', starts_at: at, ends_at: null })
    .execute();
  await db.deleteFrom('teacher_consents').where('teacher_id', '=', userId).execute();
  await db.destroy();
}

test('a roster is checked and carried out on a computer, and the next one on a phone', async () => {
  await openSchool();
  const head = await visit(browser, { origin: product.origin, width: 1280, height: 800 });
  const { page } = head;
  await enter(page, product.origin, 'thuha@vumon.example');
  await page.goto('/school?tab=roster');
  const file = page.locator('input[type=file]');
  const send = (bytes: Buffer, name = 'ban-mai.zip') =>
    file.setInputFiles({ name, mimeType: 'application/zip', buffer: bytes });
  await send(Buffer.from('not a zip, but of some length'));
  await page.getByRole('alert').waitFor();
  await send(exported());
  const table = page.getByRole('table', { name: 'Danh sách từ hệ thống của trường' });
  await table.getByText('THCS Ban Mai').waitFor();
  await head.lookAround('a checked roster');
  await page.getByRole('combobox', { name: 'Lọc theo kết quả' }).click();
  await page.getByRole('option', { name: 'Không nhận (1)' }).click();
  await table.getByText('Thầy Lạ').waitFor();
  expect(await table.getByRole('row').count(), 'the head and the wrong row').toBe(2);
  await page.getByPlaceholder('Tìm theo tên hoặc mã').fill('tran van');
  await page.getByText('Không có dòng nào khớp').waitFor();
  await page.getByPlaceholder('Tìm theo tên hoặc mã').fill('thay la');
  await table.getByText('Thầy Lạ').waitFor();
  // The filter is in the address, so it stays.
  await page.reload();
  await table.getByText('Thầy Lạ').waitFor();
  await page.getByRole('button', { name: 'Nhập danh sách' }).click();
  // Asked once a school year, before learners come in.
  const consent = page.getByRole('dialog');
  await consent.getByRole('checkbox').check();
  await consent.getByRole('button', { name: 'Xác nhận và tiếp tục' }).click();
  await page.getByText('Đã nhập xong lúc').waitFor();
  await head.lookAround('a roster that was carried out');
  await page.getByRole('tab', { name: 'Lớp', exact: true }).click();
  await page.getByRole('table', { name: 'Lớp của các thành viên' }).getByText('9A7', { exact: true }).waitFor();
  await page.goto('/school?tab=roster');
  await send(exported(), 'lan-2.zip');
  await page.getByText('Tệp không có gì mới so với lần nhập trước.').waitFor();
  expect(head.problems).toEqual([]);
  await head.leave();

  const phone = await visit(browser, { origin: product.origin, width: 360, height: 740, touch: true });
  await enter(phone.page, product.origin, 'thuha@vumon.example');
  await phone.page.goto('/en/school?tab=roster');
  await phone.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lan-3.zip', mimeType: 'application/zip', buffer: exported('hs-7') });
  // The learner and the place in the class.
  await phone.page.getByText('Nothing is deleted.').waitFor();
  await phone.lookAround('a checked roster on a phone');
  await phone.page.getByRole('button', { name: 'Import the roster' }).tap();
  await phone.page.getByText('Imported at').waitFor();
  await phone.page.getByRole('combobox', { name: 'Filter by result' }).tap();
  await phone.page.getByRole('option', { name: 'Ends (2)' }).tap();
  await phone.page.getByText('hs-7', { exact: true }).waitFor();
  await phone.lookAround('an imported roster on a phone');
  await phone.leave();
});
