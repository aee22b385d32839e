/** How often each pool of a freshly seeded database fills each shipped format, beside what is aimed at. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bankText, parseBank } from '../../apps/api/src/content/assembly/index.ts';
import { createDatabase, createPool, limits, type Database } from '../../apps/api/src/platform/db/index.ts';
import { fillsOf, systemFormats, primary } from '../../apps/api/src/seed/fillable.ts';
import type { FormatPlan } from '../../apps/api/src/seed/formats.ts';
import { seed } from '../../apps/api/src/seed/index.ts';
import { openTestServer } from '../../apps/api/src/testing/server.ts';
import { pools, type Pool } from '../../packages/domain/src/index.ts';

interface PoolFills {
  readonly pool: Pool;
  readonly fills: number;
  readonly goal: number;
  readonly missing: readonly string[];
}

/** Papers that share nothing, for exams; practice needs half of that. */
function goalOf({ name, subject, gradeId }: FormatPlan): number {
  if (name.startsWith('Tốt nghiệp')) return 10;
  if (gradeId === 'INT') return /Starters|Movers|Flyers|Key|Preliminary/.test(name) ? 3 : 1;
  return subject === 'MATH' && primary.test(gradeId) ? 3 : 5;
}

async function withSeeded<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const server = await openTestServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'vumon-fills-'));
  const db = createDatabase(createPool({ url: await server.makeTemplate('vumon_fills'), max: 2, limits: limits.work }));
  try {
    await seed(db, { dataDir, log: () => undefined });
    return await work(db);
  } finally {
    await db.destroy();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const fillsByPool = (
  wanted: (name: string) => boolean,
): Promise<{ readonly name: string; readonly pools: readonly PoolFills[] }[]> =>
  withSeeded(async (db) => {
    const rows = [];
    for (const plan of systemFormats.filter(({ name }) => wanted(name))) {
      const { name, subject, gradeId } = plan;
      const of: PoolFills[] = [];
      for (const pool of pools) {
        const bank = { ownerId: '00000000-0000-7000-8000-000000000000', subject, gradeId, pool };
        const goal = goalOf(plan);
        of.push({
          pool,
          goal: pool === 'EXAM' ? goal : Math.ceil(goal / 2),
          ...(await fillsOf(parseBank(await bankText(db, bank)), plan)),
        });
      }
      rows.push({ name, pools: of });
    }
    return rows;
  });
