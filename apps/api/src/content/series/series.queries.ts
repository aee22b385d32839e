/** SQL of series for operators: the rows with their uses, their order in a grade, their history. */
import { sql, type RawBuilder } from 'kysely';
import { holdsWords, type Db } from '#db';

export interface SeriesFacts {
  readonly name: string;
  readonly nameEn: string;
  readonly gradeId: string;
  readonly subject: string;
  readonly seriesGroup: string;
  readonly coursebookGroup: string;
  readonly publisher: string;
  readonly state: string;
}

export interface SeriesRow extends SeriesFacts {
  readonly id: string;
  readonly imageUrl: string | null;
  readonly imageUrlEn: string | null;
  readonly revision: number;
  readonly changedAt: Date;
  readonly place: number;
  readonly systemTests: number;
  readonly otherTests: number;
  readonly questions: number;
}

export interface SeriesFilter {
  readonly search?: string | undefined;
  readonly gradeId?: string | undefined;
  readonly subject?: string | undefined;
  readonly seriesGroup?: string | undefined;
  readonly coursebookGroup?: string | undefined;
  readonly publisher?: string | undefined;
  readonly state?: string | undefined;
}

const columns = {
  gradeId: 'grade_id',
  subject: 'subject',
  seriesGroup: 'series_group',
  coursebookGroup: 'coursebook_group',
  publisher: 'publisher',
  state: 'state',
} as const;

function conditions(filter: SeriesFilter): RawBuilder<unknown> {
  const parts = Object.entries(columns).flatMap(([name, column]) => {
    const value = filter[name as keyof typeof columns];
    return value === undefined ? [] : [sql`s.${sql.ref(column)} = ${value}`];
  });
  if (filter.search) parts.push(sql`${holdsWords('s.search', filter.search)}`);
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` AND `);
}

const facts = sql`s.id, s.name, s.name_en AS "nameEn", s.grade_id AS "gradeId", s.subject, s.series_group AS "seriesGroup",
  s.coursebook_group AS "coursebookGroup", s.publisher, s.state, s.image_url AS "imageUrl", s.image_url_en AS "imageUrlEn",
  s.revision, s.changed_at AS "changedAt"`;

/**
 * Rows of the system and of teachers that have the series; deleted ones count while their rows exist.
 * Questions are counted from two indexes: no index has both those that are deleted and the others.
 */
const uses = sql`
  (SELECT count(*)::int FROM exams e WHERE e.series_id = s.id AND e.scope = 'SYSTEM') AS "systemTests",
  (SELECT count(*)::int FROM exams e WHERE e.series_id = s.id AND e.scope <> 'SYSTEM') AS "otherTests",
  (SELECT count(*)::int FROM questions q WHERE q.series_id = s.id AND q.deleted_at IS NULL)
    + (SELECT count(*)::int FROM questions q WHERE q.series_id = s.id AND q.deleted_at IS NOT NULL) AS questions`;

const placed = sql`(
  SELECT series.*, g.position AS grade_place,
    row_number() OVER (PARTITION BY grade_id ORDER BY series.position, series.id)::int AS place
  FROM series JOIN grades g ON g.id = series.grade_id)`;

const sorts = {
  place: { asc: 's.grade_place, s.place', desc: 's.grade_place DESC, s.place DESC' },
  name: { asc: 's.name COLLATE vi_sort, s.id', desc: 's.name COLLATE vi_sort DESC, s.id DESC' },
  tests: { asc: '"systemTests", s.grade_place, s.place', desc: '"systemTests" DESC, s.grade_place, s.place' },
} as const;

export interface Part {
  readonly page: number;
  readonly size: number;
  readonly sort: keyof typeof sorts;
  readonly direction: 'asc' | 'desc';
}

export async function listSeriesForStaff(
  db: Db,
  filter: SeriesFilter,
  { page, size, sort, direction }: Part,
): Promise<{ rows: SeriesRow[]; total: number }> {
  const where = conditions(filter);
  const { rows } = await sql<SeriesRow>`
    SELECT ${facts}, s.place, ${uses} FROM ${placed} s WHERE ${where}
    ORDER BY ${sql.raw(sorts[sort][direction])} LIMIT ${size} OFFSET ${page * size}`.execute(db);
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM series s WHERE ${where}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function findOptionalSeries(db: Db, id: string): Promise<SeriesRow | undefined> {
  const { rows } = await sql<SeriesRow>`SELECT ${facts}, s.place, ${uses} FROM ${placed} s WHERE s.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Locks the series, so that its changes follow one another. */
export async function lockSeries(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM series WHERE id = ${id} FOR UPDATE`.execute(db);
  return rows.length > 0;
}

/** At the end of its grade. */
export async function insertSeries(db: Db, id: string, s: SeriesFacts, at: Date): Promise<void> {
  await sql`
    INSERT INTO series (id, name, name_en, grade_id, subject, series_group, coursebook_group, publisher, state, position, changed_at)
    SELECT ${id}, ${s.name}, ${s.nameEn}, ${s.gradeId}, ${s.subject}, ${s.seriesGroup}, ${s.coursebookGroup}, ${s.publisher}, ${s.state},
      coalesce(max(position), 0) + 1, ${at} FROM series WHERE grade_id = ${s.gradeId}`.execute(db);
}

/** A series that gets another grade goes to the end of it. */
export async function updateSeries(db: Db, id: string, s: SeriesFacts, at: Date): Promise<void> {
  await sql`
    UPDATE series SET name = ${s.name}, name_en = ${s.nameEn}, grade_id = ${s.gradeId}, subject = ${s.subject},
      series_group = ${s.seriesGroup}, coursebook_group = ${s.coursebookGroup}, publisher = ${s.publisher}, state = ${s.state},
      position = CASE WHEN grade_id = ${s.gradeId} THEN position
        ELSE (SELECT coalesce(max(o.position), 0) + 1 FROM series o WHERE o.grade_id = ${s.gradeId}) END,
      revision = revision + 1, changed_at = ${at} WHERE id = ${id}`.execute(db);
}

/** The caller makes the revision by `updateSeries`. */
export async function putPicture(db: Db, id: string, locale: 'vi' | 'en', url: string | null): Promise<void> {
  const column = locale === 'vi' ? 'image_url' : 'image_url_en';
  await sql`UPDATE series SET ${sql.ref(column)} = ${url} WHERE id = ${id}`.execute(db);
}

export async function deleteSeries(db: Db, id: string): Promise<void> {
  await sql`DELETE FROM series WHERE id = ${id}`.execute(db);
}

/** The ids of a grade in their order, locked. */
export async function lockGrade(db: Db, gradeId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM series WHERE grade_id = ${gradeId} ORDER BY position, id FOR UPDATE`.execute(db);
  return rows.map(({ id }) => id);
}

export async function placeSeries(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE series s SET position = place.n FROM unnest(${ids}::text[]) WITH ORDINALITY AS place (id, n)
    WHERE s.id = place.id AND s.position <> place.n`.execute(db);
}

export interface Change {
  readonly revision: number;
  readonly at: Date;
  readonly actorId: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
}

export async function insertSeriesChange(db: Db, seriesId: string, change: Change): Promise<void> {
  await sql`
    INSERT INTO series_changes (series_id, revision, at, actor_id, before, after)
    VALUES (${seriesId}, ${change.revision}, ${change.at}, ${change.actorId},
      ${change.before === null ? null : JSON.stringify(change.before)}::jsonb, ${JSON.stringify(change.after)}::jsonb)`.execute(
    db,
  );
}

export interface ChangeRow extends Change {
  readonly actorName: string | null;
}

/** The newest first. */
export async function changesOfSeries(db: Db, seriesId: string): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    SELECT c.revision, c.at, c.actor_id AS "actorId", u.full_name AS "actorName", c.before, c.after
    FROM series_changes c LEFT JOIN users u ON u.id = c.actor_id
    WHERE c.series_id = ${seriesId} ORDER BY c.revision DESC LIMIT 100`.execute(db);
  return rows;
}
