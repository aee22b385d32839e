/**
 * The result grid of a class of 60 with 40 questions in a teacher's browser, all scored: from opening the address until
 * the first rows are drawn, from the API's reply until then, and from pressing the button until all 60 rows are drawn.
 */
import { loadavg } from 'node:os';
import { launchBrowser } from '../../e2e/harness/browser.ts';
import pg from 'pg';
import { Connection, LoadDevice } from '../harness/client.ts';
import { Ledger } from '../harness/ledger.ts';
import { startProduct } from '../harness/product.ts';
import { percentile, report, summarise } from '../harness/report.ts';
import { createSchool } from '../harness/school.ts';
import { untilScored } from './saves.ts';

const learners = 60;
const questions = 40;
const runs = 7;

/** Runs in the page before any other script. */
const watching = `
  const seen = (window.seen = {});
  const rows = () => document.querySelectorAll('[role=grid] tbody tr').length;
  new MutationObserver(() => {
    const count = rows();
    if (count === 0 || count === seen.count) return;
    seen.count = count;
    requestAnimationFrame(() => setTimeout(() => (seen[count >= ${learners} ? 'whole' : 'first'] ??= performance.now())));
  }).observe(document, { subtree: true, childList: true });
  addEventListener('pointerdown', () => (seen.pressed = performance.now()), true);`;

export async function run(): Promise<void> {
  const product = await startProduct();
  const browser = await launchBrowser();
  const began = loadavg()[0]!;
  try {
    const school = await createSchool(product.database.url, { students: learners, questions });
    const connection = new Connection(product.origin, 16);
    const devices = school.students.map((student) => new LoadDevice(connection, school, student, new Ledger()));
    for (const device of devices) {
      await device.start();
      device.type(Array.from({ length: questions }, (_, index) => index));
      await device.submit();
    }
    const db = new pg.Client({ connectionString: product.database.url });
    await db.connect();
    await untilScored(db, learners);
    await db.end();
    for (let run = 0; run < 20; run += 1)
      await connection.send(
        'results',
        'GET',
        `/api/itf/classes/unit-tests-assigned/${school.assignmentId}/results`,
        school.teacher.token,
      );
    const measured: { page: number; drawn: number; whole: number }[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await visit());
    const line = (name: string, values: readonly number[], target = '') =>
      `- ${name}: median ${percentile(values, 0.5).toFixed(0)} ms, slowest ${Math.max(...values).toFixed(0)} ms of ${values.length}.${target}`;
    report('result-grid', 'The result grid of a class of 60', [
      `${learners} learners, ${questions} questions, all scored; Chromium without limits, nothing cached. Load of the machine at the start: ${began.toFixed(1)}.`,
      '',
      line(
        'From the address until the grid is drawn',
        measured.map(({ page }) => page),
      ),
      line(
        'From the reply of the API until the grid is drawn',
        measured.map(({ drawn }) => drawn),
        ' Target 1,000 ms.',
      ),
      line(
        'From the press on "all" until 60 rows are drawn',
        measured.map(({ whole }) => whole),
        ' Target 1,000 ms.',
      ),
      `- The API: ${summarise(connection.timings.get('results')!)}.`,
    ]);
    await connection.close();

    async function visit() {
      const context = await browser.newContext({
        baseURL: product.origin,
        viewport: { width: 1280, height: 860 },
        // Not a file of the product: the script that measures.
        bypassCSP: true,
      });
      await context.addCookies([
        { name: 'session', value: school.teacher.token, url: product.origin, httpOnly: true, sameSite: 'Lax' },
      ]);
      const page = await context.newPage();
      await page.addInitScript({ content: watching });
      await page.goto(`/learning/${school.assignmentId}`, { waitUntil: 'commit' });
      await page.waitForFunction('seen.first !== undefined');
      const whole = page.getByRole('button', { name: 'Xem cả lớp' });
      await whole.click();
      await page.waitForFunction('seen.whole !== undefined');
      const seen = await page.evaluate<{ first: number; whole: number; pressed: number; replied: number }>(
        `({ ...seen, replied: performance.getEntriesByType('resource').find(({ name }) => /unit-tests-assigned\\/[^/]+\\/results/.test(name)).responseEnd })`,
      );
      await context.close();
      return { page: seen.first, drawn: seen.first - seen.replied, whole: seen.whole - seen.pressed };
    }
  } finally {
    await browser.close();
    await product.stop();
    // The browser process stays open for the other scenarios of this process.
    setImmediate(() => process.exit());
  }
}
