/** Classes go on into a new school year, and two teachers of a school mark one test: what each sees of the other. */
import { randomUUID } from 'node:crypto';
import { samples } from '@vumon/question-types/samples';
import { expect, test } from 'vitest';
import type { TestUser } from '../apps/api/src/testing/users.ts';
import { accounts } from './accounts.ts';

const house = accounts();

async function post<T>({ token }: TestUser, path: string, body: object): Promise<T> {
  const reply = await fetch(`${house.product.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-authorization': `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(reply.status, path).toBe(200);
  return ((await reply.json()) as { data: T }).data;
}

test('classes are carried over as proposed and as changed, and the old ones are closed', async () => {
  const school = await house.schoolWith({ codes: ['MC1'] });
  await house.db.updateTable('classes').set({ code: '9A1-2026' }).where('id', '=', school.classId).execute();
  const student = await house.person({ role: 'STUDENT', firstName: 'My', lastName: 'Nguyễn Hà' });
  await school.enrol(student);
  await house.db
    .insertInto('managed_students')
    .values({ teacher_id: school.teacher.id, student_id: student.id, created_at: new Date() })
    .execute();
  const teacher = await house.withPassword(school.teacher);
  const { page, lookAround, fits } = await house.signedIn(teacher, '/classes');
  await page.getByRole('button', { name: 'Năm học mới' }).click();
  const row = page.getByRole('group', { name: '9A1' });
  const name = row.getByRole('textbox', { name: 'Tên lớp' });
  await name.waitFor();
  expect(await name.inputValue()).toBe('10A1');
  expect(await row.getByRole('textbox', { name: 'Mã lớp' }).inputValue()).toBe('10A1-2027');
  await lookAround('a new school year');
  await page.setViewportSize({ width: 360, height: 740 });
  await fits('a new school year on a phone');
  await page.setViewportSize({ width: 1280, height: 860 });
  await name.fill('');
  await page.getByRole('button', { name: 'Chuyển lớp', exact: true }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await name.fill('10 Toán');
  await page.getByRole('button', { name: 'Chuyển lớp', exact: true }).click();
  await page.getByRole('link', { name: '10 Toán' }).waitFor();
  await page.getByText('Ngừng hoạt động', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Năm học mới' }).click();
  await page.getByRole('group', { name: '10 Toán' }).waitFor();
});

test('colleagues mark together: invited without names, told of a mark that came first', async () => {
  const school = await house.schoolWith({ codes: ['EW1', 'SA1'] });
  const owner = await house.withPassword(school.teacher);
  const lan = await house.person({ role: 'TEACHER', package: 'ADVANCE', firstName: 'Lan', lastName: 'Trần' });
  const schoolId = randomUUID();
  await house.db
    .insertInto('schools')
    .values({ id: schoolId, name: 'THCS Chu Văn An', created_at: new Date() })
    .execute();
  for (const { id } of [owner, lan])
    await house.db
      .insertInto('school_members')
      .values({ school_id: schoolId, user_id: id, role: 'TEACHER', joined_at: new Date() })
      .execute();
  const [essay, short] = school.questions;
  const texts = ['Hoà bình', 'hòa  bình.', 'Không biết'];
  for (const text of texts) {
    const student = await school.student({ firstName: 'An', lastName: 'Lê' });
    const { id } = await post<{ id: string }>(student, `/student/unit-tests-assigned/${school.assignmentId}/start`, {});
    await post(student, '/itf/unit-tests-result/submit', {
      attemptId: id,
      clientId: 'the-only-client',
      entries: [
        { seq: 1, question: essay!.id, base: 0, answer: samples.EW1.responses.right },
        { seq: 2, question: short!.id, base: 0, answer: { [short!.items[0]!]: text } },
      ],
    });
  }
  const address = `/learning/${school.assignmentId}/marking`;
  const own = await house.signedIn(owner, address);
  await own.page.getByRole('button', { name: 'Mời cùng chấm' }).click();
  await own.page.getByRole('textbox', { name: 'Người cùng chấm' }).click();
  await own.page.getByRole('option', { name: 'Trần Lan' }).click();
  await own.page.keyboard.press('Escape');
  await own.page.getByText('Ẩn tên học sinh với người được mời').click();
  await own.lookAround('inviting colleagues');
  await own.page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await own.page.getByText('Đã lưu danh sách người chấm').waitFor();

  const guest = await openInvited(lan);
  await guest.lookAround('marking for a colleague');
  await guest.page.setViewportSize({ width: 360, height: 740 });
  await guest.fits('marking for a colleague on a phone');
  await guest.page.setViewportSize({ width: 1280, height: 860 });

  // Both have the first essay open; Lan gives it a mark, and the owner, who is writing, is told.
  await own.page.getByRole('textbox', { name: 'Nhận xét chung' }).fill('Của cô Hà');
  for (const criterion of await guest.page.getByRole('toolbar').all())
    await criterion.getByRole('button').last().click();
  await guest.page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await guest.page.getByText('Người chấm: Trần Lan').waitFor();
  await own.page.getByText('Trần Lan vừa chấm câu này').waitFor({ timeout: 40_000 });
  await own.lookAround('a mark that came first');
  expect(await own.page.getByRole('textbox', { name: 'Nhận xét chung' }).inputValue()).toBe('Của cô Hà');
  await own.page.getByRole('button', { name: 'Giữ điểm của tôi' }).click();
  await own.page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await own.page.getByText('Của cô Hà').first().waitFor();

  // Equal answers in two writings are one row: one score for both, taken back by one press.
  await own.page.getByRole('navigation', { name: 'Theo câu' }).getByRole('button').last().click();
  const group = own.page.getByRole('listitem').filter({ hasText: 'Cách viết khác: hòa  bình.' });
  await group.getByRole('button', { name: '½' }).click();
  await own.page.getByText('Đã chấm 2 câu trả lời').waitFor();
  await own.page.getByRole('button', { name: 'Hoàn tác' }).click();
  await group.getByText('Chưa chấm').waitFor();

  async function openInvited(user: TestUser) {
    const visitor = await house.signedIn(user, '/learning');
    await visitor.page.getByRole('heading', { name: 'Bài đồng nghiệp nhờ chấm' }).waitFor();
    await visitor.page.getByRole('link', { name: 'Kiểm tra giữa kỳ' }).click();
    await visitor.page.getByText('Người giao bài đã ẩn tên học sinh').waitFor();
    return visitor;
  }
});
