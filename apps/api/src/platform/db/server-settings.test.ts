import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { createDatabase, createPool, serverWarnings } from './index.ts';

const { url, db } = await testDatabase();

/** Runs `work` on a connection for which the server has this setting, as one that is not embedded may have it. */
async function withSetting<T>(setting: string, work: (db: ReturnType<typeof createDatabase>) => Promise<T>) {
  const name = new URL(url).pathname.slice(1);
  await sql.raw(`ALTER DATABASE ${name} SET ${setting}`).execute(db);
  const other = createDatabase(createPool({ url, max: 1 }));
  try {
    return await work(other);
  } finally {
    await other.destroy();
    await sql.raw(`ALTER DATABASE ${name} RESET ALL`).execute(db);
  }
}

// Without sequential scans a plan that has to do one counts as very dear, and so as worth compiling.
test('every function that forbids sequential scans forbids compiling its plans too', async () => {
  const { rows } = await sql<{ name: string; settings: string[] }>`
    SELECT proname AS name, proconfig AS settings FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND 'enable_seqscan=off' = ANY (proconfig) ORDER BY 1`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['save_answers', 'start_attempts']));
  expect(rows.filter(({ settings }) => !settings.includes('jit=off'))).toEqual([]);
});

test('a save runs without compiling, whatever the server has', async () => {
  await sql`CREATE FUNCTION note_jit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'jit is %', current_setting('jit'); END $$`.execute(db);
  await sql`CREATE TRIGGER note_jit BEFORE INSERT ON attempt_answers FOR EACH STATEMENT EXECUTE FUNCTION note_jit()`.execute(
    db,
  );
  await withSetting('jit = on', (other) =>
    expect(
      sql`SELECT * FROM save_answers('{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '0', '0')`.execute(other),
    ).rejects.toThrow('jit is off'),
  );
});

test('a server that compiles plans is told of at the start', async () => {
  expect(await withSetting('jit = off', serverWarnings)).toEqual([]);
  expect(await withSetting('jit = on', serverWarnings)).toEqual([expect.stringContaining('SET jit = off')]);
});
