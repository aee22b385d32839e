/**
 * Packages: their features, their caps and the ladder. Name, price, length, features and caps of a package are a row that
 * administrators edit; the rules here take the rows as an argument and know only the codes.
 */
import type { FieldError } from '../platform/errors.ts';
import type { Role } from '../platform/roles.ts';

export const teacherPackages = ['TRIAL', 'BASIC', 'STANDARD', 'ADVANCE', 'INTERNATIONAL', 'SCHOOL'] as const;
export type TeacherPackage = (typeof teacherPackages)[number];

export const studentPackages = [
  'BEAT_FREE_EXAM',
  'PREMIUM_PACKAGE',
  'CERTIFICATE_MASTER',
  'SUPER_INTELLIGENCE_CHALLENGE',
] as const;
export type StudentPackage = (typeof studentPackages)[number];

export const packageCodes = [...teacherPackages, ...studentPackages] as const;
export type PackageCode = TeacherPackage | StudentPackage;

/** What can be bought: a package, or COMBO, which grants a package to several accounts. No membership has COMBO. */
export const offerCodes = [...packageCodes, 'COMBO'] as const;
export type OfferCode = (typeof offerCodes)[number];

/** The free package's name in URLs. */
export const freePackageSlug = 'free-exam-cracking';

/** The package that a learner without another one has. */
export const freePackage = 'BEAT_FREE_EXAM' satisfies StudentPackage;

/** Features that routes and pages may require of a teacher's package. */
export const features = [
  'use-content',
  'manage-classes',
  'write-questions',
  'create-exams',
  'create-formats',
  'exam-prep',
  'sample-tests',
  'all-sample-tests',
  'export-system-tests',
  'international-tests',
] as const;
export type Feature = (typeof features)[number];

/** The sources of memberships. */
export const membershipSources = ['TRIAL', 'CODE', 'GRANT', 'ORDER', 'GIFT'] as const;
export type MembershipSource = (typeof membershipSources)[number];

/** Caps of a teacher's package. Those of SCHOOL count over all teachers of the school. */
export interface Caps {
  readonly classes: number;
  readonly students: number;
  readonly studentsPerClass: number;
  /** System tests assigned, sent or exported in a month; null = unlimited. */
  readonly systemTestsPerMonth: number | null;
  /** Members of a school; null for a package of one teacher. */
  readonly teachers: number | null;
}

export interface Offer {
  readonly code: OfferCode;
  /** The package of the memberships that it grants: its own code, except for COMBO. */
  readonly gives: PackageCode;
  /** How many accounts get it. */
  readonly accounts: number;
  readonly audience: 'teacher' | 'student';
  /** 1 to 3 for a teacher's package, null for a learner's. */
  readonly level: number | null;
  /** If two packages run at the same time, the one with the higher rank is in force; null for COMBO. */
  readonly rank: number | null;
  /** Place on the ladder of upgrades; null for an offer that is not on it. */
  readonly ladder: number | null;
  readonly name: string;
  readonly nameEn: string;
  /** Dong for the whole length; 0 = free, null = not sold. */
  readonly price: number | null;
  readonly months: number | null;
  readonly days: number | null;
  /** Tests in a learner's package. */
  readonly uses: number | null;
  readonly recommended: boolean;
  readonly features: readonly Feature[];
  /** Null for a learner's package. */
  readonly caps: Caps | null;
  /** Incremented with every change; the history contains every revision. */
  readonly revision: number;
}

/** All offers, in the order of lists: teachers' before students', each by ladder and rank. */
export type PackageCatalogue = readonly Offer[];

/** Throws for a code without a row: every code is seeded by migration. */
export function offerOf(catalogue: PackageCatalogue, code: OfferCode): Offer {
  const offer = catalogue.find((one) => one.code === code);
  if (!offer) throw new Error(`the catalogue lacks ${code}`);
  return offer;
}

/** The features of the package with this code; none for a user without a package. */
export const featuresOf = (catalogue: PackageCatalogue, code: PackageCode | null): readonly Feature[] =>
  code === null ? [] : offerOf(catalogue, code).features;

/** Packages above `code` on its ladder that can be bought, the nearest first; trials and packages that are not sold are left out. */
export function upgradeTargets(catalogue: PackageCatalogue, code: PackageCode): readonly Offer[] {
  const { audience, ladder } = offerOf(catalogue, code);
  if (ladder === null) return [];
  return catalogue
    .filter((one) => one.audience === audience && one.ladder !== null && one.ladder > ladder && (one.price ?? 0) > 0)
    .sort((a, b) => a.ladder! - b.ladder!);
}

/**
 * The feature that a teacher's package needs for a test of this type. Types 1 to 7 need none: every teacher may use those of
 * the system and write their own.
 */
export function featureOfExam({
  examType,
  isInternational,
}: {
  readonly examType: number;
  readonly isInternational: boolean;
}): Feature | null {
  if (isInternational) return 'international-tests';
  if (examType >= 8 && examType <= 10) return 'exam-prep';
  return examType === 60 || examType === 61 ? 'sample-tests' : null;
}

/** Sample tests of a grade, and how many of them the lowest package with sample tests includes. */
export const sampleTestsOfGrade = 10;
export const firstSamples = 5;

/** The feature that the sample test at this place of its grade needs. */
export const featureOfSample = (position: number): Feature =>
  position <= firstSamples ? 'sample-tests' : 'all-sample-tests';

export interface Entitlement {
  readonly role: Role;
  /** The features of the package until it ends. */
  readonly features: readonly Feature[];
  /** Null: never expires. Milliseconds since the epoch. */
  readonly packageEndsAt: number | null;
}

export type FeatureDecision = 'allowed' | 'package-required';

/** Only teachers need packages for features. */
export function featureDecision(
  { role, features: opened, packageEndsAt }: Entitlement,
  feature: Feature,
  now: number,
): FeatureDecision {
  if (role !== 'TEACHER') return 'allowed';
  if (packageEndsAt !== null && packageEndsAt <= now) return 'package-required';
  return opened.includes(feature) ? 'allowed' : 'package-required';
}

/** Who holds which package, until when. */
export interface PackageHolder {
  readonly role: Role;
  readonly packageCode: PackageCode | null;
  readonly packageEndsAt: number | null;
}

const isTeacherPackage = (code: PackageCode): code is TeacherPackage =>
  (teacherPackages as readonly PackageCode[]).includes(code);

/** The teacher package in force at `now`, or null when there is none or it has expired. */
export function activeTeacherPackage(
  { packageCode, packageEndsAt }: PackageHolder,
  now: number,
): TeacherPackage | null {
  if (packageCode === null || !isTeacherPackage(packageCode)) return null;
  return packageEndsAt !== null && packageEndsAt <= now ? null : packageCode;
}

/**
 * Caps in force, a class never larger than `classSize`. Without a package those of BASIC apply to existing classes, and
 * no class or learner may be added.
 */
export function capsOf(
  catalogue: PackageCatalogue,
  holder: PackageHolder,
  { classSize, now }: { readonly classSize: number; readonly now: number },
): Caps {
  const code = holder.role === 'TEACHER' ? activeTeacherPackage(holder, now) : 'SCHOOL';
  const caps = offerOf(catalogue, code ?? 'BASIC').caps!;
  return {
    ...caps,
    studentsPerClass: Math.min(caps.studentsPerClass, classSize),
    ...(code === null && { classes: 0, students: 0 }),
  };
}

/** Whether a package that is sold allows more than `limit`. */
export const upgradeLifts = (catalogue: PackageCatalogue, cap: keyof Caps, limit: number, classSize: number): boolean =>
  catalogue.some(
    ({ accounts, caps, price }) =>
      accounts === 1 &&
      caps !== null &&
      (price ?? 0) > 0 &&
      Math.min(caps[cap] ?? Infinity, cap === 'studentsPerClass' ? classSize : Infinity) > limit,
  );

/** What an administrator may change of an offer. */
export type OfferChange = Pick<
  Offer,
  'name' | 'nameEn' | 'price' | 'months' | 'days' | 'uses' | 'recommended' | 'ladder' | 'features' | 'caps'
>;

/** Bounds of what can be entered; the database checks the same. */
export const offerBounds = {
  price: { min: 0, max: 100_000_000 },
  months: { min: 1, max: 60 },
  days: { min: 1, max: 366 },
  uses: { min: 1, max: 100_000 },
  ladder: { min: 1, max: 100 },
  classes: { min: 1, max: 9999 },
  students: { min: 1, max: 99_999 },
  studentsPerClass: { min: 1, max: 200 },
  systemTestsPerMonth: { min: 1, max: 100_000 },
  teachers: { min: 1, max: 9999 },
} as const;

type Problem = FieldError & { readonly code: 'required' | 'invalid' | 'tooSmall' | 'tooBig' };

/** Problems of a change, field by field: values out of bounds, and fields that this kind of package does not have. */
export function offerProblems(offer: Offer, change: OfferChange, catalogue: PackageCatalogue): readonly Problem[] {
  const problems: Problem[] = [];
  const bounded = (path: string, value: number | null, { min, max }: { min: number; max: number }) => {
    if (value === null) return;
    if (value < min) problems.push({ path, code: 'tooSmall', params: { limit: min } });
    if (value > max) problems.push({ path, code: 'tooBig', params: { limit: max } });
  };
  for (const name of ['price', 'months', 'days', 'uses', 'ladder'] as const)
    bounded(name, change[name], offerBounds[name]);
  if (change.months !== null && change.days !== null) problems.push({ path: 'days', code: 'invalid' });
  const teacher = offer.audience === 'teacher';
  // A learner's package ends with its tests, a teacher's by time.
  if (teacher && change.uses !== null) problems.push({ path: 'uses', code: 'invalid' });
  if (!teacher && change.uses === null) problems.push({ path: 'uses', code: 'required' });
  if (!teacher && change.features.length > 0) problems.push({ path: 'features', code: 'invalid' });
  if ((offer.caps === null) !== (change.caps === null))
    problems.push({ path: 'caps', code: change.caps === null ? 'required' : 'invalid' });
  if (change.caps) {
    for (const name of ['classes', 'students', 'studentsPerClass', 'systemTestsPerMonth', 'teachers'] as const)
      bounded(`caps.${name}`, change.caps[name], offerBounds[name]);
    if ((offer.caps?.teachers === null) !== (change.caps.teachers === null))
      problems.push({ path: 'caps.teachers', code: change.caps.teachers === null ? 'required' : 'invalid' });
  }
  const sold = (change.price ?? 0) > 0;
  if (sold && teacher && change.months === null && change.days === null)
    problems.push({ path: 'months', code: 'required' });
  const taken = catalogue.some(
    (one) =>
      one.code !== offer.code && one.audience === offer.audience && one.ladder !== null && one.ladder === change.ladder,
  );
  if (taken) problems.push({ path: 'ladder', code: 'invalid' });
  return problems;
}
