/** The profile as its reply shows it. */
import type { ownAccountRoutes, RouteReply } from '@vumon/contract';
import {
  featureDecision,
  featuresOf,
  freePackage,
  freePackageSlug,
  offerOf,
  roleNumbers,
  timeZoneOf,
  type Caps,
  type Entitlement,
  type Feature,
  type PackageCatalogue,
  type PackageCode,
} from '@vumon/domain';
import { roleOf } from '#people/accounts';
import { capsView } from '#people/packages';
import type { SignedInContext } from '../../platform/http/context.ts';
import type { ProfileRow } from './profile.queries.ts';

type Profile = RouteReply<(typeof ownAccountRoutes)['GET /account/profile']>;

export function profileView(
  row: ProfileRow,
  catalogue: PackageCatalogue,
  ownCaps: Caps,
  { app, now, actor }: Pick<SignedInContext, 'app' | 'now' | 'actor'>,
): Profile {
  const role = roleOf(row);
  const entitlement: Entitlement = {
    role,
    features: featuresOf(catalogue, row.packageCode),
    packageEndsAt: row.endsAt?.getTime() ?? null,
  };
  const membership = membershipView(row, catalogue, now);
  const opens = (feature: Feature) =>
    role !== 'STUDENT' && role !== 'SALE' && featureDecision(entitlement, feature, now) === 'allowed';
  return {
    id: row.id,
    fullName: row.fullName,
    firstName: row.firstName,
    lastName: row.lastName,
    role,
    roleCode: roleNumbers[role],
    is_admin: row.isAdmin,
    email: row.email,
    phone: row.phone,
    signInName: row.signInName,
    avatar: row.avatarMedia === null ? null : `/media/${row.avatarMedia}`,
    locale: row.locale,
    subject: row.subject,
    grades: row.grades,
    timeZone: timeZoneOf(app.config.site, row.timeZone),
    ownTimeZone: row.timeZone,
    receivedGift: row.receivedGift,
    roleChosen: row.roleChosen,
    membership,
    membershipExpired: membership?.endDate ?? null,
    isExpired: membership?.isExpired ?? false,
    serverTime: new Date(now).toISOString(),
    caps: role === 'TEACHER' ? capsView(ownCaps) : null,
    abilities: {
      useContent: opens('use-content'),
      manageClasses: role === 'TEACHER' && opens('manage-classes'),
      writeQuestions: opens('write-questions'),
      createExams: opens('create-exams'),
      createFormats: opens('create-formats'),
      exportSystemTests: opens('export-system-tests'),
      manageSystemContent: role === 'ADMIN' || role === 'OPERATOR',
      takeTests: role === 'STUDENT',
    },
    launched: Boolean(actor.onlyAssignmentId),
    support: actor.support ? { endsAt: new Date(actor.support.endsAt).toISOString() } : null,
    administersSchool: row.administersSchool,
  };
}

const isOver = ({ endsAt, usesLeft }: ProfileRow, now: number): boolean =>
  // A learner's package also ends when its last test is used.
  (endsAt !== null && endsAt.getTime() <= now) || usesLeft === 0;

/** A learner without a package, or whose package has ended, has the free one. */
const hasFreePackage = (row: ProfileRow, now: number): boolean =>
  row.role === 'STUDENT' && !row.isAdmin && (row.packageCode === null || isOver(row, now));

/** The package in force, or the one that ended last. */
export const packageShown = (row: ProfileRow, now: number): PackageCode | null =>
  hasFreePackage(row, now) ? freePackage : row.packageCode;

function membershipView(row: ProfileRow, catalogue: PackageCatalogue, now: number): Profile['membership'] {
  const { packageCode: code, startsAt, endsAt } = row;
  const serverTime = new Date(now).toISOString();
  const facts = (one: PackageCode) => {
    const { level, name, nameEn, price, features } = offerOf(catalogue, one);
    return {
      code: one,
      slug: one === freePackage ? freePackageSlug : null,
      level,
      name,
      nameEn,
      price,
      isFree: price === 0,
      features: [...features],
      serverTime,
    };
  };
  if (hasFreePackage(row, now))
    return {
      ...facts(freePackage),
      isFree: true,
      isExpired: false,
      startDate: null,
      endDate: null,
      usesLeft: row.freeUsesLeft ?? offerOf(catalogue, freePackage).uses,
    };
  if (code === null || startsAt === null) return null;
  return {
    ...facts(code),
    isExpired: isOver(row, now),
    startDate: startsAt.toISOString(),
    endDate: endsAt?.toISOString() ?? null,
    usesLeft: row.usesLeft,
  };
}
