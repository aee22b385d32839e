/**
 * Requests to join a class. A class is found only by its exact code; guesses are rate limited. The page tells the learner
 * beforehand what the teacher will see: name, birthday, and contacts.
 */
import type { ClassView, JoinableClass, JoinRequest, OwnJoinRequest, Paged } from '@vumon/contract';
import { AppError, fold } from '@vumon/domain';
import { z } from 'zod';
import { uniqueViolation, withTransaction, type Db } from '#db';
import { countFailure, refuseWhileBlocked } from '#people/accounts';
import { audit } from '#platform/audit';
import { classFor, enrol, getClass, nameKey, openEnrolment } from '#people/classes';
import { emit } from '#platform/events';
import { askElsewhere, sentAsNewGuest, wholeList } from '#people/guests';
import { eraseAccount } from '#people/own-account';
import { callCell, CellSilent, otherCellOf, type CellAnswer } from '#platform/cells';
import { dayMs, iso, isoOrNull } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { joinAnswered, joinRequested } from './join-requests.events.ts';
import {
  countRequests,
  enteredLike,
  findOptionalJoinable,
  insertRequest,
  listRequests,
  lockEntered,
  lockLearner,
  lockRequests,
  markAnswered,
  markWithdrawn,
  ownRequests,
  setJoining,
  hasRecentRequest,
  replaceEntered,
  type EnteredRow,
  type JoinableRow,
  type OwnRequestRow,
  type RequestRow,
} from './join-requests.queries.ts';

/** Requests of a learner in a day: for all classes, and for the same class. */
const mostAsked = 20;
const mostAskedHere = 3;
const mostWaiting = 10;
const shownFor = 30 * dayMs;
/** A teacher gets one notice for all requests within this time. */
const toldFor = 15 * 60_000;

// ---- the learner

const ownView = (row: OwnRequestRow): OwnJoinRequest => ({
  ...row,
  requestedAt: iso(row.requestedAt),
  reviewedAt: isoOrNull(row.reviewedAt),
});

/**
 * The class, or the cell that has one with this code. Errors: CLASS_NOT_FOUND for an unknown, a closed and a deactivated
 * class alike; TOO_MANY_REQUESTS after several of them.
 */
async function classWithCode(context: SignedInContext, code: string): Promise<JoinableRow | { cell: string }> {
  const { app, actor, now } = context;
  const attempted = { by: 'own', account: `class code ${actor.userId}` } as const;
  const found = await withTransaction(app.db, async (db) => {
    await lockLearner(db, actor.userId);
    await refuseWhileBlocked(db, attempted, now);
    const row = await findOptionalJoinable(db, actor.userId, code);
    if (row) return row;
    const cell = await otherCellOf(context, 'CLASS_CODE', code.toLowerCase());
    if (cell !== null) return { cell };
    // Committed even if the request fails, so that each of several parallel guesses counts.
    await countFailure(db, attempted, now);
    return undefined;
  });
  if (!found) throw new AppError('CLASS_NOT_FOUND', { fields: [{ path: 'classCode', code: 'CLASS_NOT_FOUND' }] });
  return found;
}

export async function findJoinable(context: SignedInContext, code: string): Promise<JoinableClass> {
  const found = await classWithCode(context, code);
  if ('cell' in found) return shownElsewhere(context, found.cell, code);
  const { id: _id, ownerId: _ownerId, ...shown } = found;
  return shown;
}

const joinable = z.object({
  className: z.string(),
  gradeName: z.string(),
  gradeNameEn: z.string(),
  schoolYear: z.int(),
  teacherName: z.string(),
  code: z.string(),
  state: z.enum(['OPEN', 'PENDING', 'MEMBER']),
});

/** A class of another cell, which its learner becomes a guest of only by asking. Errors: CLASS_NOT_FOUND, SERVER_BUSY. */
async function shownElsewhere({ app, actor }: SignedInContext, cell: string, code: string): Promise<JoinableClass> {
  try {
    return joinable.parse(await callCell(app, cell, 'CLASS', { userId: actor.userId, code }));
  } catch (error) {
    if (error instanceof CellSilent) throw new AppError('SERVER_BUSY', { retryAfterSeconds: 5 });
    if (error instanceof AppError && error.code === 'NOT_FOUND') throw new AppError('CLASS_NOT_FOUND');
    throw error;
  }
}

const asked = z.strictObject({ userId: z.uuid(), code: z.string().max(50) });

/** What learners of other cells see of a class before they ask. */
export const classAnswer: CellAnswer = {
  input: asked,
  async run(app, _from, { userId, code }: z.infer<typeof asked>) {
    const found = await findOptionalJoinable(app.db, userId, code);
    if (!found) throw new AppError('CLASS_NOT_FOUND');
    return joinable.parse(found);
  },
};

/** Errors: CLASS_NOT_FOUND, STUDENT_ALREADY_ADDED, TOO_MANY_REQUESTS. */
export async function askToJoin(context: SignedInContext, code: string): Promise<OwnJoinRequest> {
  const { app, actor, now } = context;
  const sought = await classWithCode(context, code);
  if ('cell' in sought) throw await sentAsNewGuest(context, sought.cell);
  const { id: classId } = sought;
  const at = new Date(now);
  return withTransaction(app.db, async (db) => {
    await lockLearner(db, actor.userId);
    const found = await findOptionalJoinable(db, actor.userId, code);
    if (found?.id !== classId) throw new AppError('CLASS_NOT_FOUND');
    if (found.state === 'MEMBER') throw new AppError('STUDENT_ALREADY_ADDED');
    if (found.state === 'OPEN') {
      const { asked, here, waiting } = await countRequests(db, actor.userId, classId, new Date(now - dayMs));
      if (asked >= mostAsked || here >= mostAskedHere || waiting >= mostWaiting)
        throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 3600 });
      const told = await hasRecentRequest(db, found.ownerId, classId, new Date(now - toldFor));
      const id = app.newId();
      const about = { ownerId: found.ownerId, classId, studentId: actor.userId };
      await insertRequest(db, { ...about, id, at });
      await emit({ db, now }, joinRequested, { ...about, requestId: id, first: !told });
    }
    const rows = await ownRequests(db, actor.userId, { since: new Date(0), classId });
    return ownView(rows.find(({ status }) => status === 'PENDING')!);
  });
}

export async function listOfOwnRequests(context: SignedInContext): Promise<Paged<OwnJoinRequest[]>> {
  const { db, actor, now } = context;
  const own = (await ownRequests(db, actor.userId, { since: new Date(now - shownFor) })).map(ownView);
  const { found, silent } = await askElsewhere(context, (api) => api('GET /student/join-requests'));
  const items = [...own, ...found.flatMap(({ data }) => data)];
  if (found.length > 0) items.sort((a, b) => (a.requestedAt < b.requestedAt ? 1 : -1));
  return wholeList(items, silent);
}

export async function withdrawRequest({ db, actor, now }: SignedInContext, id: string): Promise<null> {
  if (!(await markWithdrawn(db, actor.userId, id, new Date(now)))) throw new AppError('NOT_FOUND');
  return null;
}

// ---- the teacher

/** The facts that a learner whom the teacher entered shares with the requester; empty unless name and birthday, or the phone, are the same. */
export function similarityOf(asking: RequestRow, entered: EnteredRow): ('name' | 'birthday' | 'phone')[] {
  const name = nameKey(asking.lastName, asking.firstName) === nameKey(entered.lastName, entered.firstName);
  const birthday = entered.birthday !== null && entered.birthday === asking.birthday;
  const phone = entered.phone !== null && entered.phone === asking.phone;
  // Siblings share a parent's phone: it only counts with the given name or the birthday.
  const sibling = phone && !name && !birthday;
  const other = name && entered.birthday !== null && asking.birthday !== null && !birthday;
  if (sibling || (other && !phone) || !(name || phone)) return [];
  return [
    ...(name ? (['name'] as const) : []),
    ...(birthday ? (['birthday'] as const) : []),
    ...(phone ? (['phone'] as const) : []),
  ];
}

export async function listOfRequests(
  { db, actor }: SignedInContext,
  query: { classId: string; status: 'PENDING' | 'ANSWERED'; page: number; size: number },
): Promise<Paged<JoinRequest[]>> {
  await classFor({ db, actor }, query.classId, 'view');
  const { rows, total } = await listRequests(db, actor.userId, query);
  const waiting = rows.filter(({ status }) => status === 'PENDING');
  const entered =
    waiting.length === 0
      ? []
      : await enteredLike(db, actor.userId, {
          names: waiting.map(({ fullName }) => fold(fullName)),
          phones: waiting.flatMap(({ phone }) => phone ?? []),
        });
  return {
    items: rows.map((row) => {
      const { lastName: _lastName, firstName: _firstName, ...shown } = row;
      return {
        ...shown,
        requestedAt: iso(row.requestedAt),
        reviewedAt: isoOrNull(row.reviewedAt),
        matches:
          row.status !== 'PENDING'
            ? []
            : entered
                .map((one) => ({ one, by: similarityOf(row, one) }))
                .filter(({ by }) => by.length > 0)
                .sort((a, b) => b.by.length - a.by.length)
                .slice(0, 3)
                .map(({ one, by }) => ({
                  id: one.id,
                  fullName: one.fullName,
                  code: one.code,
                  birthday: one.birthday,
                  by,
                })),
      };
    }),
    page: { page: query.page, size: query.size, total },
  };
}

export interface Answer {
  readonly classId: string;
  readonly ids: readonly string[];
  readonly status: 'ACCEPTED' | 'REJECTED';
  readonly reason?: string | undefined;
  readonly mergeWith?: string | undefined;
}

/** Errors: NOT_FOUND unless all requests are for the class, CONFLICT where one has been answered, those of `enrol`. */
export async function answerRequests(context: SignedInContext, answer: Answer): Promise<{ answered: number }> {
  const { app, actor, now } = context;
  const { classId, status, mergeWith } = answer;
  const ids = [...new Set(answer.ids)];
  const at = new Date(now);
  return withTransaction(app.db, async (db) => {
    const accepted = status === 'ACCEPTED';
    const enrolment = accepted ? await openEnrolment({ ...context, db }, classId) : null;
    await classFor({ db, actor }, classId, accepted ? 'manage-students' : 'edit');
    const students = await lockPending(db, actor.userId, classId, ids);
    if (enrolment)
      await enrol(enrolment, students, async () => {
        if (mergeWith !== undefined) await merge(db, actor.userId, mergeWith, students[0]!, at);
      });
    await markAnswered(db, actor.userId, ids, { status, reason: accepted ? null : answer.reason!, at });
    await emit({ db, now }, joinAnswered, {
      ownerId: actor.userId,
      classId,
      requestIds: ids,
      studentIds: students,
      accepted,
    });
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: accepted ? 'join-accepted' : 'join-rejected',
      kind: 'class',
      id: classId,
      details: { studentIds: students },
    });
    return { answered: ids.length };
  });
}

/** The learners who made these requests, which stay locked until the transaction ends. */
async function lockPending(db: Db, ownerId: string, classId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await lockRequests(db, ownerId, classId, ids);
  if (rows.length < ids.length) throw new AppError('NOT_FOUND');
  if (rows.some(({ status }) => status !== 'PENDING')) throw new AppError('CONFLICT');
  return rows.map(({ studentId }) => studentId);
}

/**
 * The account replaces the entered learner, and the entered name is deleted. Only a learner who never signed in
 * and has no other teacher is replaced, so that no work can be lost. Errors: STUDENT_NOT_FOUND.
 */
async function merge(db: Db, ownerId: string, entered: string, account: string, at: Date): Promise<void> {
  if (!(await lockEntered(db, ownerId, entered))) throw new AppError('STUDENT_NOT_FOUND');
  await replaceEntered(db, ownerId, entered, account);
  await eraseAccount(db, entered, '', at);
}

/** Without letters and digits that look alike. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newCode = ({ app }: Pick<SignedInContext, 'app'>): string =>
  Array.from(app.random(new Uint8Array(8)), (byte) => codeLetters[byte % codeLetters.length]).join('');

export async function changeJoining(
  context: SignedInContext,
  classId: string,
  { open, newCode: renew }: { open?: boolean | undefined; newCode: boolean },
): Promise<ClassView> {
  const { actor, now } = context;
  for (;;) {
    try {
      return await withTransaction(context.db, async (db) => {
        await classFor({ db, actor }, classId, 'edit');
        const code = renew ? newCode(context) : undefined;
        await setJoining(db, actor.userId, classId, { open, code, at: new Date(now) });
        return getClass({ ...context, db }, classId);
      });
    } catch (error) {
      // Another class has drawn the same code.
      if (uniqueViolation(error) !== 'classes_code') throw error;
    }
  }
}
