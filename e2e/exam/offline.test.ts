/** A test on a phone that loses its connection, with the service worker that other browser tests leave out. */
import type { ChoiceContent, QuestionContent, QuestionKey } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { MadeQuestion, School } from '../../apps/api/src/testing/school.ts';
import type { TestUser } from '../../apps/api/src/testing/users.ts';
import { accounts } from '../harness/accounts.ts';
import type { Visitor } from '../harness/visitor.ts';
import { tick } from '../harness/steps.ts';

const here = accounts();
let school: School;
let sound: string;
const longText = 'Hàm số đồng biến trên từng khoảng xác định, và nghịch biến khi x ở giữa hai điểm cực trị đó'.repeat(
  3,
);

beforeAll(async () => {
  const one = (kind: string) =>
    here.db
      .selectFrom('media')
      .select(['id', 'seconds'])
      .where('kind', '=', kind)
      .orderBy('bytes')
      .executeTakeFirstOrThrow();
  const [audio, image] = await Promise.all([one('audio'), one('image')]);
  sound = audio.id;
  const { audio: _, ...drawing } = samples.FC1.content as { audio?: unknown; picture: object };
  // Options that need several lines on a phone.
  const { items, ...rest } = samples.MC1.content as ChoiceContent;
  const long = {
    ...rest,
    items: items.map((item) => ({
      ...item,
      options: item.options!.map((option, at) => ({ ...option, text: `${longText} ${at + 1}` })),
    })),
  };
  const made = [
    { code: 'MC1', content: long, key: samples.MC1.key },
    { code: 'FB1', content: samples.FB1.content, key: samples.FB1.key },
    { code: 'FC1', content: { ...drawing, picture: { ...drawing.picture, media: image.id } }, key: samples.FC1.key },
    {
      code: 'MC4',
      content: { ...samples.MC4.content, audio: { media: sound, playLimit: 2, seconds: Number(audio.seconds) } },
      key: samples.MC4.key,
    },
    { code: 'DD2', content: samples.DD2.content, key: samples.DD2.key },
  ] as { code: MadeQuestion['code']; content: QuestionContent; key: QuestionKey }[];
  school = await here.schoolWith({ made, attemptsAllowed: 1 });
});

const address = () => `/assigned-unit-test/${school.assignmentId}`;

async function phone(user: TestUser): Promise<Visitor> {
  const visitor = await here.device(390, { worker: true, touch: true, height: 844 });
  await visitor.context.addCookies([
    { name: 'session', value: user.token, url: here.product.origin, httpOnly: true, sameSite: 'Lax' },
  ]);
  return visitor;
}

/** Opens the start screen and waits until the whole test is on the phone. */
async function ready(page: Page): Promise<void> {
  await page.goto(address());
  await page.getByText('Đã tải đủ bài').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
const begin = (page: Page) => page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
const next = (page: Page) => page.getByRole('button', { name: 'Câu tiếp' }).click();
const option = (page: Page, at: number): Locator => page.locator(`[data-choose="${at}"] input`).first();

/** Everything that the phone stores of tests, as text. */
const heldBytes = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    let all = '';
    for (const name of await caches.keys()) {
      if (!name.startsWith('test:')) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        all += `${request.url} ${new TextDecoder('latin1').decode(await (await cache.match(request))!.arrayBuffer())}`;
    }
    return all;
  });
const heldTests = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('test:')));

const attemptOf = (user: TestUser) =>
  here.db.selectFrom('attempts').select(['id', 'status']).where('student_id', '=', user.id).executeTakeFirstOrThrow();
/** The last accepted answer to each question in the log. */
async function logged(user: TestUser): Promise<Record<string, unknown>> {
  const { id } = await attemptOf(user);
  const rows = await here.db
    .selectFrom('attempt_answers')
    .select(['question', 'answer'])
    .where('attempt_id', '=', id)
    .where('disposition', '=', 'A')
    .orderBy('entry')
    .execute();
  return Object.fromEntries(rows.map(({ question, answer }) => [school.questions[question - 1]!.code, answer]));
}

test('five minutes without a connection: reloading, drawing, gaps, listening and a closed page lose nothing', async () => {
  const learner = await school.student();
  const { page, context, lookAround } = await phone(learner);
  await context.clock.install();
  await ready(page);
  await lookAround('before the start, all of the test on the phone');
  const sealed = await heldBytes(page);
  expect(sealed.length).toBeGreaterThan(1_000);
  for (const word of ['Hàm số', 'like coffee', 'instructions', sound]) expect(sealed).not.toContain(word);

  await begin(page);
  await option(page, 0).waitFor();
  expect(await heldBytes(page)).toContain(sound);

  // The first play needs the server, whose reply carries the key of the recording.
  await next(page);
  await next(page);
  await page.getByText('Còn 2/2 lượt').waitFor();
  // The key of a recording comes with its first play: without a connection it says so and costs nothing.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Nghe', exact: true }).click();
  await page.getByText('Chưa mở được. Kiểm tra mạng rồi bấm nghe lại.').waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Nghe', exact: true }).click();
  await page.getByText('Còn 1/2 lượt').waitFor();
  const audio = page.locator('audio').first();
  const heard = () => audio.evaluate((node: HTMLAudioElement) => node.currentTime);
  await expect.poll(heard, { timeout: 15_000 }).toBeGreaterThan(0.1);
  await audio.evaluate((node: HTMLAudioElement) => void (node.currentTime = node.duration - 0.2));
  await page.getByRole('button', { name: 'Nghe', exact: true }).waitFor();

  await context.setOffline(true);
  await tick(option(page, 1));
  await page.getByText('Mất kết nối, em cứ làm tiếp').waitFor();
  await page.getByText('1 câu đang giữ trên máy').waitFor();
  await page.getByText('Đề đã tải đủ').waitFor();
  await lookAround('without a connection');
  await context.clock.fastForward('05:00');
  await page.getByRole('button', { name: 'Nghe', exact: true }).click();
  await page.getByText('Còn 0/2 lượt').waitFor();
  await expect.poll(heard, { timeout: 15_000 }).toBeGreaterThan(0.1);
  await page.getByRole('button', { name: 'Thu gọn' }).click();
  await page.getByText('Trên máy', { exact: true }).waitFor();

  // Nothing was saved yet; the device knows all the same how much time has passed.
  const left = async () => {
    const [minutes, seconds] = (await page.getByRole('timer').innerText()).split(':').map(Number);
    return minutes! * 60 + seconds!;
  };
  const before = await left();
  await page.reload();
  await page.getByRole('button', { name: /^Các câu trong bài/ }).waitFor();
  expect(await left()).toBeLessThanOrEqual(before);
  await page.getByText('Mất kết nối, em cứ làm tiếp').waitFor();
  await expect.poll(() => option(page, 1).isChecked()).toBe(true);
  await next(page);
  // Without a connection the words are taken up and put down as with one.
  for (const [word, at] of [
    ['worried', 'g1'],
    ['patient', 'g3'],
  ] as const) {
    await page.locator('[data-source]').filter({ hasText: word }).tap();
    const gap = page.locator(`[data-gap=${at}]`);
    await gap.tap();
    await expect.poll(() => gap.innerText()).toContain(word);
  }
  await page.getByRole('button', { name: 'Trước' }).click();
  await page.getByRole('button', { name: 'Trước' }).click();
  await tick(page.getByRole('radio', { name: 'đỏ', exact: true }));
  await page.getByRole('button', { name: /quả bóng trên thảm: / }).click();
  await page.getByRole('button', { name: 'Trước' }).click();
  // By its text, because each attempt has the options in an order of its own.
  await tick(
    page
      .locator('[data-choose]')
      .filter({ hasText: `${longText} 3` })
      .locator('input'),
  );
  await page.getByRole('textbox').first().fill('do not');
  await page.getByText(/^\d câu đang giữ trên máy$/).waitFor();
  await page.close();

  // Another page on the same phone, still offline.
  const again = await context.newPage();
  await again.goto(address());
  await again.getByText(/^\d câu đang giữ trên máy$/).waitFor();
  // The first report of the play that the phone counted does not reach the server.
  let reports = 0;
  await again.route('**/plays', (route) => (++reports === 1 ? route.abort() : route.continue()));
  await context.setOffline(false);
  await again.getByText('Mất kết nối, em cứ làm tiếp').waitFor({ state: 'detached' });
  await expect.poll(async () => Object.keys(await logged(learner)).sort()).toEqual(['DD2', 'FB1', 'FC1', 'MC1', 'MC4']);
  const answers = await logged(learner);
  expect(answers['FB1']).toEqual({ g1: 'do not' });
  expect(answers['FC1']).toEqual({ z1: 'red' });
  expect(answers['MC1']).toEqual({ q1: ['c'] });
  expect(answers['DD2']).toEqual({ g1: ['r1'], g3: ['m4'] });
  const { id } = await attemptOf(learner);
  await expect
    .poll(
      async () =>
        (await here.db.selectFrom('audio_plays').select('play').where('attempt_id', '=', id).execute()).length,
    )
    .toBe(2);
  expect(reports).toBe(2);

  // The time ends while the phone is offline again: its answers are handed in when it is back.
  await context.setOffline(true);
  await again.getByRole('textbox').first().fill('do not really');
  await again.getByText('1 câu đang giữ trên máy').waitFor();
  const state = await here.db
    .selectFrom('attempts')
    .select('deadline_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await context.clock.fastForward(state.deadline_at.getTime() - Date.now());
  await again.getByRole('heading', { name: 'Hết giờ làm bài' }).waitFor();
  await again.getByText(/sẽ tự nộp khi có mạng lại/).waitFor();
  // Only the browser's clock was moved. The page asks the server before it submits, so the time is over there too.
  await here.db.updateTable('attempts').set({ deadline_at: new Date() }).where('id', '=', id).execute();
  await context.setOffline(false);
  await expect.poll(async () => (await attemptOf(learner)).status, { timeout: 20_000 }).not.toBe('RUNNING');
  expect((await logged(learner))['FB1']).toEqual({ g1: 'do not really' });
  await again.getByText(/Nộp lúc/).waitFor();
  await expect.poll(() => heldTests(again)).toEqual([]);
});

test('a broken or missing piece is fetched again, and the next user of the device finds nothing', async () => {
  const learner = await school.student();
  const { page, context } = await phone(learner);
  await ready(page);
  // Damages three pieces on the phone: one is changed, one cut off, one deleted.
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('test:'))!;
    const cache = await caches.open(name);
    const pieces = await cache.keys();
    const first = pieces[0]!;
    const bytes = new Uint8Array(await (await cache.match(first))!.arrayBuffer());
    bytes[40]! ^= 1;
    await cache.put(first, new Response(bytes, { headers: { 'Content-Length': String(bytes.length) } }));
    await cache.put(pieces[1]!, new Response('half', { headers: { 'Content-Length': '4' } }));
    await cache.delete(pieces[2]!);
  });
  await begin(page);
  await option(page, 0).waitFor();
  // The repair stores the page of the release again, and lists the files of the test when that is done.
  const whole = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.startsWith('test:'))!;
      const kept = (await (await (await caches.open(name)).match('/open'))?.json()) as
        | { shell?: string; media?: Record<string, unknown> }
        | undefined;
      return Boolean(kept?.shell) && Object.keys(kept?.media ?? {}).length > 0;
    });
  await expect.poll(whole).toBe(true);
  // A new release is deployed meanwhile, so the server's page differs. The test goes on in the release in which it
  // began.
  await page.evaluate(async () => {
    const test = await caches.open((await caches.keys()).find((one) => one.startsWith('test:'))!);
    const { shell } = (await (await test.match('/open'))!.json()) as { shell: string };
    // The release that the test is stored with; another one may be stored beside it.
    const cache = await caches.open(shell);
    const held = (await cache.match('/page/vi'))!;
    const html = (await held.text()).replace('<head>', '<head><meta name="release" content="before" />');
    await cache.put('/page/vi', new Response(html, { headers: held.headers }));
  });
  await page.reload();
  await option(page, 0).waitFor();
  expect(await page.locator('meta[name=release]').count()).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await option(page, 0).waitFor();
  await next(page);
  await expect
    .poll(() =>
      page
        .locator('[data-question] img')
        .first()
        .evaluate((node: HTMLImageElement) => node.naturalWidth),
    )
    .toBeGreaterThan(0);
  await context.setOffline(false);

  const other = await school.student();
  await context.addCookies([
    { name: 'session', value: other.token, url: here.product.origin, httpOnly: true, sameSite: 'Lax' },
  ]);
  await page.goto('/home');
  await expect.poll(() => heldTests(page)).toEqual([]);
});

test('without free storage, or without a service worker, a test is taken with a connection', async () => {
  const learner = await school.student();
  const { page, context } = await phone(learner);
  await context.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await page.goto(address());
  await page.getByText('Máy không đủ chỗ để tải bài').waitFor();
  expect(await heldTests(page)).toEqual([]);
  await begin(page);
  await tick(option(page, 1));
  await expect.poll(async () => Object.keys(await logged(learner))).toEqual(['MC1']);

  const plain = await here.device(390, { touch: true });
  await plain.context.addCookies([
    { name: 'session', value: learner.token, url: here.product.origin, httpOnly: true, sameSite: 'Lax' },
  ]);
  await plain.page.goto(address());
  await plain.page.getByText('Trình duyệt này không tải trước được bài').waitFor();
  await plain.page.getByRole('button', { name: 'Làm tiếp' }).click();
  await expect.poll(() => option(plain.page, 1).isChecked()).toBe(true);
  expect(await heldBytes(plain.page)).toBe('');
});

test('the installed app opens without a connection in the middle of a test, and shows what is on the device', async () => {
  const origin = here.product.origin;
  const done = await here.schoolWith({ codes: ['MC1'], attemptsAllowed: 1, reviewOpen: 'FREE' });
  const learner = await school.student({ firstName: 'Minh Anh' });
  await done.enrol(learner);
  const { page, context, lookAround, fits } = await phone(learner);
  const post = async (path: string, data: object) => {
    const headers = { origin, 'Idempotency-Key': crypto.randomUUID() };
    const reply = await context.request.post(`${origin}/api${path}`, { data, headers });
    return ((await reply.json()) as { data: { id: string } }).data;
  };
  const { id: first } = await post(`/student/unit-tests-assigned/${done.assignmentId}/start`, {});
  await post('/itf/unit-tests-result/submit', { attemptId: first, clientId: 'another-device', entries: [] });

  // Once the time of everybody is over, its keys are open and it may be practised.
  await here.db.updateTable('assignments').set({ ends_at: new Date() }).where('id', '=', done.assignmentId).execute();

  // A result is read with a connection.
  await page.goto(`/assigned-unit-test/${done.assignmentId}`);
  await page.getByRole('complementary', { name: 'Cả bài' }).waitFor();
  const isPrepared = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/');
      return registration?.active?.state === 'activated' && (await caches.match('/home-page')) !== undefined;
    });
  await expect.poll(isPrepared, { timeout: 20_000 }).toBe(true);
  // Practice is held once it has begun.
  const { id: practice } = await post(`/student/unit-tests-assigned/${done.assignmentId}/practise`, {});
  await page.goto(`/practice/${practice}`);
  await option(page, 0).waitFor();
  const isHeld = () => page.evaluate(async () => (await caches.match('/open')) !== undefined);
  await expect.poll(isHeld, { timeout: 20_000 }).toBe(true);
  // Another is downloaded to be begun later.
  await page.goto(`/unit-test?search=${encodeURIComponent('nang luc 9 ngu phap')}`);
  // Any test of the list will do.
  await page
    .getByRole('button', { name: /^Vào làm: Đánh giá năng lực 9 – ngữ pháp/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Tải về để làm khi không có mạng' }).click();
  await page.getByText('Đã có trên máy').waitFor();
  await lookAround('downloaded practice');

  await ready(page);
  await begin(page);
  await option(page, 0).waitFor();
  await page.getByText('Đã lưu').waitFor({ state: 'attached' });
  await context.setOffline(true);
  await tick(option(page, 1));
  await page.getByText('1 câu đang giữ trên máy').waitFor();

  // The app is closed and opened again from the home screen.
  await page.goto('about:blank');
  const standalone = await context.newCDPSession(page);
  const features = [{ name: 'display-mode', value: 'standalone' }];
  await standalone.send('Emulation.setEmulatedMedia', { features });
  await page.goto('/home');
  await page.getByRole('heading', { name: 'Chào Minh Anh' }).waitFor();
  await page.getByText('1 câu đang giữ trên máy, tự gửi khi có mạng').waitFor();
  await page.getByRole('heading', { name: 'Cần có mạng' }).waitFor();
  await lookAround('what is on the device');
  const row = page.getByRole('link', { name: /Kiểm tra giữa kỳ/ });
  await row.click();
  await page.getByRole('complementary', { name: 'Cả bài' }).waitFor();
  await lookAround('a result on the device');
  // In the other language, at the address of the result.
  await page.goto(`/en/home${new URL(page.url()).hash}`);
  await page.getByText(/^As read at /).waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Back to what is on this device' }).click();
  await page.getByRole('heading', { name: 'Hello Minh Anh' }).waitFor();
  await fits('what is on the device, in English on a wide screen');

  // The running test goes on, still without a connection, in the language in which it was started.
  const card = (state: string) => page.getByRole('region').filter({ hasText: state });
  await card('In progress').getByRole('link', { name: 'Continue' }).click();
  await expect.poll(() => option(page, 1).isChecked()).toBe(true);
  await page.goto('/home');
  const downloaded = card('Luyện tập đã tải về');
  await downloaded.filter({ hasText: 'Kiểm tra giữa kỳ' }).getByRole('link', { name: 'Bắt đầu' }).click();
  await tick(option(page, 1));
  await page.getByText('1 câu đang giữ trên máy').waitFor();
  await page.goto('/home');
  await page.getByRole('heading', { name: 'Cần có mạng' }).waitFor();
  await expect.poll(() => page.getByText('1 câu đang giữ trên máy, tự gửi khi có mạng').count()).toBe(2);
  await card('Đang luyện tập').getByRole('link', { name: 'Làm tiếp' }).waitFor();
  await downloaded.getByRole('link', { name: 'Bắt đầu' }).click();
  await option(page, 0).waitFor();
  await page.goto('/home');
  await page.getByRole('heading', { name: 'Cần có mạng' }).waitFor();
  await context.setOffline(false);
  // The page opens by itself, and so does the test with its answer.
  // A phone has two navigations, of which one is shown.
  await page.getByRole('navigation').first().waitFor();
  const answersTo = async (attempt: string) =>
    (await here.db.selectFrom('attempt_answers').select('entry').where('attempt_id', '=', attempt).execute()).length;
  const { id: running } = await here.db
    .selectFrom('attempts')
    .select('id')
    .where('assignment_id', '=', school.assignmentId)
    .where('student_id', '=', learner.id)
    .executeTakeFirstOrThrow();
  for (const [place, attempt] of [
    [address(), running],
    [`/practice/${practice}`, practice],
  ] as const) {
    await page.goto(place);
    await expect.poll(() => answersTo(attempt)).toBe(1);
  }

  // Without a session nothing is left to read.
  await page.goto('/home');
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await names()).toContain('readings');
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }));
  await page.goto('/classes');
  await expect.poll(names).not.toContain('readings');
  // Nor practice; the running test is for its learner alone.
  await expect.poll(() => heldTests(page)).toEqual([`test:${learner.id}:${school.assignmentId}`]);
});
