/** SQL of banners. */
import type { BannerPhase, BannerPlacement, BannerState } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import { holdsWords, type Db } from '#db';
import type { SubjectNames } from '#people/user-administration';

export interface BannerItem {
  readonly alt: string;
  readonly url: string | null;
  readonly openNewTab: boolean;
}
export type Locale = 'vi' | 'en';
export type Device = 'desktop' | 'mobile';
/** Media ids. */
export type Pictures = Readonly<Record<Locale, Readonly<Record<Device, string | null>>>>;

export interface BannerFacts {
  readonly name: string;
  readonly placement: BannerPlacement;
  readonly scope: 'HOME' | 'ALL';
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly repeatHours: number;
  readonly items: Readonly<Record<Locale, BannerItem>>;
  readonly state: BannerState;
}

export interface BannerRow extends BannerFacts {
  readonly id: string;
  readonly pictures: Pictures;
  readonly revision: number;
  readonly changedAt: Date;
  readonly changedBy: string;
}

const columns = sql`b.id, b.name, b.placement, b.scope, b.starts_at AS "startsAt", b.ends_at AS "endsAt", b.repeat_hours AS "repeatHours",
  b.items, b.pictures, b.state, b.revision, b.changed_at AS "changedAt",
  (SELECT u.full_name FROM users u WHERE u.id = b.changed_by) AS "changedBy"`;

export async function bannersAt(db: Db, moment: Date): Promise<BannerRow[]> {
  const { rows } = await sql<BannerRow>`
    SELECT ${columns} FROM banners b WHERE b.state = 'SCHEDULED' AND b.starts_at <= ${moment} AND b.ends_at >= ${moment}
    ORDER BY b.placement, b.starts_at LIMIT 10`.execute(db);
  return rows;
}

function inPhase(phase: BannerPhase, now: Date): RawBuilder<unknown> {
  switch (phase) {
    case 'DRAFT':
    case 'STOPPED':
      return sql`b.state = ${phase}`;
    case 'UPCOMING':
      return sql`b.state = 'SCHEDULED' AND b.starts_at > ${now}`;
    case 'RUNNING':
      return sql`b.state = 'SCHEDULED' AND b.starts_at <= ${now} AND b.ends_at >= ${now}`;
    case 'ENDED':
      return sql`b.state = 'SCHEDULED' AND b.ends_at < ${now}`;
  }
}

const sorts = {
  changed: { asc: 'b.changed_at, b.id', desc: 'b.changed_at DESC, b.id DESC' },
  name: { asc: 'b.name COLLATE vi_sort, b.id', desc: 'b.name COLLATE vi_sort DESC, b.id DESC' },
  starts: { asc: 'b.starts_at NULLS LAST, b.id', desc: 'b.starts_at DESC NULLS LAST, b.id DESC' },
} as const;

interface Asked {
  readonly search?: string | undefined;
  readonly placement?: BannerPlacement | undefined;
  readonly phase?: BannerPhase | undefined;
  readonly sort: keyof typeof sorts;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

export async function listBanners(db: Db, asked: Asked, now: Date): Promise<{ rows: BannerRow[]; total: number }> {
  const parts = [
    ...(asked.search ? [sql`${holdsWords('b.search', asked.search)}`] : []),
    ...(asked.placement ? [sql`b.placement = ${asked.placement}`] : []),
    ...(asked.phase ? [inPhase(asked.phase, now)] : []),
  ];
  const where = parts.length === 0 ? sql`true` : sql.join(parts, sql` AND `);
  const { rows } = await sql<BannerRow>`
    SELECT ${columns} FROM banners b WHERE ${where} ORDER BY ${sql.raw(sorts[asked.sort][asked.direction])}
    LIMIT ${asked.size} OFFSET ${asked.page * asked.size}`.execute(db);
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM banners b WHERE ${where}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function findOptionalBanner(db: Db, id: string): Promise<BannerRow | undefined> {
  const { rows } = await sql<BannerRow>`SELECT ${columns} FROM banners b WHERE b.id = ${id}`.execute(db);
  return rows[0];
}

/** Changes of banners wait for one another, so that no two of a placement are scheduled for one time. */
export async function lockBanners(db: Db): Promise<void> {
  await sql`LOCK TABLE banners IN SHARE ROW EXCLUSIVE MODE`.execute(db);
}

export async function insertBanner(
  db: Db,
  {
    id,
    name,
    placement,
    items,
    actorId,
    at,
  }: Pick<BannerFacts, 'name' | 'placement' | 'items'> & { id: string; actorId: string; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO banners (id, name, placement, items, created_at, changed_at, changed_by)
    VALUES (${id}, ${name}, ${placement}, ${JSON.stringify(items)}::jsonb, ${at}, ${at}, ${actorId})`.execute(db);
}

export async function updateBanner(
  db: Db,
  id: string,
  b: BannerFacts & { readonly pictures: Pictures },
  actorId: string,
  at: Date,
): Promise<void> {
  const media = [b.pictures.vi, b.pictures.en]
    .flatMap(({ desktop, mobile }) => [desktop, mobile])
    .filter((one) => one !== null);
  await sql`
    UPDATE banners SET name = ${b.name}, placement = ${b.placement}, scope = ${b.scope}, starts_at = ${b.startsAt}, ends_at = ${b.endsAt},
      repeat_hours = ${b.repeatHours}, items = ${JSON.stringify(b.items)}::jsonb, pictures = ${JSON.stringify(b.pictures)}::jsonb,
      media = ${media}::text[], state = ${b.state}, revision = revision + 1, changed_at = ${at}, changed_by = ${actorId}
    WHERE id = ${id}`.execute(db);
}

export async function deleteBanner(db: Db, id: string): Promise<void> {
  await sql`DELETE FROM banners WHERE id = ${id}`.execute(db);
}

/** The name of another scheduled banner of the placement in that time. */
export async function findOptionalOverlap(
  db: Db,
  id: string,
  placement: BannerPlacement,
  startsAt: Date,
  endsAt: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM banners WHERE id <> ${id} AND placement = ${placement} AND state = 'SCHEDULED'
      AND starts_at <= ${endsAt} AND ends_at >= ${startsAt} ORDER BY starts_at LIMIT 1`.execute(db);
  return rows[0]?.name;
}

export const namesOfBanners: SubjectNames = {
  banner: (ids) => sql`SELECT id, name, NULL, id::text FROM banners WHERE id = ANY (${ids}::uuid[])`,
};
