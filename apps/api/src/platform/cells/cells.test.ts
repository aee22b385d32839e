/** What the directory is told of a cell, what it contains, and what joining and starting refuse. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../environment.ts';
import { keySources } from '../../key-sources.ts';
import { testCell, testCells, testDirectory, type TestCell } from '../../testing/cells.ts';
import { testDatabase } from '../../testing/database.ts';
import { compare, Directory, expectOwnCell, join, leave, signingSeedOf } from './index.ts';
import { hashOfKey } from './directory.ts';

const { directory, key, cells } = await testCells(['c01', 'c07']);
const [first, second] = cells as [TestCell, TestCell];

let made = 0;
const newPhone = () => `09${String(10_000_000 + ++made)}`;

async function userWith(t: TestCell, values: { phone?: string; email?: string; sign_in_name?: string }) {
  const { id } = await t.createUser({ role: 'STUDENT' });
  if (Object.keys(values).length > 0) await t.db.updateTable('users').set(values).where('id', '=', id).execute();
  return id;
}

async function cellsWith(kind: Parameters<typeof hashOfKey>[1], text: string): Promise<string[]> {
  const { rows } = await sql<{ cell: string }>`
    SELECT cell FROM places WHERE kind = ${kind} AND key_hash = ${hashOfKey(key, kind, text)} ORDER BY cell`.execute(
    directory.db,
  );
  return rows.map(({ cell }) => cell);
}

const sidesOf = (t: TestCell) => ({ db: t.db, directory: directory.db, cell: t.cell, sources: keySources });

describe('the directory is told', () => {
  test('of names and contacts that an account has got, changed and lost', async () => {
    const phone = newPhone();
    const id = await userWith(second, { phone, email: 'An@Example.vn', sign_in_name: 'anhnt9234' });
    expect(await cellsWith('PHONE', phone)).toEqual([]);
    await second.tell();
    expect(await cellsWith('PHONE', phone)).toEqual(['c07']);
    expect(await cellsWith('MAIL', 'an@example.vn')).toEqual(['c07']);
    expect(await cellsWith('SIGN_IN_NAME', 'anhnt9234')).toEqual(['c07']);

    const later = newPhone();
    await second.db.updateTable('users').set({ phone: later, email: 'AN@example.vn' }).where('id', '=', id).execute();
    await second.tell();
    expect(await cellsWith('PHONE', phone)).toEqual([]);
    expect(await cellsWith('PHONE', later)).toEqual(['c07']);
    expect(await cellsWith('MAIL', 'an@example.vn')).toEqual(['c07']);

    await second.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id).execute();
    await second.tell();
    expect(await cellsWith('PHONE', later)).toEqual([]);
    expect(await cellsWith('SIGN_IN_NAME', 'anhnt9234')).toEqual([]);
  });

  test('of nothing that was rolled back', async () => {
    const phone = newPhone();
    await expect(
      second.db.transaction().execute(async (db) => {
        await db
          .updateTable('users')
          .set({ phone })
          .where('id', '=', await userWith(second, {}))
          .execute();
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await second.tell();
    expect(await cellsWith('PHONE', phone)).toEqual([]);
  });

  test('of more changes than one batch has, and of the last state of one that changed again', async () => {
    const phones = Array.from({ length: 620 }, newPhone);
    const id = await userWith(first, {});
    for (const phone of phones) await first.db.updateTable('users').set({ phone }).where('id', '=', id).execute();
    expect(await first.tell()).toBeGreaterThan(620);
    expect(await cellsWith('PHONE', phones.at(-1)!)).toEqual(['c01']);
    expect(await cellsWith('PHONE', phones.at(-2)!)).toEqual([]);
    expect(await first.tell()).toBe(0);
  });

  test('later, when it was away', async () => {
    const phone = newPhone();
    await userWith(second, { phone });
    await sql`ALTER TABLE places RENAME TO places_away`.execute(directory.db);
    await expect(second.tell()).rejects.toThrow('places');
    await sql`ALTER TABLE places_away RENAME TO places`.execute(directory.db);
    await second.tell();
    expect(await cellsWith('PHONE', phone)).toEqual(['c07']);
  });

  test('and knows no name and no number in clear', async () => {
    const phone = newPhone();
    await userWith(first, { phone, email: `${phone}@example.vn`, sign_in_name: `name${phone}` });
    await first.tell();
    const { rows } = await sql<{ text: string }>`
      SELECT p::text AS text FROM places p UNION ALL SELECT c::text FROM cells c`.execute(directory.db);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({ text }) => text.includes(phone) || text.includes('@'))).toEqual([]);
    // Without the key nobody can try all numbers.
    expect(hashOfKey(randomBytes(32), 'PHONE', phone)).not.toEqual(hashOfKey(key, 'PHONE', phone));
  });
});

describe('comparing', () => {
  test('finds and puts right what is missing and what is left over', async () => {
    await first.tell();
    const [lost, phone] = [newPhone(), newPhone()];
    await userWith(first, { phone: lost });
    await userWith(first, { phone });
    await first.tell();
    await sql`DELETE FROM places WHERE key_hash = ${hashOfKey(key, 'PHONE', lost)}`.execute(directory.db);
    await sql`INSERT INTO places (kind, key_hash, cell) VALUES ('PHONE', ${randomBytes(32)}, 'c01')`.execute(
      directory.db,
    );
    const phones = async (repair: boolean) =>
      (await compare(sidesOf(first), { repair })).find(({ kind }) => kind === 'PHONE')!;
    const found = await phones(false);
    expect(found).toMatchObject({ missing: 1, stray: 1, taken: [] });
    expect(await phones(true)).toEqual(found);
    expect(await phones(false)).toEqual({ ...found, missing: 0, stray: 0 });
    expect(await cellsWith('PHONE', lost)).toEqual(['c01']);
  });

  test('names what an earlier cell has too', async () => {
    const phone = newPhone();
    await userWith(first, { phone });
    await first.tell();
    await userWith(second, { phone });
    await second.tell();
    const taken = async (t: TestCell) =>
      (await compare(sidesOf(t), { repair: false })).flatMap((comparison) => comparison.taken);
    expect(await taken(second)).toEqual([phone]);
    expect(await taken(first)).toEqual([]);
  });
});

describe('a cell that asks', () => {
  const asking = (now: () => number, url = directory.url) => {
    const warnings: string[] = [];
    const log = { warn: (_: unknown, message: string) => void warnings.push(message) };
    const asked = new Directory({ now, log } as never, { ...first.cell, directoryUrl: url });
    onTestFinished(() => asked.close());
    return { asked, warnings };
  };

  test('remembers for a minute where a key is, and for seconds that it is nowhere', async () => {
    let now = 1_000_000;
    const { asked } = asking(() => now);
    const phone = newPhone();
    expect(await asked.otherCellOf('PHONE', phone)).toBeNull();
    const id = await userWith(second, { phone });
    await second.tell();
    expect(await asked.otherCellOf('PHONE', phone)).toBeNull();
    now += 5_000;
    expect(await asked.otherCellOf('PHONE', phone)).toBe('c07');
    await second.db.updateTable('users').set({ phone: null }).where('id', '=', id).execute();
    await second.tell();
    now += 59_999;
    expect(await asked.otherCellOf('PHONE', phone)).toBe('c07');
    now += 1;
    expect(await asked.otherCellOf('PHONE', phone)).toBeNull();
  });

  test('goes on alone while the directory is away, and asks again after a while', async () => {
    let now = 1_000_000;
    const { asked, warnings } = asking(() => now);
    const phone = newPhone();
    await userWith(second, { phone });
    await second.tell();
    await sql`ALTER TABLE places RENAME TO places_away`.execute(directory.db);
    expect(await asked.otherCellOf('PHONE', phone)).toBeNull();
    await sql`ALTER TABLE places_away RENAME TO places`.execute(directory.db);
    expect(await asked.otherCellOf('PHONE', phone)).toBeNull();
    expect(warnings).toEqual(['the directory of cells does not answer']);
    now += 5_000;
    expect(await asked.otherCellOf('PHONE', phone)).toBe('c07');
  });

  test('names always the same cell for a key that none has, and each cell for some', async () => {
    const { asked } = asking(() => 0);
    const decoys = [];
    for (let at = 0; at < 64; at += 1) decoys.push(await asked.decoyFor('PHONE', `unknown ${at}`));
    const again = asking(() => 0).asked;
    expect(await again.decoyFor('PHONE', 'unknown 3')).toBe(decoys[3]);
    // Null is the asking cell itself. All of 64 would be of one cell once in 2 ** 63 runs.
    expect(new Set(decoys)).toEqual(new Set([null, 'c07']));
  });
});

describe('joining', () => {
  test('tells the directory what there was before', async () => {
    const database = await testDatabase();
    await sql`INSERT INTO users (id, role, first_name, phone) VALUES (gen_random_uuid(), 'TEACHER', 'An', '0987000001')`.execute(
      database.db,
    );
    const cell = { ...first.cell, name: 'c09' };
    const sides = { db: database.db, directory: directory.db, cell, sources: keySources };
    const phones = (await join(sides)).find(({ kind }) => kind === 'PHONE');
    expect(phones).toEqual({ kind: 'PHONE', keys: 1, missing: 1, stray: 0, taken: [] });
    expect(await cellsWith('PHONE', '0987000001')).toEqual(['c09']);
    await expect(expectOwnCell(database.db, cell, keySources)).resolves.toBeUndefined();
    expect((await join(sides)).every(({ missing, stray }) => missing + stray === 0)).toBe(true);

    await leave(sides);
    expect(await cellsWith('PHONE', '0987000001')).toEqual([]);
    await expect(expectOwnCell(database.db, null, keySources)).resolves.toBeUndefined();
    await sql`UPDATE users SET phone = '0987000002'`.execute(database.db);
    const { rows } = await sql`SELECT FROM place_changes`.execute(database.db);
    expect(rows).toEqual([]);
  });

  test('is refused to a second database of a name, under a second name, and with another key', async () => {
    const { db } = await testDatabase();
    const sides = { db, directory: directory.db, sources: keySources };
    await expect(join({ ...sides, cell: second.cell })).rejects.toThrow('Another database is the cell c07');
    await expect(leave({ ...sides, cell: second.cell })).rejects.toThrow('is not the cell c07');
    const renamed = { ...first.cell, name: 'c08' };
    await expect(join({ ...sidesOf(first), cell: renamed })).rejects.toThrow('is the cell c01, not c08');
    const cell = { ...second.cell, name: 'c08', directoryKey: randomBytes(32) };
    await expect(join({ ...sides, cell })).rejects.toThrow('DIRECTORY_KEY is not the one');
    // Nothing of it stays.
    const { rows } = await sql`SELECT FROM cells WHERE id = 'c08'`.execute(directory.db);
    expect(rows).toEqual([]);
    await expect(expectOwnCell(db, null, keySources)).resolves.toBeUndefined();
  });

  test('is what a process makes sure of before it serves', async () => {
    const { db } = await testDatabase();
    await expect(expectOwnCell(db, first.cell, keySources)).rejects.toThrow('has not joined a directory');
    await expect(expectOwnCell(first.db, null, keySources)).rejects.toThrow('This database is the cell c01');
    await expect(expectOwnCell(first.db, second.cell, keySources)).rejects.toThrow('This database is the cell c01');
    await sql`ALTER TABLE classes DISABLE TRIGGER classes_places`.execute(first.db);
    await expect(expectOwnCell(first.db, first.cell, keySources)).rejects.toThrow('Changes of classes are not noted');
    await join(sidesOf(first));
    await expect(expectOwnCell(first.db, first.cell, keySources)).resolves.toBeUndefined();
  });
});

test('a database that has joined no directory notes nothing', async () => {
  const { db } = await testDatabase();
  await sql`INSERT INTO users (id, role, first_name, phone) VALUES (gen_random_uuid(), 'TEACHER', 'An', '0987000003')`.execute(
    db,
  );
  const { rows } = await sql`SELECT FROM place_changes`.execute(db);
  expect(rows).toEqual([]);
});

test('a cell with a role of its own cannot take or remove the places of another one', async () => {
  const own = await testDirectory();
  const cell = await testCell(own, 'c01', { key });
  await userWith(cell, { phone: '0987000004' });
  await cell.tell();
  // Roles are of the whole server, which several runs may share.
  const password = randomBytes(12).toString('hex');
  const admin = new pg.Client({ connectionString: own.url });
  await admin.connect();
  const { rows } = await admin.query<{ there: boolean }>(
    "SELECT true AS there FROM pg_roles WHERE rolname = 'vumon_c02'",
  );
  if (rows.length === 0) await admin.query('CREATE ROLE vumon_c02 LOGIN');
  await admin.query(`ALTER ROLE vumon_c02 PASSWORD '${password}'`);
  await admin.query('GRANT SELECT, DELETE ON places, cells TO vumon_c02');
  await admin.query('GRANT INSERT (kind, key_hash, cell) ON places TO vumon_c02');
  await admin.query('GRANT INSERT (id, database, key_fingerprint), UPDATE (public_key) ON cells TO vumon_c02');
  const url = new URL(own.url);
  url.username = 'vumon_c02';
  url.password = password;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await admin.query('DROP OWNED BY vumon_c02');
    if (rows.length === 0) await admin.query('DROP ROLE vumon_c02');
    await admin.end();
  });
  const placesOfFirst = () => client.query("SELECT FROM places WHERE cell = 'c01'");
  const before = (await placesOfFirst()).rowCount;
  expect(before).toBeGreaterThan(0);
  const add = (name: string) =>
    client.query('INSERT INTO places (kind, key_hash, cell) VALUES ($1, $2, $3)', ['PHONE', randomBytes(32), name]);
  await client.query("INSERT INTO cells (id, database, key_fingerprint) VALUES ('c02', gen_random_uuid(), 'x')");
  await add('c02');
  await expect(add('c01')).rejects.toThrow('row-level security');
  await expect(
    client.query("INSERT INTO places (kind, key_hash, cell, since) VALUES ('PHONE', '\\x00', 'c02', '-infinity')"),
  ).rejects.toThrow('permission denied');
  await expect(client.query("UPDATE places SET cell = 'c02'")).rejects.toThrow('permission denied');
  expect((await client.query("DELETE FROM places WHERE cell = 'c01'")).rowCount).toBe(0);
  expect((await client.query("DELETE FROM cells WHERE id = 'c01'")).rowCount).toBe(0);
  // Nor can it speak for that cell's learners.
  const takeKey = (name: string) =>
    client.query('UPDATE cells SET public_key = $1 WHERE id = $2', [randomBytes(44), name]);
  expect([(await takeKey('c01')).rowCount, (await takeKey('c02')).rowCount]).toEqual([0, 1]);
  expect((await placesOfFirst()).rowCount).toBe(before);
});

describe('the environment', () => {
  const env = { DATABASE_URL: 'postgres://x/y', SECRET: randomBytes(32).toString('base64') };
  const cell = { CELL: 'c07', DIRECTORY_URL: 'postgres://d/places', DIRECTORY_KEY: key.toString('base64') };

  test('names the cell, or none', () => {
    expect(readConfig(env).cell).toBeNull();
    expect(readConfig({ ...env, ...cell }).cell).toEqual({
      name: 'c07',
      directoryUrl: 'postgres://d/places',
      directoryKey: key,
      signingSeed: signingSeedOf(Buffer.from(env.SECRET, 'base64'), 'c07'),
      callUrl: 'http://localhost:3000',
    });
    expect(readConfig({ ...env, ...cell, CELLS_URL: 'http://balancer:80/' }).cell!.callUrl).toBe('http://balancer:80');
  });

  test.each([
    [{ CELL: undefined }, 'CELL is not set; DIRECTORY_URL is'],
    [{ DIRECTORY_URL: undefined }, 'DIRECTORY_URL is not set; CELL is'],
    [{ DIRECTORY_KEY: '' }, 'DIRECTORY_KEY is not set; CELL is'],
    [{ CELL: 'c60' }, 'CELL is "c60"; it must be c00 to c59'],
    [{ CELL: 'c7' }, 'CELL is "c7"'],
    [{ CELL: 'c07/..' }, 'CELL is "c07/.."'],
    [{ DIRECTORY_URL: 'http://d/' }, 'DIRECTORY_URL is no address'],
    [{ DIRECTORY_KEY: 'c2hvcnQ=' }, 'DIRECTORY_KEY must be 32 bytes'],
    [{ CELLS_URL: 'ftp://balancer' }, 'CELLS_URL is "ftp://balancer"'],
    [{ CELLS_URL: 'http://balancer/x' }, 'CELLS_URL is "http://balancer/x"'],
  ])('is refused with %o', (change, message) => {
    expect(() => readConfig({ ...env, ...cell, ...change })).toThrow(message);
  });
});
