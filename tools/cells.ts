// node tools/cells.ts migrate | join | compare | repair | leave
//   migrate  updates the directory at DIRECTORY_URL, once for all cells
//   join     makes the database of this installation the cell CELL: the directory is told every key, and each change from now on
//   compare  says what the directory has otherwise than this cell; exit 1 when something differs
//   repair   the same, and puts it right
//   leave    takes this cell out of the directory
import { join as joinPath, resolve } from 'node:path';
import { createDatabase, createPool, limits } from '../apps/api/src/platform/db/index.ts';
import { migrate } from '../apps/api/src/platform/db/migrate.ts';
import { cellIn, secretOf } from '../apps/api/src/environment.ts';
import { keySources } from '../apps/api/src/key-sources.ts';
import { compare, join, leave, type Comparison } from '../apps/api/src/platform/cells/index.ts';
import { servedDatabase } from './backup/served-database.ts';

const { env } = process;
const [command = ''] = process.argv.slice(2);

function print(comparisons: readonly Comparison[]): void {
  for (const { kind, keys, missing, stray, taken } of comparisons) {
    console.log(`${kind}: ${keys} keys, ${missing} were missing in the directory, ${stray} had no key here`);
    for (const key of taken) console.log(`  ${key} is in an earlier cell too: from elsewhere people get there`);
  }
}

async function run(): Promise<void> {
  if (command === 'migrate') {
    const url = env['DIRECTORY_URL'];
    if (!url) throw new Error('DIRECTORY_URL is not set');
    const dir = joinPath(import.meta.dirname, '../apps/api/directory');
    console.log(`${(await migrate({ url, dir, log: console.log })).length} migrations applied.`);
    return;
  }
  const dataDir = resolve(env['DATA_DIR'] ?? '.data');
  const cell = cellIn(env, secretOf(env['SECRET'], dataDir), env['PUBLIC_URL'] ?? 'http://localhost:3000');
  if (!cell) throw new Error('CELL is not set');
  const served = await servedDatabase(env, dataDir);
  const open = (url: string) => createDatabase(createPool({ url, max: 1, limits: limits.work }));
  const sides = { db: open(served.url), directory: open(cell.directoryUrl), cell, sources: keySources };
  try {
    if (command === 'join') print(await join(sides));
    else if (command === 'leave') await leave(sides);
    else {
      const found = await compare(sides, { repair: command === 'repair' });
      print(found);
      if (command === 'compare' && found.some(({ missing, stray }) => missing + stray > 0)) process.exitCode = 1;
    }
  } finally {
    await Promise.all([sides.db.destroy(), sides.directory.destroy()]);
    await served.stop();
  }
}

if (['migrate', 'join', 'compare', 'repair', 'leave'].includes(command))
  await run().catch((error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  });
else {
  console.error('usage: node tools/cells.ts migrate | join | compare | repair | leave');
  process.exitCode = 2;
}
