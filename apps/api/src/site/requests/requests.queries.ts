/** SQL of requests of visitors. */
import type { OfferCode, RequestEventKind, RequestKind, RequestState, RequestWriter } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import type { SubjectNames } from '#people/user-administration';
import { holdsWords, likePattern, type Db } from '#db';
import { dayMs, hourMs } from '../../platform/clock.ts';

export interface RequestRow {
  readonly id: string;
  readonly kind: RequestKind;
  readonly packageCode: OfferCode | null;
  readonly writer: RequestWriter | null;
  readonly fullName: string;
  readonly organisation: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  readonly locale: 'vi' | 'en';
  readonly userId: string | null;
  readonly state: RequestState;
  readonly suspect: boolean;
  readonly assigneeId: string | null;
  readonly assigneeName: string | null;
  readonly receivedAt: Date;
  readonly dueOn: string;
  readonly revision: number;
}

const columns = sql`r.id, r.kind, r.package_code AS "packageCode", r.writer, r.full_name AS "fullName", r.organisation, r.phone, r.email,
  r.message, r.locale, r.user_id AS "userId", r.state, r.suspect, r.assignee_id AS "assigneeId",
  (SELECT u.full_name FROM users u WHERE u.id = r.assignee_id) AS "assigneeName", r.received_at AS "receivedAt",
  r.due_on::text AS "dueOn", r.revision`;

/** Serialises senders until the transaction ends, so that concurrent messages cannot exceed a limit together. */
export async function lockSenders(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('user_requests'))`.execute(db);
}

/** Messages of a sender in the last hour and day, and confirmations that an address got in the last day. */
export async function countSent(
  db: Db,
  { senderHash, email, now }: { senderHash: Buffer; email: string; now: number },
): Promise<{ readonly inHour: number; readonly ofEmail: number; readonly confirmed: number }> {
  const day = new Date(now - dayMs);
  const { rows } = await sql<{ inHour: number; ofEmail: number; confirmed: number }>`
    SELECT (SELECT count(*)::int FROM user_requests WHERE sender_hash = ${senderHash} AND received_at > ${new Date(now - hourMs)}) AS "inHour",
      (SELECT count(*)::int FROM user_requests WHERE email = ${email} AND received_at > ${day}) AS "ofEmail",
      (SELECT count(*)::int FROM user_requests r JOIN user_request_events e ON e.request_id = r.id AND e.kind = 'CONFIRMED'
        WHERE r.email = ${email} AND r.received_at > ${day}) AS confirmed`.execute(db);
  return rows[0]!;
}

export async function findOptionalSame(db: Db, receivedOn: string, digest: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ dueOn: string }>`
    SELECT due_on::text AS "dueOn" FROM user_requests WHERE received_on = ${receivedOn} AND digest = ${digest}`.execute(
    db,
  );
  return rows[0]?.dueOn;
}

export type NewRequest = Pick<
  RequestRow,
  | 'id'
  | 'kind'
  | 'packageCode'
  | 'writer'
  | 'fullName'
  | 'organisation'
  | 'phone'
  | 'email'
  | 'message'
  | 'locale'
  | 'userId'
  | 'suspect'
  | 'receivedAt'
  | 'dueOn'
> & { readonly senderHash: Buffer; readonly receivedOn: string; readonly digest: Buffer };

export async function insertRequest(db: Db, r: NewRequest): Promise<void> {
  await sql`
    INSERT INTO user_requests (id, kind, package_code, writer, full_name, organisation, phone, email, message, locale, user_id, suspect,
      sender_hash, received_at, received_on, digest, due_on, changed_at)
    VALUES (${r.id}, ${r.kind}, ${r.packageCode}, ${r.writer}, ${r.fullName}, ${r.organisation}, ${r.phone}, ${r.email}, ${r.message},
      ${r.locale}, ${r.userId}, ${r.suspect}, ${r.senderHash}, ${r.receivedAt}, ${r.receivedOn}, ${r.digest}, ${r.dueOn}, ${r.receivedAt})`.execute(
    db,
  );
}

export type RequestView = 'OPEN' | 'OVERDUE' | 'MINE' | 'ANSWERED' | 'CLOSED' | 'SUSPECT' | 'ALL';
const open = sql`r.state IN ('NEW', 'IN_PROGRESS')`;

/** `today` is the day in Vietnam. */
interface Viewer {
  readonly userId: string;
  readonly today: string;
}

function inView(view: RequestView, { userId, today }: Viewer): RawBuilder<unknown> {
  switch (view) {
    case 'OPEN':
      return sql`${open} AND NOT r.suspect`;
    case 'OVERDUE':
      return sql`${open} AND NOT r.suspect AND r.due_on < ${today}::date`;
    case 'MINE':
      return sql`${open} AND NOT r.suspect AND r.assignee_id = ${userId}`;
    case 'ANSWERED':
    case 'CLOSED':
      return sql`r.state = ${view} AND NOT r.suspect`;
    case 'SUSPECT':
      return sql`r.suspect`;
    case 'ALL':
      return sql`NOT r.suspect`;
  }
}

export interface RequestFilter extends Viewer {
  readonly view: RequestView;
  readonly kind?: RequestKind | undefined;
  readonly search?: string | undefined;
}

function matches(search: string): RawBuilder<unknown> {
  const digits = search.replace(/[\s.()+-]/g, '');
  const byPhone = /^\d{3,}$/.test(digits) ? sql`OR r.search LIKE ${likePattern(digits.replace(/^84/, ''))}` : sql``;
  return sql`(${holdsWords('r.search', search)} ${byPhone})`;
}

const where = (f: RequestFilter): RawBuilder<unknown> =>
  sql.join(
    [inView(f.view, f), ...(f.kind ? [sql`r.kind = ${f.kind}`] : []), ...(f.search ? [matches(f.search)] : [])],
    sql` AND `,
  );

const orderOf = (view: RequestView): RawBuilder<unknown> =>
  view === 'OPEN' || view === 'OVERDUE' || view === 'MINE' ? sql`r.due_on, r.id` : sql`r.received_at DESC, r.id DESC`;

/** `total` is at most 10,000. */
export async function listRequests(
  db: Db,
  f: RequestFilter,
  { page, size }: { page: number; size: number },
): Promise<{ rows: RequestRow[]; total: number }> {
  const { rows } = await sql<RequestRow>`
    SELECT ${columns} FROM user_requests r WHERE ${where(f)} ORDER BY ${orderOf(f.view)} LIMIT ${size} OFFSET ${page * size}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (SELECT FROM user_requests r WHERE ${where(f)} LIMIT 10000) counted`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export type RequestCounts = Readonly<Record<Exclude<RequestView, 'ALL'>, number>>;

export async function countRequests(db: Db, viewer: Viewer): Promise<RequestCounts> {
  const count = (view: RequestView) => sql`(SELECT count(*)::int FROM user_requests r WHERE ${inView(view, viewer)})`;
  const { rows } = await sql<RequestCounts>`
    SELECT ${count('OPEN')} AS "OPEN", ${count('OVERDUE')} AS "OVERDUE", ${count('MINE')} AS "MINE",
      ${count('ANSWERED')} AS "ANSWERED", ${count('CLOSED')} AS "CLOSED", ${count('SUSPECT')} AS "SUSPECT"`.execute(db);
  return rows[0]!;
}

/** For the home page of staff: open requests and those that are late, each with the oldest. */
export async function waitingRequests(
  db: Db,
  today: string,
): Promise<{
  readonly open: number;
  readonly late: number;
  readonly oldestAt: Date | null;
  readonly oldestLateAt: Date | null;
}> {
  const late = sql`r.due_on < ${today}::date`;
  const { rows } = await sql<{ open: number; late: number; oldestAt: Date | null; oldestLateAt: Date | null }>`
    SELECT count(*)::int AS open, count(*) FILTER (WHERE ${late})::int AS late, min(r.received_at) AS "oldestAt",
      min(r.received_at) FILTER (WHERE ${late}) AS "oldestLateAt"
    FROM user_requests r WHERE ${open} AND NOT r.suspect`.execute(db);
  return rows[0]!;
}

export async function findOptionalRequest(db: Db, id: string, lock = false): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    SELECT ${columns} FROM user_requests r WHERE r.id = ${id} ${lock ? sql`FOR UPDATE OF r` : sql``}`.execute(db);
  return rows[0];
}

export async function updateRequest(
  db: Db,
  { id, state, assigneeId, suspect }: Pick<RequestRow, 'id' | 'state' | 'assigneeId' | 'suspect'>,
  at: Date,
): Promise<void> {
  await sql`
    UPDATE user_requests SET state = ${state}, assignee_id = ${assigneeId}, suspect = ${suspect}, changed_at = ${at}, revision = revision + 1
    WHERE id = ${id}`.execute(db);
}

export interface NewEvent {
  readonly requestId: string;
  readonly at: Date;
  readonly kind: RequestEventKind;
  readonly actorId: string | null;
  readonly text?: string;
}

export async function insertEvent(db: Db, { requestId, at, kind, actorId, text = '' }: NewEvent): Promise<void> {
  await sql`
    INSERT INTO user_request_events (request_id, at, kind, actor_id, text)
    VALUES (${requestId}, ${at}, ${kind}, ${actorId}, ${text})`.execute(db);
}

export interface EventRow {
  readonly id: string;
  readonly at: Date;
  readonly kind: RequestEventKind;
  readonly by: string | null;
  readonly text: string;
}

/** The latest first, at most 500. */
export async function eventsOf(db: Db, requestId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    SELECT e.id::text AS id, e.at, e.kind, u.full_name AS by, e.text
    FROM user_request_events e LEFT JOIN users u ON u.id = e.actor_id
    WHERE e.request_id = ${requestId} ORDER BY e.id DESC LIMIT 500`.execute(db);
  return rows;
}

/** Administrators and sales staff whose accounts are active, by name, at most 200. */
export async function staffOfRequests(db: Db): Promise<{ id: string; fullName: string }[]> {
  const { rows } = await sql<{ id: string; fullName: string }>`
    SELECT id, full_name AS "fullName" FROM users
    WHERE (is_admin OR role = 'SALE') AND status = 'ACTIVE' AND deleted_at IS NULL ORDER BY full_name COLLATE vi_sort, id LIMIT 200`.execute(
    db,
  );
  return rows;
}

/** Deletes what a user has sent, with its history. */
export async function deleteRequestsOf(db: Db, userId: string): Promise<void> {
  await sql`DELETE FROM user_requests WHERE user_id = ${userId}`.execute(db);
}

/** Deletes at most `limit` requests that have not changed since `before` and are not open, suspect ones included; returns how many. */
export async function deleteOldRequests(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM user_requests WHERE id IN (SELECT id FROM user_requests r
      WHERE r.received_at < ${before} AND r.changed_at < ${before} AND (r.suspect OR NOT ${open}) LIMIT ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

/** A page of what a user has sent, for the export of own data. */
export async function requestsOfUser(
  db: Db,
  userId: string,
  after: string,
  limit: number,
): Promise<
  { cursor: string; receivedAt: Date; kind: string; fullName: string; phone: string; email: string; message: string }[]
> {
  const { rows } = await sql<{
    cursor: string;
    receivedAt: Date;
    kind: string;
    fullName: string;
    phone: string;
    email: string;
    message: string;
  }>`SELECT id::text AS cursor, received_at AS "receivedAt", kind, full_name AS "fullName", phone, email, message
    FROM user_requests WHERE user_id = ${userId} AND id > ${after} ORDER BY id LIMIT ${limit}`.execute(db);
  return rows;
}

/** For the audit log. */
export const namesOfRequests: SubjectNames = {
  request: (ids) => sql`SELECT id, full_name, NULL, id::text FROM user_requests WHERE id = ANY (${ids}::uuid[])`,
};
