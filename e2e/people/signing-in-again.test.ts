/** A forgotten password of a learner without contact, and young learners who sign in with pictures: teacher and child. */
import { expect, test } from 'vitest';
import { accounts } from '../harness/accounts.ts';
import { confirmWho } from '../harness/steps.ts';

const house = accounts();

/** A class of grade 2 with learners who sign in by name. */
async function youngClass(names: readonly string[]) {
  const school = await house.schoolWith({ codes: ['MC1'] });
  const teacher = await house.withPassword(school.teacher);
  await house.db.updateTable('classes').set({ grade_id: 'G2' }).where('id', '=', school.classId).execute();
  for (const [at, firstName] of names.entries()) {
    const { id } = await school.student({ firstName, lastName: 'Lê Hoài' });
    await house.db
      .updateTable('users')
      .set({ email: null, sign_in_name: `hoc${at}${id.slice(-6)}` })
      .where('id', '=', id)
      .execute();
    await house.db
      .insertInto('managed_students')
      .values({ teacher_id: teacher.id, student_id: id, created_at: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return { teacher, classId: school.classId };
}

test('a teacher gives a new one-time password, which is shown once on a slip', async () => {
  const { teacher, classId } = await youngClass(['An', 'Bình']);
  const { page, lookAround, fits } = await house.signedIn(teacher, `/classes/${classId}`);
  await page.getByRole('checkbox', { name: /Lê Hoài An/ }).check();
  await page.getByRole('button', { name: 'Cấp mật khẩu mới' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cấp mật khẩu mới' }).click();
  await confirmWho(page);
  await page.getByRole('heading', { level: 1, name: 'Mật khẩu dùng một lần mới' }).waitFor();
  expect(await page.getByRole('listitem').count()).toBe(1);
  await lookAround('new passwords');
  await page.setViewportSize({ width: 360, height: 740 });
  await fits('new passwords on a phone');
  const signInName = await page.locator('dd').first().textContent();
  const password = await page.locator('dd').nth(1).textContent();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /Lớp/ }).waitFor();
  expect(await page.getByText(password!).count()).toBe(0);

  const child = await house.device(360);
  await child.page.goto('/forgot-password');
  await child.page.getByText(/nhờ một thầy cô đang dạy em/).waitFor();
  await child.page.goto('/login');
  await child.page
    .getByRole('textbox', { name: 'Tên đăng nhập' })
    .or(child.page.locator('[autocomplete="username"]'))
    .first()
    .fill(signInName!);
  await child.page.locator('[autocomplete="current-password"]').fill(password!);
  await child.page.keyboard.press('Enter');
  await child.page.waitForURL(/set-password/);
});

test('a child signs in with class code, name and four pictures, by keyboard; five tries', async () => {
  const { teacher, classId } = await youngClass(['An', 'Bình']);
  const { page, lookAround } = await house.signedIn(teacher, `/classes/${classId}?view=sign-in`);
  await page.getByText('Bốn hình', { exact: true }).click();
  await page.getByRole('button', { name: 'Chọn cả lớp' }).click();
  await lookAround('signing in by class code');
  await page.getByRole('button', { name: 'Làm 2 thẻ mới' }).click();
  await confirmWho(page);
  await page.getByRole('heading', { level: 1, name: /Thẻ đăng nhập/ }).waitFor();
  await lookAround('cards');
  const card = page.getByRole('listitem').filter({ hasText: 'Lê Hoài An' }).first();
  const code = (await card.locator('dd').first().textContent())!;
  const pictures = await card.locator('ol li span').allTextContents();
  expect(pictures).toHaveLength(4);

  const child = await house.device(360);
  await child.page.goto('/login?way=class');
  await child.page.getByRole('textbox', { name: 'Mã lớp trên thẻ' }).fill(code.toLowerCase());
  await child.page.keyboard.press('Enter');
  await child.page.getByRole('button', { name: 'L. H. An' }).focus();
  await child.lookAround('names');
  await child.page.keyboard.press('Enter');
  await child.page.getByText('Em chọn hình thứ nhất.').waitFor();
  await child.lookAround('pictures');
  await child.fits('pictures');
  for (const button of await child.page.getByRole('group', { name: 'Các hình' }).getByRole('button').all()) {
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  const pad = child.page.getByRole('group', { name: 'Các hình' });
  for (const picture of [...pictures].reverse()) await pad.getByRole('button', { name: picture, exact: true }).click();
  await child.page.getByText('Chưa đúng. Em xem lại thẻ rồi thử lại.').waitFor();
  for (const picture of pictures) {
    await pad.getByRole('button', { name: picture, exact: true }).focus();
    await child.page.keyboard.press('Enter');
  }
  await child.page.waitForURL(/\/home/);
});
