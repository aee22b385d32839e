/** SQL of the texts about the operator: every revision is a row, the latest is the one in force. */
import type { SiteTexts } from '@vumon/domain';
import { sql } from 'kysely';
import type { Db } from '#db';

/** Changes wait for one another. */
export async function lockTexts(db: Db): Promise<void> {
  await sql`LOCK TABLE site_texts IN SHARE ROW EXCLUSIVE MODE`.execute(db);
}

export async function findOptionalTexts(
  db: Db,
): Promise<{ readonly revision: number; readonly texts: Partial<SiteTexts> } | undefined> {
  const { rows } = await sql<{ revision: number; texts: Partial<SiteTexts> }>`
    SELECT revision, texts FROM site_texts ORDER BY revision DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Hotline and mail that an installation has named before the texts were kept here. */
export async function findOptionalContact(db: Db): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`SELECT value FROM app_settings WHERE key = 'contact'`.execute(db);
  return rows[0]?.value;
}

export async function insertTexts(
  db: Db,
  { revision, at, actorId, texts }: { revision: number; at: Date; actorId: string; texts: SiteTexts },
): Promise<void> {
  await sql`
    INSERT INTO site_texts (revision, at, actor_id, texts) VALUES (${revision}, ${at}, ${actorId}, ${JSON.stringify(texts)}::jsonb)`.execute(
    db,
  );
}

/** The setting that sign-in pages and the release before read. */
export async function storeContact(db: Db, contact: { hotline: string | null; email: string | null }): Promise<void> {
  await sql`
    INSERT INTO app_settings (key, value) VALUES ('contact', ${JSON.stringify(contact)}::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`.execute(db);
}

export interface TextChangeRow {
  readonly revision: number;
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
}

/** The newest first, at most 100. */
export async function changesOfTexts(db: Db): Promise<TextChangeRow[]> {
  const { rows } = await sql<TextChangeRow>`
    SELECT s.revision, s.at, s.actor_id AS "actorId", u.full_name AS "actorName",
      (SELECT b.texts FROM site_texts b WHERE b.revision = s.revision - 1) AS before, s.texts AS after
    FROM site_texts s LEFT JOIN users u ON u.id = s.actor_id ORDER BY s.revision DESC LIMIT 100`.execute(db);
  return rows;
}
