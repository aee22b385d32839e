/** The history of tests and formats with 200,000 changes: filters, searches and pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { listChanges } from '../../apps/api/src/content/content-changes/content-changes.queries.ts';
import { withDatabase } from '../harness/database.ts';
import { percentile, report } from '../harness/report.ts';

const rounds = 20;
const target = 300;
const size = 20;

type Filter = Parameters<typeof listChanges>[1];
const cases: readonly (readonly [name: string, filter: Filter, page: number])[] = [
  ['newest', {}, 0],
  ['page 500', {}, 499],
  ['formats', { kind: 'FORMAT' }, 0],
  ['in bulk', { manner: 'BULK' }, 0],
  ['name, rare ("tham khao 4442")', { search: 'tham khảo 4442' }, 0],
  ['name, a quarter ("giua ky")', { search: 'giữa kỳ' }, 0],
  ['name, a quarter, page 500', { search: 'giữa kỳ' }, 499],
  ['English name of a format', { search: 'Format 12' }, 0],
  ['name of learners alone ("duc 25")', { search: 'đức 25' }, 0],
  ['person of many learners’ name ("dung")', { search: 'dũng' }, 0],
  ['one letter ("x")', { search: 'x' }, 0],
  ['nobody and nothing', { search: 'zzzqqq' }, 0],
  ['name among formats', { search: 'cấu trúc 3', kind: 'FORMAT' }, 0],
];

export async function run(): Promise<void> {
  await withDatabase(async ({ url, db }) => {
    // Without the time limits of requests.
    const filler = new pg.Client({ connectionString: url });
    await filler.connect();
    await filler.query(readFileSync(join(import.meta.dirname, 'content-changes.sql'), 'utf8'));
    await filler.query('VACUUM (ANALYZE)');
    await filler.end();
    const rows: string[] = [];
    const slow: string[] = [];
    for (const [name, filter, page] of cases) {
      const times: number[] = [];
      let total = 0;
      for (let round = 0; round < rounds; round += 1) {
        const start = performance.now();
        ({ total } = await listChanges(db, filter, { direction: 'desc', page, size }));
        times.push(performance.now() - start);
      }
      const p95 = percentile(times, 0.95);
      if (p95 > target) slow.push(name);
      rows.push(`| ${name} | ${total} | ${percentile(times, 0.5).toFixed(1)} | ${p95.toFixed(1)} |`);
      console.log(rows.at(-1));
    }
    report('content-changes', 'History of tests and formats with 200,000 changes', [
      `${rounds} rounds of the statements of a page, one at a time, beside 60,000 tests and 100,000 accounts.`,
      `Target: p95 of each at most ${target} ms. ${slow.length === 0 ? 'Met by every one.' : `Missed by: ${slow.join('; ')}.`}`,
      '',
      '| list | total | p50 ms | p95 ms |',
      '|---|---:|---:|---:|',
      ...rows,
    ]);
  });
}
