/** Databases on the server of a test run. */
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { migrationNames, migrationsDir } from '../platform/db/migrate.ts';

/** `url` with another database name. */
export function databaseUrl(url: string, database: string): string {
  const result = new URL(url);
  result.pathname = `/${database}`;
  return result.href;
}

/** Makes a database, a copy where a template is named; one of that name is dropped first. Nobody may be connected to the template. */
export async function makeDatabase(server: string, name: string, template?: string): Promise<void> {
  await command(server, [
    `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`,
    // By files: through the log, page by page, takes six times the processor time, twenty times for the demo school.
    `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template} STRATEGY FILE_COPY` : ''}`,
  ]);
}

/** Drops a database even if connections to it are open. */
export const dropDatabase = (server: string, name: string): Promise<void> =>
  command(server, [`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`]);

async function command(server: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(server, 'postgres') });
  await client.connect();
  try {
    // Two workers that copy a template at one moment disturb each other; one waits for the other.
    await client.query('SELECT pg_advisory_lock(7815696105)');
    for (const sql of statements) await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Copies the migrations that `chosen` accepts to a folder, with a manifest of them. */
export async function copyMigrations(dir: string, chosen: (name: string) => boolean): Promise<void> {
  const names = (await migrationNames()).filter(chosen);
  for (const name of names) await cp(join(migrationsDir, name), join(dir, name));
  await writeFile(join(dir, 'manifest.txt'), names.join('\n'));
}
