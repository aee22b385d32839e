/**
 * What a cheap phone needs until the first question: slow 4G (1.6 Mbit/s, 150 ms round trip) and a processor four times
 * slower than this machine's, nothing cached. The start page is measured until its largest paint, the question from the
 * tap until the frame that shows it.
 */
import { launchBrowser } from '../../e2e/harness/browser.ts';
import { startProduct } from '../harness/product.ts';
import { percentile, report } from '../harness/report.ts';
import { createSchool } from '../harness/school.ts';

const runs = 7;
/** How long a learner looks at the start page at least. */
const readingMs = 3_000;

/** Runs in the page before any other script. */
const watching = `
  const seen = (window.seen = {});
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  addEventListener('pointerdown', () => (seen.tapped ??= performance.now()), true);
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-choose]')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (seen.shown = performance.now())));
  }).observe(document, { subtree: true, childList: true });`;

interface Measured {
  readonly startPage: number;
  readonly question: number;
  readonly requests: number;
  readonly kilobytes: number;
}

export async function run(): Promise<void> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const school = await createSchool(product.database.url, { students: runs, questions: 40 });
    const measured: Measured[] = [];
    for (const { token } of school.students) measured.push(await visit(token));
    const line = (name: string, values: readonly number[], target: number) =>
      `- ${name}: median ${(percentile(values, 0.5) / 1000).toFixed(2)} s, slowest ${(Math.max(...values) / 1000).toFixed(2)} s of ${values.length}. Target ${target.toFixed(1)} s.`;
    report('first-question', 'Until the first question on a cheap phone', [
      line(
        'Start page, largest paint after the address was entered',
        measured.map(({ startPage }) => startPage),
        2,
      ),
      line(
        'First question after the tap',
        measured.map(({ question }) => question),
        1.5,
      ),
      `- Loaded for it: ${measured[0]!.requests} requests, ${measured[0]!.kilobytes} kB.`,
    ]);

    async function visit(token: string): Promise<Measured> {
      const context = await browser.newContext({
        baseURL: product.origin,
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        // Not a file of the product: the script that measures.
        bypassCSP: true,
      });
      await context.addCookies([
        { name: 'session', value: token, url: product.origin, httpOnly: true, sameSite: 'Lax' },
      ]);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      let requests = 0;
      let bytes = 0;
      session.on('Network.responseReceived', () => (requests += 1));
      session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 1_600_000 / 8,
        uploadThroughput: 750_000 / 8,
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.addInitScript({ content: watching });
      await page.goto(`/assigned-unit-test/${school.assignmentId}`, { waitUntil: 'commit' });
      const start = page.getByRole('button', { name: 'Bắt đầu làm bài' });
      await start.waitFor();
      await page.waitForTimeout(readingMs);
      const startPage = await page.evaluate<number>('seen.largest');
      await start.tap();
      await page.waitForFunction('seen.shown !== undefined');
      const question = await page.evaluate<number>('seen.shown - seen.tapped');
      const measured = { startPage, question, requests, kilobytes: Math.round(bytes / 1000) };
      console.log(measured);
      await context.close();
      return measured;
    }
  } finally {
    await browser.close();
    await product.stop();
    // The browser process stays open for the other scenarios of this process.
    setImmediate(() => process.exit());
  }
}
