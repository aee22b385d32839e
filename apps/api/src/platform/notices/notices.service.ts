/**
 * A user's notices: listing, counting, marking as read, choosing kinds, unsubscribing from mails, deleting old ones.
 */
import type { Notice, NoticeChoice } from '@vumon/contract';
import { AppError, canBeMailed, isSentUnasked, noticeDays, optionalNotices, type NoticeKind } from '@vumon/domain';
import { z } from 'zod';
import { defineJob } from '#platform/jobs';
import { readUnsubscribeToken } from '#platform/messages';
import { dayMs, iso, isoOrNull } from '../clock.ts';
import type { RequestContext, SignedInContext } from '../http/context.ts';
import {
  countUnread,
  deleteNoticesBefore,
  markAllRead,
  markRead,
  noticePage,
  listChoices,
  setChoice,
  type NoticeRow,
} from './notices.queries.ts';

const view = ({ createdAt, readAt, ...row }: NoticeRow): Notice => ({
  ...row,
  createdAt: iso(createdAt),
  readAt: isoOrNull(readAt),
});

export interface NoticeQuery {
  readonly unread?: boolean | undefined;
  readonly before?: string | undefined;
  readonly size: number;
}

export async function listNotices({ db, actor }: SignedInContext, { unread = false, before, size }: NoticeQuery) {
  // One more than requested tells whether there are older ones.
  const rows = await noticePage(db, actor.userId, { unread, before, size: size + 1 });
  const shown = rows.slice(0, size);
  return {
    notices: shown.map(view),
    next: rows.length > size ? shown.at(-1)!.id : null,
    unread: await countUnread(db, actor.userId),
  };
}

export const countOwnUnread = async ({ db, actor }: SignedInContext) => ({
  unread: await countUnread(db, actor.userId),
});

/** Errors: NOT_FOUND, also for another user's notice. */
export async function readNotice(context: SignedInContext, id: string) {
  const { db, actor, now } = context;
  if (!(await markRead(db, actor.userId, id, new Date(now)))) throw new AppError('NOT_FOUND');
  return countOwnUnread(context);
}

export async function readAllNotices(context: SignedInContext) {
  const { db, actor, now } = context;
  await markAllRead(db, actor.userId, new Date(now));
  return countOwnUnread(context);
}

const initial = (kind: NoticeKind) => {
  const on = isSentUnasked(kind);
  return { notice: on, mail: on, push: on };
};

export async function listNoticeChoices({ db, actor }: SignedInContext): Promise<NoticeChoice[]> {
  const stored = new Map((await listChoices(db, actor.userId)).map((row) => [row.kind, row]));
  return optionalNotices(actor.role).map((kind) => {
    const { notice, mail, push } = stored.get(kind) ?? initial(kind);
    return { kind, notice, mail: canBeMailed(kind) ? mail : null, push };
  });
}

/** Errors: NOT_FOUND for a kind that the caller cannot switch, also for mails of a kind that is never mailed. */
export async function switchNotice(
  context: SignedInContext,
  kind: NoticeKind,
  {
    notice,
    mail,
    push,
  }: {
    readonly notice?: boolean | undefined;
    readonly mail?: boolean | undefined;
    readonly push?: boolean | undefined;
  },
): Promise<NoticeChoice[]> {
  const { db, actor, now } = context;
  if (!optionalNotices(actor.role).includes(kind) || (mail !== undefined && !canBeMailed(kind)))
    throw new AppError('NOT_FOUND');
  await setChoice(db, { userId: actor.userId, kind, notice, mail, push, at: new Date(now) });
  return listNoticeChoices(context);
}

/** Errors: NOT_FOUND for an invalid token, or if its account is deleted. */
export async function unsubscribe(
  { app, db, now }: Pick<RequestContext, 'app' | 'db' | 'now'>,
  token: string,
): Promise<{ kind: NoticeKind }> {
  const subject = readUnsubscribeToken(app, token);
  if (!subject || !(await setChoice(db, { ...subject, mail: false, at: new Date(now) })))
    throw new AppError('NOT_FOUND');
  return { kind: subject.kind };
}

const batch = 5_000;

export const deleteOldNoticesJob = defineJob({
  kind: 'notices.delete-old',
  cron: '37 * * * *',
  payload: z.object({}),
  async run({ db, now }) {
    const before = new Date(now - noticeDays * dayMs);
    while ((await deleteNoticesBefore(db, before, batch)) === batch);
  },
});
