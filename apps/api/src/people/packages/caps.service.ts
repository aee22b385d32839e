/**
 * Caps of packages: which apply to a user, how much of them is used, and the error when one is reached. Caps of a
 * school count all its teachers together.
 */
import {
  activeTeacherPackage,
  AppError,
  capsOf,
  monthInVietnam,
  upgradeLifts,
  type Actor,
  type Caps,
} from '@vumon/domain';
import { catalogueFor, settingFor, type StoreContext } from './store.ts';
import {
  countClasses,
  countStudents,
  countSystemTests,
  findOptionalSchoolId,
  lockSchool,
  lockTeacher,
  memberIds,
} from './usage.queries.ts';

export interface CapsContext extends StoreContext {
  readonly actor: Actor;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The users whose objects count together against one set of caps. */
export interface CapsScope {
  readonly caps: Caps;
  /** The teachers whose objects count: oneself, or all of a school. */
  readonly ownerIds: readonly string[];
}

/** Caps of the actor's package in force. */
export async function capsFor(context: CapsContext): Promise<Caps> {
  const [catalogue, classSize] = [await catalogueFor(context), await settingFor(context, 'class-size')];
  return capsOf(catalogue, context.actor, { classSize, now: context.now });
}

/** The actor's school while its package is the one in force; another package counts for its teacher alone. */
async function findOptionalSchoolInForce({ db, actor, now }: CapsContext): Promise<string | undefined> {
  return activeTeacherPackage(actor, now) === 'SCHOOL' ? findOptionalSchoolId(db, actor.userId) : undefined;
}

async function scopeOf(context: CapsContext, schoolId: string | undefined): Promise<CapsScope> {
  const caps = await capsFor(context);
  return { caps, ownerIds: schoolId === undefined ? [context.actor.userId] : await memberIds(context.db, schoolId) };
}

/**
 * Locks the teacher, and the school if its package is in force, until the transaction ends, so that concurrent
 * additions are counted one after the other. Where both are locked, the teacher is locked first.
 */
export async function lockCaps(context: CapsContext): Promise<CapsScope> {
  const { db, actor } = context;
  await lockTeacher(db, actor.userId);
  const schoolId = await findOptionalSchoolInForce(context);
  if (schoolId !== undefined) await lockSchool(db, schoolId);
  return scopeOf(context, schoolId);
}

const codes = {
  classes: 'REACH_LIMIT_CLASS',
  students: 'REACH_LIMIT_STUDENT_PER_TEACHER',
  studentsPerClass: 'REACH_LIMIT_STUDENT_PER_CLASS',
  systemTestsPerMonth: 'REACH_LIMIT_SYSTEM_TESTS',
  teachers: 'REACH_LIMIT_SCHOOL_TEACHERS',
} as const satisfies Record<keyof Caps, string>;

/** The error for a reached cap; its status is 402 if a package that is sold allows more. */
export async function capReached(context: StoreContext, cap: keyof Caps, limit: number): Promise<AppError> {
  const [catalogue, classSize] = [await catalogueFor(context), await settingFor(context, 'class-size')];
  return new AppError(codes[cap], {
    params: { a: limit },
    upgradeLifts: upgradeLifts(catalogue, cap, limit, classSize),
  });
}

export type Counted = 'classes' | 'students' | 'systemTestsPerMonth';

/** How many objects count against a cap. */
export function usedOf(
  { db, now }: Pick<CapsContext, 'db' | 'now'>,
  ownerIds: readonly string[],
  cap: Counted,
): Promise<number> {
  if (cap === 'classes') return countClasses(db, ownerIds);
  if (cap === 'students') return countStudents(db, ownerIds);
  return countSystemTests(db, ownerIds, monthInVietnam(now));
}

/** Requires that one more is allowed, in the transaction of `lockCaps`. Errors: the code of the cap. */
export async function expectRoom(context: CapsContext, scope: CapsScope, cap: Counted): Promise<void> {
  const limit = scope.caps[cap];
  if (limit === null || (await usedOf(context, scope.ownerIds, cap)) < limit) return;
  throw await capReached(context, cap, limit);
}

/** The scope without a lock, for display. */
export const scopeFor = async (context: CapsContext): Promise<CapsScope> =>
  scopeOf(context, await findOptionalSchoolInForce(context));

/** Usage and cap of classes, learners and this month's system tests in the package in force. */
export async function usageFor(context: CapsContext) {
  const { caps, ownerIds } = await scopeFor(context);
  const [classes, students, systemTests] = await Promise.all(
    (['classes', 'students', 'systemTestsPerMonth'] as const).map((cap) => usedOf(context, ownerIds, cap)),
  );
  return {
    classes: { used: classes!, cap: caps.classes },
    students: { used: students!, cap: caps.students },
    systemTests: { used: systemTests!, cap: caps.systemTestsPerMonth },
  };
}
