import type { MediaKind } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

export interface NewMedia {
  readonly id: string;
  /** Null for files that ship with the product. */
  readonly ownerId: string | null;
  readonly kind: MediaKind;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number | null;
  readonly credit: string | null;
  readonly now: number;
}

export async function insertMedia(db: Db, files: readonly NewMedia[]): Promise<void> {
  await db
    .insertInto('media')
    .values(files.map(({ ownerId, now, ...rest }) => ({ ...rest, owner_id: ownerId, created_at: new Date(now) })))
    .execute();
}

/** Serialises the uploads of one account, so that parallel uploads cannot exceed the quota together. */
export const lockOwnersMedia = (db: Db, ownerId: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`media:${ownerId}`}, 0))`.execute(db);

export async function bytesOfOwner(db: Db, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('media')
    .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return row.bytes;
}

export const findOptionalMedia = (db: Db, id: string) =>
  db.selectFrom('media').select(['id', 'mime', 'bytes']).where('id', '=', id).executeTakeFirst();

/** Which of `ids` exist, with their kind. */
export async function kindsOfMedia(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, MediaKind>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('media').select(['id', 'kind']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.kind as MediaKind]));
}

/** The ids of the files that ship with the product. */
export async function shippedMedia(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('media').select('id').where('owner_id', 'is', null).execute();
  return new Set(rows.map(({ id }) => id));
}

/** False when the owner has no such file. */
export async function deleteMedia(db: Db, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('media')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
