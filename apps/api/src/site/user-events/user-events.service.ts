/** People join events that operators announce. */
import { createHmac } from 'node:crypto';
import type { ParsedInput, ShownUserEvent, UserEvent, userEventRoutes } from '@vumon/contract';
import { AppError, phoneOf, type FieldError, type UserEventChoice } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { networkOf } from '#people/accounts';
import { audit } from '#platform/audit';
import { enqueue } from '#platform/jobs';
import type { CallerContext, FileReply, SignedInContext } from '../../platform/http/context.ts';
import { mostFileRows } from '../../platform/spreadsheet.ts';
import { cancelledJob } from './user-events.jobs.ts';
import {
  accountOf,
  countJoined,
  deleteEvent,
  deleteParticipant,
  findOptionalEvent,
  findOptionalParticipant,
  giveToAccount,
  insertEvent,
  insertParticipant,
  listEvents,
  listParticipants,
  lockEvent,
  openEvents,
  updateEvent,
  type UserEventFacts,
  type UserEventRow,
} from './user-events.queries.ts';
import { choiceOf, managedEvent, participantView, shownEvent } from './user-events.view.ts';
import { participantsWorkbook } from './user-events.workbook.ts';

type Routes = typeof userEventRoutes;
type JoinBody = ParsedInput<Routes['POST /itf/user-event/join']>['body'];

/** A family or an office joins from one network; more is somebody who takes the places of others. */
const placesOfNetwork = 20;

export async function eventsNow({ db, actor, now }: CallerContext): Promise<ShownUserEvent[]> {
  const rows = await openEvents(db, actor?.userId ?? null, new Date(now));
  return rows.map((row) => shownEvent(row, actor?.role ?? null, now));
}

const refusals: Partial<Record<UserEventChoice, AppError>> = {
  FULL: new AppError('USER_EVENT_FULL'),
  CLOSED: new AppError('USER_EVENT_CLOSED'),
  NOT_FOR_YOU: new AppError('USER_EVENT_NOT_FOR_YOU'),
  SIGN_IN: new AppError('UNAUTHORISED'),
};

/** Errors: BODY_INVALID. */
function visitorOf({ app, locale }: CallerContext, { fullName, phone, email }: JoinBody) {
  const normal = phoneOf(phone, app.config.site);
  const fields: FieldError[] = [
    ...(fullName === '' ? [{ path: 'fullName', code: 'required' } as const] : []),
    ...(phone.trim() === '' ? [{ path: 'phone', code: 'required' } as const] : []),
    ...(email === '' ? [{ path: 'email', code: 'required' } as const] : []),
    ...(phone.trim() !== '' && normal === null
      ? [{ path: 'phone', code: app.config.site === 'vn' ? 'phoneInvalid' : 'phoneAbroadInvalid' } as const]
      : []),
  ];
  if (fields.length > 0) throw new AppError('BODY_INVALID', { fields });
  return { fullName, phone: normal!, email, locale };
}

/**
 * Takes one place; a second time of the same account or e-mail address changes nothing and says the same. Errors:
 * NOT_FOUND, USER_EVENT_FULL, USER_EVENT_CLOSED, USER_EVENT_NOT_FOR_YOU, UNAUTHORISED, BODY_INVALID, TOO_MANY_REQUESTS.
 */
export async function joinEvent(context: CallerContext, body: JoinBody): Promise<ShownUserEvent> {
  const { app, actor, now, address } = context;
  const [userId, role] = [actor?.userId ?? null, actor?.role ?? null];
  const senderHash = createHmac('sha256', app.config.secret)
    .update(`user event\u0000${networkOf(address)}`)
    .digest();
  return withTransaction(app.db, async (db) => {
    // Before the event's lock, so that places are always given in one order of locks.
    const taken = userId === null ? await countJoined(db, senderHash, now) : 0;
    const row = await lockEvent(db, body.eventId, userId);
    if (!row || row.state === 'DRAFT') throw new AppError('NOT_FOUND');
    const joined = () => shownEvent({ ...row, joined: row.joined + 1, mine: true }, role, now);
    const choice = choiceOf(row, role, now);
    if (choice === 'JOINED') return shownEvent(row, role, now);
    // A full event is told to an account after it is known whether it has a place by its address. A visitor is told at
    // once, so that nobody can ask for the addresses of others.
    const refusal = choice === 'FULL' && userId !== null ? undefined : refusals[choice];
    if (refusal) throw refusal;
    const who = userId === null ? visitorOf(context, body) : await accountOf(db, userId);
    const before = await findOptionalParticipant(db, row.id, { userId, email: who.email });
    if (before) {
      if (userId !== null && before.userId === null) await giveToAccount(db, before.id, { userId, ...who });
      return { ...joined(), left: row.capacity - row.joined };
    }
    if (choice === 'FULL') throw new AppError('USER_EVENT_FULL');
    if (taken >= placesOfNetwork) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 3600 });
    const joinedAt = new Date(now);
    await insertParticipant(db, { id: app.newId(), eventId: row.id, userId, ...who, senderHash, joinedAt });
    return joined();
  });
}

/** Errors: NOT_FOUND, USER_EVENT_CLOSED for one that has begun. */
export async function leaveEvent({ app, actor, now }: SignedInContext, eventId: string): Promise<ShownUserEvent> {
  return withTransaction(app.db, async (db) => {
    const row = await lockEvent(db, eventId, actor.userId);
    if (!row || row.state === 'DRAFT') throw new AppError('NOT_FOUND');
    if (row.state === 'CANCELLED' || now >= row.startsAt!.getTime()) throw new AppError('USER_EVENT_CLOSED');
    const left = await deleteParticipant(db, eventId, { userId: actor.userId });
    const joined = row.joined - (left === undefined ? 0 : 1);
    return shownEvent({ ...row, joined, mine: false }, actor.role, now);
  });
}

export async function eventsPage(
  { db, now }: SignedInContext,
  query: ParsedInput<Routes['GET /itf/user-events']>['query'],
) {
  const { rows, total } = await listEvents(db, query, new Date(now));
  return { items: rows.map((row) => managedEvent(row, now)), page: { page: query.page, size: query.size, total } };
}

async function expectEvent(db: Db, id: string): Promise<UserEventRow> {
  const row = await findOptionalEvent(db, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Errors: NOT_FOUND. */
export const getEvent = async ({ db, now }: SignedInContext, id: string): Promise<UserEvent> =>
  managedEvent(await expectEvent(db, id), now);

export async function addEvent({ app, actor, now }: SignedInContext, name: string): Promise<UserEvent> {
  return withTransaction(app.db, async (db) => {
    const id = app.newId();
    await insertEvent(db, { id, name, actorId: actor.userId, at: new Date(now) });
    const details = { name };
    await audit(db, { at: now, actorId: actor.userId, action: 'user-event-added', kind: 'user-event', id, details });
    return managedEvent(await expectEvent(db, id), now);
  });
}

/** What people who read it need: an open event without it is refused. */
function problemsOf(next: UserEventFacts, joined: number): FieldError[] {
  const fields: FieldError[] = [];
  if (next.capacity < joined) fields.push({ path: 'capacity', code: 'tooSmall', params: { limit: joined } });
  if (next.state !== 'OPEN') return fields;
  for (const path of ['nameEn', 'place', 'placeEn'] as const)
    if (next[path] === '') fields.push({ path, code: 'required' });
  if (next.startsAt === null) fields.push({ path: 'startsAt', code: 'required' });
  if (next.endsAt === null) fields.push({ path: 'endsAt', code: 'required' });
  if (next.startsAt && next.endsAt && next.endsAt <= next.startsAt)
    fields.push({ path: 'endsAt', code: 'endsBeforeStart' });
  if (next.joinUntil && next.endsAt && next.joinUntil > next.endsAt)
    fields.push({ path: 'joinUntil', code: 'afterEnd' });
  return fields;
}

/**
 * Errors: NOT_FOUND, VERSION_CONFLICT, BODY_INVALID, USER_EVENT_CLOSED: a cancelled event stays so, and one that was
 * open is never a draft again.
 */
export async function changeEvent(
  { app, actor, now }: SignedInContext,
  id: string,
  { revision, startsAt, endsAt, joinUntil, ...facts }: ParsedInput<Routes['PUT /itf/user-events/{id}']>['body'],
): Promise<UserEvent> {
  return withTransaction(app.db, async (db) => {
    const row = await lockEvent(db, id, null);
    if (!row) throw new AppError('NOT_FOUND');
    if (row.revision !== revision) throw new AppError('VERSION_CONFLICT');
    if (row.state === 'CANCELLED' || (row.state === 'OPEN' && facts.state === 'DRAFT'))
      throw new AppError('USER_EVENT_CLOSED');
    const dateOf = (at: string | null) => (at === null ? null : new Date(at));
    const next: UserEventFacts = {
      ...facts,
      startsAt: dateOf(startsAt),
      endsAt: dateOf(endsAt),
      joinUntil: dateOf(joinUntil),
    };
    const fields = problemsOf(next, row.joined);
    if (fields.length > 0) throw new AppError('BODY_INVALID', { fields });
    const changed = (Object.keys(next) as (keyof UserEventFacts)[]).filter(
      (name) => JSON.stringify(next[name]) !== JSON.stringify(row[name]),
    );
    if (changed.length === 0) return managedEvent(row, now);
    await updateEvent(db, id, next, actor.userId, new Date(now));
    const cancelled = next.state === 'CANCELLED';
    await audit(db, {
      at: now,
      actorId: actor.userId,
      kind: 'user-event',
      id,
      ...(cancelled
        ? { action: 'user-event-cancelled', details: { name: next.name, entries: row.joined } }
        : { action: 'user-event-changed', details: { name: next.name, changed } }),
    });
    if (cancelled && row.joined > 0) await enqueue({ db }, cancelledJob, { id });
    return managedEvent(await expectEvent(db, id), now);
  });
}

/** Errors: NOT_FOUND; USER_EVENT_PUBLISHED for one that is no draft. */
export async function removeEvent({ app, actor, now }: SignedInContext, id: string): Promise<null> {
  return withTransaction(app.db, async (db) => {
    const row = await lockEvent(db, id, null);
    if (!row) throw new AppError('NOT_FOUND');
    if (row.state !== 'DRAFT') throw new AppError('USER_EVENT_PUBLISHED');
    await deleteEvent(db, id);
    const details = { name: row.name };
    await audit(db, { at: now, actorId: actor.userId, action: 'user-event-deleted', kind: 'user-event', id, details });
    return null;
  });
}

/** Errors: NOT_FOUND. */
export async function participantsPage(
  { db }: SignedInContext,
  id: string,
  { page, size, search }: ParsedInput<Routes['GET /itf/user-events/{id}/people']>['query'],
) {
  await expectEvent(db, id);
  const { rows, total } = await listParticipants(db, id, { search, page, size });
  return { items: rows.map(participantView), page: { page, size, total } };
}

/** Audited, because the file contains names and contacts. Errors: NOT_FOUND. */
export async function participantsFile({ db, actor, now, locale }: SignedInContext, id: string): Promise<FileReply> {
  const event = await expectEvent(db, id);
  const { rows } = await listParticipants(db, id, { page: 0, size: mostFileRows + 1 });
  await audit(db, {
    at: now,
    actorId: actor.userId,
    action: 'user-event-exported',
    kind: 'user-event',
    id,
    details: { rows: Math.min(rows.length, mostFileRows) },
  });
  return participantsWorkbook(event, rows, locale);
}

/** Errors: NOT_FOUND. */
export async function removeParticipant(
  { app, actor, now }: SignedInContext,
  { id, person }: { id: string; person: string },
): Promise<null> {
  return withTransaction(app.db, async (db) => {
    if (!(await lockEvent(db, id, null))) throw new AppError('NOT_FOUND');
    const name = await deleteParticipant(db, id, { id: person });
    if (name === undefined) throw new AppError('NOT_FOUND');
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'user-event-person-removed',
      kind: 'user-event',
      id,
      details: { name },
    });
    return null;
  });
}
