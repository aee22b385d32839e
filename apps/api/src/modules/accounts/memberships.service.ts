/** The one place that gives and takes packages: trial, activation code, an admin, an order. */
import { addMonths, AppError, packageCatalogue, rankOfPackage, type MembershipSource, type PackageCode } from '@vumon/domain';
import type { Db } from '#db';
import { audit } from '#modules/audit';
import type { App } from '../../http/context.ts';
import { endRunningMemberships, insertMembership, runningMemberships } from './memberships.queries.ts';
import { lockUser } from './users.queries.ts';

const dayMs = 86_400_000;

export interface MembershipGrant {
  readonly userId: string;
  readonly packageCode: PackageCode;
  readonly source: MembershipSource;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** When it begins, in milliseconds, instead of at once or at the end of its like. */
  readonly from?: number;
  /** Who gave it: an admin, the user for a trial or a code, null for the system. */
  readonly actorId: string | null;
  /** Instead of the catalogue's length. `until` is a moment, in milliseconds; it does not extend what runs. */
  readonly length?: { readonly months: number } | { readonly days: number } | { readonly until: number } | 'unlimited';
  /** Instead of the catalogue's number of tests in a learner's package. */
  readonly uses?: number;
  /** Dong that were paid. */
  readonly amount?: number;
  /** An order's number or the like; never a secret. */
  readonly reference?: string;
  /** A word that its owner reads. */
  readonly note?: string;
  /** Why, for the audit log alone. */
  readonly reason?: string;
  /** Ends what runs, also when it is higher: an admin's change, an upgrade whose price credits the rest. */
  readonly replace?: boolean;
}

export interface GrantedMembership {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/**
 * Gives a package, in the caller's transaction. The same package goes on from its current end, a higher one begins at once.
 * Errors: NOT_FOUND for no such account, PACKAGE_AUDIENCE for a teacher's package to a learner and the reverse,
 * PACKAGE_LOWER while a higher one runs.
 */
export async function grantMembership(app: Pick<App, 'newId'>, db: Db, grant: MembershipGrant): Promise<GrantedMembership> {
  const { userId, packageCode, source, now, actorId } = grant;
  const user = await lockUser(db, userId);
  if (!user) throw new AppError('NOT_FOUND');
  const offer = packageCatalogue[packageCode];
  if (user.is_admin || user.role !== (offer.audience === 'teacher' ? 'TEACHER' : 'STUDENT')) throw new AppError('PACKAGE_AUDIENCE');
  const at = new Date(now);
  if (grant.replace) await endRunningMemberships(db, userId, at);
  const running = await runningMemberships(db, userId, at);
  if (running.some((other) => rankOfPackage(other.packageCode) > rankOfPackage(packageCode))) throw new AppError('PACKAGE_LOWER');

  const id = app.newId();
  const until = typeof grant.length === 'object' && 'until' in grant.length;
  const begins = grant.from ?? (until ? now : Math.max(now, ...running.filter((other) => other.packageCode === packageCode).map(({ endsAt }) => endsAt?.getTime() ?? now)));
  const startsAt = new Date(begins);
  const endsAt = endOf(startsAt, grant.length ?? offer);
  if (endsAt && endsAt.getTime() <= begins) throw new AppError('BODY_INVALID', { fields: [{ path: 'endsAt', code: 'dateInPast' }] });
  const uses = grant.uses ?? offer.tests;
  const { reference = '', note = '', amount = null } = grant;
  await insertMembership(db, { id, userId, packageCode, startsAt, endsAt, uses, source, amount, reference, note, grantedBy: actorId, at });
  await audit(db, {
    at: now, actorId, action: 'membership-granted', kind: 'user', id: userId,
    details: { membershipId: id, package: packageCode, source, startsAt, endsAt, ...(grant.reason !== undefined && { reason: grant.reason }), ...(reference && { reference }) },
  });
  return { id, startsAt, endsAt };
}

function endOf(startsAt: Date, length: NonNullable<MembershipGrant['length']> | { months: number | null; days: number | null }): Date | null {
  if (length === 'unlimited') return null;
  if ('until' in length) return new Date(length.until);
  if ('months' in length && length.months !== null) return addMonths(startsAt, length.months);
  if ('days' in length && length.days !== null) return new Date(startsAt.getTime() + length.days * dayMs);
  return null;
}

/** Ends every package of a user at once, in the caller's transaction. */
export async function endMemberships(db: Db, { userId, actorId, now, reason }: { userId: string; actorId: string | null; now: number; reason: string }): Promise<void> {
  await lockUser(db, userId);
  if ((await endRunningMemberships(db, userId, new Date(now))) === 0) return;
  await audit(db, { at: now, actorId, action: 'memberships-ended', kind: 'user', id: userId, details: { reason } });
}
