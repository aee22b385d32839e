/** The pools of the shipped bank: exams and practice share no question, and every shipped format can be filled for an exam. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { bankText, parseBank } from '#content/assembly';
import { testDatabase } from '../testing/database.ts';
import { reserved, missingFor, notFillable } from './fillable.ts';
import { seed } from './index.ts';

const { db } = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'vumon-pools-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
await seed(db, { dataDir, log: () => undefined });

test('every question of the system has a pool, the same as its whole family, and the pool of each test', async () => {
  const { rows } = await sql<{ problem: string }>`
    SELECT 'no pool' AS problem FROM questions WHERE scope = 'SYSTEM' AND pool IS NULL
    UNION ALL SELECT 'family ' || family FROM questions WHERE scope = 'SYSTEM' AND family IS NOT NULL GROUP BY family HAVING count(DISTINCT pool) > 1
    UNION ALL SELECT e.name FROM exams e JOIN exam_questions h ON h.exam_id = e.id JOIN questions q ON q.id = h.question_id
      WHERE e.scope = 'SYSTEM' AND q.pool <> e.pool`.execute(db);
  expect(rows).toEqual([]);
});

test('what learners get as a gift is for practice, and there are questions for exams of every grade', async () => {
  const gifts = await sql<{ pool: string }>`
    SELECT DISTINCT e.pool FROM gift_exams g JOIN exams e ON e.id = g.exam_id`.execute(db);
  expect(gifts.rows).toEqual([{ pool: 'PRACTICE' }]);
  const { rows } = await sql<{ grade: string }>`
    SELECT DISTINCT grade_id AS grade FROM questions q WHERE scope = 'SYSTEM' AND NOT EXISTS (
      SELECT FROM questions o WHERE o.grade_id = q.grade_id AND o.scope = 'SYSTEM' AND o.pool = 'EXAM')`.execute(db);
  expect(rows).toEqual([]);
});

test.each(reserved.map((plan) => [`${plan.subject} ${plan.gradeId} ${plan.name}`, plan] as const))(
  '%s is filled with questions that learners cannot practise',
  async (_, plan) => {
    const { subject, gradeId } = plan;
    const ownerId = '00000000-0000-7000-8000-000000000000';
    const text = await bankText(db, { ownerId, subject, gradeId, pool: 'EXAM' });
    const expected: unknown = notFillable.has(plan.name) ? expect.arrayContaining([expect.any(String)]) : [];
    expect(await missingFor(parseBank(text), plan)).toEqual(expected);
  },
);
