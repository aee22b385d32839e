/** Packages, their levels, what each opens and its caps. The only place that knows them. */
import type { Role } from './roles.ts';

/** Level 1 < 2 < 3; TRIAL equals BASIC. SCHOOL is granted by an admin. */
export const packageLevels = {
  BASIC: 1,
  TRIAL: 1,
  STANDARD: 2,
  ADVANCE: 2,
  INTERNATIONAL: 3,
  SCHOOL: 3,
} as const;
export type TeacherPackage = keyof typeof packageLevels;

export const studentPackages = ['BEAT_FREE_EXAM', 'PREMIUM_PACKAGE', 'CERTIFICATE_MASTER', 'SUPER_INTELLIGENCE_CHALLENGE'] as const;
export type StudentPackage = (typeof studentPackages)[number];
export type PackageCode = TeacherPackage | StudentPackage;

/** What a route or page may ask for: the lowest teacher package level that opens it. */
export const features = {
  'use-content': 'BASIC',
  'manage-classes': 'BASIC',
  'write-questions': 'BASIC',
  'create-exams': 'ADVANCE',
  'create-formats': 'ADVANCE',
  'exam-prep': 'STANDARD',
  'sample-tests': 'STANDARD',
  'export-system-tests': 'BASIC',
  'international-tests': 'INTERNATIONAL',
} as const satisfies Record<string, TeacherPackage>;
export type Feature = keyof typeof features;

/**
 * What a test asks of its teacher's package beyond being used at all. Types 1 to 7 ask nothing: every teacher uses those of the system,
 * and writes own ones. Exam preparation (8 to 10) and sample tests (60, 61) open with STANDARD, ADVANCE and up, international ones with
 * INTERNATIONAL alone.
 */
export function featureOfExam({ examType, isInternational }: { readonly examType: number; readonly isInternational: boolean }): Feature | null {
  if (isInternational) return 'international-tests';
  if (examType >= 8 && examType <= 10) return 'exam-prep';
  return examType === 60 || examType === 61 ? 'sample-tests' : null;
}

/** Caps of a teacher's package; each is the default of an app setting. */
export interface Caps {
  readonly classes: number;
  readonly students: number;
  readonly studentsPerClass: number;
  /** System tests assigned, sent or exported in a month; null = unlimited. */
  readonly systemTestsPerMonth: number | null;
}

export const caps: Record<TeacherPackage, Caps> = {
  BASIC: { classes: 3, students: 100, studentsPerClass: 40, systemTestsPerMonth: 10 },
  TRIAL: { classes: 3, students: 100, studentsPerClass: 40, systemTestsPerMonth: 10 },
  STANDARD: { classes: 20, students: 1000, studentsPerClass: 60, systemTestsPerMonth: null },
  ADVANCE: { classes: 20, students: 1000, studentsPerClass: 60, systemTestsPerMonth: null },
  INTERNATIONAL: { classes: 60, students: 3000, studentsPerClass: 60, systemTestsPerMonth: null },
  SCHOOL: { classes: 999, students: 999, studentsPerClass: 60, systemTestsPerMonth: null },
};

export interface Entitlement {
  readonly role: Role;
  readonly packageCode: PackageCode | null;
  /** Null: never expires. Milliseconds since the epoch. */
  readonly packageEndsAt: number | null;
}

export type FeatureDecision = 'allowed' | 'package-required';

/**
 * Students and operators are exempt from a single required package, an admin passes all.
 * TRIAL passes as BASIC everywhere but for the export of system tests.
 */
export function featureDecision(entitlement: Entitlement, feature: Feature, now: number): FeatureDecision {
  if (entitlement.role !== 'TEACHER') return 'allowed';
  const code = activeTeacherPackage(entitlement, now);
  if (!code) return 'package-required';
  if (feature === 'export-system-tests' && code === 'TRIAL') return 'package-required';
  return packageLevels[code] >= packageLevels[features[feature]] ? 'allowed' : 'package-required';
}

/** The teacher package in force at `now`, or null when there is none or it has expired. */
export function activeTeacherPackage(entitlement: Entitlement, now: number): TeacherPackage | null {
  const { packageCode, packageEndsAt } = entitlement;
  if (!packageCode || !(packageCode in packageLevels)) return null;
  if (packageEndsAt !== null && packageEndsAt <= now) return null;
  return packageCode as TeacherPackage;
}

/** Caps in force; without a package those of BASIC hold for what already exists, and nothing may be added. */
export function capsOf(entitlement: Entitlement, now: number): Caps {
  if (entitlement.role !== 'TEACHER') return caps.SCHOOL;
  const code = activeTeacherPackage(entitlement, now);
  return code ? caps[code] : { ...caps.BASIC, classes: 0, students: 0 };
}
