/**
 * The whole way of a partner's exam: a teacher makes it, the partner's system sends a learner with a launch token, the
 * learner takes it on a phone and goes back, and the result reaches the partner.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PartnerCallback } from '@vumon/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signLaunch } from '../../apps/api/src/testing/launches.ts';
import { startCourse, type Course } from './course.ts';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { startProduct, type RunningProduct } from '../harness/product.ts';
import { choose, demoPassword, enter } from '../harness/steps.ts';
import { visit, type Visitor } from '../harness/visitor.ts';

let product: RunningProduct;
let browser: OwnBrowser;
let teacher: Visitor;
const told: PartnerCallback[] = [];
const receiver = createServer((request, response) => {
  const parts: Buffer[] = [];
  request
    .on('data', (part: Buffer) => parts.push(part))
    .on('end', () => {
      if (request.method === 'POST') told.push(JSON.parse(Buffer.concat(parts).toString()) as PartnerCallback);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>LMS Sông Hồng</h1>');
    });
}).listen(0, '127.0.0.1');
let lms: string;
let course: Course;
let partner: { id: string; clientAppId: string; secret: string };

beforeAll(async () => {
  [product, browser, course] = await Promise.all([
    startProduct(),
    launchBrowser(),
    startCourse(),
    receiver.listening || once(receiver, 'listening'),
  ]);
  lms = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  teacher = await visit(browser, { origin: product.origin, width: 1280, height: 800 });
  partner = await addPartner(teacher);
  await enter(teacher.page, product.origin, 'thuha@vumon.example');
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  receiver.close();
  course?.platform.close();
});

/** By the requests of the page that e2e/people/user-administration.test.ts walks through. */
async function addPartner({ page }: Visitor): Promise<typeof partner> {
  await enter(page, product.origin, 'admin@vumon.example');
  const send = async (method: 'POST' | 'PUT', path: string, data: object, headers: Record<string, string> = {}) => {
    const reply = await page.context().request.fetch(`${product.origin}/api${path}`, {
      method,
      data,
      headers: { origin: product.origin, ...headers },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
    return ((await reply.json()) as { data: unknown }).data;
  };
  const { confirmation } = (await send('POST', '/account/confirm', { password: demoPassword })) as {
    confirmation: string;
  };
  const made = (await send(
    'POST',
    '/itf/partners',
    { slug: 'song-hong', name: 'Trường Sông Hồng', allowedOrigins: [lms] },
    { confirmation },
  )) as { partner: { id: string; clientAppId: string }; secret: string };
  await send('POST', `/itf/partners/${made.partner.id}/lti-platforms`, course.registration, { confirmation });
  await send('PUT', `/itf/partners/${made.partner.id}/callback`, { url: `${lms}/ket-qua` }, { confirmation });
  return { ...made.partner, secret: made.secret };
}

test('a teacher gives a test to a partner, whose learner takes it and goes back with the result', async () => {
  const { page, lookAround } = teacher;
  await page.goto('/integrate-exam');
  // The empty list offers it a second time.
  await page.getByRole('button', { name: 'Tạo đề tích hợp' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Tạo đề tích hợp' });
  await choose(dialog, 'Khối', 'Lớp 9');
  await choose(dialog, 'Bộ sách', /./);
  await dialog.getByRole('textbox', { name: 'Tên' }).fill('Giữa kỳ 1');
  await choose(dialog, 'Đối tác', 'Trường Sông Hồng');
  await choose(dialog, 'Đề thi', /./);
  await lookAround('the form of an integrated exam');
  await dialog.getByRole('button', { name: 'Mở cho đối tác' }).click();
  await page.getByRole('heading', { level: 1, name: 'Giữa kỳ 1' }).waitFor();
  const address = await page.getByRole('textbox', { name: 'Địa chỉ để gửi cho đối tác' }).inputValue();
  expect(new URL(address).pathname).toBe('/song-hong/giua-ky-1');

  const learner = await visit(browser, { origin: product.origin, width: 360, height: 740, touch: true });
  const phone = learner.page;
  const token = signLaunch(
    { secret: partner.secret, issuer: partner.clientAppId, audience: address, now: Date.now() },
    { return_url: `${lms}/bai/7`, sub: 'hs-007' },
  );
  await phone.goto(`/en/song-hong/giua-ky-1#token=${token}`);
  await phone.getByText('Hello Lê Khánh Hoà').waitFor();
  expect(phone.url(), 'the token is gone from the address').not.toContain('token');
  await learner.lookAround('the page of a partner’s exam');
  await phone.getByRole('button', { name: 'Go to the test' }).tap();
  await phone.getByRole('link', { name: 'Go back' }).waitFor();
  await phone.getByText('Trường Sông Hồng', { exact: true }).waitFor();
  await learner.lookAround('the start of a partner’s exam');
  await phone.getByRole('button', { name: 'Start the test' }).tap();
  // Any option will do.
  await phone.getByRole('radio').first().tap();
  await phone
    .getByRole('status')
    .filter({ hasText: /^Saved/ })
    .waitFor();
  const handIn = phone.getByRole('button', { name: 'Hand in', exact: true });
  while (!(await handIn.isVisible())) await phone.getByRole('button', { name: 'Next', exact: true }).tap();
  await handIn.tap();
  await phone.getByRole('dialog').getByRole('button', { name: 'Hand in' }).tap();
  const back = phone.getByRole('link', { name: 'Back to the test’s page' });
  await back.waitFor();
  await learner.lookAround('the result of a partner’s exam');
  await back.tap();
  await phone.getByText('You have handed in').waitFor();
  await learner.lookAround('the page after handing in');
  // The home of such a visitor: the partner's tests and the way back, not an account's lists that they may not open.
  await phone.goto('/en/home');
  await phone.getByRole('link', { name: 'Open Giữa kỳ 1' }).waitFor();
  expect(await phone.getByRole('alert').count()).toBe(0);
  await learner.lookAround('the home of a partner’s learner');
  // Who wants an own account signs up there, although a session is open.
  await phone.getByRole('link', { name: 'Keep them in your own account' }).tap();
  await phone.getByText('Step 1 of 5').waitFor();
  await phone.goBack();
  await phone.getByRole('link', { name: 'Back to Trường Sông Hồng' }).tap();
  await phone.getByRole('heading', { name: 'LMS Sông Hồng' }).waitFor();
  expect(phone.url()).toMatch(/\/bai\/7\?vumon_state=(SUBMITTED|SCORED)$/);
  expect(learner.problems).toEqual([]);
  // Where Google and Microsoft send a browser back to: what it brings is taken out of the address, and refused with a code.
  await phone.goto(`${product.origin}/en/sign-on/google?code=abc&state=def`);
  await phone.getByText('SIGN_ON_EXPIRED').waitFor();
  expect(phone.url()).not.toContain('abc');

  await expect.poll(() => told.map(({ type }) => type), { timeout: 15_000 }).toEqual(['submitted', 'scored']);
  expect(told[1]!.result).toMatchObject({ learner: 'hs-007', exam: 'giua-ky-1' });
  // Whoever is signed in is asked before a link signs them out.
  const again = signLaunch(
    { secret: partner.secret, issuer: partner.clientAppId, audience: address, now: Date.now() },
    { return_url: `${lms}/bai/7`, sub: 'hs-008' },
  );
  const tab = await page.context().newPage();
  await tab.goto(`${product.origin}/song-hong/giua-ky-1#token=${again}`);
  await tab.getByRole('button', { name: 'Đăng xuất và vào bài' }).waitFor();
  await tab.close();
  await page.reload();
  await page.getByText('hs-007').waitFor();
  await lookAround('an integrated exam with an attempt');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByText('hs-007').waitFor();
  await lookAround('an integrated exam on a phone');
  await page.goto('/en/integrate-exam');
  await page.getByRole('link', { name: 'Giữa kỳ 1' }).waitFor();
  await lookAround('integrated exams on a phone');
  await learner.leave();
});

test('a course of a learning platform opens the test from its frame, in a window of its own', async () => {
  // The product by its public name, which is another site than that of the platform: its frame has no cookie of ours.
  const origin = product.origin.replace('127.0.0.1', 'localhost');
  const learner = await visit(browser, { origin, width: 1280, height: 800 });
  const { page } = learner;
  await page.goto(course.page(`${origin}/api/lti/login`, `${origin}/song-hong/giua-ky-1`));
  const frame = page.frameLocator('iframe[name=tool]');
  await frame.getByRole('heading', { name: 'Giữa kỳ 1' }).waitFor();
  const [test] = await Promise.all([
    page.context().waitForEvent('page'),
    frame.getByRole('link', { name: 'Mở bài' }).click(),
  ]);
  await test.getByText('Chào Trần Minh Anh').waitFor();
  expect(test.url()).toBe(`${origin}/song-hong/giua-ky-1`);
  await frame.getByText('Bài đã mở trong cửa sổ mới.').waitFor();
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([
    'lti.put_data',
    'lti.get_data',
  ]);
  await test.close();
  await page.goto(`${origin}/lti#refused=LTI_DEPLOYMENT_UNKNOWN`);
  await page.getByText('LTI_DEPLOYMENT_UNKNOWN').waitFor();
  await learner.lookAround('a refused launch of a learning platform');
  await learner.leave();
});

test('a teacher chooses a test for a link of the course, and takes its learners into a class', async () => {
  const origin = product.origin.replace('127.0.0.1', 'localhost');
  const visitor = await visit(browser, { origin, width: 360, height: 740, touch: true });
  const { page } = visitor;
  await enter(page, origin, 'thuha@vumon.example');
  const inWindow = async (link: string): Promise<Page> => {
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.frameLocator('iframe[name=tool]').getByRole('link', { name: link }).click(),
    ]);
    return opened;
  };
  await page.goto(course.page(`${origin}/api/lti/login`, `${origin}/lti`, 'choice'));
  const choosing = await inWindow('Chọn bài');
  await choosing.getByRole('button', { name: 'Chọn Giữa kỳ 1' }).click();
  await choosing.getByText('Đã chọn: Giữa kỳ 1').waitFor();
  await choosing.close();
  await page.frameLocator('iframe[name=tool]').getByText('Bài đã có trong khóa học').waitFor();
  const [, answer] = course.chosen[0]!.split('.');
  expect(Buffer.from(answer!, 'base64url').toString()).toContain(`/song-hong/giua-ky-1`);

  await page.goto(course.page(`${origin}/api/lti/login`, `${origin}/song-hong/giua-ky-1`, 'teacher'));
  const roster = await inWindow('Lấy danh sách lớp');
  await roster.getByRole('combobox', { name: 'Lớp' }).click();
  // The demo teacher's classes; any of them will do.
  await roster.getByRole('option').first().click();
  await roster.getByRole('button', { name: 'Lấy danh sách' }).click();
  await roster.getByText('Đã lấy danh sách vào lớp').waitFor();
  await roster.getByRole('link', { name: 'Mở lớp' }).click();
  await roster.getByText('Phạm Thùy Chi').waitFor();
  await roster.close();
  await visitor.leave();
});
