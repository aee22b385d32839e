/**
 * Grants and ends packages, whatever the source (trial, activation code, administrator, order), and counts their uses;
 * nothing else does.
 */
import {
  addMonths,
  AppError,
  freePackage,
  offerOf,
  type Actor,
  type MembershipSource,
  type PackageCatalogue,
  type PackageCode,
} from '@vumon/domain';
import { audit } from '#platform/audit';
import { emit } from '#platform/events';
import { dayMs, iso } from '../../platform/clock.ts';
import {
  endRunningMemberships,
  findOptionalCodeInForce,
  findOptionalUsable,
  hasMembership,
  insertMembership,
  insertUse,
  lockHolder,
  runningMemberships,
  sumOfUses,
  isUseCounted,
  type Holder,
} from './memberships.queries.ts';
import { packageGiven } from './packages.events.ts';
import { catalogueFor, type StoreContext } from './store.ts';
import { lockMembers, lockSchool } from './usage.queries.ts';

/** The caller's transaction and the current time in milliseconds. */
export interface GrantContext extends StoreContext {
  readonly now: number;
  /** Who grants or ends the package; null for the system. */
  readonly actor: Pick<Actor, 'userId'> | null;
}

/** A package for a user, or the SCHOOL package for a school. */
export type MembershipGrant = Holder & {
  readonly packageCode: PackageCode;
  readonly source: MembershipSource;
  /** When it begins, in milliseconds. Default: at once, or when the running membership of the same package ends. */
  readonly from?: number;
  /** Replaces the catalogue's length. `until` is a moment in milliseconds; it does not extend a running membership. */
  readonly length?: { readonly months: number } | { readonly days: number } | { readonly until: number } | 'unlimited';
  /** Replaces the catalogue's number of tests of a learner's package. */
  readonly uses?: number;
  /** Price paid, in dong. */
  readonly amount?: number;
  /** An order's number or the like; never a secret. */
  readonly reference?: string;
  /** A note for the owner. */
  readonly note?: string;
  /** The reason, for the audit log only. */
  readonly reason?: string;
  /** Ends running memberships, also of a higher package: for administrators, and upgrades that credit the rest. */
  readonly replace?: boolean;
};

export interface GrantedMembership {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

const subjectOf = (holder: Holder) =>
  'userId' in holder
    ? ({ kind: 'user', id: holder.userId } as const)
    : ({ kind: 'school', id: holder.schoolId } as const);

/**
 * Locks the user or school that gets the package. SCHOOL is for schools only; teachers' packages are for teachers,
 * learners' for learners.
 */
async function lockReceiver({ db }: GrantContext, grant: MembershipGrant, catalogue: PackageCatalogue): Promise<void> {
  const ofSchools = grant.packageCode === 'SCHOOL';
  if ('schoolId' in grant) {
    await lockMembers(db, grant.schoolId);
    if (!(await lockSchool(db, grant.schoolId))) throw new AppError('NOT_FOUND');
    if (!ofSchools) throw new AppError('PACKAGE_AUDIENCE');
    return;
  }
  const user = await lockHolder(db, grant.userId);
  if (!user) throw new AppError('NOT_FOUND');
  const role = offerOf(catalogue, grant.packageCode).audience === 'teacher' ? 'TEACHER' : 'STUDENT';
  if (ofSchools || user.isAdmin || user.role !== role) throw new AppError('PACKAGE_AUDIENCE');
}

/**
 * Grants a package, in the caller's transaction. A renewal begins when the running membership of the same package ends,
 * any other membership begins at once.
 * Errors: NOT_FOUND for no such account or school, PACKAGE_AUDIENCE for a package that is not for the holder,
 * PACKAGE_LOWER while a higher one runs.
 */
export async function grantMembership(context: GrantContext, grant: MembershipGrant): Promise<GrantedMembership> {
  const { app, db, now, actor } = context;
  const { packageCode, source } = grant;
  const catalogue = await catalogueFor(context);
  await lockReceiver(context, grant, catalogue);
  const offer = offerOf(catalogue, packageCode);
  const holder: Holder = 'userId' in grant ? { userId: grant.userId } : { schoolId: grant.schoolId };
  const at = new Date(now);
  const id = app.newId();
  if (grant.replace) await endRunningMemberships(db, holder, at, id);
  const running = await runningMemberships(db, holder, at);
  const rank = (code: PackageCode) => offerOf(catalogue, code).rank!;
  if (running.some((other) => rank(other.packageCode) > rank(packageCode))) throw new AppError('PACKAGE_LOWER');

  const until = typeof grant.length === 'object' && 'until' in grant.length;
  const begins =
    grant.from ??
    (until
      ? now
      : Math.max(
          now,
          ...running.filter((other) => other.packageCode === packageCode).map(({ endsAt }) => endsAt?.getTime() ?? now),
        ));
  const startsAt = new Date(begins);
  const endsAt = endOf(startsAt, grant.length ?? offer);
  if (endsAt && endsAt.getTime() <= begins)
    throw new AppError('BODY_INVALID', { fields: [{ path: 'endsAt', code: 'dateInPast' }] });
  const { reference = '', note = '', amount = null } = grant;
  await insertMembership(db, {
    id,
    holder,
    packageCode,
    startsAt,
    endsAt,
    uses: grant.uses ?? offer.uses,
    source,
    amount,
    reference,
    note,
    grantedBy: actor?.userId ?? null,
    at,
  });
  await audit(db, {
    at: now,
    actorId: actor?.userId ?? null,
    action: 'membership-granted',
    ...subjectOf(holder),
    details: {
      membershipId: id,
      package: packageCode,
      source,
      startsAt,
      endsAt,
      ...(grant.reason !== undefined && { reason: grant.reason }),
      ...(reference && { reference }),
    },
  });
  // A package that the user redeemed, bought or began as a trial was not given.
  if ('userId' in grant && actor !== null && actor.userId !== grant.userId)
    await emit({ db, now }, packageGiven, {
      userId: grant.userId,
      membershipId: id,
      package: packageCode,
      startsAt: iso(startsAt),
    });
  return { id, startsAt, endsAt };
}

function endOf(
  startsAt: Date,
  length: NonNullable<MembershipGrant['length']> | { readonly months: number | null; readonly days: number | null },
): Date | null {
  if (length === 'unlimited') return null;
  if ('until' in length) return new Date(length.until);
  if ('months' in length && length.months !== null) return addMonths(startsAt, length.months);
  if ('days' in length && length.days !== null) return new Date(startsAt.getTime() + length.days * dayMs);
  return null;
}

/** Ends every package of a user or a school at once, in the caller's transaction. */
export async function endMemberships(
  { db, actor, now }: Omit<GrantContext, 'app'>,
  { reason, ...holder }: Holder & { readonly reason: string },
): Promise<void> {
  if ('userId' in holder) await lockHolder(db, holder.userId);
  else {
    await lockMembers(db, holder.schoolId);
    await lockSchool(db, holder.schoolId);
  }
  if ((await endRunningMemberships(db, holder, new Date(now))) === 0) return;
  await audit(db, {
    at: now,
    actorId: actor?.userId ?? null,
    action: 'memberships-ended',
    ...subjectOf(holder),
    details: { reason },
  });
}

/**
 * Counts one use of a learner's package in force, in the caller's transaction, and returns how many are left; null when
 * the use for this `subject` was counted before. The free package begins with its first use.
 * Errors: PACKAGE_NO_USES_LEFT, NOT_FOUND for no such account, USER_NOT_STUDENT.
 */
export async function countUse(
  context: Omit<GrantContext, 'now'>,
  { userId, subject }: { readonly userId: string; readonly subject: string },
): Promise<{ readonly packageCode: PackageCode; readonly usesLeft: number } | null> {
  const { app, db } = context;
  const user = await lockHolder(db, userId);
  // Read after the lock: a use that waited for it must not be earlier than the free package that the one before has
  // begun.
  const now = app.now();
  const at = new Date(now);
  if (!user) throw new AppError('NOT_FOUND');
  if (user.role !== 'STUDENT' || user.isAdmin) throw new AppError('USER_NOT_STUDENT');
  if (await isUseCounted(db, userId, subject)) return null;
  const packageCode = (await findOptionalCodeInForce(db, userId, at)) ?? freePackage;
  if (packageCode === freePackage && !(await hasMembership(db, userId, freePackage)))
    await grantMembership({ ...context, now }, { userId, packageCode, source: 'GRANT' });
  const usable = await findOptionalUsable(db, userId, packageCode, at);
  if (!usable) throw new AppError('PACKAGE_NO_USES_LEFT');
  await insertUse(db, { membershipId: usable.id, userId, subject, at });
  return { packageCode, usesLeft: usable.usesLeft - 1 };
}

/** A learner's package in force, the free one where no other runs, with its tests. */
export async function usesFor(
  context: StoreContext & { readonly now: number },
  userId: string,
): Promise<{ readonly packageCode: PackageCode; readonly left: number; readonly total: number }> {
  const { db } = context;
  const now = new Date(context.now);
  const packageCode = (await findOptionalCodeInForce(db, userId, now)) ?? freePackage;
  const uses = await sumOfUses(db, { userId, packageCode, now });
  // The free package begins with its first use.
  if (packageCode !== freePackage || uses.total > 0) return { packageCode, ...uses };
  const all = offerOf(await catalogueFor(context), freePackage).uses ?? 0;
  return { packageCode, left: all, total: all };
}
