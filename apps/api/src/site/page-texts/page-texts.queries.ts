/** SQL of the texts of public pages. */
import type { PageText, PageTextId } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

export interface Place {
  readonly page: PageTextId;
  readonly locale: 'vi' | 'en';
}

export interface PageTextRow {
  readonly draft: PageText | null;
  readonly draftRevision: number;
  readonly draftBy: string | null;
  readonly draftByName: string | null;
  readonly draftAt: Date | null;
  readonly published: PageText | null;
  readonly revision: number;
}

export async function publishedRows(
  db: Db,
  pages: readonly PageTextId[],
  locale: 'vi' | 'en',
): Promise<{ page: PageTextId; text: PageText }[]> {
  const { rows } = await sql<{ page: PageTextId; text: PageText }>`
    SELECT page, published AS text FROM page_texts
    WHERE page = ANY (${[...pages]}::text[]) AND locale = ${locale} AND published IS NOT NULL ORDER BY page`.execute(
    db,
  );
  return rows;
}

export interface ChapterWords {
  readonly page: PageTextId;
  readonly title: string;
  readonly lead: string;
}

/** Published titles and intros of these chapters; those that keep what ships are absent. */
export async function publishedChapters(
  db: Db,
  pages: readonly PageTextId[],
  locale: 'vi' | 'en',
): Promise<ChapterWords[]> {
  const { rows } = await sql<ChapterWords>`
    SELECT page, published ->> 'title' AS title, coalesce(published ->> 'intro', '') AS lead FROM page_texts
    WHERE page = ANY (${[...pages]}::text[]) AND locale = ${locale} AND published ->> 'title' <> '' ORDER BY page`.execute(
    db,
  );
  return rows;
}

export async function listPageTexts(db: Db) {
  const { rows } = await sql<
    Place & { draft: boolean; revision: number; changedAt: Date | null; changedBy: string | null }
  >`
    SELECT p.page, p.locale, p.draft IS NOT NULL AS draft, p.revision,
      CASE WHEN p.draft IS NOT NULL THEN p.draft_at ELSE r.at END AS "changedAt",
      (SELECT u.full_name FROM users u WHERE u.id = CASE WHEN p.draft IS NOT NULL THEN p.draft_by ELSE r.actor_id END) AS "changedBy"
    FROM page_texts p
    LEFT JOIN page_text_revisions r ON r.page = p.page AND r.locale = p.locale AND r.revision = p.revision`.execute(db);
  return rows;
}

export async function findOptionalPageText(db: Db, { page, locale }: Place): Promise<PageTextRow | undefined> {
  const { rows } = await sql<PageTextRow>`
    SELECT draft, draft_revision AS "draftRevision", draft_by AS "draftBy", draft_at AS "draftAt", published, revision,
      (SELECT u.full_name FROM users u WHERE u.id = draft_by) AS "draftByName"
    FROM page_texts WHERE page = ${page} AND locale = ${locale}`.execute(db);
  return rows[0];
}

/** The row of a text, made where there is none, and locked until the transaction ends. */
export async function lockPageText(db: Db, { page, locale }: Place): Promise<void> {
  await sql`INSERT INTO page_texts (page, locale) VALUES (${page}, ${locale}) ON CONFLICT DO NOTHING`.execute(db);
  await sql`SELECT FROM page_texts WHERE page = ${page} AND locale = ${locale} FOR UPDATE`.execute(db);
}

/** Null throws the draft away. */
export async function putDraft(
  db: Db,
  { page, locale }: Place,
  { text, actorId, at }: { readonly text: PageText | null; readonly actorId: string; readonly at: Date },
): Promise<void> {
  await sql`
    UPDATE page_texts SET draft = ${text === null ? null : JSON.stringify(text)}::jsonb, draft_revision = draft_revision + 1,
      draft_by = ${text === null ? null : actorId}::uuid, draft_at = ${text === null ? null : at}::timestamptz
    WHERE page = ${page} AND locale = ${locale}`.execute(db);
}

/** Null shows what ships with the product again. */
export async function putPublished(
  db: Db,
  { page, locale }: Place,
  { text, actorId, at }: { readonly text: PageText | null; readonly actorId: string; readonly at: Date },
): Promise<void> {
  await sql`
    WITH old AS (SELECT published, revision FROM page_texts WHERE page = ${page} AND locale = ${locale}),
      changed AS (
        UPDATE page_texts SET published = ${text === null ? null : JSON.stringify(text)}::jsonb, revision = revision + 1
        WHERE page = ${page} AND locale = ${locale} RETURNING page, locale, published, revision)
    INSERT INTO page_text_revisions (page, locale, revision, at, actor_id, before, after)
    SELECT c.page, c.locale, c.revision, ${at}, ${actorId}, old.published, c.published FROM changed c, old`.execute(db);
}

export interface PageTextChange {
  readonly revision: number;
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly before: PageText | null;
  readonly after: PageText | null;
}

/** The newest first. */
export async function changesOfPageText(db: Db, { page, locale }: Place, most = 100): Promise<PageTextChange[]> {
  const { rows } = await sql<PageTextChange>`
    SELECT r.revision, r.at, r.actor_id AS "actorId", u.full_name AS "actorName", r.before, r.after
    FROM page_text_revisions r LEFT JOIN users u ON u.id = r.actor_id
    WHERE r.page = ${page} AND r.locale = ${locale} ORDER BY r.revision DESC LIMIT ${most}`.execute(db);
  return rows;
}
