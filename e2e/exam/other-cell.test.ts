/** A learner whose class is in another cell: asking by its code, the test in the player, and a cell that is gone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, createPool, type Database } from '../../apps/api/src/platform/db/index.ts';
import { createSchool } from '../../apps/api/src/testing/school.ts';
import { addUser, type NewUser } from '../../apps/api/src/testing/users.ts';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { startCells, type RunningCells } from '../harness/cells.ts';
import { tick } from '../harness/steps.ts';
import { visit } from '../harness/visitor.ts';

let running: RunningCells;
let browser: OwnBrowser;
const databases = new Map<string, Database>();

beforeAll(async () => {
  [running, browser] = await Promise.all([startCells(['c01', 'c02']), launchBrowser()]);
  for (const [name, { databaseUrl }] of running.cells)
    databases.set(name, createDatabase(createPool({ url: databaseUrl, max: 2 })));
});

afterAll(async () => {
  await browser?.close();
  await Promise.all([...databases.values()].map((db) => db.destroy()));
  await running?.stop();
});

const worldOf = (name: string) => {
  const db = databases.get(name)!;
  return { db, now: () => Date.now(), createUser: (who: NewUser) => addUser(db, Date.now(), who) };
};

test('a learner joins a class of another cell, takes its test with one sign-in, and is told when that cell is gone', async () => {
  const [home, far] = [worldOf('c01'), worldOf('c02')];
  const school = await createSchool(far, { codes: ['MC1', 'MC1'], attemptsAllowed: 1 });
  const code = 'KHAC9A';
  await far.db.updateTable('classes').set({ code, join_open: true }).where('id', '=', school.classId).execute();
  const learner = await home.createUser({ role: 'STUDENT', firstName: 'An', lastName: 'Lê' });
  const own = await createSchool(home, { codes: ['MC1'] });
  await own.enrol(learner);

  const visitor = await visit(browser, { origin: running.origin, width: 1280, height: 860 });
  const { page, context } = visitor;
  await context.addCookies([
    { name: 'session', value: learner.token, url: running.origin, httpOnly: true, sameSite: 'Lax' },
  ]);
  const sessions = async () => (await context.cookies(running.origin)).filter(({ name }) => name === 'session');

  // The worker of c02 tells the directory of the new code within a second or two.
  const askButton = page.getByRole('button', { name: 'Xin vào lớp', exact: true });
  await expect
    .poll(
      async () => {
        await page.goto(`${running.origin}/join/${code}`);
        // Whichever of them the page shows.
        await page
          .getByText(/Cô|Thầy|Không tìm thấy|chưa đúng/)
          .or(askButton)
          .first()
          .waitFor();
        return askButton.isVisible();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await askButton.click();
  await page.getByText(/Đã gửi yêu cầu vào lớp/).waitFor();

  const teacher = { 'user-authorization': `Bearer ${school.teacher.token}`, 'content-type': 'application/json' };
  const api = `${running.cells.get('c02')!.origin}/api/itf/join_class_request`;
  const waiting = (await (await fetch(`${api}?classId=${school.classId}`, { headers: teacher })).json()) as {
    data: { id: string; fullName: string }[];
  };
  expect(waiting.data.map(({ fullName }) => fullName)).toEqual(['Lê An']);
  const body = JSON.stringify({ classId: school.classId, ids: waiting.data.map(({ id }) => id), status: 'ACCEPTED' });
  expect((await fetch(api, { method: 'PUT', headers: teacher, body })).status).toBe(200);

  await page.goto(`${running.origin}/assigned-unit-test`);
  const links = page.locator('main li');
  await expect.poll(() => links.count()).toBe(2);

  await page.goto(`${running.origin}/assigned-unit-test/${school.assignmentId}`);
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  const option = page.locator('[data-question]').getByRole('radio');
  // The first of the options of the first question, whichever it is.
  await tick(option.first());
  const stored = () =>
    far.db
      .selectFrom('attempt_answers')
      .innerJoin('attempts', 'attempts.id', 'attempt_answers.attempt_id')
      .select('attempt_answers.answer')
      .where('attempts.student_id', '=', learner.id)
      .execute();
  await expect.poll(async () => (await stored()).length, { timeout: 30_000 }).toBe(1);
  await page.getByRole('banner').getByText('Đã lưu').waitFor();
  await page.getByRole('button', { name: 'Nộp bài' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nộp bài' }).click();
  const states = async () =>
    (await far.db.selectFrom('attempts').select('status').where('student_id', '=', learner.id).execute()).map(
      ({ status }) => status,
    );
  await expect.poll(states, { timeout: 60_000 }).toEqual(['SCORED']);
  // One session, that of home: what is for the other cell is sent to its address alone.
  expect((await sessions()).map(({ value }) => value)).toEqual([learner.token]);
  const passes = (await context.cookies(`${running.origin}/at/c02/api/x`)).filter(({ name }) => name === 'guest');
  expect(passes).toMatchObject([{ path: '/at/c02/', httpOnly: true }]);
  expect(visitor.problems).toEqual([]);

  await running.kill('c02');
  await page.goto(`${running.origin}/assigned-unit-test`);
  await page.getByText('Bài của một số lớp chưa tải được.').waitFor();
  await expect.poll(() => links.count()).toBe(1);
  await visitor.fits('the list without one cell');
  await visitor.leave();
});
