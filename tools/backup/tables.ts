/** What a backup has of a database: rows, sequences and partitions, read and written by the tables' owner. */
import type pg from 'pg';

export interface TableRows {
  /** Quoted, with its schema. */
  readonly name: string;
  readonly rows: number;
  /** The sum of the hashes of its rows, which their order does not change. */
  readonly hash: string;
}

interface Table {
  readonly name: string;
  /** Quoted; those that the server computes are left out. */
  readonly columns: string;
}

const schemas = `('public', 'graphile_worker')`;
/** Migrating fills these; a backup is restored by the release that made it. */
const ownOfRelease = `('schema_migrations', 'sql_functions', 'migrations')`;

/** Sets what changes how values are written. */
export async function prepare(client: pg.Client): Promise<void> {
  await client.query(
    "SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET extra_float_digits = 1; SET bytea_output = 'hex'; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0",
  );
}

const rowsOf = async <T extends pg.QueryResultRow>(client: pg.Client, text: string, values?: unknown[]): Promise<T[]> =>
  (await client.query<T>(text, values)).rows;

export const listTables = (client: pg.Client): Promise<Table[]> =>
  rowsOf<Table>(
    client,
    `SELECT format('%I.%I', n.nspname, c.relname) AS name,
      (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname IN ${schemas} AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname NOT IN ${ownOfRelease}
    ORDER BY 1`,
  );

export async function countRows(client: pg.Client, name: string): Promise<TableRows> {
  const [counted] = await rowsOf<{ rows: string; hash: string }>(
    client,
    `SELECT count(*) AS rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text AS hash FROM ${name} t`,
  );
  return { name, rows: Number(counted!.rows), hash: counted!.hash };
}

export interface Sequence {
  readonly name: string;
  /** Null: never used. */
  readonly value: string | null;
}

export const listSequences = (client: pg.Client): Promise<Sequence[]> =>
  rowsOf<Sequence>(
    client,
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname IN ${schemas} ORDER BY 1`,
  );

export async function setSequences(client: pg.Client, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, value } of sequences)
    if (value !== null) await client.query('SELECT setval($1::regclass, $2::bigint)', [name, value]);
}

export interface Partition {
  readonly name: string;
  readonly of: string;
  readonly bound: string;
}

export const listPartitions = (client: pg.Client): Promise<Partition[]> =>
  rowsOf<Partition>(
    client,
    `SELECT format('public.%I', c.relname) AS name, i.inhparent::regclass::text AS of, pg_get_expr(c.relpartbound, c.oid) AS bound
    FROM pg_class c JOIN pg_inherits i ON i.inhrelid = c.oid
    WHERE c.relispartition AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`,
  );

export const listMigrations = async (client: pg.Client): Promise<string[]> =>
  (await rowsOf<{ name: string }>(client, 'SELECT name FROM schema_migrations ORDER BY name')).map(({ name }) => name);

/**
 * Empties all tables and runs `load` without foreign keys and triggers, which are back at its end: then the server
 * checks each key. To be run in a transaction.
 */
export async function replaceRows(
  client: pg.Client,
  partitions: readonly Partition[],
  load: () => Promise<void>,
): Promise<void> {
  const tables = await listTables(client);
  // Otherwise the end of the load would be too early for the statements after it.
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  const there = new Set((await listPartitions(client)).map(({ name }) => name));
  for (const { name, of, bound } of partitions)
    if (!there.has(name)) await client.query(`CREATE TABLE ${name} PARTITION OF ${of} ${bound}`);
  const keys = await rowsOf<{ table: string; name: string; definition: string }>(
    client,
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ${schemas})`,
  );
  const triggers = await rowsOf<{ table: string; name: string }>(
    client,
    `SELECT tgrelid::regclass::text AS table, quote_ident(tgname) AS name FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
    WHERE NOT tgisinternal AND tgenabled = 'O' AND tgparentid = 0
      AND c.relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ${schemas})`,
  );
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${name}`);
  await client.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`);
  await load();
  for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${name}`);
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
}
