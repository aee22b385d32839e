/** SQL of the directory, a database of its own that all cells share. */
import { sql } from 'kysely';
import type { Db } from '#db';
import type { PlaceKind } from './place-changes.queries.ts';

export interface KeyPlace {
  readonly hash: Buffer;
  readonly cell: string;
}

/** In which cells the keys are; the cell that had a key first comes first. */
export async function placesOf(directory: Db, kind: PlaceKind, hashes: readonly Buffer[]): Promise<KeyPlace[]> {
  const { rows } = await sql<KeyPlace>`
    SELECT key_hash AS hash, cell FROM places WHERE kind = ${kind} AND key_hash = ANY(${hashes}::bytea[])
    ORDER BY since, cell`.execute(directory);
  return rows;
}

export async function cellsOf(directory: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM cells ORDER BY id`.execute(directory);
  return rows.map(({ id }) => id);
}

export async function findPublicKey(directory: Db, cell: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ key: Buffer | null }>`SELECT public_key AS key FROM cells WHERE id = ${cell}`.execute(
    directory,
  );
  return rows[0]?.key ?? undefined;
}

export async function addPlaces(
  directory: Db,
  cell: string,
  kind: PlaceKind,
  hashes: readonly Buffer[],
): Promise<void> {
  if (hashes.length === 0) return;
  await sql`INSERT INTO places (kind, key_hash, cell)
    SELECT ${kind}, k.hash, ${cell} FROM unnest(${hashes}::bytea[]) k (hash) ON CONFLICT DO NOTHING`.execute(directory);
}

export async function removePlaces(
  directory: Db,
  cell: string,
  kind: PlaceKind,
  hashes: readonly Buffer[],
): Promise<void> {
  if (hashes.length === 0) return;
  await sql`DELETE FROM places
    WHERE kind = ${kind} AND cell = ${cell} AND key_hash = ANY(${hashes}::bytea[])`.execute(directory);
}

/** Notes keys of the cell in a table of this transaction, for `strayPlaces`. */
export async function noteOwn(directory: Db, hashes: readonly Buffer[]): Promise<void> {
  await sql`CREATE TEMP TABLE IF NOT EXISTS own_keys (hash bytea PRIMARY KEY) ON COMMIT DROP`.execute(directory);
  await sql`INSERT INTO own_keys SELECT unnest(${hashes}::bytea[]) ON CONFLICT DO NOTHING`.execute(directory);
}

/** Places that the directory has for the cell although no noted key is there. */
export async function strayPlaces(directory: Db, cell: string, kind: PlaceKind): Promise<Buffer[]> {
  const { rows } = await sql<{ hash: Buffer }>`
    SELECT key_hash AS hash FROM places p WHERE p.cell = ${cell} AND p.kind = ${kind}
      AND NOT EXISTS (SELECT FROM own_keys o WHERE o.hash = p.key_hash)`.execute(directory);
  return rows.map(({ hash }) => hash);
}

interface JoinedCell {
  readonly id: string;
  readonly database: string;
  readonly fingerprint: string;
}

export async function joinedCells(directory: Db): Promise<JoinedCell[]> {
  const { rows } = await sql<JoinedCell>`
    SELECT id, database, key_fingerprint AS fingerprint FROM cells ORDER BY id`.execute(directory);
  return rows;
}

export async function insertCell(directory: Db, { id, database, fingerprint }: JoinedCell): Promise<void> {
  await sql`INSERT INTO cells (id, database, key_fingerprint) VALUES (${id}, ${database}, ${fingerprint})
    ON CONFLICT (id) DO NOTHING`.execute(directory);
}

export async function setPublicKey(directory: Db, id: string, publicKey: Buffer): Promise<void> {
  await sql`UPDATE cells SET public_key = ${publicKey} WHERE id = ${id} AND public_key IS DISTINCT FROM ${publicKey}`.execute(
    directory,
  );
}

/** Its places go with it. */
export async function deleteCell(directory: Db, id: string, database: string): Promise<void> {
  await sql`DELETE FROM cells WHERE id = ${id} AND database = ${database}`.execute(directory);
}
