/** Files that rows name: no crash leaves one behind, no row names one that has gone, and the release before still reads rows. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { withTransaction } from '#db';
import { hourMs } from '../clock.ts';
import { testApp } from '../../testing/app.ts';
import { removeUnnamedFiles } from '../../testing/row-files.ts';
import { alsoInRow, putRowFile, readRowFile, takeRowFiles } from './index.ts';

const t = await testApp();
await sql`CREATE TABLE things (id int PRIMARY KEY, stored_as text)`.execute(t.db);
await sql`CREATE TRIGGER gone AFTER DELETE ON things
  FOR EACH ROW WHEN (OLD.stored_as IS NOT NULL) EXECUTE FUNCTION note_file_to_remove()`.execute(t.db);
beforeEach(async () => {
  await sql`TRUNCATE things, file_removals`.execute(t.db);
});

const content = Buffer.from('a paper');
const put = () => putRowFile({ app: t.app, db: t.app.db, now: t.now() }, 'papers', content);
const name = (key: string, id = 1) =>
  withTransaction(t.app.db, async (db) => {
    await sql`INSERT INTO things VALUES (${id}, ${key})`.execute(db);
    await takeRowFiles(db, [key]);
  });
const isThere = (key: string) => existsSync(join(t.app.config.dataDir, key));
const named = async () => (await sql<{ key: string }>`SELECT stored_as AS key FROM things`.execute(t.db)).rows;
test('a file that a row names stays, and goes an hour after its row', async () => {
  const key = await put();
  await name(key);
  await removeUnnamedFiles(t);
  expect((await readRowFile(t.app.config, key))?.equals(content)).toBe(true);
  await sql`DELETE FROM things`.execute(t.db);
  expect(isThere(key)).toBe(true);
  await removeUnnamedFiles(t);
  expect(isThere(key)).toBe(false);
  expect(await readRowFile(t.app.config, key)).toBeNull();
});

test('a file whose process ended before its row was written is removed', async () => {
  const [lost, kept] = [await put(), await put()];
  await name(kept);
  await removeUnnamedFiles(t);
  expect([isThere(lost), isThere(kept)]).toEqual([false, true]);
});

test('a row does not name a file that was removed, even when both happen at once', async () => {
  const late = await put();
  await removeUnnamedFiles(t);
  await expect(name(late)).rejects.toThrow('too long before');
  const key = await put();
  let naming: Promise<string> | undefined;
  await withTransaction(t.app.db, async (removing) => {
    await sql`DELETE FROM file_removals WHERE key = ${key}`.execute(removing);
    naming = name(key).then(
      () => 'named',
      () => 'refused',
    );
    expect(await Promise.race([naming, waits()])).toBe('waits');
  });
  expect(await naming).toBe('refused');
  expect(await named()).toEqual([]);
});

/** Resolves when a statement waits for the lock of another. */
async function waits(): Promise<'waits'> {
  for (;;) {
    const { rows } = await sql`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%file_removals%'`.execute(t.db);
    if (rows.length > 0) return 'waits';
  }
}

test('the bytes are in the row too for a day after the migration, and never in a database that began with it', async () => {
  const inRow = () => alsoInRow({ db: t.db, now: t.now() }, content);
  expect(await inRow()).toBeNull();
  const migrated = (at: Date) =>
    sql`UPDATE schema_migrations SET applied_at = ${at} WHERE name = '20261130193500_files__leave_rows.sql'`.execute(
      t.db,
    );
  await sql`UPDATE schema_migrations SET applied_at = ${new Date(t.now() - 90 * 24 * hourMs)}`.execute(t.db);
  await migrated(new Date(t.now() - 23 * hourMs));
  expect(await inRow()).toBe(content);
  await migrated(new Date(t.now() - 25 * hourMs));
  expect(await inRow()).toBeNull();
});
