/** What moves with a school, against the tables and columns that there are. */
import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { inSchool, movedTables, schoolTables, sealedColumns, type Table } from './school-tables.ts';
import { testDatabase } from './testing/database.ts';

const { db } = await testDatabase();
const none = '00000000-0000-4000-8000-000000000000';

test('names every table, and none that is not there', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition
      AND relnamespace = 'public'::regnamespace`.execute(db);
  expect(Object.keys(schoolTables).sort()).toEqual(rows.map(({ name }) => name).sort());
});

test.each(movedTables)('%s finds the rows of a school', async (table) => {
  const query = `SELECT FROM ${table} t WHERE $1::uuid IS NOT NULL AND $2::uuid[] IS NOT NULL AND ${inSchool(table, 't')}`;
  expect((await db.executeQuery(CompiledQuery.raw(query, [none, [none]]))).rows).toEqual([]);
});

test('a table that has an owner moves with it, or says why not', async () => {
  const { rows } = await sql<{ name: Table }>`
    SELECT table_name AS name FROM information_schema.columns c JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND column_name = 'owner_id' AND table_type = 'BASE TABLE'
      AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhrelid = format('%I.%I', table_schema, table_name)::regclass)`.execute(
    db,
  );
  const staying = rows.map(({ name }) => name).filter((name) => 'stays' in schoolTables[name]);
  expect(staying.sort()).toEqual([
    'callback_deliveries',
    'integrated_tests',
    'lti_rosters',
    'room_changes',
    'tests_to_measure',
    'watched_rooms',
  ]);
});

test('encrypted columns of what moves are named', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'bytea' AND table_name = ANY (${movedTables}::text[])`.execute(db);
  const sealed = Object.entries(sealedColumns).flatMap(([table, columns]) => columns.map((c) => `${table}.${c}`));
  // The others are hashes that need no key, and files.
  const plain = [
    'calendar_feeds.key_hash',
    'known_devices.device_hash',
    'paper_files.file',
    'question_import_files.bytes',
    'question_imports.source',
    'questions.text_hash',
  ];
  expect(rows.map(({ name }) => name).sort()).toEqual([...plain, ...sealed].sort());
});
