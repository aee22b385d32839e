/** Types that a teacher marks: answers written or spoken freely, then marked and read. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { samples } from '@vumon/question-types/samples';
import { createDatabase, createPool, type Db } from '../../apps/api/src/platform/db/index.ts';
import { createSchool } from '../../apps/api/src/testing/school.ts';
import { addUser, type TestUser } from '../../apps/api/src/testing/users.ts';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visitor.ts';
import { addAnswers, bringPicture, field } from './editing.ts';
import { press, tabTo } from './input.ts';
import { typeTests, type TypeSteps } from './harness.ts';
import { tick } from '../harness/steps.ts';

const it = typeTests();

/** Types into the field of the question. */
function writing(text: string): TypeSteps['answer'] {
  const each =
    (reach: (target: Locator) => Promise<void>) =>
    async ({ root, page }: { root: Locator; page: Page }) => {
      await reach(root.locator('textarea'));
      await page.keyboard.type(text);
    };
  return {
    pointer: each((target) => target.click()),
    touch: each((target) => target.tap()),
    keyboard: each((target) => tabTo(target)),
  };
}

/** Makes a short recording for every item of the question. */
function speaking(items: number): TypeSteps['answer'] {
  const each =
    (use: (button: Locator) => Promise<void>) =>
    async ({ root }: { root: Locator; page: Page }) => {
      for (let item = 0; item < items; item++) {
        const card = root.locator('[data-item]').nth(item);
        await use(card.locator('[data-record]'));
        const now = card.getByRole('button', { name: 'Nói luôn' });
        const stop = card.getByRole('button', { name: 'Dừng thu' });
        await now.or(stop).waitFor();
        if (await now.isVisible()) await use(now);
        await stop.waitFor();
        await card.getByRole('timer').getByText('0:02').waitFor();
        await use(stop);
        await card.getByText('Đã lưu bản ghi âm').waitFor();
      }
    };
  return {
    pointer: each((button) => button.click()),
    touch: each((button) => button.tap()),
    keyboard: each((button) => press(button)),
  };
}

const preset = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('combobox', { name: 'Dùng bộ tiêu chí có sẵn' }).click();
  await page.getByRole('option', { name }).click();
};

it('SA1', {
  async build({ page }) {
    await field(page, 'Câu gốc hoặc câu hỏi').fill('I have never eaten a better cake.');
    await field(page, 'Từ phải dùng').fill('EVER');
    await field(page, 'Phần cho sẵn ở đầu câu').fill('This is the best cake');
    await addAnswers(field(page, 'Đáp án được chấp nhận'), 'I have ever eaten');
  },
  answer: writing("I've ever eaten"),
  review: ({ root }) => root.getByText('This is the best cake I have ever eaten').waitFor(),
});

const letter = 'Hi Sam, take the bus number 32. We will swim and go fishing.';

it('EW1', {
  async build({ page }) {
    await field(page, 'Đề bài').fill('Write an e-mail to your friend Sam.');
    await page.getByRole('button', { name: 'Thêm ý' }).click();
    await field(page, 'Ý 1').fill('how to get to your house');
    await page.getByRole('textbox', { name: 'Số từ tối thiểu' }).fill('10');
    await preset(page, /A2 Key/);
    await page.getByText('Cho học sinh xem tên và điểm tối đa').click();
  },
  answer: writing(letter),
  outcome: 'needs-teacher',
  async review({ root }) {
    await root.getByText(letter).waitFor();
    await root.getByText('Thầy cô chưa chấm câu này.').waitFor();
  },
});

/** The review can play the recordings: the browser reads their lengths. */
async function heard(root: Locator, items: number): Promise<void> {
  for (let item = 0; item < items; item++) {
    const audio = root.locator('audio').nth(item);
    await expect.poll(() => audio.evaluate((node: HTMLAudioElement) => node.readyState)).toBeGreaterThan(0);
  }
}

it('SP1', {
  async build({ page }) {
    await field(page, 'Đoạn cần đọc to').fill('The train to Huế is now boarding.');
    await preset(page, /Đọc to/);
  },
  answer: speaking(1),
  outcome: 'needs-teacher',
  review: ({ root }) => heard(root, 1),
});

it('SP2', {
  async build({ page }) {
    await field(page, 'Câu hỏi hoặc đề nói').first().fill('Talk about an animal that you like.');
    await bringPicture(page, 'cat', 'Một con mèo');
    await page.getByRole('button', { name: 'Thêm gợi ý' }).click();
    await field(page, 'Gợi ý 1').fill('what it looks like');
    await page.getByRole('button', { name: 'Thêm lượt nói' }).click();
    await field(page, 'Câu hỏi hoặc đề nói', 1).fill('Would you like to have one at home?');
    await preset(page, /VSTEP/);
  },
  answer: speaking(2),
  outcome: 'needs-teacher',
  review: ({ root }) => heard(root, 2),
});

test('spoken and written answers are marked with a rubric and notes, and the learner reads the marks', async () => {
  const { origin, databaseUrl } = inject('product');
  const browser: OwnBrowser = await launchBrowser();
  const db: Db = createDatabase(createPool({ url: databaseUrl, max: 2 }));
  const open = async (user: TestUser, width: number) => {
    const visitor = await visit(browser, { origin, width, height: 900 });
    await visitor.context.addCookies([
      { name: 'session', value: user.token, url: origin, httpOnly: true, sameSite: 'Lax' },
    ]);
    await visitor.context.grantPermissions(['microphone'], { origin });
    return visitor;
  };
  try {
    const ground = {
      db,
      now: () => Date.now(),
      createUser: (who: Parameters<typeof addUser>[2]) => addUser(db, Date.now(), who),
    };
    const made = (['EW1', 'SP1', 'SA1'] as const).map((code) => ({
      code,
      content: samples[code].content,
      key: samples[code].key,
    }));
    const school = await createSchool(ground, { made });
    const pupil = await school.student({ firstName: 'Mai', lastName: 'Lê' });
    const learner = await open(pupil, 360);
    const { page } = learner;
    await page.goto(`/assigned-unit-test/${school.assignmentId}`);
    await press(page.getByRole('button', { name: 'Bắt đầu làm bài' }));
    await page.locator('textarea').first().fill(letter);
    await page.getByText('13 từ').waitFor();
    await learner.lookAround('an essay being written');
    await page.getByRole('button', { name: 'Kiểm tra micro' }).click();
    await page.getByText('Micro hoạt động tốt').waitFor();
    await page.getByRole('button', { name: 'Xong, tắt kiểm tra' }).click();
    await page.locator('[data-record]').click();
    await page.getByRole('button', { name: 'Nói luôn' }).click();
    await page.getByRole('timer').getByText('0:02').waitFor();
    await learner.lookAround('a recording being made');
    await page.getByRole('button', { name: 'Dừng thu' }).click();
    await page.getByText('Đã lưu bản ghi âm').waitFor();
    // Nothing is lost by a reload, and the server plays the recording.
    await page.reload();
    await page.getByText('Đã lưu bản ghi âm').waitFor();
    await page.locator('textarea').last().fill('that I ever ate');
    await press(page.getByRole('button', { name: 'Nộp bài' }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }));
    await expect
      .poll(() => db.selectFrom('attempts').select('status').where('student_id', '=', pupil.id).executeTakeFirst())
      .toEqual({ status: 'SCORED' });

    const teacher = await open(school.teacher, 1280);
    await teacher.page.goto(`/learning/${school.assignmentId}`);
    await teacher.page.getByRole('link', { name: 'Còn 3 câu trả lời cần chấm' }).click();
    const essay = teacher.page.locator('[data-start]').first();
    await essay.waitFor();
    await teacher.lookAround('an essay to mark');
    // A draft survives going to the next question, hiding names and leaving by the breadcrumb, and is there on another
    // device.
    await teacher.page.getByRole('heading', { level: 1 }).click();
    for (const key of ['1', '2', '3']) await teacher.page.keyboard.press(key);
    await field(teacher.page, 'Nhận xét chung').fill('Bài đủ ý');
    const list = teacher.page.getByRole('navigation', { name: 'Theo câu' });
    await list.getByRole('button').nth(1).click();
    await teacher.page.locator('[data-listen]').waitFor();
    await teacher.page.getByText('Ẩn tên học sinh').click();
    await list.getByRole('button', { name: /1 bản nháp/ }).click();
    const comment = field(teacher.page, 'Nhận xét chung');
    await expect.poll(() => comment.inputValue()).toBe('Bài đủ ý');
    await teacher.page.getByText('Ẩn tên học sinh').click();
    await expect.poll(() => comment.inputValue()).toBe('Bài đủ ý');
    await comment.fill('Bài đủ ý, viết');
    await teacher.page.getByRole('link', { name: 'Về bảng kết quả' }).click();
    await teacher.page.getByRole('link', { name: 'Còn 3 câu trả lời cần chấm' }).waitFor();
    const elsewhere = await open(school.teacher, 1280);
    await elsewhere.page.goto(`/learning/${school.assignmentId}/marking`);
    await expect.poll(() => field(elsewhere.page, 'Nhận xét chung').inputValue()).toBe('Bài đủ ý, viết');
    await elsewhere.page.getByText('Đã giữ bản nháp').waitFor();
    await elsewhere.context.close();
    await teacher.page.getByRole('link', { name: 'Còn 3 câu trả lời cần chấm' }).click();

    await field(teacher.page, /Đoạn cần nhận xét/).fill('go fishing');
    await field(teacher.page, 'Nhận xét về đoạn này').fill('Hay lắm, nói rõ ở đâu nhé');
    await teacher.page.getByRole('button', { name: 'Thêm', exact: true }).click();
    await teacher.page.getByRole('list', { name: 'Nhận xét trong bài' }).getByText('Hay lắm').waitFor();
    await field(teacher.page, 'Nhận xét chung').fill('Bài đủ ý, câu gọn.');
    await teacher.page.getByRole('heading', { level: 1 }).click();
    // 5, 4 and 3 of 5 points, the last one with double weight, by keyboard.
    for (const key of ['5', '4', '3']) await teacher.page.keyboard.press(key);
    await teacher.page.getByText('0,75').first().waitFor();
    await teacher.page.keyboard.press('n');
    await teacher.page.getByText('Còn 2 câu trả lời cần chấm').waitFor();
    await teacher.page.locator('[data-listen]').waitFor();
    for (const key of ['4', '5']) await teacher.page.keyboard.press(key);
    await teacher.page.keyboard.press('n');
    await teacher.page.getByText('that I ever ate').waitFor();
    await teacher.lookAround('short answers in groups');
    await teacher.page.keyboard.press('5');
    await teacher.page.getByText('Đã chấm xong', { exact: true }).waitFor();

    await db.updateTable('assignments').set({ ends_at: new Date() }).where('id', '=', school.assignmentId).execute();
    await page.goto(`/assigned-unit-test/${school.assignmentId}`);
    const all = page.getByRole('radio', { name: /^Tất cả/ });
    await all.waitFor();
    await tick(all);
    await page.getByText('Bài đủ ý, câu gọn.').waitFor();
    await page.locator('mark').getByText('go fishing').waitFor();
    await page.getByText('Hay lắm, nói rõ ở đâu nhé').first().waitFor();
    await learner.lookAround('a marked paper');
  } finally {
    await browser.close();
    await db.destroy();
  }
});

test('a colleague is invited, marks first, and the owner sees whose mark it is', async () => {
  const { origin, databaseUrl } = inject('product');
  const browser: OwnBrowser = await launchBrowser();
  const db: Db = createDatabase(createPool({ url: databaseUrl, max: 2 }));
  const person = (who: Parameters<typeof addUser>[2]) => addUser(db, Date.now(), who);
  const open = async (user: TestUser, width: number) => {
    const visitor = await visit(browser, { origin, width, height: 900 });
    await visitor.context.addCookies([
      { name: 'session', value: user.token, url: origin, httpOnly: true, sameSite: 'Lax' },
    ]);
    return visitor;
  };
  try {
    const owner = await person({ role: 'TEACHER', package: 'ADVANCE', firstName: 'Hà', lastName: 'Trần' });
    const lan = await person({ role: 'TEACHER', package: 'ADVANCE', firstName: 'Lan', lastName: 'Lê' });
    const id = randomUUID();
    const at = new Date();
    await db.insertInto('schools').values({ id, name: 'THCS Chu Văn An', created_at: at }).execute();
    const member = (user_id: string) => ({ school_id: id, user_id, role: 'TEACHER' as const, joined_at: at });
    await db
      .insertInto('school_members')
      .values([member(owner.id), member(lan.id)])
      .execute();
    const { content, key } = samples.EW1;
    const school = await createSchool(
      { db, now: () => Date.now(), createUser: person },
      { made: [{ code: 'EW1', content, key }], teacher: owner },
    );
    for (const firstName of ['An', 'Bình']) {
      const { request } = (await open(await school.student({ firstName }), 360)).context;
      const post = async (path: string, data: object) => {
        const reply = await request.post(`${origin}/api${path}`, { data, headers: { origin } });
        return ((await reply.json()) as { data: { id: string } }).data;
      };
      const { id: attemptId } = await post(`/student/unit-tests-assigned/${school.assignmentId}/start`, {});
      const entries = [{ seq: 1, question: school.questions[0]!.id, base: 0, answer: samples.EW1.responses.right }];
      await post('/itf/unit-tests-result/submit', { attemptId, clientId: 'the-only-client', entries });
    }
    const waiting = () =>
      db.selectFrom('attempts').select('status').where('assignment_id', '=', school.assignmentId).execute();
    await expect.poll(waiting).toEqual([{ status: 'SCORED' }, { status: 'SCORED' }]);

    const mine = await open(owner, 1280);
    await mine.page.goto(`/learning/${school.assignmentId}/marking`);
    await press(mine.page.getByRole('button', { name: 'Mời cùng chấm' }));
    const dialog = mine.page.getByRole('dialog', { name: 'Mời đồng nghiệp cùng chấm' });
    await dialog.getByLabel('Người cùng chấm').first().focus();
    await mine.page.keyboard.type('lan');
    await mine.page.getByRole('option', { name: 'Lê Lan' }).click();
    await mine.page.keyboard.press('Escape');
    await mine.lookAround('colleagues to invite');
    await press(dialog.getByRole('button', { name: 'Lưu' }));
    await dialog.waitFor({ state: 'detached' });
    await mine.page.getByRole('heading', { level: 1 }).click();
    for (const digit of ['1', '2', '3']) await mine.page.keyboard.press(digit);

    const hers = await open(lan, 360);
    await hers.page.goto('/learning');
    await hers.page.getByText('Bài đồng nghiệp nhờ chấm').waitFor();
    await hers.lookAround('what colleagues ask to mark');
    await hers.page.getByRole('link', { name: 'Kiểm tra giữa kỳ' }).click();
    await hers.page.locator('[data-start]').first().waitFor();
    // Keys that are pressed while the mark is being saved apply to the next answer.
    const sent = Promise.withResolvers<void>();
    await hers.page.route('**/marking/marks', async (route) => {
      await sent.promise;
      await route.continue();
    });
    const saving = hers.page.waitForRequest('**/marking/marks');
    for (const key of ['5', '4', '3', 'n', '2']) await hers.page.keyboard.press(key);
    await saving;
    sent.resolve();
    await hers.page.getByText('2/2', { exact: true }).waitFor();
    const scored = hers.page.locator('main li button[aria-pressed=true]');
    await expect.poll(() => scored.allTextContents()).toEqual(['2']);
    await hers.page.getByRole('navigation', { name: 'Theo câu' }).getByText('1/2', { exact: true }).waitFor();

    await mine.page.keyboard.press('n');
    await mine.page.getByText('Lê Lan vừa chấm câu này').waitFor();
    await mine.lookAround('marked first by a colleague');
    await mine.page.getByRole('button', { name: 'Lấy điểm vừa cho' }).click();
    await mine.page.getByText('Người chấm: Lê Lan').waitFor();
    // The answer stays in view beside the last criterion, and the next one begins at its top.
    await mine.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    // Its other segments stand below.
    const answer = mine.page.locator('[data-start]').first();
    await expect.poll(async () => (await answer.boundingBox())!.y).toBeGreaterThan(60);
    await mine.page.keyboard.press('n');
    const place = mine.page.getByText('2/2', { exact: true });
    await place.waitFor();
    await expect.poll(async () => (await place.boundingBox())!.y).toBeGreaterThan(60);

    await mine.page.goto('/classes');
    await press(mine.page.getByRole('button', { name: 'Năm học mới' }));
    // The class finishes the school: it ends unless the teacher chooses otherwise.
    await mine.page
      .getByRole('dialog')
      .getByText('Khối cuối cấp: lớp ngừng hoạt động, kết quả được giữ.')
      .first()
      .waitFor();
    await mine.lookAround('a new school year');
  } finally {
    await browser.close();
    await db.destroy();
  }
});
