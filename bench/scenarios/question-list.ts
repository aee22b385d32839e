/**
 * The question list with 200,000 questions: every filter and many searches through HTTP, and the plan of each.
 * The routes are bound to a server of their own with a fixed actor, so that only the list is measured.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { questionBankRoutes } from '@vumon/contract';
import type { Actor } from '@vumon/domain';
import Fastify from 'fastify';
import type pg from 'pg';
import type { Config } from '../../apps/api/src/config.ts';
import { bindRoutes } from '../../apps/api/src/platform/http/bind.ts';
import { createApp } from '../../apps/api/src/product.ts';
import { questionBankHandlers } from '../../apps/api/src/content/question-bank/index.ts';
import type { Db } from '../../apps/api/src/platform/db/index.ts';
import { withDatabase } from '../harness/database.ts';
import { percentile, report } from '../harness/report.ts';
import { statementsOf } from '../harness/statements.ts';

const rounds = 60;
const target = 50;

const cases: readonly (readonly [name: string, path: string])[] = [
  ['system, first page', '?scope=system'],
  ['system, page 100', '?scope=system&page=100'],
  ['system, last reachable page', '?scope=system&page=199&size=50'],
  ['system, oldest first', '?scope=system&sort=updatedAt'],
  ['system, most used', '?scope=system&sort=-uses'],
  ['mine (busy teacher)', '?scope=mine'],
  ['shared', '?scope=shared'],
  ['author, common', '?author=tieng anh'],
  ['author, rare', '?author=huu phuoc'],
  ['author, nobody', '?author=khong co ai'],
  ['creator', '?creator=$operator'],
  ['creator, rare', '?creator=$rare'],
  ['CEFR', '?cefr=B1'],
  ['CEFR, rare', '?cefr=PA1Y'],
  ['CEFR, none', '?cefr=A2Y'],
  ['level', '?level=M3'],
  ['skill', '?skill=SP'],
  ['topic', '?topic=M9-06'],
  ['topic + level, mine', '?scope=mine&topic=M9-06&level=M2'],
  ['type', '?type=FB7'],
  ['series', '?series=global-success-9'],
  ['standard', '?standard=IELTS'],
  ['standard, rare', '?standard=TOFLE'],
  ['test category', '?category=E10M'],
  ['test category, rare', '?category=HSG'],
  ['grade', '?grade=G9'],
  ['subject', '?subjects=math'],
  ['label, common', '?label=GRAMMAR'],
  ['label, rare', '?label=BRILLIANT_STUDENTS'],
  ['publisher', '?publisher=MM'],
  ['publisher, rare', '?publisher=LC'],
  ['privacy, mine', '?scope=mine&privacy=PUBLIC'],
  ['grade + skill + level', '?grade=G9&skill=GR&level=M2'],
  ['grade + skill + level + CEFR + type, rare together', '?grade=G9&skill=SP&level=M4&cefr=C1&type=FB8'],
  ['nothing matches', '?grade=INT&subjects=math'],
  ['several values each', '?grade=G8,G9&skill=GR,VO&level=M1,M2&cefr=A2,B1&type=MC1,MC7'],
  ['most used, rare filters', '?sort=-uses&grade=G9&skill=SP&level=M4'],
  ['shared, rare filters', '?scope=shared&grade=G9&skill=SP&level=M4'],
  ['search: everywhere ("the")', '?search=the'],
  ['search: common ("tam giác")', '?search=tam giác'],
  ['search: rare ("hydrangea")', '?search=hydrangea'],
  ['search: absent', '?search=zzzqqq'],
  ['search: part of words ("able")', '?search=able'],
  ['search: two letters ("do")', '?search=do'],
  ['search: two rare letters ("qz")', '?search=qz'],
  ['search: one letter ("x")', '?search=x'],
  ['search: accents ("phương trình")', '?search=phương trình'],
  ['search: three words', '?search=tam giác vuông'],
  ['search: common + rare', '?search=the hydrangea'],
  ['search + filters', '?search=the&grade=G9&skill=SP&level=M4'],
  ['search + filters, middling', '?search=ground&grade=G9'],
  ['search in mine', '?scope=mine&search=tam giác'],
  ['search in shared', '?scope=shared&search=hàm số'],
  ['search, most used', '?search=the&sort=-uses'],
  ['count for the drawer', '/counts?grade=G9&skill=GR'],
  ['count, rare', '/counts?grade=G9&skill=SP&level=M4&cefr=C1'],
  ['count, all', '/counts?scope=system'],
  ['count with search', '/counts?search=tam giác&grade=G9'],
  ['totals of the scopes', '/totals'],
  ['creators', '/creators?scope=shared&search=linh'],
];

interface Measured {
  readonly name: string;
  readonly p50: number;
  readonly p95: number;
  readonly total: string;
  readonly plan: string;
}

/** The indexes that a plan uses besides primary keys, and sequential scans of `questions`; else `no scan`. */
function readOf(plan: readonly string[]): string {
  const read = plan.flatMap(
    (line) =>
      /(?:(?:Index|Index Only) Scan(?: Backward)? using|Bitmap Index Scan on) (\w+)|(Seq Scan) on (questions)/
        .exec(line)
        ?.slice(1, 4)
        .filter(Boolean)
        .join(' ') ?? [],
  );
  return [...new Set(read)].filter((name) => !name.endsWith('_pkey')).join(', ') || 'no scan';
}

export async function run(): Promise<void> {
  return withDatabase(async ({ pool, db }) => {
    await pool.query(readFileSync(join(import.meta.dirname, 'question-list.sql'), 'utf8'));
    await pool.query('VACUUM (ANALYZE) questions');
    await pool.query('ANALYZE');
    const measured = await measureAll(db, pool);
    const size = await pool.query<{ table: string; indexes: string }>(
      `SELECT pg_size_pretty(pg_relation_size('questions')) AS table, pg_size_pretty(pg_indexes_size('questions')) AS indexes`,
    );
    const slow = measured.filter(({ p95 }) => p95 > target);
    report('question-list', 'Question list with 200,000 questions', [
      `${rounds} rounds of all requests through HTTP on loopback, one request at a time. Table ${size.rows[0]!.table}, indexes ${size.rows[0]!.indexes}.`,
      `Target: p95 of each at most ${target} ms. ${slow.length === 0 ? 'Met by every one.' : `Missed by: ${slow.map(({ name }) => name).join('; ')}.`}`,
      '',
      '| request | total | p50 ms | p95 ms | read through |',
      '|---|---:|---:|---:|---|',
      ...measured.map(
        ({ name, p50, p95, total, plan }) => `| ${name} | ${total} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${plan} |`,
      ),
    ]);
    if (slow.length > 0) process.exitCode = 1;
  });
}

async function measureAll(db: Db, pool: pg.Pool): Promise<Measured[]> {
  const { rows: people } = await pool.query<{ role: string; id: string }>(
    `SELECT u.role, u.id FROM users u JOIN questions q ON q.owner_id = u.id GROUP BY u.role, u.id ORDER BY count(*) DESC`,
  );
  const teacher = people.find(({ role }) => role === 'TEACHER')!.id;
  const operators = people.filter(({ role }) => role === 'OPERATOR');
  const [operator, rare] = [operators[0]!.id, operators.at(-1)!.id];
  const actor: Actor = {
    userId: teacher,
    sessionId: '',
    role: 'TEACHER',
    packageCode: 'ADVANCE',
    features: [],
    packageEndsAt: null,
  };

  const server = Fastify();
  const app = createApp({
    config: {} as Config,
    db: db,
    now: Date.now,
    log: server.log,
  });
  bindRoutes(
    server,
    {
      app,
      authenticate: async () => actor,
      authenticateClient: () => Promise.resolve(null),
      recordSupport: () => Promise.resolve(),
      expectConfirmation: () => undefined,
      isAttemptAt: () => Promise.resolve(false),
      refuseOutsideRoom: () => Promise.resolve(),
      elsewhere: (_, error) => Promise.resolve(error),
      onceByKey: async (_, __, work) => ({ reply: await work(), repeated: false }),
      uploadBytes: () => Promise.resolve(0),
      checkReplies: false,
    },
    questionBankRoutes,
    questionBankHandlers,
  );
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  try {
    const urls = cases.map(([, path]) =>
      encodeURI(`${address}/api/itf/questions${path.replace('$operator', operator).replace('$rare', rare)}`),
    );
    const times = cases.map((): number[] => []);
    const totals: string[] = [];
    // All requests take turns, so that a busy moment of the machine affects all of them alike.
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, url] of urls.entries()) {
        const start = performance.now();
        const response = await fetch(url);
        const reply = (await response.json()) as {
          page?: { total: number; more: boolean };
          data: { total?: number; more?: boolean };
        };
        times[at]!.push(performance.now() - start);
        if (!response.ok) throw new Error(`${url}: ${response.status} ${JSON.stringify(reply)}`);
        const count = reply.page ?? reply.data;
        totals[at] = count.total === undefined ? '' : `${count.total}${count.more ? '+' : ''}`;
      }
      console.log(`round ${round + 1} of ${rounds}`);
    }
    const results: Measured[] = [];
    for (const [at, [name]] of cases.entries()) {
      // The plan is that of the statements the request really sends.
      const statements = await statementsOf(() => fetch(urls[at]!).then((response) => response.arrayBuffer()));
      const plans: string[] = [];
      for (const { sql, parameters } of statements) {
        const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, [...parameters]);
        plans.push(...rows.map((row) => row['QUERY PLAN']));
      }
      results.push({
        name,
        p50: percentile(times[at]!, 0.5),
        p95: percentile(times[at]!, 0.95),
        total: totals[at]!,
        plan: readOf(plans),
      });
      if (process.argv.includes('--plans')) console.log(name, plans.join('\n'));
    }
    return results;
  } finally {
    await server.close();
  }
}
