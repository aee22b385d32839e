/**
 * Carries out a checked export, some rows at a time: each batch is one transaction together with how far it is, so that
 * a job which ends in the middle goes on where it was, and nothing is done twice.
 */
import { AppError } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { createStudentAccounts, followNames } from '#people/accounts';
import {
  changeRosterClass,
  closeRosterClass,
  enterPlaces,
  leaveLists,
  leaveRosterClasses,
  openRosterClass,
} from '#people/classes';
import { lockSchool, memberIds, usedOf } from '#people/packages';
import { insertSchoolConsents } from '#people/sign-on';
import type { App } from '../../platform/http/context.ts';
import {
  batchAfter,
  guardedLearners,
  lockRunning,
  markEnded,
  placesOf,
  setDone,
  storeRecords,
  type BatchRow,
  type ImportRow,
} from './rosters.queries.ts';

const batchSize = 1_000;

export interface Order {
  readonly importId: string;
  readonly caps: { readonly classes: number | null; readonly students: number | null };
  readonly consentVersion: string;
}

interface Batch {
  readonly app: App;
  readonly db: Db;
  readonly now: number;
  readonly order: Order;
  readonly one: ImportRow;
}

const does = ({ fate }: BatchRow): boolean => fate === 'NEW' || fate === 'CHANGED';
const text = (value: unknown): string => String(value);

/** Accounts of new learners, under the consent that the school has confirmed; those with one are known from now on. */
async function users({ app, db, now, order, one }: Batch, rows: readonly BatchRow[]): Promise<Map<string, string>> {
  const learners = rows.filter((row) => does(row) && row.data['role'] === 'LEARNER');
  const fresh = learners.filter(({ target }) => target === null);
  const made = await createStudentAccounts(
    { app, db, now },
    fresh.map(({ facts }) => ({
      lastName: text(facts['lastName'] ?? ''),
      firstName: text(facts['firstName']),
      gender: facts['gender'] as 'MALE' | 'FEMALE' | null,
      birthday: facts['birthday'] as string | null,
    })),
  );
  if (made.length > 0)
    await insertSchoolConsents(db, {
      userIds: made,
      schoolId: one.schoolId,
      way: 'ROSTER',
      textVersion: order.consentVersion,
      at: new Date(now),
    });
  const changed = learners.filter(({ target, fate }) => target !== null && fate === 'CHANGED');
  if (changed.length > 0)
    await followNames(
      db,
      changed.map(({ target, facts }) => ({
        id: target!,
        lastName: text(facts['lastName'] ?? ''),
        firstName: text(facts['firstName']),
        more:
          facts['told'] === null
            ? null
            : { birthday: facts['birthday'] as string | null, gender: facts['gender'] as string | null },
      })),
    );
  return new Map(fresh.map(({ id }, index) => [id, made[index]!]));
}

async function classes(batch: Batch, rows: readonly BatchRow[]): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const row of rows) {
    const { title, gradeId, year } = row.facts;
    const facts = { name: text(title), gradeId: text(gradeId), schoolYear: Number(year) };
    if (row.fate === 'ENDS') await closeRosterClass(batch, row.target!);
    else if (row.target !== null) await changeRosterClass(batch, row.target, facts);
    else made.set(row.id, await openRosterClass(batch, text(row.data['ownerId']), facts));
  }
  return made;
}

async function enrolments(batch: Batch, rows: readonly BatchRow[], teacherIds: readonly string[]): Promise<void> {
  const { db, now, one } = batch;
  const learners = rows.flatMap(({ data }) =>
    data['role'] === 'student' ? [{ classId: text(data['classId']), userId: text(data['userId']) }] : [],
  );
  if (learners.length === 0) return;
  const places = await placesOf(db, { schoolId: one.schoolId, importId: one.id }, learners);
  const asked = places.filter(({ enrolled, active }) => enrolled && active);
  // Once more: a learner may have got a contact, or left the teacher, since the check.
  const guarded = await guardedLearners(
    db,
    { schoolId: one.schoolId, teacherIds },
    asked.map(({ studentId }) => studentId),
  );
  const entering = asked.filter(({ studentId, ownerId }) => guarded.get(studentId)?.has(ownerId) ?? true);
  const leaving = places.filter(({ enrolled }) => !enrolled);
  if (entering.length > 0) await enterPlaces(db, entering, new Date(now));
  if (leaving.length === 0) return;
  await leaveRosterClasses(batch, leaving);
  const studentIds = leaving.filter(({ active }) => !active).map(({ studentId }) => studentId);
  if (studentIds.length > 0) await leaveLists(db, { teacherIds, studentIds }, new Date(now));
}

/** Errors: those of the caps, when there was less room than at the check. */
async function carryOutBatch(batch: Batch, all: readonly BatchRow[]): Promise<void> {
  const { db, now, one, order } = batch;
  const rows = all.filter(({ fate }) => fate !== 'UNCHANGED' && fate !== 'REFUSED');
  const of = (kind: BatchRow['kind']) => rows.filter((row) => row.kind === kind);
  const made = { USER: await users(batch, of('USER')), CLASS: await classes(batch, of('CLASS')) };
  await storeRecords(
    db,
    one.schoolId,
    rows.map(({ kind, id, data, fate, target }) => ({
      kind,
      id,
      data,
      active: fate !== 'ENDS',
      target: target ?? (kind === 'USER' || kind === 'CLASS' ? (made[kind].get(id) ?? null) : null),
    })),
  );
  const teacherIds = await memberIds(db, one.schoolId);
  await enrolments(batch, of('ENROLLMENT'), teacherIds);
  const { classes: mostClasses, students: mostStudents } = order.caps;
  if (made.CLASS.size > 0 && mostClasses !== null && (await usedOf({ db, now }, teacherIds, 'classes')) > mostClasses)
    throw new AppError('REACH_LIMIT_CLASS', { params: { a: mostClasses } });
  if (
    of('ENROLLMENT').length > 0 &&
    mostStudents !== null &&
    (await usedOf({ db, now }, teacherIds, 'students')) > mostStudents
  )
    throw new AppError('REACH_LIMIT_STUDENT_PER_TEACHER', { params: { a: mostStudents } });
}

/** True when rows are left. */
export async function carryOutNext(app: App, order: Order, now: number): Promise<boolean> {
  try {
    return await withTransaction(app.background, async (db) => {
      const one = await lockRunning(db, order.importId);
      if (!one) return false;
      await lockSchool(db, one.schoolId);
      const rows = await batchAfter(db, one.id, one.done, batchSize);
      if (rows.length > 0) await carryOutBatch({ app, db, now, order, one }, rows);
      const done = rows.at(-1)?.n ?? one.done;
      await setDone(db, one.id, done);
      if (done < one.total && rows.length > 0) return true;
      await markEnded(db, one.id, 'DONE', null, new Date(now));
      return false;
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await withTransaction(app.background, (db) => markEnded(db, order.importId, 'FAILED', error.code, new Date(now)));
    return false;
  }
}
