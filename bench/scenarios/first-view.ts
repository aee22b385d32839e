/**
 * What a cheap phone loads and shows of the main pages: slow 4G (1.6 Mbit/s, 150 ms round trip), a processor four times
 * slower than this machine's, 360 pixels, nothing cached. A page is loaded, then left alone for `restMs`.
 */
import { manuals } from '@vumon/domain';
import pg from 'pg';
import { launchBrowser } from '../../e2e/harness/browser.ts';
import { startProduct } from '../harness/product.ts';
import { percentile, report } from '../harness/report.ts';
import { createSchool } from '../harness/school.ts';

const runs = 3;
/** Until then the app of a page that the server has rendered is there, and images below the first view have come. */
const restMs = 6_000;

/** Runs in the page before any other script. */
const watching = `
  const seen = (window.seen = { largest: 0, shifted: 0, app: 0 });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) seen.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('app-there', () => (seen.app = performance.now()));`;

/** Files that had come by the largest paint, and all. Evaluated in the page. */
const looking = `(() => {
  const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const weigh = (list) => ({ requests: list.length, bytes: list.reduce((sum, { transferSize }) => sum + transferSize, 0) });
  return { ...seen, first: weigh(files.filter(({ responseEnd }) => responseEnd <= seen.largest)), all: weigh(files) };
})()`;

interface Weight {
  readonly requests: number;
  readonly bytes: number;
}
interface Seen {
  readonly largest: number;
  readonly shifted: number;
  /** When the app had taken over what the server had drawn; 0 for other pages. */
  readonly app: number;
  readonly first: Weight;
  readonly all: Weight;
}

export async function run(): Promise<void> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const { teacher, students, assignmentId } = await createSchool(product.database.url, {
      students: 1,
      questions: 40,
    });
    const db = new pg.Client({ connectionString: product.database.url });
    await db.connect();
    const exam = (await db.query('SELECT exam_id AS id FROM assignments WHERE id = $1', [assignmentId])).rows[0].id;
    await db.end();
    const learner = students[0]!.token;
    const pages: readonly (readonly [name: string, path: string, token?: string])[] = [
      ['landing', '/'],
      ['landing, English', '/en'],
      ['policy', '/page/security-policy'],
      ['manuals', '/page/manuals'],
      ['chapter', `/page/manuals/${manuals.teacher[0]}`],
      ['sign-in', '/login'],
      ['packages', '/payment'],
      ['home', '/home', teacher.token],
      ['bank', '/questions', teacher.token],
      ['builder', '/unit-test/create', teacher.token],
      ['saved test', `/unit-test/${exam}`, teacher.token],
      ['results', `/learning/${assignmentId}`, teacher.token],
      ['player, start', `/assigned-unit-test/${assignmentId}`, learner],
    ];
    const rows: string[] = [];
    for (const [name, path, token] of pages) {
      // The first visitor of a page may meet it before the server has rendered it.
      await fetch(product.origin + path, { headers: token ? { cookie: `session=${token}` } : {} });
      const seen: Seen[] = [];
      for (let at = 0; at < runs; at += 1) seen.push(await visit(path, token));
      const middle = (of: (one: Seen) => number) => percentile(seen.map(of), 0.5);
      const kilobytes = (of: (one: Seen) => Weight) => (middle((one) => of(one).bytes) / 1000).toFixed(0);
      const seconds = (of: (one: Seen) => number) => (middle(of) === 0 ? '' : (middle(of) / 1000).toFixed(2));
      const cells = [
        `${kilobytes(({ first }) => first)} kB in ${middle(({ first }) => first.requests)}`,
        `${kilobytes(({ all }) => all)} kB in ${middle(({ all }) => all.requests)}`,
        seconds(({ largest }) => largest),
        seconds(({ app }) => app),
        Math.max(...seen.map(({ shifted }) => shifted)).toFixed(3),
      ];
      rows.push(`| ${[name, ...cells].join(' | ')} |`);
      console.log(rows.at(-1));
    }
    report('first-view', 'What a cheap phone loads and shows', [
      `Median of ${runs} visits, of shifts the largest; requests include the document. Targets for the landing page: 100 kB in 15 requests, 1.5 s, 0.02.`,
      '',
      '| page | until the largest paint | in all | largest paint, s | app there, s | shifts |',
      '|---|---|---|---|---|---|',
      ...rows,
    ]);

    async function visit(path: string, token: string | undefined): Promise<Seen> {
      const context = await browser.newContext({
        baseURL: product.origin,
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        // Not a file of the product: the script that measures.
        bypassCSP: true,
      });
      if (token)
        await context.addCookies([
          { name: 'session', value: token, url: product.origin, httpOnly: true, sameSite: 'Lax' },
        ]);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 1_600_000 / 8,
        uploadThroughput: 750_000 / 8,
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.addInitScript({ content: watching });
      await page.goto(path);
      await page.waitForTimeout(restMs);
      const seen = await page.evaluate<Seen>(looking);
      await context.close();
      return seen;
    }
  } finally {
    await browser.close();
    await product.stop();
    // The browser process stays open for the other scenarios of this process.
    setImmediate(() => process.exit());
  }
}
