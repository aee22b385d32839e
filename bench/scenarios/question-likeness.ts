/** Likeness, trash and bulk choices with 200,000 questions: times of each statement, and the plan of the search for similar ones. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '@vumon/tools/database';
import { createDatabase, createPool } from '../../apps/api/src/db/index.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { seedCatalogue } from '../../apps/api/src/seed/catalogue.ts';
import { exactGroups, findSimilar, similarPairs } from '../../apps/api/src/modules/question-bank/likeness.queries.ts';
import { sketchOf } from '../../apps/api/src/modules/question-bank/likeness.ts';
import { listTrash, matchingIds } from '../../apps/api/src/modules/question-bank/question-changes.queries.ts';
import { percentile, report } from '../harness/report.ts';

const rounds = 30;
const hashOf = (text: string) => createHash('sha256').update(text).digest();
const probe = (text: string, n = 0) => ({ n, hash: hashOf(text), sketch: sketchOf(text), text });

export async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vumon-likeness-'));
  const database = await startDatabase({ dataDir, fsync: false });
  const pool = createPool({ url: database.url, max: 2 });
  const db = createDatabase(pool);
  const lines: string[] = [];
  try {
    await migrate({ url: database.url });
    await seedCatalogue(db);
    await pool.query(readFileSync(join(import.meta.dirname, 'question-list.sql'), 'utf8'));
    const { rows } = await pool.query<{ id: string; search: string }>('SELECT id, search FROM questions ORDER BY id');
    for (let at = 0; at < rows.length; at += 5000) {
      const part = rows.slice(at, at + 5000).map(({ id, search }) => ({ id, sketch: sketchOf(search), hash: hashOf(search).toString('hex') }));
      await pool.query(`UPDATE questions q SET sketch = r.sketch, text_hash = decode(r.hash, 'hex') FROM jsonb_to_recordset($1::jsonb) AS r (id uuid, sketch int[], hash text) WHERE q.id = r.id`, [JSON.stringify(part)]);
    }
    await pool.query(`UPDATE questions SET deleted_at = timestamptz '2026-11-21' WHERE id = ANY ($1::uuid[])`, [rows.slice(0, 3000).map(({ id }) => id)]);
    await pool.query('VACUUM (ANALYZE) questions');
    const busiest = await pool.query<{ id: string }>(`SELECT owner_id AS id FROM questions WHERE scope = 'USER' GROUP BY owner_id ORDER BY count(*) DESC LIMIT 1`);
    const teacher = busiest.rows[0]!.id;
    const some = rows.filter((_, at) => at % 397 === 0).map(({ search }) => search);
    const changed = (text: string) => text.split(' ').filter((_, at) => at !== 4).join(' ');
    let turn = 0;
    const next = () => some[turn++ % some.length]!;
    const since = new Date('2026-11-01');
    const cases: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['similar to one being written, same words', () => findSimilar(db, teacher, [probe(next())], { most: 5 })],
      ['similar to one being written, a word changed', () => findSimilar(db, teacher, [probe(changed(next()))], { most: 5 })],
      ['similar to each of 500 imported', () => findSimilar(db, teacher, some.slice(0, 500).map(probe), { most: 3 })],
      ['groups of equal ones, busiest teacher', () => exactGroups(db, teacher)],
      ['groups of equal ones, system', () => exactGroups(db, null)],
      ['pairs of similar ones, busiest teacher', () => similarPairs(db, teacher)],
      ['pairs of similar ones, system', () => similarPairs(db, null)],
      ['trash, busiest teacher', () => listTrash(db, teacher, since, { page: 0, size: 20 })],
      ['trash, system', () => listTrash(db, null, since, { page: 0, size: 20 })],
      ['ids behind a filter, busiest teacher', () => matchingIds(db, teacher, { scope: 'mine', skill: ['GR'] }, 1000)],
    ];
    for (const [name, work] of cases) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const started = performance.now();
        await work();
        times.push(performance.now() - started);
      }
      lines.push(`| ${name} | ${percentile(times, 0.5).toFixed(1)} | ${percentile(times, 0.95).toFixed(1)} |`);
    }
    const plan = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE) SELECT q.id FROM questions q WHERE q.deleted_at IS NULL AND q.sketch && $1::int[] AND (q.scope = 'SYSTEM' OR q.owner_id = $2) LIMIT 200`, [sketchOf(some[3]!), teacher]);
    report('question-likeness', 'Similar questions, duplicates and trash with 200,000 questions', [
      `${rounds} rounds of each, one statement at a time.`, '', '| statement | p50 ms | p95 ms |', '|---|---:|---:|', ...lines, '', 'Candidates of the search for similar ones:', '', '```', ...plan.rows.map((row) => row['QUERY PLAN']), '```',
    ]);
  } finally {
    await db.destroy();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
