/**
 * Lighthouse on public pages, with its settings for phones: slow 4G and a slow processor, computed from what this machine
 * measures. Speed varies with what else runs here, so its median counts; the other three are the same at each run.
 */
import { loadavg } from 'node:os';
import { manuals } from '@vumon/domain';
import { freePort } from '@vumon/tools/database';
import lighthouse from 'lighthouse';
import { launchInspectable } from '../../e2e/harness/browser.ts';
import { startProduct } from '../harness/product.ts';
import { percentile, report } from '../harness/report.ts';

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const pages: readonly (readonly [name: string, path: string])[] = [
  ['landing', '/'],
  ['landing, English', '/en'],
  ['about', '/page/about-us'],
  ['policy', '/page/security-policy'],
  ['manuals', '/page/manuals'],
  ['chapter', `/page/manuals/${manuals.teacher[0]}`],
  ['prices', '/payment'],
  ['no such page', '/no-such-page'],
  ['sign-in', '/login'],
];

interface Looked {
  readonly scores: readonly number[];
  /** Milliseconds. */
  readonly largest: number;
  readonly shifts: number;
  /** What costs points of the three that do not vary. */
  readonly faults: readonly string[];
}

async function look(url: string, port: number): Promise<Looked> {
  // A missing page is looked at as well.
  const result = await lighthouse(url, { port, logLevel: 'error', ignoreStatusCode: true });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const numberOf = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const counted = categories.slice(1).flatMap((name) => lhr.categories[name]!.auditRefs);
  return {
    scores: categories.map((name) => Math.round(lhr.categories[name]!.score! * 100)),
    largest: numberOf('largest-contentful-paint'),
    shifts: numberOf('cumulative-layout-shift'),
    faults: counted.flatMap(({ id, weight }) => {
      const { score, title } = lhr.audits[id]!;
      return weight > 0 && score !== null && score < 1 ? [title] : [];
    }),
  };
}

export async function run(): Promise<void> {
  const product = await startProduct();
  const port = await freePort();
  const browser = await launchInspectable(port);
  const rows: string[] = [];
  const faults: string[] = [];
  try {
    for (const [name, path] of pages) {
      // The first visitor of a page may meet it before the server has rendered it.
      await fetch(product.origin + path);
      const seen: Looked[] = [];
      for (let at = 0; at < runs; at += 1) seen.push(await look(product.origin + path, port));
      const middle = (of: (one: Looked) => number) => percentile(seen.map(of), 0.5);
      const cells = [
        ...categories.map((_, at) => middle(({ scores }) => scores[at]!)),
        (middle(({ largest }) => largest) / 1000).toFixed(2),
        Math.max(...seen.map(({ shifts }) => shifts)).toFixed(3),
        loadavg()[0]!.toFixed(1),
      ];
      rows.push(`| ${[name, ...cells].join(' | ')} |`);
      faults.push(...new Set(seen.flatMap((one) => one.faults.map((fault) => `- ${name}: ${fault}`))));
      console.log(rows.at(-1));
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  report('lighthouse', 'Lighthouse on public pages, with its settings for phones', [
    `Median of ${runs} runs, of shifts the largest. Targets: 95 in each. The load is the machine's in the minute before.`,
    '',
    '| page | performance | accessibility | best practices | SEO | largest paint, s | shifts | load |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    faults.length === 0 ? 'Nothing costs points in the last three.' : 'What costs points in the last three:',
    '',
    ...faults,
  ]);
}
