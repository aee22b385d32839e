/** The test calendar shows tests that are not over; those that are over are listed with the assigned tests. */
import { createHash } from 'node:crypto';
import type { CalendarTest, Paged } from '@vumon/contract';
import { AppError } from '@vumon/domain';
import { audit } from '#platform/audit';
import { apiUrl } from '#platform/cells';
import { classFor } from '#people/classes';
import { askElsewhere, wholeList } from '#people/guests';
import { withTransaction } from '#db';
import { dayMs, iso, isoOrNull } from '../../platform/clock.ts';
import { madeName } from '../../platform/made-names.ts';
import { languagePrefix } from '../../config.ts';
import type { FileReply, RequestContext, SignedInContext } from '../../platform/http/context.ts';
import {
  deleteFeed,
  findOptionalFeed,
  findOptionalReader,
  replaceFeed,
  testsTaken,
  testsTaught,
  type CalendarRow,
  type Span,
} from './calendar.queries.ts';
import { calendarFile } from './ics.ts';

interface Range {
  readonly from: string;
  readonly to: string;
}

const spanOf = ({ from, to }: Range, now: number): Span => ({
  from: new Date(from),
  to: new Date(to),
  now: new Date(now),
});
const view = (row: CalendarRow): CalendarTest => ({ ...row, startsAt: iso(row.startsAt), endsAt: iso(row.endsAt) });

export async function taughtTests(
  { db, actor, now }: SignedInContext,
  { classId, ...range }: Range & { classId?: string | undefined },
): Promise<CalendarTest[]> {
  if (classId !== undefined) await classFor({ db, actor }, classId, 'view');
  return (await testsTaught(db, actor.userId, spanOf(range, now), classId)).map(view);
}

/** At other cells too. */
export async function ownTests(context: SignedInContext, range: Range): Promise<Paged<CalendarTest[]>> {
  const { db, actor, now } = context;
  const here = (await testsTaken(db, actor.userId, spanOf(range, now))).map(view);
  const { found, silent } = await askElsewhere(context, (api) =>
    api('GET /student/unit-tests/calendar', { query: range }),
  );
  const items = [...here, ...found.flatMap(({ data }) => data)];
  if (found.length > 0) items.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  return wholeList(items, silent);
}

// ---- the feed

/** How far ahead the feed for calendar programs reaches. */
const feedDays = 180;
const hashOf = (key: string): Buffer => createHash('sha256').update(`calendar feed\0${key}`).digest();

export const feedState = async ({ db, actor }: SignedInContext): Promise<{ since: string | null }> => ({
  since: isoOrNull(await findOptionalFeed(db, actor.userId)),
});

export async function makeFeed({ app, db, actor, now }: SignedInContext): Promise<{ url: string; since: string }> {
  const key = Buffer.from(app.random(new Uint8Array(32))).toString('base64url');
  const at = new Date(now);
  await withTransaction(db, async (inside) => {
    await replaceFeed(inside, actor.userId, hashOf(key), at);
    await audit(inside, {
      at: now,
      actorId: actor.userId,
      action: 'calendar-feed-made',
      kind: 'user',
      id: actor.userId,
    });
  });
  return { url: `${apiUrl(app)}/itf/calendar.ics?key=${key}`, since: iso(at) };
}

export async function revokeFeed({ db, actor, now }: SignedInContext): Promise<null> {
  await withTransaction(db, async (inside) => {
    await deleteFeed(inside, actor.userId);
    await audit(inside, {
      at: now,
      actorId: actor.userId,
      action: 'calendar-feed-revoked',
      kind: 'user',
      id: actor.userId,
    });
  });
  return null;
}

/** Errors: NOT_FOUND for an unknown, a revoked address, and a locked account alike. */
export async function feedOf({ app, db, now }: RequestContext, key: string): Promise<FileReply> {
  const reader = await findOptionalReader(db, hashOf(key));
  if (!reader) throw new AppError('NOT_FOUND');
  const span: Span = { from: new Date(now), to: new Date(now + feedDays * dayMs), now: new Date(now) };
  const rows =
    reader.role === 'TEACHER'
      ? await testsTaught(db, reader.userId, span, undefined)
      : await testsTaken(db, reader.userId, span);
  const { publicUrl } = app.config;
  const page = `${publicUrl}${languagePrefix(app.config, reader.locale)}/${reader.role === 'TEACHER' ? 'learning' : 'assigned-unit-test'}`;
  const text = calendarFile(
    rows.map(({ id, title, startsAt, endsAt }) => ({ id, title, startsAt, endsAt, url: `${page}/${id}` })),
    {
      name: madeName('calendar', reader.locale),
      host: new URL(publicUrl).hostname,
      now: new Date(now),
    },
  );
  return {
    file: Buffer.from(text),
    name: 'tests.ics',
    mime: 'text/calendar; charset=utf-8',
    inline: true,
    headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  };
}
