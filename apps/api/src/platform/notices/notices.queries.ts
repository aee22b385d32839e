/** SQL of a user's notices, and of the choices whether to get a kind of notice or its mail. */
import { sql, type RawBuilder } from 'kysely';
import { isSentUnasked, type NoticeKind } from '@vumon/domain';
import type { Db } from '#db';
import { isReader } from './readers.queries.ts';

export interface NoticeRow {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly params: Record<string, string | number>;
  readonly link: string | null;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

export interface NewNotice {
  readonly kind: NoticeKind;
  readonly params: Readonly<Record<string, string | number>>;
  readonly link: string | null;
  readonly at: Date;
}

/** Whether a user gets a kind in this way: as chosen, or as the kind begins. */
export const isChosen = (
  userId: RawBuilder<unknown>,
  kind: NoticeKind,
  way: 'notice' | 'mail' | 'push',
) => sql<boolean>`
  coalesce((SELECT c.${sql.ref(way)} FROM notice_choices c WHERE c.user_id = ${userId} AND c.kind = ${kind}), ${isSentUnasked(kind)}::boolean)`;

/** Those of the users who asked for a kind that nobody gets unasked. */
export async function whoWish(db: Db, userIds: readonly string[], kind: NoticeKind): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    SELECT user_id AS "userId" FROM notice_choices
    WHERE user_id = ANY (${userIds}::uuid[]) AND kind = ${kind} AND (notice OR push)`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Inserts a notice for each owner, except those who do not get its kind or whose account is deleted. */
export async function insertNotices(
  db: Db,
  owners: readonly { readonly ownerId: string; readonly id: string }[],
  { kind, params, link, at }: NewNotice,
): Promise<void> {
  await sql`
    INSERT INTO notices (owner_id, id, kind, params, link, created_at)
    SELECT n.owner_id, n.id, ${kind}, ${JSON.stringify(params)}::jsonb, ${link}, ${at}
    FROM unnest(${owners.map(({ ownerId }) => ownerId)}::uuid[], ${owners.map(({ id }) => id)}::uuid[]) AS n (owner_id, id)
    WHERE ${isReader.of(sql.ref('n.owner_id'))} AND ${isChosen(sql.ref('n.owner_id'), kind, 'notice')}`.execute(db);
}

/** Newest first; `before` is the id of the last notice of the previous page. */
export async function noticePage(
  db: Db,
  ownerId: string,
  { unread, before, size }: { unread: boolean; before: string | undefined; size: number },
): Promise<NoticeRow[]> {
  let query = db
    .selectFrom('notices')
    .select(['id', 'kind', 'params', 'link', 'created_at as createdAt', 'read_at as readAt'])
    .where('owner_id', '=', ownerId)
    .orderBy('id', 'desc')
    .limit(size);
  if (unread) query = query.where('read_at', 'is', null);
  if (before !== undefined) query = query.where('id', '<', before);
  return (await query.execute()) as NoticeRow[];
}

export async function countUnread(db: Db, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** False when the owner has no such notice. */
export async function markRead(db: Db, ownerId: string, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set({ read_at: sql`coalesce(read_at, ${at}::timestamptz)` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markAllRead(db: Db, ownerId: string, at: Date): Promise<void> {
  await db
    .updateTable('notices')
    .set({ read_at: at })
    .where('owner_id', '=', ownerId)
    .where('read_at', 'is', null)
    .execute();
}

/** Deletes at most `batch` notices from before a moment; returns how many. */
export async function deleteNoticesBefore(db: Db, before: Date, batch: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM notices WHERE (owner_id, id) IN (SELECT owner_id, id FROM notices WHERE created_at < ${before} LIMIT ${batch})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Whether the user gets no mails of a kind. */
export async function refusesMail(db: Db, userId: string, kind: NoticeKind): Promise<boolean> {
  const { rows } = await sql<{ refuses: boolean }>`
    SELECT NOT ${isChosen(sql`${userId}::uuid`, kind, 'mail')} AS refuses`.execute(db);
  return rows[0]!.refuses;
}

export interface ChoiceRow {
  readonly kind: NoticeKind;
  readonly notice: boolean;
  readonly mail: boolean;
  readonly push: boolean;
}

/** The choices that a user has changed; all others are as their kinds begin. */
export async function listChoices(db: Db, userId: string): Promise<ChoiceRow[]> {
  const rows = await db
    .selectFrom('notice_choices')
    .select(['kind', 'notice', 'mail', 'push'])
    .where('user_id', '=', userId)
    .execute();
  return rows as ChoiceRow[];
}

/** Values that are not given stay unchanged. False when the account does not exist any more. */
export async function setChoice(
  db: Db,
  {
    userId,
    kind,
    notice,
    mail,
    push,
    at,
  }: {
    userId: string;
    kind: NoticeKind;
    notice?: boolean | undefined;
    mail?: boolean | undefined;
    push?: boolean | undefined;
    at: Date;
  },
): Promise<boolean> {
  const unasked = isSentUnasked(kind);
  const { numAffectedRows } = await sql`
    INSERT INTO notice_choices AS c (user_id, kind, notice, mail, push, changed_at)
    SELECT ${userId}::uuid, ${kind}, ${notice ?? unasked}, ${mail ?? unasked}, ${push ?? unasked}, ${at}::timestamptz WHERE ${isReader.of(sql`${userId}::uuid`)}
    ON CONFLICT (user_id, kind) DO UPDATE
    SET notice = coalesce(${notice ?? null}, c.notice), mail = coalesce(${mail ?? null}, c.mail), push = coalesce(${push ?? null}, c.push),
      changed_at = excluded.changed_at`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
