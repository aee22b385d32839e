/** Classes that a school's system fills (OneRoster), in the caller's transaction, which has locked the school. */
import { fold } from '@vumon/domain';
import type { Db } from '#db';
import { endAttemptsOnLostAccess } from '#people/hooks';
import { emit } from '#platform/events';
import type { App } from '../../../platform/http/context.ts';
import { learnersLeftClass } from '../classes.events.ts';
import { insertClass } from '../classes.queries.ts';
import { removeClassStudents } from '../students.queries.ts';
import { changeRosterFacts, codeIsTaken, deactivate, type Place } from './roster.queries.ts';

interface Inside {
  readonly app: App;
  readonly db: Db;
  readonly now: number;
}
export interface RosterClass {
  readonly name: string;
  readonly gradeId: string;
  readonly schoolYear: number;
}

/** Codes are unique in the product, and "9A" is in every school. */
async function freeCode({ app, db }: Inside, name: string): Promise<string> {
  const stem =
    fold(name)
      .replace(/[^a-z0-9]/g, '')
      .toUpperCase()
      .slice(0, 10) || 'LOP';
  for (;;) {
    const [a, b, c] = app.random(new Uint8Array(3));
    const code = `${stem}-${((a! << 16) | (b! << 8) | c!).toString(36).toUpperCase().padStart(5, '0')}`;
    if (!(await codeIsTaken(db, code))) return code;
  }
}

export async function openRosterClass(
  inside: Inside,
  ownerId: string,
  { name, ...facts }: RosterClass,
): Promise<string> {
  const id = inside.app.newId();
  const code = await freeCode(inside, name);
  await insertClass(inside.db, { id, ownerId, now: new Date(inside.now) }, { code, name, ...facts });
  return id;
}

/** Also opens a class again that had ended. */
export const changeRosterClass = ({ db, now }: Inside, classId: string, facts: RosterClass): Promise<void> =>
  changeRosterFacts(db, classId, facts, new Date(now));

/** Running attempts of the class are handed in; its list and results stay. */
export async function closeRosterClass({ db, now }: Inside, classId: string): Promise<void> {
  const ownerId = await deactivate(db, classId, new Date(now));
  if (ownerId !== undefined) await endAttemptsOnLostAccess.call(db, { ownerId, classId }, new Date(now));
}

/** As when their teacher takes them out. */
export async function leaveRosterClasses({ db, now }: Inside, places: readonly Place[]): Promise<void> {
  for (const [classId, all] of Map.groupBy(places, (place) => place.classId)) {
    const { ownerId } = all[0]!;
    const ids = all.map(({ studentId }) => studentId);
    const studentIds = await removeClassStudents(db, ownerId, classId, ids, new Date(now));
    if (studentIds.length === 0) continue;
    await endAttemptsOnLostAccess.call(db, { ownerId, classId, studentIds }, new Date(now));
    await emit({ db, now }, learnersLeftClass, { ownerId, classId, studentIds });
  }
}
