/** SQL of events that people join. */
import type { Role, UserEventAudience, UserEventPhase, UserEventState } from '@vumon/domain';
import { sql, type RawBuilder } from 'kysely';
import { holdsWords, type Db } from '#db';
import type { SubjectNames } from '#people/user-administration';
import { hourMs } from '../../platform/clock.ts';

export interface UserEventFacts {
  readonly name: string;
  readonly nameEn: string;
  readonly about: string;
  readonly aboutEn: string;
  readonly place: string;
  readonly placeEn: string;
  readonly audience: UserEventAudience;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly joinUntil: Date | null;
  readonly capacity: number;
  readonly state: UserEventState;
}

export interface UserEventRow extends UserEventFacts {
  readonly id: string;
  readonly joined: number;
  readonly revision: number;
  readonly changedAt: Date;
  readonly changedBy: string;
}

const columns = sql`e.id, e.name, e.name_en AS "nameEn", e.about, e.about_en AS "aboutEn", e.place, e.place_en AS "placeEn", e.audience,
  e.starts_at AS "startsAt", e.ends_at AS "endsAt", e.join_until AS "joinUntil", e.capacity, e.joined, e.state, e.revision,
  e.changed_at AS "changedAt", (SELECT u.full_name FROM users u WHERE u.id = e.changed_by) AS "changedBy"`;

export interface OpenEventRow extends UserEventRow {
  /** Whether the given user has joined. */
  readonly mine: boolean;
}

const joinedBy = (userId: string | null) =>
  sql`EXISTS (SELECT 1 FROM user_event_people p WHERE p.event_id = e.id AND p.user_id = ${userId}::uuid) AS mine`;

/** At most 50, the next one first. */
export async function openEvents(db: Db, userId: string | null, now: Date): Promise<OpenEventRow[]> {
  const { rows } = await sql<OpenEventRow>`
    SELECT ${columns}, ${joinedBy(userId)} FROM user_events e WHERE e.state = 'OPEN' AND e.ends_at > ${now}
    ORDER BY e.starts_at, e.id LIMIT 50`.execute(db);
  return rows;
}

/** Locks the event, so that places are given one after the other. */
export async function lockEvent(db: Db, id: string, userId: string | null): Promise<OpenEventRow | undefined> {
  const { rows } = await sql<OpenEventRow>`
    SELECT ${columns}, ${joinedBy(userId)} FROM user_events e WHERE e.id = ${id} FOR UPDATE OF e`.execute(db);
  return rows[0];
}

export async function findOptionalEvent(db: Db, id: string): Promise<UserEventRow | undefined> {
  const { rows } = await sql<UserEventRow>`SELECT ${columns} FROM user_events e WHERE e.id = ${id}`.execute(db);
  return rows[0];
}

function inPhase(phase: UserEventPhase, now: Date): RawBuilder<unknown> {
  switch (phase) {
    case 'DRAFT':
    case 'CANCELLED':
      return sql`e.state = ${phase}`;
    case 'UPCOMING':
      return sql`e.state = 'OPEN' AND e.starts_at > ${now}`;
    case 'RUNNING':
      return sql`e.state = 'OPEN' AND e.starts_at <= ${now} AND e.ends_at > ${now}`;
    case 'ENDED':
      return sql`e.state = 'OPEN' AND e.ends_at <= ${now}`;
  }
}

const sorts = {
  starts: { asc: 'e.starts_at NULLS LAST, e.id', desc: 'e.starts_at DESC NULLS FIRST, e.id DESC' },
  name: { asc: 'e.name COLLATE vi_sort, e.id', desc: 'e.name COLLATE vi_sort DESC, e.id DESC' },
  changed: { asc: 'e.changed_at, e.id', desc: 'e.changed_at DESC, e.id DESC' },
} as const;

interface Asked {
  readonly search?: string | undefined;
  readonly phase?: UserEventPhase | undefined;
  readonly audience?: UserEventAudience | undefined;
  readonly sort: keyof typeof sorts;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
}

export async function listEvents(db: Db, asked: Asked, now: Date): Promise<{ rows: UserEventRow[]; total: number }> {
  const parts = [
    sql`true`,
    ...(asked.search ? [sql`${holdsWords('e.search', asked.search)}`] : []),
    ...(asked.audience ? [sql`e.audience = ${asked.audience}`] : []),
    ...(asked.phase ? [inPhase(asked.phase, now)] : []),
  ];
  const where = sql.join(parts, sql` AND `);
  const { rows } = await sql<UserEventRow>`
    SELECT ${columns} FROM user_events e WHERE ${where} ORDER BY ${sql.raw(sorts[asked.sort][asked.direction])}
    LIMIT ${asked.size} OFFSET ${asked.page * asked.size}`.execute(db);
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total FROM user_events e WHERE ${where}`.execute(
    db,
  );
  return { rows, total: counted.rows[0]!.total };
}

export async function insertEvent(
  db: Db,
  { id, name, actorId, at }: { id: string; name: string; actorId: string; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO user_events (id, name, created_at, changed_at, changed_by) VALUES (${id}, ${name}, ${at}, ${at}, ${actorId})`.execute(
    db,
  );
}

export async function updateEvent(db: Db, id: string, e: UserEventFacts, actorId: string, at: Date): Promise<void> {
  await sql`
    UPDATE user_events SET name = ${e.name}, name_en = ${e.nameEn}, about = ${e.about}, about_en = ${e.aboutEn}, place = ${e.place},
      place_en = ${e.placeEn}, audience = ${e.audience}, starts_at = ${e.startsAt}, ends_at = ${e.endsAt}, join_until = ${e.joinUntil},
      capacity = ${e.capacity}, state = ${e.state}, revision = revision + 1, changed_at = ${at}, changed_by = ${actorId}
    WHERE id = ${id}`.execute(db);
}

export async function deleteEvent(db: Db, id: string): Promise<void> {
  await sql`DELETE FROM user_events WHERE id = ${id}`.execute(db);
}

/** Contacts of an account. */
export async function accountOf(
  db: Db,
  userId: string,
): Promise<{ fullName: string; email: string; phone: string; locale: 'vi' | 'en' }> {
  const { rows } = await sql<{ fullName: string; email: string; phone: string; locale: 'vi' | 'en' }>`
    SELECT full_name AS "fullName", lower(coalesce(email, '')) AS email, coalesce(phone, '') AS phone, locale
    FROM users WHERE id = ${userId}`.execute(db);
  return rows[0]!;
}

export interface NewParticipant {
  readonly id: string;
  readonly eventId: string;
  readonly userId: string | null;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly locale: 'vi' | 'en';
  readonly senderHash: Buffer;
  readonly joinedAt: Date;
}

/** The row of the same person: the account, or the e-mail address. */
export async function findOptionalParticipant(
  db: Db,
  eventId: string,
  { userId, email }: Pick<NewParticipant, 'userId' | 'email'>,
): Promise<{ id: string; userId: string | null } | undefined> {
  const { rows } = await sql<{ id: string; userId: string | null }>`
    SELECT id, user_id AS "userId" FROM user_event_people
    WHERE event_id = ${eventId} AND (user_id = ${userId}::uuid OR (email <> '' AND email = ${email})) LIMIT 1`.execute(
    db,
  );
  return rows[0];
}

/** Takes a place; the caller holds the event's lock and has seen that one is free. */
export async function insertParticipant(db: Db, p: NewParticipant): Promise<void> {
  await sql`
    INSERT INTO user_event_people (id, event_id, user_id, full_name, email, phone, locale, sender_hash, joined_at)
    VALUES (${p.id}, ${p.eventId}, ${p.userId}, ${p.fullName}, ${p.email}, ${p.phone}, ${p.locale}, ${p.senderHash}, ${p.joinedAt})`.execute(
    db,
  );
  await sql`UPDATE user_events SET joined = joined + 1 WHERE id = ${p.eventId}`.execute(db);
}

/** The place of an e-mail address becomes that of the account that has it, with the account's name and phone. */
export async function giveToAccount(
  db: Db,
  id: string,
  { userId, fullName, phone }: Pick<NewParticipant, 'fullName' | 'phone'> & { readonly userId: string },
): Promise<void> {
  await sql`UPDATE user_event_people SET user_id = ${userId}, full_name = ${fullName}, phone = ${phone} WHERE id = ${id}`.execute(
    db,
  );
}

/** Frees the place; returns the name, undefined when nobody was there. */
export async function deleteParticipant(
  db: Db,
  eventId: string,
  who: { readonly id: string } | { readonly userId: string },
): Promise<string | undefined> {
  const match = 'id' in who ? sql`id = ${who.id}` : sql`user_id = ${who.userId}`;
  const { rows } = await sql<{ fullName: string }>`
    DELETE FROM user_event_people WHERE event_id = ${eventId} AND ${match} RETURNING full_name AS "fullName"`.execute(
    db,
  );
  if (rows[0]) await sql`UPDATE user_events SET joined = joined - 1 WHERE id = ${eventId}`.execute(db);
  return rows[0]?.fullName;
}

/** Places that a network has taken without accounts in the last hour. */
export async function countJoined(db: Db, senderHash: Buffer, now: number): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('user_event_people'))`.execute(db);
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM user_event_people
    WHERE user_id IS NULL AND sender_hash = ${senderHash} AND joined_at > ${new Date(now - hourMs)}`.execute(db);
  return rows[0]!.count;
}

export interface ParticipantRow {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly role: Role | null;
  readonly joinedAt: Date;
}

export async function listParticipants(
  db: Db,
  eventId: string,
  { search, page, size }: { search?: string | undefined; page: number; size: number },
): Promise<{ rows: ParticipantRow[]; total: number }> {
  const where = sql`p.event_id = ${eventId}${search ? sql` AND ${holdsWords('p.search', search)}` : sql``}`;
  const { rows } = await sql<ParticipantRow>`
    SELECT p.id, p.full_name AS "fullName", p.email, p.phone, p.joined_at AS "joinedAt",
      CASE WHEN u.is_admin THEN 'ADMIN' ELSE u.role END AS role
    FROM user_event_people p LEFT JOIN users u ON u.id = p.user_id WHERE ${where}
    ORDER BY p.joined_at DESC, p.id LIMIT ${size} OFFSET ${page * size}`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM user_event_people p WHERE ${where}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

/** Those who can be told by mail, in pages by id. */
export async function mailsOfEvent(db: Db, eventId: string, after: string, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM user_event_people WHERE event_id = ${eventId} AND email <> '' AND id > ${after} ORDER BY id LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

interface ParticipantMail {
  readonly email: string;
  readonly locale: 'vi' | 'en';
  readonly name: string;
  readonly nameEn: string;
  readonly startsAt: Date | null;
  /** Of whoever has joined with an account. */
  readonly timeZone: string | null;
}

export async function findOptionalMail(db: Db, id: string): Promise<ParticipantMail | undefined> {
  const { rows } = await sql<ParticipantMail>`
    SELECT p.email, p.locale, e.name, e.name_en AS "nameEn", e.starts_at AS "startsAt", u.time_zone AS "timeZone"
    FROM user_event_people p JOIN user_events e ON e.id = p.event_id LEFT JOIN users u ON u.id = p.user_id
    WHERE p.id = ${id}`.execute(db);
  return rows[0];
}

/** Deletes at most `limit` names of events that ended or were changed last before `before`; the count of places stays. */
export async function deleteOldParticipants(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM user_event_people WHERE id IN (
      SELECT p.id FROM user_event_people p JOIN user_events e ON e.id = p.event_id
      WHERE greatest(coalesce(e.ends_at, e.changed_at), e.changed_at) < ${before} LIMIT ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Takes a user out of all events; places of events to come are free again. */
export async function deletePlacesOf(db: Db, userId: string): Promise<void> {
  await sql`
    WITH mine AS (SELECT event_id FROM user_event_people WHERE user_id = ${userId}),
      locked AS (SELECT e.id FROM user_events e WHERE e.id IN (SELECT event_id FROM mine) ORDER BY e.id FOR UPDATE)
    UPDATE user_events SET joined = joined - 1 WHERE id IN (SELECT id FROM locked)`.execute(db);
  await sql`DELETE FROM user_event_people WHERE user_id = ${userId}`.execute(db);
}

/** A page of the events that a user has joined, for the export of own data. */
export async function eventsOfUser(
  db: Db,
  userId: string,
  after: string,
  limit: number,
): Promise<{ cursor: string; event: string; startsAt: Date | null; joinedAt: Date }[]> {
  const { rows } = await sql<{ cursor: string; event: string; startsAt: Date | null; joinedAt: Date }>`
    SELECT p.id::text AS cursor, e.name AS event, e.starts_at AS "startsAt", p.joined_at AS "joinedAt"
    FROM user_event_people p JOIN user_events e ON e.id = p.event_id
    WHERE p.user_id = ${userId} AND p.id > ${after} ORDER BY p.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** For the audit log. */
export const namesOfUserEvents: SubjectNames = {
  'user-event': (ids) => sql`SELECT id, name, NULL, id::text FROM user_events WHERE id = ANY (${ids}::uuid[])`,
};
