/** Accounts as the readers of notices and their mails. */
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db';
import type { MailReader } from '#platform/notices';

export const isReader = (userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM users u WHERE u.id = ${userId} AND u.deleted_at IS NULL)`;

export async function mailReaderOf(db: Db, userId: string): Promise<MailReader | undefined> {
  const { rows } = await sql<MailReader>`
    SELECT email, locale, time_zone AS "timeZone" FROM users
    WHERE id = ${userId} AND deleted_at IS NULL AND status <> 'LOCK' AND email IS NOT NULL`.execute(db);
  return rows[0];
}

export const isLiveSession = (sessionId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM sessions s WHERE s.id = ${sessionId} AND s.revoked_at IS NULL AND s.refresh_expires_at > ${now}::timestamptz)`;

export async function localeOfReader(db: Db, userId: string): Promise<'vi' | 'en' | undefined> {
  const { rows } = await sql<{ locale: 'vi' | 'en' }>`
    SELECT locale FROM users WHERE id = ${userId} AND deleted_at IS NULL AND status <> 'LOCK'`.execute(db);
  return rows[0]?.locale;
}
