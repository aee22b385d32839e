/**
 * A new school year: classes are carried over under new names, with their learners or without; those of the last grade
 * are deactivated. The old classes stay with their results.
 */
import type { ClassView, NextYearProposal } from '@vumon/contract';
import { AppError, codesAfter, dayInVietnam, finishesSchool, gradeAfter, nameAfter, schoolYearOf } from '@vumon/domain';
import { withTransaction } from '#db';
import { audit } from '#platform/audit';
import { capReached, capsFor, lockCaps, scopeFor, usedOf } from '#people/packages';
import type { SignedInContext } from '../../../platform/http/context.ts';
import { insertClass, lockClass } from '../classes.queries.ts';
import { activeClassFor, checkGrade, closeTests, codeTaken, getClass } from '../classes.service.ts';
import { expectConsents } from '../consents.ts';
import { insertClassStudents } from '../students.queries.ts';
import {
  activeYears,
  classesOfYear,
  classMembers,
  deactivate,
  takenCodes,
  wasCarriedOver,
  type YearClassRow,
} from './next-year.queries.ts';

export async function nextYear(context: SignedInContext, chosen: number | undefined): Promise<NextYearProposal> {
  const { db, actor, now } = context;
  const [years, { studentsPerClass }, scope] = await Promise.all([
    activeYears(db, actor.userId),
    capsFor(context),
    scopeFor(context),
  ]);
  // From summer on, the classes of the previous school year are proposed.
  const before = schoolYearOf(dayInVietnam(now)) - 1;
  const from = chosen ?? (years.includes(before) ? before : (years[0] ?? null));
  const limit = scope.caps.classes;
  const room = limit === null ? null : Math.max(0, limit - (await usedOf(context, scope.ownerIds, 'classes')));
  if (from === null) return { years, from: null, to: null, classes: [], room, studentLimit: studentsPerClass };
  const to = from + 1;
  const rows = await classesOfYear(db, actor.userId, from, to);
  const free = await freeCodes(context, rows, from, to);
  return {
    years,
    from,
    to,
    classes: rows.map((row) => ({
      ...row,
      ends: finishesSchool(row.gradeId),
      proposed: {
        name: nameAfter(row.name, row.gradeId, from, to).slice(0, 100),
        code: free.get(row.id)!,
        gradeId: gradeAfter(row.gradeId) ?? row.gradeId,
      },
    })),
    room,
    studentLimit: studentsPerClass,
  };
}

/** Proposes a different unused code for each class. */
async function freeCodes({ db }: SignedInContext, rows: readonly YearClassRow[], from: number, to: number) {
  const wishes = new Map(rows.map((row) => [row.id, codesAfter(row.code, row.gradeId, from, to)]));
  const taken = await takenCodes(db, [...wishes.values()].flat());
  const free = new Map<string, string>();
  for (const [id, codes] of wishes) {
    const code = codes.find((one) => !taken.has(one.toLowerCase())) ?? codes[0]!;
    taken.add(code.toLowerCase());
    free.set(id, code);
  }
  return free;
}

type CarriedClass =
  | {
      readonly action: 'CARRY';
      readonly id: string;
      readonly code: string;
      readonly name: string;
      readonly gradeId: string;
      readonly withStudents: boolean;
    }
  | { readonly action: 'END'; readonly id: string };

export interface CarryOver {
  readonly to: number;
  readonly closeOld: boolean;
  readonly classes: readonly CarriedClass[];
}

const invalid = (path: string) => new AppError('BODY_INVALID', { fields: [{ path, code: 'invalid' }] });

/**
 * Carries over all classes or none. Errors: CLASS_NOT_FOUND, CLASS_INACTIVE, CLASS_CARRIED_OVER when a class was carried over into that
 * year before, CLASS_CODE_EXISTED, STUDENT_CONSENT_REQUIRED, REACH_LIMIT_CLASS, REACH_LIMIT_STUDENT_PER_CLASS.
 */
export async function carryOver(
  context: SignedInContext,
  { to, closeOld, classes }: CarryOver,
): Promise<{ made: ClassView[]; ended: number }> {
  const { actor, now } = context;
  const at = new Date(now);
  if (new Set(classes.map(({ id }) => id)).size < classes.length) throw invalid('classes');
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    if (classes.some((one) => one.action === 'CARRY' && one.withStudents)) await expectConsents({ db, actor, now });
    const scope = await lockCaps(inside);
    // Sorted, so that two requests for the same classes cannot deadlock.
    for (const id of classes.map((one) => one.id).sort()) await lockClass(db, actor.userId, id);
    const made: string[] = [];
    let ended = 0;
    for (const [index, one] of classes.entries()) {
      const old = await activeClassFor({ db, actor }, one.id, 'edit');
      if (one.action === 'CARRY') {
        if (old.schoolYear >= to) throw invalid('to');
        await checkGrade({ db }, one.gradeId, `classes.${index}.gradeId`);
        if (await wasCarriedOver(db, actor.userId, one.id, to))
          throw new AppError('CLASS_CARRIED_OVER', {
            fields: [{ path: `classes.${index}.id`, code: 'CLASS_CARRIED_OVER' }],
          });
        const id = context.app.newId();
        const { code, name, gradeId } = one;
        await insertClass(
          db,
          { id, ownerId: actor.userId, now: at, carriedFrom: { id: old.id, logo: old.logoMedia } },
          { code, name, gradeId, schoolYear: to },
        ).catch(codeTaken(`classes.${index}.code`));
        const members = one.withStudents ? await classMembers(db, actor.userId, old.id) : [];
        if (members.length > scope.caps.studentsPerClass)
          throw await capReached(inside, 'studentsPerClass', scope.caps.studentsPerClass);
        if (members.length > 0) await insertClassStudents(db, actor.userId, id, members, at);
        await audit(db, {
          at: now,
          actorId: actor.userId,
          action: 'class-carried-over',
          kind: 'class',
          id,
          details: { from: old.name, code, studentIds: members },
        });
        made.push(id);
      } else ended += 1;
      if (one.action === 'END' || closeOld) {
        await deactivate(db, actor.userId, old.id, at);
        await closeTests(inside, old.id);
      }
    }
    // Counted after the old classes are deactivated, which then no longer count.
    const limit = scope.caps.classes;
    if (made.length > 0 && limit !== null && (await usedOf(inside, scope.ownerIds, 'classes')) > limit)
      throw await capReached(inside, 'classes', limit);
    const views: ClassView[] = [];
    for (const id of made) views.push(await getClass({ ...context, db }, id));
    return { made: views, ended };
  });
}
