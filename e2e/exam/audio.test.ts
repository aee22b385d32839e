/**
 * Recordings in a test, in a real browser: a play is counted once, and only when it can be heard; authors record their
 * own.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestionContent, QuestionKey } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { MadeQuestion } from '../../apps/api/src/testing/school.ts';
import { addUser, type TestUser } from '../../apps/api/src/testing/users.ts';
import { accounts } from '../harness/accounts.ts';
import type { Visitor } from '../harness/visitor.ts';

const here = accounts();
/** Seeded recordings: a long one, which can be left half-way, and short ones. */
let long: { id: string; seconds: number };
let short: { id: string; seconds: number }[];

beforeAll(async () => {
  const files = (
    await here.db.selectFrom('media').select(['id', 'seconds']).where('kind', '=', 'audio').orderBy('seconds').execute()
  ).map(({ id, seconds }) => ({ id, seconds: Number(seconds) }));
  short = files.slice(0, 4);
  long = files.find(({ seconds }) => seconds >= 12)!;
  expect(short).toHaveLength(4);
  expect(long).toBeDefined();
});

/** A browser where this person is signed in. */
async function device(user: TestUser): Promise<Visitor> {
  const visitor = await here.device();
  await visitor.context.addCookies([
    { name: 'session', value: user.token, url: here.product.origin, httpOnly: true, sameSite: 'Lax' },
  ]);
  await visitor.context.grantPermissions(['microphone'], { origin: here.product.origin });
  return visitor;
}

/** One question about one recording with this play limit. */
const listening = ({ id, seconds }: { id: string; seconds: number }, playLimit = 2): MadeQuestion => ({
  code: 'MC4',
  content: { ...samples.MC4.content, audio: { media: id, playLimit, seconds } } as QuestionContent,
  key: samples.MC4.key as QuestionKey,
});

/** A learner with an assigned test, and the address of its page. */
async function assign(
  made: readonly MadeQuestion[],
): Promise<{ learner: TestUser; address: string; plays(media: string): Promise<number> }> {
  const school = await here.schoolWith({ made });
  const learner = await school.student({ firstName: 'Nghe' });
  return {
    learner,
    address: `/assigned-unit-test/${school.assignmentId}`,
    async plays(media) {
      const { count } = await here.db
        .selectFrom('audio_plays')
        .innerJoin('attempts', 'attempts.id', 'audio_plays.attempt_id')
        .where('attempts.student_id', '=', learner.id)
        .where('media_id', '=', media)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

const begin = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  await page.getByRole('button', { name: 'Nộp bài' }).waitFor();
};
/** Returns to a running test, on a new page or after a reload. */
async function comeBack(page: Page): Promise<void> {
  const handIn = page.getByRole('button', { name: 'Nộp bài' });
  const goOn = page.getByRole('button', { name: 'Làm tiếp' });
  await handIn.or(goOn).first().waitFor();
  if (await goOn.isVisible()) await goOn.click();
  await handIn.waitFor();
}

/** A learner who has pressed "Nghe": the server has counted the play, but its reply was lost. */
async function withLostAnswer(playLimit: number): Promise<{ page: Page; address: string; played(): Promise<number> }> {
  const { learner, address, plays } = await assign([listening(long, playLimit)]);
  const { page } = await device(learner);
  await begin(page, address);
  let lost = 0;
  await page.route(
    (url) => url.pathname.endsWith('/plays'),
    async (route) => {
      if (lost++ > 0) return route.continue();
      await route.fetch();
      return route.abort();
    },
  );
  await button(page, 'Nghe').click();
  await page.getByText('Chưa mở được. Kiểm tra mạng rồi bấm nghe lại.').waitFor();
  const played = () => plays(long.id);
  expect(await played()).toBe(1);
  return { page, address, played };
}

const at = (page: Page): Promise<number> =>
  page
    .locator('audio')
    .first()
    .evaluate((node: HTMLAudioElement) => node.currentTime);
const sounds = (page: Page): Promise<boolean[]> =>
  page.locator('audio').evaluateAll((nodes) => nodes.map((node) => !(node as HTMLAudioElement).paused));
const past = (page: Page, seconds: number) =>
  expect.poll(() => at(page), { timeout: 30_000, interval: 100 }).toBeGreaterThan(seconds);
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
/** Jumps close to the end, in place of listening to all of it. */
const nearlyOver = (page: Page): Promise<void> =>
  page
    .locator('audio')
    .first()
    .evaluate((node: HTMLAudioElement) => {
      node.currentTime = node.duration - 0.4;
    });

test('a play is counted once: pausing and a reload in the middle resume it', async () => {
  const { learner, address, plays } = await assign([listening(long)]);
  const { page, lookAround } = await device(learner);
  await begin(page, address);
  await page.getByText('Còn 2/2 lượt').waitFor();
  await button(page, 'Nghe').click();
  await button(page, 'Tạm dừng').waitFor();
  await past(page, 2.5);
  await page.getByText('Còn 1/2 lượt').waitFor();
  expect(await plays(long.id)).toBe(1);

  await button(page, 'Tạm dừng').click();
  await button(page, 'Nghe tiếp').click();
  await past(page, 3.5);
  const left = await at(page);
  await page.reload();
  await comeBack(page);
  await lookAround('reloaded in the middle of a recording');
  await page.getByText('Còn 1/2 lượt').waitFor();
  const since = Date.now();
  await button(page, 'Nghe tiếp').click();
  await button(page, 'Tạm dừng').waitFor();
  // It goes on where it was, within a second that unloading may take, and has played since.
  const resumed = await at(page);
  expect(resumed).toBeGreaterThan(left - 1.2);
  expect(resumed).toBeLessThan(left + 3 + (Date.now() - since) / 1000);
  expect(await plays(long.id)).toBe(1);

  // Listening to the end makes the second play; then none is left.
  await nearlyOver(page);
  await button(page, 'Nghe').click();
  await button(page, 'Tạm dừng').waitFor();
  await past(page, 0.2);
  expect(await plays(long.id)).toBe(2);
  await nearlyOver(page);
  await page.getByText('Đã hết lượt nghe').waitFor();
  await expect.poll(() => button(page, 'Nghe').getAttribute('aria-disabled')).toBe('true');
  // A button that is disabled for assistive technology still takes a press, which must not play.
  await button(page, 'Nghe').click({ force: true });
  expect(await sounds(page)).toEqual([false]);
  await page.reload();
  await comeBack(page);
  await page.getByText('Đã hết lượt nghe').waitFor();
  await lookAround('no play left');

  // The server refuses a further play even when asked directly.
  const { id } = await here.db
    .selectFrom('attempts')
    .select('id')
    .where('student_id', '=', learner.id)
    .executeTakeFirstOrThrow();
  const refused = await page.evaluate(
    async ([attempt, media]) => {
      const reply = await fetch(`/api/student/attempts/${attempt}/plays`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ media }),
      });
      return { status: reply.status, body: await reply.text() };
    },
    [id, long.id] as const,
  );
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.body).toContain('AUDIO_NO_PLAYS_LEFT');
  expect(await plays(long.id)).toBe(2);
});

test('a second tab and a second device share the plays', async () => {
  const { learner, address, plays } = await assign([listening(long)]);
  const first = await device(learner);
  await begin(first.page, address);
  await button(first.page, 'Nghe').click();
  await past(first.page, 1.5);

  const tab = await first.context.newPage();
  await tab.goto(address);
  await comeBack(tab);
  await tab.getByText('Còn 1/2 lượt').waitFor();
  // The other tab did not begin this play, so it cannot continue it.
  expect(await button(tab, 'Nghe tiếp').count()).toBe(0);

  const second = await device(learner);
  await second.page.goto(address);
  await comeBack(second.page);
  await second.page.getByText('Còn 1/2 lượt').waitFor();
  await button(second.page, 'Nghe').click();
  await past(second.page, 0.5);
  await second.page.getByText('Còn 0/2 lượt').waitFor();
  expect(await plays(long.id)).toBe(2);

  // The tab still offers one play, but none is left: the server says so.
  await button(tab, 'Nghe').click();
  await tab.getByText('Đã hết lượt nghe').waitFor();
  expect(await sounds(tab)).toEqual([false]);
  expect(await plays(long.id)).toBe(2);
  expect(first.problems).toEqual([]);
});

test("a duplicated tab cannot resume the first one's play", async () => {
  const { learner, address, plays } = await assign([listening(long)]);
  const { page } = await device(learner);
  await begin(page, address);
  await button(page, 'Nghe').click();
  await past(page, 2.5);
  // A window that a page opens gets a copy of its session storage, like a duplicated tab.
  const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate((to) => void window.open(to), address)]);
  await comeBack(copy);
  await copy.getByRole('button', { name: /^Nghe/ }).first().click();
  await past(copy, 0.1);
  await expect.poll(() => plays(long.id)).toBe(2);
});

test('a slow or broken network costs no more than the requested play, which resumes once the file arrives', async () => {
  const { learner, address, plays } = await assign([listening(long)]);
  const { page } = await device(learner);
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const file = (url: URL): boolean => url.pathname === `/media/${long.id}`;
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  await begin(page, address);
  await button(page, 'Nghe').click();
  await page.getByText('Đang mở…').waitFor();
  await expect.poll(() => plays(long.id)).toBe(1);
  release();
  await button(page, 'Tạm dừng').waitFor();
  await past(page, 0.2);
  expect(await plays(long.id)).toBe(1);

  const other = await assign([listening(long)]);
  const cut = await device(other.learner);
  await cut.page.route(file, (route) => route.abort());
  await begin(cut.page, other.address);
  await button(cut.page, 'Nghe').click();
  await cut.page.getByText('Chưa mở được. Kiểm tra mạng rồi bấm nghe lại.').waitFor();
  expect(await other.plays(long.id)).toBe(1);
  // The network is back, and the same button works.
  await cut.page.unroute(file);
  await button(cut.page, 'Nghe').click();
  await past(cut.page, 0.2);
  expect(await other.plays(long.id)).toBe(1);
});

test('a lost reply of the server costs no second play', async () => {
  const { page, played } = await withLostAnswer(2);
  await button(page, 'Nghe').click();
  await past(page, 0.2);
  await page.getByText('Còn 1/2 lượt').waitFor();
  expect(await played()).toBe(1);
});

test('a reload after it costs none either, even for the last play; a duplicated tab gains none', async () => {
  const { page, address, played } = await withLostAnswer(1);
  const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate((to) => void window.open(to), address)]);
  await comeBack(copy);
  await copy.getByRole('button', { name: /^Nghe/ }).first().click();
  await copy.getByText('Đã hết lượt nghe').waitFor();
  expect(await sounds(copy)).toEqual([false]);
  await copy.close();

  await page.reload();
  await comeBack(page);
  await button(page, 'Nghe tiếp').click();
  await past(page, 0.2);
  await nearlyOver(page);
  await page.getByText('Đã hết lượt nghe').waitFor();
  expect(await played()).toBe(1);
});

test('of two recordings on a page one plays at a time, each with its own count', async () => {
  const { learner, address, plays } = await assign([
    {
      code: 'MC5',
      content: {
        ...samples.MC5.content,
        images: [],
        items: [
          {
            id: 'q1',
            stem: 'Which one?',
            options: ['a', 'b', 'c', 'd'].map((id, index) => ({
              id,
              text: '',
              audio: { media: [long, ...short][index]!.id, playLimit: 2, seconds: [long, ...short][index]!.seconds },
            })),
          },
        ],
      } as QuestionContent,
      key: samples.MC5.key as QuestionKey,
    },
  ]);
  const { page } = await device(learner);
  await begin(page, address);
  await button(page, 'Nghe: Phương án A').click();
  await past(page, 0.5);
  await button(page, 'Nghe: Phương án B').click();
  await expect.poll(() => plays(short[0]!.id)).toBe(1);
  await expect.poll(async () => (await sounds(page))[0]).toBe(false);
  expect((await sounds(page)).filter(Boolean).length).toBeLessThanOrEqual(1);
  await button(page, 'Nghe tiếp: Phương án A').click();
  await expect.poll(() => sounds(page)).toEqual([true, false, false, false]);
  expect(await plays(long.id)).toBe(1);
});

test('a video is watched by keyboard: its plays are counted, and no key of the device plays it beyond them', async () => {
  const teacher = await addUser(here.db, Date.now(), { role: 'TEACHER', package: 'ADVANCE' });
  const author = await device(teacher);
  const stored = await author.context.request.post(`${here.product.origin}/api/itf/media`, {
    headers: { origin: here.product.origin },
    multipart: {
      kind: 'video',
      file: { name: 'film.webm', mimeType: 'video/webm', buffer: readFileSync(join(import.meta.dirname, 'film.webm')) },
    },
  });
  const { data } = (await stored.json()) as { data: { id: string } };
  const { learner, address, plays } = await assign([
    {
      code: 'MC1',
      content: { ...samples.MC1.content, video: { media: data.id, playLimit: 2 } } as QuestionContent,
      key: samples.MC1.key as QuestionKey,
    },
  ]);
  const { page, lookAround } = await device(learner);
  await begin(page, address);
  await page.getByText('Còn 2/2 lượt').waitFor();
  const film = page.locator('video');
  const now = () => film.evaluate((node: HTMLVideoElement) => ({ at: node.currentTime, still: node.paused }));
  const jump = (to: 'start' | 'end') =>
    film.evaluate((node: HTMLVideoElement, where) => {
      node.currentTime = where === 'start' ? 0 : node.duration - 0.4;
    }, to);

  await button(page, 'Xem').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Tạm dừng').waitFor();
  await expect.poll(async () => (await now()).at).toBeGreaterThan(1.5);
  expect(await film.evaluate((node: HTMLVideoElement) => [node.videoWidth, node.videoHeight])).toEqual([128, 72]);
  // The browser's own controls, such as those of its lock screen, do not lead back within a play.
  const before = (await now()).at;
  await jump('start');
  await expect.poll(async () => (await now()).at).toBeGreaterThan(before - 1);
  await page.keyboard.press('Space');
  await button(page, 'Xem tiếp').waitFor();
  expect((await now()).still).toBe(true);
  await page.getByText('Còn 1/2 lượt').waitFor();
  const menu = () =>
    film.evaluate((node) => node.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })));
  expect(await menu()).toBe(false);
  await lookAround('a video that is paused');

  // A reload goes on where it was, in the same play.
  await page.reload();
  await comeBack(page);
  await button(page, 'Xem tiếp').press('Enter');
  await button(page, 'Tạm dừng').waitFor();
  expect((await now()).at).toBeGreaterThan(before - 2);
  expect(await plays(data.id)).toBe(1);
  await jump('end');
  await button(page, 'Xem').press('Enter');
  await expect.poll(() => plays(data.id)).toBe(2);
  await button(page, 'Tạm dừng').waitFor();
  await jump('end');
  await page.getByText('Đã hết lượt xem').waitFor();

  // Neither the button, nor the picture, nor the play key of a headset.
  await button(page, 'Xem').press('Enter');
  await film.click();
  await film.evaluate((node: HTMLVideoElement) => node.play().catch(() => undefined));
  await expect.poll(async () => (await now()).still).toBe(true);
  expect(await plays(data.id)).toBe(2);
  await lookAround('a video without plays left');
});

test("before a test with speaking the microphone can be tested; the browser's indicator turns off afterwards", async () => {
  const school = await here.schoolWith({ codes: ['SP1'] });
  await here.db
    .updateTable('assignments')
    .set({ skills: ['SP'] })
    .where('id', '=', school.assignmentId)
    .execute();
  const learner = await school.student({ firstName: 'Nói' });
  const { page, lookAround } = await device(learner);
  // Counts how many microphones are open.
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      (window as unknown as { streams: MediaStream[] }).streams = [stream];
      return stream;
    };
  });
  await page.goto(`/assigned-unit-test/${school.assignmentId}`);
  await page.getByText('Bài này có phần nói. Em thử micro trước khi bắt đầu.').waitFor();
  await page.getByRole('button', { name: 'Thử micro' }).click();
  await page.getByRole('img', { name: 'Mức âm thanh của micro' }).waitFor();
  await page.getByText('Micro nghe rõ tiếng em.').waitFor();
  await lookAround('microphone check');
  await page.getByRole('button', { name: 'Xong' }).click();
  await page.getByRole('button', { name: 'Thử lại' }).waitFor();
  expect(
    await page.evaluate(() =>
      (window as unknown as { streams: MediaStream[] }).streams.flatMap((stream) =>
        stream.getTracks().map((track) => track.readyState),
      ),
    ),
  ).toEqual(['ended']);
});

test('a recording made without a connection stays on the device and is uploaded later', async () => {
  const school = await here.schoolWith({ codes: ['SP1'] });
  const learner = await school.student({ firstName: 'Thu' });
  const { page, context } = await device(learner);
  await begin(page, `/assigned-unit-test/${school.assignmentId}`);
  await page.locator('[data-record]').waitFor();
  await context.setOffline(true);
  await page.locator('[data-record]').click();
  const [now, stop] = ['Nói luôn', 'Dừng thu'].map((name) => page.getByRole('button', { name }));
  await now!.or(stop!).waitFor();
  if (await now!.isVisible()) await now!.click();
  await page.locator('[data-item]').getByRole('timer').getByText('0:02').waitFor();
  await stop!.click();
  await page.getByText('Mất mạng: bản ghi âm còn trong máy này và sẽ tự gửi khi có mạng').waitFor();
  await context.setOffline(false);
  await page.getByText('Đã lưu bản ghi âm').waitFor();
  const stored = await here.db
    .selectFrom('recordings')
    .innerJoin('attempts', 'attempts.id', 'recordings.attempt_id')
    .where('attempts.student_id', '=', learner.id)
    .select('recordings.id')
    .execute();
  expect(stored).toHaveLength(1);
});

test('a teacher records a clip, plays and keeps it; where the server cannot make MP3 a file is chosen', async () => {
  const teacher = await addUser(here.db, Date.now(), {
    role: 'TEACHER',
    package: 'ADVANCE',
    firstName: 'Thu',
    lastName: 'Âm',
  });
  const { page, lookAround } = await device(teacher);
  const available = page.waitForResponse(
    (reply) => reply.request().method() === 'GET' && new URL(reply.url()).pathname === '/api/itf/media/recordings',
  );
  await page.goto('/questions/new?type=MC4');
  const { data } = (await (await available).json()) as { data: { available: boolean } };
  const add = page.getByRole('button', { name: 'Thêm bài nghe' }).first();
  await add.waitFor();
  const stored = (path: string) =>
    page.waitForResponse((reply) => reply.request().method() === 'POST' && new URL(reply.url()).pathname === path);
  let saved;
  // The server says whether it can convert what a browser records to MP3.
  if (data.available) {
    await add.click();
    const dialog = page.getByRole('dialog', { name: 'Thêm âm thanh' });
    await dialog.getByRole('button', { name: 'Ghi âm', exact: true }).click();
    await lookAround('recording in the editor');
    await expect.poll(() => dialog.getByRole('timer').innerText(), { timeout: 30_000 }).toMatch(/^0:0[2-9] /);
    await dialog.getByRole('button', { name: 'Dừng' }).click();
    const clip = dialog.getByLabel('Bản vừa ghi');
    await clip.waitFor();
    await clip.evaluate((node: HTMLAudioElement) => node.play());
    await expect.poll(() => clip.evaluate((node: HTMLAudioElement) => node.currentTime)).toBeGreaterThan(0.3);
    [saved] = await Promise.all([
      stored('/api/itf/media/recordings'),
      dialog.getByRole('button', { name: 'Dùng bản ghi này' }).click(),
    ]);
    await dialog.waitFor({ state: 'detached' });
  } else {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), add.click()]);
    [saved] = await Promise.all([
      stored('/api/itf/media'),
      chooser.setFiles(join(import.meta.dirname, '../../packages/content/data/audio-tts/instruction.mp3')),
    ]);
  }
  expect(saved.ok()).toBe(true);
  const card = page.getByRole('group', { name: 'Bài nghe' }).first();
  await card.waitFor();
  await lookAround('a recording in the editor');
  const source = await card.locator('audio').first().getAttribute('src');
  const file = await page.request.get(source!);
  expect(file.headers()['content-type']).toBe('audio/mpeg');
  await card.getByRole('button', { name: 'Nghe', exact: true }).first().click();
  await expect
    .poll(() =>
      card
        .locator('audio')
        .first()
        .evaluate((node: HTMLAudioElement) => node.currentTime),
    )
    .toBeGreaterThan(0.3);
});
