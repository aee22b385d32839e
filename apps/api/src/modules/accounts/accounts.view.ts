/** A user's own account as its replies show it. */
import type { accountRoutes, RouteReply } from '@vumon/contract';
import { featureDecision, freePackageSlug, levelOfPackage, packageCatalogue, packageLevels, features, roleNumbers, type Caps, type Entitlement, type Feature, type Role, type TeacherPackage } from '@vumon/domain';
import type { OpenSession } from './sessions.service.ts';
import type { packagesOnSale } from './accounts.service.ts';
import { roleOf } from './roles.ts';
import type { ProfileRow } from './users.queries.ts';

type Profile = RouteReply<(typeof accountRoutes)['GET /account/profile']>;
type Offer = RouteReply<(typeof accountRoutes)['GET /memberships']>[number];

export function profileView(row: ProfileRow, ownCaps: Caps | null, now: number): Profile {
  const role = roleOf(row);
  const entitlement: Entitlement = { role, packageCode: row.package_code, packageEndsAt: row.ends_at?.getTime() ?? null };
  const opens = (feature: Feature) => role !== 'STUDENT' && role !== 'SALE' && featureDecision(entitlement, feature, now) === 'allowed';
  return {
    id: row.id,
    fullName: row.full_name,
    firstName: row.first_name,
    lastName: row.last_name,
    role,
    roleCode: roleNumbers[role],
    is_admin: row.is_admin,
    email: row.email,
    phone: row.phone,
    signInName: row.sign_in_name,
    avatar: row.avatar_media === null ? null : `/media/${row.avatar_media}`,
    locale: row.locale,
    receivedGift: row.received_gift,
    roleChosen: row.role_chosen,
    membership: membershipView(row, now),
    caps: role === 'TEACHER' ? ownCaps : null,
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
  };
}

/** A learner without a package, or whose package has ended, has the free one. */
function membershipView(row: ProfileRow, now: number): Profile['membership'] {
  const { package_code: code, starts_at: startsAt, ends_at: endsAt } = row;
  const serverTime = new Date(now).toISOString();
  // A learner's package ends with its last test.
  const isExpired = (endsAt !== null && endsAt.getTime() <= now) || row.uses_left === 0;
  if (row.role === 'STUDENT' && !row.is_admin && (code === null || isExpired)) {
    const { name, nameEn, tests } = packageCatalogue.BEAT_FREE_EXAM;
    const usesLeft = code === 'BEAT_FREE_EXAM' ? row.uses_left : tests;
    return { code: 'BEAT_FREE_EXAM', slug: freePackageSlug, level: null, name, nameEn, price: 0, isFree: true, isExpired: false, startDate: null, endDate: null, usesLeft, serverTime };
  }
  if (code === null || startsAt === null) return null;
  const offer = packageCatalogue[code];
  return {
    code,
    slug: code === 'BEAT_FREE_EXAM' ? freePackageSlug : null,
    level: levelOfPackage(code),
    name: offer.name,
    nameEn: offer.nameEn,
    price: offer.price,
    isFree: offer.price === 0,
    isExpired,
    startDate: startsAt.toISOString(),
    endDate: endsAt?.toISOString() ?? null,
    usesLeft: row.uses_left,
    serverTime,
  };
}

export function offerView(offer: ReturnType<typeof packagesOnSale>[number], caps: Readonly<Record<TeacherPackage, Caps>>): Offer {
  const code = offer.code;
  const teacher = code in packageLevels ? (code as TeacherPackage) : null;
  const entitlement: Entitlement = { role: 'TEACHER', packageCode: code, packageEndsAt: null };
  return {
    ...offer,
    features: teacher ? (Object.keys(features) as Feature[]).filter((feature) => featureDecision(entitlement, feature, 0) === 'allowed') : [],
    caps: teacher ? caps[teacher] : null,
  };
}

/** Tokens leave in the body only for clients that send them by header. */
export const sessionView = (session: OpenSession, role: Role, tokensInBody: boolean) => ({
  userId: session.userId,
  role,
  ...(tokensInBody && { accessToken: session.accessToken, refreshToken: session.refreshToken }),
  accessExpiresAt: session.accessExpiresAt.toISOString(),
});
