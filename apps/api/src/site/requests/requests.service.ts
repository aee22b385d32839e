/** Receives messages of visitors and lets staff answer them. */
import { createHash, createHmac } from 'node:crypto';
import type { ParsedInput, requestRoutes } from '@vumon/contract';
import { AppError, dayInVietnam, dueDayOf, phoneOf, seemsAutomatic, type RequestKind } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { networkOf } from '#people/accounts';
import { audit } from '#platform/audit';
import { emit } from '#platform/events';
import { enqueue } from '#platform/jobs';
import type { CallerContext, FileReply, SignedInContext } from '../../platform/http/context.ts';
import { mostFileRows } from '../../platform/spreadsheet.ts';
import { requestAnswered } from './requests.events.ts';
import { answerMailJob, confirmationMailJob } from './requests.jobs.ts';
import {
  countRequests,
  countSent,
  eventsOf,
  findOptionalRequest,
  findOptionalSame,
  insertEvent,
  insertRequest,
  listRequests,
  lockSenders,
  staffOfRequests,
  updateRequest,
  type RequestRow,
} from './requests.queries.ts';
import { eventView, requestView } from './requests.view.ts';
import { requestsWorkbook } from './requests.workbook.ts';

type Routes = typeof requestRoutes;
type Asked = ParsedInput<Routes['POST /user-request']>['body'];
type Query = ParsedInput<Routes['GET /itf/user-requests/file']>['query'];

/** A school writes from one address; a person writes a few messages a day. */
const hourOfSender = 20;
const dayOfEmail = 5;

const digestOf = (kind: RequestKind, { email, phone, message, packageCode }: Asked): Buffer =>
  createHash('sha256')
    .update([kind, email, phone, packageCode ?? '', message].join('\u0000'))
    .digest();

export const receiveQuestion = (
  context: CallerContext,
  body: ParsedInput<Routes['POST /user-question']>['body'],
): Promise<{ dueOn: string }> => receive(context, 'QUESTION', { ...body, organisation: '' });

export const receiveRequest = (context: CallerContext, body: Asked): Promise<{ dueOn: string }> =>
  receive(context, body.packageCode === undefined || body.packageCode === 'SCHOOL' ? 'SCHOOL' : 'PACKAGE', body);

/** Errors: BODY_INVALID for a phone number that is none, TOO_MANY_REQUESTS. */
async function receive(context: CallerContext, kind: RequestKind, asked: Asked): Promise<{ dueOn: string }> {
  const { app, actor, now, locale, address } = context;
  const phone = phoneOf(asked.phone, app.config.site);
  if (phone === null) {
    const code = app.config.site === 'vn' ? 'phoneInvalid' : 'contactInvalid';
    throw new AppError('BODY_INVALID', { fields: [{ path: 'phone', code }] });
  }
  const senderHash = createHmac('sha256', app.config.secret)
    .update(`user request\u0000${networkOf(address)}`)
    .digest();
  const receivedOn = dayInVietnam(now);
  const digest = digestOf(kind, { ...asked, phone });
  return withTransaction(app.db, async (db) => {
    await lockSenders(db);
    const same = await findOptionalSame(db, receivedOn, digest);
    if (same !== undefined) return { dueOn: same };
    const { email } = asked;
    const sent = await countSent(db, { senderHash, email, now });
    if (sent.inHour >= hourOfSender || sent.ofEmail >= dayOfEmail)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 3600 });
    const [id, at, dueOn] = [app.newId(), new Date(now), dueDayOf(receivedOn)];
    const suspect = seemsAutomatic(asked);
    await insertRequest(db, {
      id,
      kind,
      phone,
      email,
      locale,
      suspect,
      senderHash,
      receivedOn,
      digest,
      dueOn,
      packageCode: asked.packageCode ?? null,
      writer: asked.writer ?? null,
      fullName: asked.fullName,
      organisation: asked.organisation,
      message: asked.message,
      userId: actor?.userId ?? null,
      receivedAt: at,
    });
    await insertEvent(db, { requestId: id, at, kind: suspect ? 'SUSPECTED' : 'RECEIVED', actorId: null });
    // One a day for an address, so that nobody can fill the inbox of somebody else.
    if (!suspect && sent.confirmed === 0) {
      await insertEvent(db, { requestId: id, at, kind: 'CONFIRMED', actorId: null });
      await enqueue({ db }, confirmationMailJob, { id });
    }
    return { dueOn };
  });
}

export async function requestPage(
  { db, actor, now }: SignedInContext,
  { page, size, ...filter }: ParsedInput<Routes['GET /itf/user-requests']>['query'],
) {
  const today = dayInVietnam(now);
  const { rows, total } = await listRequests(db, { ...filter, userId: actor.userId, today }, { page, size });
  return { items: rows.map((row) => requestView(row, today)), page: { page, size, total } };
}

export async function requestCounts({ db, actor, now }: SignedInContext) {
  const [counts, staff] = [
    await countRequests(db, { userId: actor.userId, today: dayInVietnam(now) }),
    await staffOfRequests(db),
  ];
  return { counts, staff };
}

/** Audited, because the file contains names and contacts of people. */
export async function requestFile({ db, actor, now, locale }: SignedInContext, query: Query): Promise<FileReply> {
  const today = dayInVietnam(now);
  const { rows } = await listRequests(
    db,
    { ...query, userId: actor.userId, today },
    { page: 0, size: mostFileRows + 1 },
  );
  await audit(db, {
    at: now,
    actorId: actor.userId,
    action: 'requests-exported',
    kind: 'user',
    id: actor.userId,
    details: { rows: Math.min(rows.length, mostFileRows) },
  });
  return requestsWorkbook(rows, today, locale);
}

/** Errors: NOT_FOUND. */
export async function expectRequest(db: Db, id: string, lock = false): Promise<RequestRow> {
  const row = await findOptionalRequest(db, id, lock);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Errors: NOT_FOUND. */
export async function getRequest({ db, now }: SignedInContext, id: string) {
  const row = await expectRequest(db, id);
  return { request: requestView(row, dayInVietnam(now)), events: (await eventsOf(db, id)).map(eventView) };
}

/** Errors: NOT_FOUND, also for an assignee who is not of the staff; VERSION_CONFLICT. */
export async function changeRequest(
  { app, actor, now }: SignedInContext,
  id: string,
  change: ParsedInput<Routes['PUT /itf/user-requests/{id}']>['body'],
) {
  return withTransaction(app.db, async (db) => {
    const row = await expectRequest(db, id, true);
    if (row.revision !== change.revision) throw new AppError('VERSION_CONFLICT');
    const at = new Date(now);
    const event = { requestId: id, at, actorId: actor.userId };
    const { assigneeId = row.assigneeId, suspect = row.suspect } = change;
    if (assigneeId !== row.assigneeId) {
      const given = assigneeId === null ? null : (await staffOfRequests(db)).find((one) => one.id === assigneeId);
      if (given === undefined) throw new AppError('NOT_FOUND');
      await insertEvent(db, { ...event, kind: 'ASSIGNED', text: given?.fullName ?? '' });
    }
    // Whoever takes a new request has begun.
    const begun = row.state === 'NEW' && assigneeId !== null ? 'IN_PROGRESS' : row.state;
    const state = change.state ?? begun;
    if (change.state !== undefined && state !== row.state)
      await insertEvent(db, { ...event, kind: 'STATE', text: state });
    if (suspect !== row.suspect) await insertEvent(db, { ...event, kind: suspect ? 'SUSPECTED' : 'CLEARED' });
    await updateRequest(db, { id, state, assigneeId, suspect }, at);
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'request-changed',
      kind: 'request',
      id,
      details: { before: row.state, after: state },
    });
    return requestView(await expectRequest(db, id), dayInVietnam(now));
  });
}

/** Errors: NOT_FOUND, VERSION_CONFLICT. */
export async function answerRequest(
  { app, actor, now }: SignedInContext,
  id: string,
  { text, revision }: ParsedInput<Routes['POST /itf/user-requests/{id}/answer']>['body'],
) {
  return withTransaction(app.db, async (db) => {
    const row = await expectRequest(db, id, true);
    if (row.revision !== revision) throw new AppError('VERSION_CONFLICT');
    const at = new Date(now);
    await insertEvent(db, { requestId: id, at, kind: 'ANSWERED', actorId: actor.userId, text });
    await updateRequest(db, { id, state: 'ANSWERED', assigneeId: row.assigneeId ?? actor.userId, suspect: false }, at);
    await enqueue({ db }, answerMailJob, { id, text });
    if (row.userId !== null) await emit({ db, now }, requestAnswered, { requestId: id, userId: row.userId });
    await audit(db, { at: now, actorId: actor.userId, action: 'request-answered', kind: 'request', id });
    return requestView(await expectRequest(db, id), dayInVietnam(now));
  });
}

/** Errors: NOT_FOUND. */
export async function addNote({ app, actor, now }: SignedInContext, id: string, text: string): Promise<null> {
  return withTransaction(app.db, async (db) => {
    await expectRequest(db, id, true);
    await insertEvent(db, { requestId: id, at: new Date(now), kind: 'NOTE', actorId: actor.userId, text });
    return null;
  });
}
