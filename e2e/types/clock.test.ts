/** The warning that five minutes are left never lies over the clock, on small and on large screens. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, createPool, type Db } from '../../apps/api/src/platform/db/index.ts';
import { createSchool, type School } from '../../apps/api/src/testing/school.ts';
import { addUser } from '../../apps/api/src/testing/users.ts';
import { launchBrowser, type OwnBrowser } from '../harness/browser.ts';
import { visit } from '../harness/visitor.ts';

const { origin, databaseUrl } = inject('product');
let browser: OwnBrowser;
let db: Db;
let school: School;

beforeAll(async () => {
  browser = await launchBrowser();
  db = createDatabase(createPool({ url: databaseUrl, max: 3 }));
  school = await createSchool(
    { db, now: () => Date.now(), createUser: (who) => addUser(db, Date.now(), who) },
    { codes: ['MC1'], minutes: 5 },
  );
});
afterAll(async () => {
  await browser?.close();
  await db?.destroy();
});

test.each([
  { width: 360, height: 640, touch: true },
  { width: 1280, height: 720, touch: false },
])('$width px wide: the clock can be read while the warning stands', async (screen) => {
  const { page, context, problems, leave } = await visit(browser, { origin, ...screen });
  const learner = await school.student({ firstName: 'Mai' });
  await context.addCookies([{ name: 'session', value: learner.token, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto(`/assigned-unit-test/${school.assignmentId}`);
  await page.getByRole('button', { name: 'Bắt đầu làm bài' }).click();
  const warning = page.getByRole('status').filter({ hasText: /Còn 5 phút nữa là hết giờ/ });
  await warning.waitFor();
  const clock = page.getByRole('timer');
  await clock.waitFor();
  // Once the warning has dropped in.
  await warning.evaluate((node) =>
    Promise.all(node.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
  const covered = await clock.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const hits: string[] = [];
    for (let x = 0.02; x < 1; x += 0.08)
      for (let y = 0.05; y < 1; y += 0.15) {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        if (hit && !node.contains(hit) && !hit.contains(node)) hits.push(hit.className);
      }
    return hits;
  });
  expect(covered).toEqual([]);
  // It is still seen, inside the window.
  const box = (await warning.locator('> *').first().boundingBox())!;
  expect(box.y + box.height).toBeLessThan(screen.height);
  expect(problems).toEqual([]);
  await leave();
});
