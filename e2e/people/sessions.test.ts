/**
 * Sessions in real browsers: too many devices, signing out everywhere, a locked account, the end of a package, and
 * unsaved text.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { TestUser } from '../../apps/api/src/testing/users.ts';
import { accounts, emailOf } from '../harness/accounts.ts';
import { confirmWho, demoPassword, signIn, signOutEverywhere, tick } from '../harness/steps.ts';
import { refuse } from '../harness/account-pages.ts';
import type { Visitor } from '../harness/visitor.ts';

const here = accounts();
const { person, withPassword, schoolWith, device, signedIn } = here;

const title = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();
const toSignIn = (page: Page, from: string) =>
  page.waitForURL(({ pathname, searchParams }) => pathname === '/login' && searchParams.get('redirect') === from);

test('a third device is refused; one of the two is signed out, and its open page says so', async () => {
  const teacher = await person({ role: 'TEACHER', package: 'ADVANCE' });
  const first = await signedIn(teacher, '/classes');
  const second = await signedIn(teacher, '/home');
  await title(first.page);
  const third = await device(360);
  await third.page.goto('/login?redirect=%2Fclasses');
  await signIn(third.page, emailOf(teacher));
  const dialog = third.page.getByRole('dialog', { name: 'Đang đăng nhập trên quá nhiều thiết bị' });
  await dialog.waitFor();
  await third.lookAround('too many devices');
  // The most recent session is listed first; the older one is ended.
  await dialog.getByRole('button', { name: 'Đăng xuất Chrome trên Linux' }).nth(1).click();
  await third.page.waitForURL(`${here.product.origin}/classes`);
  await toSignIn(first.page, '/classes');
  expect(new URL(second.page.url()).pathname).toBe('/home');
});

test('signing out everywhere reaches another browser at once, and the values entered there are restored', async () => {
  const teacher = await person({ role: 'TEACHER', package: 'ADVANCE' });
  const [{ page, lookAround }, other] = [
    await signedIn(teacher, '/users/info/sessions'),
    await signedIn(teacher, '/classes'),
  ];
  await other.page.getByRole('button', { name: 'Tạo lớp' }).first().click();
  const form = other.page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Tên lớp' }).fill('Lớp 9A đang gõ dở');

  await page.reload();
  await page.getByText('Thiết bị này').waitFor();
  await page.getByRole('cell', { name: 'Đăng nhập thành công' }).first().waitFor();
  await lookAround('devices and history');
  await page.getByRole('button', { name: 'Đăng xuất khỏi mọi thiết bị' }).click();
  const ask = page.getByRole('dialog');
  await ask.getByRole('button', { name: 'Đăng xuất', exact: true }).click();
  await confirmWho(page);
  // The page is notified: by itself it asks the server only every five minutes.
  await toSignIn(other.page, '/classes');
  await page.getByRole('cell', { name: 'Bị đăng xuất từ thiết bị khác' }).first().waitFor();

  await signIn(other.page, emailOf(teacher));
  await other.page.waitForURL(`${here.product.origin}/classes`);
  await expect
    .poll(() => other.page.getByRole('dialog').getByRole('textbox', { name: 'Tên lớp' }).inputValue())
    .toBe('Lớp 9A đang gõ dở');

  // This device too: all sessions end, and unsaved text is deleted for the sake of the next user.
  await page.getByRole('button', { name: 'Đăng xuất khỏi mọi thiết bị' }).click();
  await ask.getByRole('checkbox', { name: 'Đăng xuất cả thiết bị này' }).check();
  await ask.getByRole('button', { name: 'Đăng xuất', exact: true }).click();
  await confirmWho(page);
  await page.waitForURL(`${here.product.origin}/`);
  await toSignIn(other.page, '/classes');
  const stranger = await person({ role: 'TEACHER', package: 'ADVANCE' });
  await signIn(other.page, emailOf(stranger));
  await other.page.waitForURL(`${here.product.origin}/classes`);
  await title(other.page);
  expect(await other.page.getByRole('dialog').count()).toBe(0);
  expect([...other.problems]).toEqual([]);
});

test('a learner signed out elsewhere signs in again during the test, with every answer', async () => {
  const school = await schoolWith({ codes: ['MC1'], minutes: 600 });
  const learner = await withPassword(await school.student({ firstName: 'Lan' }));
  const { page, problems } = await signedIn(learner, `/assigned-unit-test/${school.assignmentId}`);
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  await Promise.all([
    page.waitForResponse((reply) => reply.url().endsWith('/answers') && reply.ok()),
    tick(page.getByRole('radio').first()),
  ]);
  const elsewhere = await signedIn(learner, '/home');
  await signOutEverywhere(elsewhere.page);
  const password = page.getByLabel('Mật khẩu');
  await password.waitFor();
  await password.fill(demoPassword);
  // When the server is busy, the page waits for it there as well.
  await refuse(page, '/auth/login', { times: 1, status: 503, code: 'SERVER_BUSY', retryAfterSeconds: 1 });
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await page.getByText('Em chờ một chút, trang sẽ tự vào tiếp.').waitFor();
  await password.waitFor({ state: 'detached' });
  expect(await page.getByRole('radio').first().isChecked()).toBe(true);
  expect(problems).toEqual([]);
});

test('a lock ends the open page at once and gives the reason', async () => {
  const teacher = await person({ role: 'TEACHER', package: 'ADVANCE' });
  const admin = await person({ role: 'ADMIN' });
  const { page, lookAround } = await signedIn(teacher, '/classes');
  await title(page);
  const office = await signedIn(admin, '/home');
  const status = await office.page.evaluate(async (id) => {
    const reply = await fetch(`/api/itf/users/${id}/lock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ reason: 'Có dấu hiệu bị chiếm' }),
    });
    return reply.status;
  }, teacher.id);
  expect(status).toBe(200);
  await toSignIn(page, '/classes');
  await page.getByText('Tài khoản đã bị khóa.').waitFor();
  await lookAround('locked');
  await signIn(page, emailOf(teacher));
  await page.getByRole('alert').filter({ hasText: 'Tài khoản đã bị khóa.' }).waitFor();
});

const hour = 3_600_000;
async function moveClock(offsetMs: number): Promise<void> {
  const reply = await fetch(`${here.product.origin}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ offsetMs }),
  });
  expect(reply.status).toBe(200);
}

/** A package that has been in force for a while and ends at this moment. */
const givePackage = (learner: TestUser, ends: Date) =>
  here.db
    .insertInto('memberships')
    .values({
      id: randomUUID(),
      user_id: learner.id,
      package_code: 'PREMIUM_PACKAGE',
      starts_at: new Date(ends.getTime() - 24 * hour),
      ends_at: ends,
    })
    .execute();

test('a package that ends leads to the packages, but not from home and not out of a running test', async () => {
  const ends = new Date(Date.now() + 3 * hour);
  const teacher = await person({ role: 'TEACHER', package: 'ADVANCE', packageEndsAt: ends });
  const school = await schoolWith({ codes: ['MC1'], minutes: 600 });
  const learner = await withPassword(await school.student({ firstName: 'Bình' }));
  await givePackage(learner, ends);
  const { page } = await signedIn(teacher, '/classes');
  const home = await signedIn(teacher, '/home');
  const sitting = await signedIn(learner, `/assigned-unit-test/${school.assignmentId}`);
  await sitting.page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  await sitting.page.getByRole('button', { name: 'Nộp bài' }).waitFor();
  try {
    // Leaves time for the pages to load on a busy machine.
    await moveClock(ends.getTime() - Date.now() - 20_000);
    // The access tokens have expired by this clock: the pages renew them without showing anything.
    await Promise.all([page.reload(), home.page.reload(), sitting.page.reload()]);
    await title(page);
    await title(home.page);
    await page.getByRole('button', { name: 'Tạo lớp' }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/classes');
    await page.waitForURL(
      ({ pathname, searchParams }) => pathname === '/payment' && searchParams.get('type') === 'upgrade',
      { timeout: 60_000 },
    );
    await home.page.getByText('Hết hạn sử dụng').first().waitFor();
    expect(new URL(home.page.url()).pathname).toBe('/home');
    await sitting.page.getByRole('button', { name: 'Nộp bài' }).waitFor();
    expect(new URL(sitting.page.url()).pathname).toBe(`/assigned-unit-test/${school.assignmentId}`);
  } finally {
    await moveClock(0);
  }
});

/** A teacher whose package ends at this time. */
const endingAt = (ends: Date) => person({ role: 'TEACHER', package: 'ADVANCE', packageEndsAt: ends });

/** A browser on a device whose clock is wrong by `offsetMs`; the clock keeps running. */
async function withClock(user: TestUser, address: string, offsetMs: number): Promise<Visitor> {
  const visitor = await device();
  await visitor.page.clock.install({ time: Date.now() + offsetMs });
  await visitor.page.goto(`/login?redirect=${encodeURIComponent(address)}`);
  await signIn(visitor.page, emailOf(user));
  await visitor.page.waitForURL(here.product.origin + address);
  return visitor;
}

/** A laptop is closed and opened this much later: the server's clock has gone on, the page's timers have not. */
async function sleep(hours: number, pages: readonly Page[]): Promise<void> {
  await moveClock(hours * hour);
  for (const page of pages) await page.clock.fastForward(hours * hour);
}

test.each([26, -26])(
  'a device whose clock is wrong by %i hours sends nobody away and takes no minute from a test',
  async (hours) => {
    const teacher = await endingAt(new Date(Date.now() + 5 * hour + 600_000));
    const { page, problems } = await withClock(teacher, '/classes', hours * hour);
    await page.getByRole('button', { name: 'Tạo lớp' }).first().waitFor();
    for (const path of ['/users/info', '/questions', '/users/info/transaction-history']) {
      await page.goto(path);
      await title(page);
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await page.goto('/users/info/using-plan');
    await page.getByText('còn 0 ngày 5 giờ').first().waitFor();
    await page.goto('/classes');
    await page.getByRole('button', { name: 'Tạo lớp' }).first().waitFor();
    // Long enough for every timer that watches the package to fire.
    await page.clock.runFor(10 * 60_000);
    expect(new URL(page.url()).pathname).toBe('/classes');

    const school = await schoolWith({ codes: ['MC1'], minutes: 90 });
    const learner = await withPassword(await school.student({ firstName: 'Giang' }));
    const sitting = await withClock(learner, `/assigned-unit-test/${school.assignmentId}`, hours * hour);
    await sitting.page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
    await sitting.page
      .getByRole('timer')
      .getByText(/^1:(?:30:00|29:[45]\d)$/)
      .waitFor();
    expect([...problems, ...sitting.problems]).toEqual([]);
  },
);

test('a laptop that slept through the end of the package wakes up on the right page', async () => {
  const ends = new Date(Date.now() + 2 * hour);
  const teacher = await endingAt(ends);
  const work = await withClock(teacher, '/classes', 0);
  // Two tabs of the same browser.
  const tabs = await Promise.all(
    ['/home', '/users/info', '/users/info/transaction-history'].map(async (path) => {
      const page = await work.context.newPage();
      await page.clock.install({ time: Date.now() });
      await page.goto(path);
      await title(page);
      return { path, page };
    }),
  );
  const school = await schoolWith({ codes: ['MC1'], minutes: 600, endsIn: 24 * hour });
  const learner = await withPassword(await school.student({ firstName: 'Khoa' }));
  await givePackage(learner, ends);
  const sitting = await withClock(learner, `/assigned-unit-test/${school.assignmentId}`, 0);
  await sitting.page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  await tick(sitting.page.getByRole('radio').first());
  try {
    await sleep(3, [work.page, sitting.page, ...tabs.map(({ page }) => page)]);
    await work.page.waitForURL(
      ({ pathname, searchParams }) => pathname === '/payment' && searchParams.get('type') === 'upgrade',
    );
    await work.page
      .getByText(/hết hạn/i)
      .first()
      .waitFor();
    for (const { path, page } of tabs) {
      await page.getByText('Hết hạn sử dụng').first().waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await sitting.page
      .getByRole('timer')
      .getByText(/^[67]:\d\d:\d\d$/)
      .waitFor();
    expect(await sitting.page.getByRole('radio').first().isChecked()).toBe(true);
    expect(new URL(sitting.page.url()).pathname).toBe(`/assigned-unit-test/${school.assignmentId}`);
  } finally {
    await moveClock(0);
  }
});

test('a laptop that slept through the end of the session asks to sign in, keeps the entered values, and leaves a test open', async () => {
  const teacher = await person({ role: 'TEACHER', package: 'ADVANCE' });
  const { page } = await withClock(teacher, '/classes', 0);
  await page.getByRole('button', { name: 'Tạo lớp' }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Tên lớp' }).fill('Lớp qua đêm');
  const school = await schoolWith({ codes: ['MC1'], minutes: 600, endsIn: 48 * hour });
  const learner = await withPassword(await school.student({ firstName: 'Long' }));
  const sitting = await withClock(learner, `/assigned-unit-test/${school.assignmentId}`, 0);
  await sitting.page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  await sitting.page.getByRole('button', { name: 'Nộp bài' }).waitFor();
  // Longer than a session lasts.
  await here.db
    .updateTable('attempts')
    .set({ deadline_at: new Date(Date.now() + 40 * hour) })
    .where('student_id', '=', learner.id)
    .execute();
  await sitting.page.reload();
  await sitting.page.getByRole('timer').waitFor();
  try {
    await sleep(25, [page, sitting.page]);
    await toSignIn(page, '/classes');
    await signIn(page, emailOf(teacher));
    await page.waitForURL(`${here.product.origin}/classes`);
    const kept = page.getByRole('dialog').getByRole('textbox', { name: 'Tên lớp' });
    await kept.waitFor();
    expect(await kept.inputValue()).toBe('Lớp qua đêm');

    const password = sitting.page.getByLabel('Mật khẩu');
    await password.waitFor();
    expect(new URL(sitting.page.url()).pathname).toBe(`/assigned-unit-test/${school.assignmentId}`);
    await password.fill(demoPassword);
    await sitting.page.getByRole('button', { name: 'Đăng nhập' }).click();
    await password.waitFor({ state: 'detached' });
    await sitting.page
      .getByRole('timer')
      .getByText(/^1[45]:\d\d:\d\d$/)
      .waitFor();
  } finally {
    await moveClock(0);
  }
});
