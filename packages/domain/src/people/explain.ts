/**
 * Why a user may or may not use a feature or open a page. Only the functions that decide are asked, once with the user as
 * is and once with one fact changed: the fact that changes the answer is the reason. So an explanation cannot differ from
 * the decision.
 */
import {
  featureDecision,
  featuresOf,
  packageCodes,
  type Entitlement,
  type Feature,
  type PackageCatalogue,
  type PackageCode,
} from './packages.ts';
import { pageGate, type Page } from './pages.ts';

export const accessReasons = ['OPEN', 'NO_PACKAGE_NEEDED', 'INCLUDED', 'ROLE', 'NO_PACKAGE', 'ENDED', 'LACKS'] as const;
/**
 * OPEN: for everybody of the role. ENDED: the package that has ended included it. LACKS: the
 * package does not include it.
 */
export type AccessReason = (typeof accessReasons)[number];

export interface Explanation {
  readonly allowed: boolean;
  readonly reason: AccessReason;
  /** The packages with which it would be allowed; empty where no package changes anything. */
  readonly packages: PackageCode[];
}

/** What the gates read of a user, and the code of the package, which is null for who never had any. */
export interface Explained extends Entitlement {
  readonly packageCode: PackageCode | null;
}

const packagesThat = (
  catalogue: PackageCatalogue,
  { role }: Explained,
  opens: (entitlement: Entitlement) => boolean,
): PackageCode[] =>
  packageCodes.filter((code) => opens({ role, features: featuresOf(catalogue, code), packageEndsAt: null }));

/** Why the package in hand does not open what `opens` asks for. */
function lackOf(user: Explained, opens: (entitlement: Entitlement) => boolean): AccessReason {
  if (opens({ ...user, packageEndsAt: null })) return 'ENDED';
  return user.packageCode === null ? 'NO_PACKAGE' : 'LACKS';
}

export function explainFeature(
  catalogue: PackageCatalogue,
  user: Explained,
  feature: Feature,
  now: number,
): Explanation {
  const opens = (entitlement: Entitlement) => featureDecision(entitlement, feature, now) === 'allowed';
  if (opens({ ...user, features: [], packageEndsAt: null }))
    return { allowed: true, reason: 'NO_PACKAGE_NEEDED', packages: [] };
  const packages = packagesThat(catalogue, user, opens);
  if (opens(user)) return { allowed: true, reason: 'INCLUDED', packages };
  return { allowed: false, reason: lackOf(user, opens), packages };
}

/** The search parameters that the rules of pages read, the plain address first. */
const searches = [{}, { m: 'mine' }, { m: 'mine', copy: 'any' }] as const;

/** A page that opens at one of its addresses counts as open. */
export function explainPage(catalogue: PackageCatalogue, user: Explained, page: Page, now: number): Explanation {
  const gates = searches.map((search) => pageGate(page, user, search, now));
  const search =
    searches[
      Math.max(
        0,
        gates.findIndex((gate) => gate !== 'home'),
      )
    ]!;
  const opens = (entitlement: Entitlement) => pageGate(page, entitlement, search, now) === 'open';
  const none = { features: [], packageEndsAt: null };
  if (opens({ ...user, ...none })) return { allowed: true, reason: 'OPEN', packages: [] };
  const packages = packagesThat(catalogue, user, opens);
  if (searches.some((one) => pageGate(page, user, one, now) === 'open'))
    return { allowed: true, reason: 'INCLUDED', packages };
  if (gates.every((gate) => gate === 'home')) return { allowed: false, reason: 'ROLE', packages: [] };
  return { allowed: false, reason: lackOf(user, opens), packages };
}
