// node tools/db.ts update | check | migrate | reference | new-secret
//   update   writes apps/api/schema.sql and the table types from a new database, and apps/api/openapi.json
//   check    fails when these files differ from what `update` would write
//   migrate  updates the database at DATABASE_URL (or the embedded one in DATA_DIR)
//   reference   stores the catalogue and the formats that ship with this release, as `npm start` does
//   new-secret  lets the next process that starts use another secret; what the old one encrypted stays unreadable
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dumpSchema } from '../apps/api/src/platform/db/dump-schema.ts';
import { createDatabase, createPool, limits } from '../apps/api/src/platform/db/index.ts';
import { migrate } from '../apps/api/src/platform/db/migrate.ts';
import { forgetSecret } from '../apps/api/src/platform/db/secret.ts';
import { generateTypes } from '../apps/api/src/platform/db/table-types.ts';
import { openApiFile, openApiText } from '../apps/api/src/platform/http/openapi.ts';
import { openDatabase, startDatabase } from './database/index.ts';

const api = join(import.meta.dirname, '../apps/api');

/** The files generated from the migrations and the contract, by path, with the content that they should have. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vumon-schema-'));
  const database = await startDatabase({ dataDir, fsync: false });
  try {
    await migrate({ url: database.url });
    return new Map([
      [join(api, 'schema.sql'), await dumpSchema(database.url)],
      [join(api, 'src/platform/db/types.generated.ts'), await generateTypes(database.url)],
      [openApiFile, openApiText()],
    ]);
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Paths of generated files whose content is out of date. */
export async function findDrift(): Promise<string[]> {
  return [...(await generatedFiles())].filter(([path, text]) => read(path) !== text).map(([path]) => path);
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** After the migrations, where nothing else of `npm start` runs: a product without it knows no subject and no grade. */
async function storeReference(): Promise<void> {
  const { seed } = await import('../apps/api/src/seed/index.ts');
  const database = await openDatabase({
    dataDir: process.env['DATA_DIR'] ?? '.data',
    databaseUrl: process.env['DATABASE_DIRECT_URL'] ?? process.env['DATABASE_URL'],
  });
  const db = createDatabase(createPool({ url: database.url, max: 1, limits: limits.work }));
  await seed(db, { demo: false, log: console.log }).finally(() => db.destroy().then(() => database.stop()));
  console.log('Reference data is stored.');
}

async function run(command: string | undefined): Promise<void> {
  if (command === 'update') {
    for (const [path, text] of await generatedFiles()) {
      if (read(path) === text) continue;
      writeFileSync(path, text);
      console.log(`wrote ${path}`);
    }
  } else if (command === 'check') {
    for (const path of await findDrift()) {
      console.error(`${path} differs from a fresh migration or the contract; run "npm run db:update".`);
      process.exitCode = 1;
    }
  } else if (command === 'migrate') {
    const database = await openDatabase({
      dataDir: process.env['DATA_DIR'] ?? '.data',
      databaseUrl: process.env['DATABASE_URL'],
    });
    const applied = await migrate({
      url: process.env['DATABASE_DIRECT_URL'] ?? database.url,
      log: console.log,
    }).finally(() => database.stop());
    console.log(`${applied.length} migrations applied.`);
  } else if (command === 'reference') {
    await storeReference();
  } else if (command === 'new-secret') {
    const database = await openDatabase({
      dataDir: process.env['DATA_DIR'] ?? '.data',
      databaseUrl: process.env['DATABASE_URL'],
    });
    const db = createDatabase(createPool({ url: database.url, max: 1 }));
    await forgetSecret(db).finally(() => db.destroy().then(() => database.stop()));
    console.log('The next process that starts decides the secret.');
  } else {
    console.error('Usage: node tools/db.ts update | check | migrate | reference | new-secret');
    process.exitCode = 1;
  }
}

if (import.meta.main) await run(process.argv[2]);
