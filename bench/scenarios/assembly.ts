/**
 * Assembling tests from a bank of 100,000 questions: one test of 50 questions, requests that cannot be satisfied, 24
 * parallel forms. The handlers of the API are called with a fixed actor, so that only the text of the bank, the thread
 * and the solver are measured, not HTTP.
 */
import { randomFillSync, randomUUID } from 'node:crypto';
import { features, type Actor } from '@vumon/domain';
import { questionType } from '@vumon/question-types';
import { samples } from '@vumon/question-types/samples';
import { withTransaction } from '../../apps/api/src/platform/db/index.ts';
import type { SignedInContext } from '../../apps/api/src/platform/http/context.ts';
import { chooseForms, examHandlers } from '../../apps/api/src/content/exams/index.ts';
import { withDatabase } from '../harness/database.ts';
import { percentile, report } from '../harness/report.ts';

const skills = ['GR', 'VO', 'RE', 'LI', 'WR'];
const rounds = 20;

/**
 * `share` (the argument after the scenario's name; by default 0.2, then 1) of the bank has the test's subject and
 * grade; a tenth of it shares templates, a twentieth is similar to another question.
 */
const bank = (share: number) => `
  SET statement_timeout = 0;
  SELECT setseed(0.42);
  INSERT INTO questions (id, scope, type, grade_id, subject, skill, difficulty, series_id, summary, search, items, family, text_hash, sketch, created_at, updated_at)
  SELECT id, 'SYSTEM', 'MC1', grade, 'ENGLISH', skill, level, all_series[1 + n % cardinality(all_series)], 'words', ' words ', items,
    CASE WHEN r < 0.1 THEN 'template ' || (n % 1000) END, decode(md5(id::text), 'hex') || decode(md5(n::text), 'hex'),
    (SELECT array_agg(hashtext((CASE WHEN r > 0.95 THEN n % 2000 ELSE n + 10000 END) || ' ' || i)) FROM generate_series(1, 12) i), now(), now()
  FROM (
    SELECT n, gen_random_uuid() AS id, random() AS r, CASE WHEN random() < ${share} THEN 'G9' ELSE 'G8' END AS grade,
      ('{${skills.join()}}'::text[])[1 + floor(5 * random())::int] AS skill, ('{M1,M1,M2,M2,M3,M4}'::text[])[1 + floor(6 * random())::int] AS level,
      (SELECT array_agg(s.id) FROM series s WHERE s.grade_id = 'G9' AND s.subject = 'ENGLISH') AS all_series,
      CASE WHEN random() < 0.1 THEN 4 ELSE 1 END AS items
    FROM generate_series(1, 100000) g (n)
  ) q`;

const levels = { M1: 4, M2: 3, M3: 2, M4: 1 };
const sections = skills.map((skill, at) => ({
  id: `section${at}`,
  skill,
  parts: [
    {
      id: `part${at}`,
      name: skill,
      instructions: '',
      questions: 10,
      points: 200,
      levels,
    },
  ],
}));

async function measure(share: number): Promise<string[]> {
  return withDatabase(async ({ pool, db }) => {
    // Created without the indexes that nothing here reads.
    await pool.query(
      'DROP INDEX questions_search, questions_sketch, questions_mine, questions_system, questions_shared',
    );
    await pool.query(bank(share));
    await pool.query(
      `INSERT INTO question_versions (question_id, version, schema_version, content, created_at) SELECT id, 1, $1, $2, now() FROM questions WHERE grade_id = 'G9'`,
      [questionType('MC1').schemaVersion, JSON.stringify(samples.MC1.content)],
    );
    const teacher = randomUUID();
    await pool.query(`INSERT INTO users (id, role, first_name, last_name) VALUES ($1, 'TEACHER', 'An', 'Lê')`, [
      teacher,
    ]);
    const exam = randomUUID();
    await pool.query(
      `INSERT INTO exams (id, scope, owner_id, name, exam_type, subject, grade_id, sections, minutes, total_questions, total_points, created_at, updated_at)
         VALUES ($1, 'USER', $2, 'Đề', (SELECT min(code) FROM exam_types WHERE exam_group = 'EXAM'), 'ENGLISH', 'G9', $3, 60, 50, 1000, now(), now())`,
      [exam, teacher, JSON.stringify(sections)],
    );
    await pool.query('VACUUM (ANALYZE)');
    console.log('bank made');
    const actor: Actor = {
      userId: teacher,
      sessionId: '',
      role: 'TEACHER',
      packageCode: 'ADVANCE',
      features: [...features],
      packageEndsAt: Date.now() + 1e9,
    };
    const app = { newId: randomUUID, random: (bytes: Uint8Array) => randomFillSync(bytes) };
    const context = { db, actor, app, now: Date.now(), locale: 'vi' } as unknown as SignedInContext;
    const generate = (query: object) =>
      examHandlers['GET /itf/unit-tests/generate'](context, { query: { examId: exam, ...query } } as never);
    const timed = async (work: () => Promise<unknown>): Promise<number> => {
      const started = performance.now();
      await work();
      return performance.now() - started;
    };
    const series = (
      await pool.query<{ id: string }>(`SELECT series_id AS id FROM questions WHERE series_id IS NOT NULL LIMIT 1`)
    ).rows[0]!.id;
    const cases: readonly (readonly [string, number, () => Promise<void>])[] = [
      [
        'one test of 50',
        300,
        async () => {
          if (!(await generate({})).complete) throw new Error('incomplete');
        },
      ],
      [
        'one test of 50, a preferred series and at most 20 of one series',
        300,
        async () => {
          if (!(await generate({ preferred: series, others: 40, perSeries: 20 })).complete)
            throw new Error('incomplete');
        },
      ],
      [
        'what cannot be done: at most 5 of one series',
        300,
        async () => {
          if ((await generate({ perSeries: 5 })).conflict?.conditions.join() !== 'perSeries')
            throw new Error('not named');
        },
      ],
      [
        'what cannot be done: only own questions',
        300,
        async () => {
          if ((await generate({ mine: true })).conflict?.conditions.join() !== 'mine') throw new Error('not named');
        },
      ],
    ];
    const lines: string[] = [];
    const line = (name: string, target: number, times: readonly number[]) =>
      lines.push(
        `| ${name} | ${target} | ${percentile(times, 0.5).toFixed(0)} | ${percentile(times, 0.95).toFixed(0)} |`,
      );
    line('the first test: bank read, solver loaded', 1500, [await timed(() => generate({}))]);
    for (const [name, target, work] of cases) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await timed(work));
      line(name, target, times);
      console.log(lines.at(-1));
    }
    const forms: number[] = [];
    for (let round = 0; round < 3; round += 1)
      forms.push(
        await timed(async () => {
          // The same steps as in the job.
          const context = { app: { newId: randomUUID }, db, actor, now: Date.now(), locale: 'vi' } as const;
          const chosen = await chooseForms(context, exam, { forms: 24, overlap: 20, seed: 7 + round });
          const made = await withTransaction(db, (db) => chosen.store(db, () => Promise.resolve()));
          if (made.forms.length !== 24) throw new Error('not made');
        }),
      );
    line('24 forms of 50, stored', 5000, forms);
    const { rows } = await pool.query<{ n: string }>(`SELECT count(*) AS n FROM questions WHERE grade_id = 'G9'`);
    return [
      `${Number(rows[0]!.n).toLocaleString('en')} of the 100,000 questions are of the test's subject and grade:`,
      '',
      '| what | target ms | p50 ms | p95 ms |',
      '|---|---:|---:|---:|',
      ...lines,
      '',
    ];
  });
}

export async function run(): Promise<void> {
  const parts: string[] = [];
  for (const share of process.argv[3] ? [Number(process.argv[3])] : [0.2, 1]) parts.push(...(await measure(share)));
  report('assembly', 'Tests assembled from a bank of 100,000 questions', [
    `${rounds} rounds of each, one at a time; 3 of the forms. 20 cells (five skills, four levels), a tenth of the questions takes four numbers.`,
    '',
    ...parts,
  ]);
  process.exit(0);
}
