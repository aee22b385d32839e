/** SQL of the cell's own database: its keys, which of them have changed, and whether changes are noted. */
import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';

/** Stored in the directory, so they never change. */
export type PlaceKind = 'SIGN_IN_NAME' | 'PHONE' | 'MAIL' | 'CLASS_CODE' | 'CERTIFICATE';

/** Keys of the rows of a domain by which the directory finds their cell. */
export interface KeySource {
  readonly kind: PlaceKind;
  /** Notes changes of these keys; disabled while there is no directory. */
  readonly trigger: string;
  /** Keys that differ in capitals alone are one, which is written in small letters. */
  readonly anyCase?: true;
  /** A query for all keys, as the column `key`. */
  readonly keys: RawBuilder<unknown>;
}

export interface PlaceChange {
  readonly id: number;
  readonly kind: string;
  readonly key: string;
}

export async function countChanges(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM place_changes`.execute(db);
  return rows[0]!.count;
}

export async function hasChanges(db: Db): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`SELECT EXISTS (SELECT FROM place_changes) AS any`.execute(db);
  return rows[0]!.any;
}

export async function firstChanges(db: Db, limit: number): Promise<PlaceChange[]> {
  const { rows } = await sql<PlaceChange>`SELECT id, kind, key FROM place_changes ORDER BY id LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

export async function deleteChanges(db: Db, ids: readonly number[]): Promise<void> {
  await sql`DELETE FROM place_changes WHERE id = ANY(${ids}::bigint[])`.execute(db);
}

const teller = 7_815_696_140;

/** Only one process of a cell tells the directory: another one might tell what was true before. */
export async function tryLockTelling(db: Db): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`SELECT pg_try_advisory_xact_lock(${teller}) AS mine`.execute(db);
  return rows[0]!.mine;
}

export async function lockTelling(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${teller})`.execute(db);
}

/** Those of the keys that rows of this cell have. */
export async function presentKeys(db: Db, { keys }: KeySource, among: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT k.key FROM (${keys}) k WHERE k.key = ANY(${among}::text[])`.execute(db);
  return rows.map(({ key }) => key);
}

/** The next keys after one, in their order. */
export async function keysAfter(db: Db, { keys }: KeySource, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT k.key FROM (${keys}) k WHERE k.key > ${after} ORDER BY k.key LIMIT ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

/** Names of the triggers that note changes, and whether they do. */
export async function notingTriggers(
  db: Db,
  names: readonly string[],
): Promise<{ readonly table: string; readonly name: string; readonly notes: boolean }[]> {
  const { rows } = await sql<{ table: string; name: string; notes: boolean }>`
    SELECT tgrelid::regclass::text AS table, tgname::text AS name, tgenabled <> 'D' AS notes
    FROM pg_trigger WHERE tgname = ANY(${names}::text[]) ORDER BY tgname`.execute(db);
  return rows;
}

export async function switchNoting(db: Db, trigger: { table: string; name: string }, on: boolean): Promise<void> {
  const how = sql.raw(on ? 'ENABLE' : 'DISABLE');
  await sql`ALTER TABLE ${sql.id(trigger.table)} ${how} TRIGGER ${sql.id(trigger.name)}`.execute(db);
}

export async function forgetChanges(db: Db): Promise<void> {
  await sql`DELETE FROM place_changes`.execute(db);
}

const key = 'cell';

export interface OwnName {
  readonly name: string;
  /** Tells this database from another one that was given the same name. */
  readonly database: string;
}

/** The name under which this database has joined a directory. */
export async function findOptionalName(db: Db): Promise<OwnName | undefined> {
  const { rows } = await sql<{ value: OwnName }>`SELECT value FROM app_settings WHERE key = ${key}`.execute(db);
  return rows[0]?.value;
}

/** The name that it has afterwards: the one that it had, if it had one. */
export async function takeName(db: Db, name: string): Promise<OwnName> {
  const own: OwnName = { name, database: randomUUID() };
  await sql`INSERT INTO app_settings (key, value) VALUES (${key}, ${JSON.stringify(own)}::jsonb)
    ON CONFLICT (key) DO NOTHING`.execute(db);
  return (await findOptionalName(db))!;
}

export async function forgetName(db: Db): Promise<void> {
  await sql`DELETE FROM app_settings WHERE key = ${key}`.execute(db);
}
