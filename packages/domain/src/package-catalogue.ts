/** What is sold: names, prices in dong and length. What a package opens is in packages.ts. */
import { packageLevels, type PackageCode, type TeacherPackage } from './packages.ts';

export interface PackageOffer {
  readonly audience: 'teacher' | 'student';
  readonly name: string;
  readonly nameEn: string;
  /** Dong: a year for teachers, once for learners; 0 = free, null = not sold by itself. */
  readonly price: number | null;
  readonly months: number | null;
  readonly days: number | null;
  readonly tests: number | null;
  readonly recommended: boolean;
}

const teacher = { audience: 'teacher', months: 12, days: null, tests: null, recommended: false } as const;
const student = { audience: 'student', months: null, days: null, recommended: false } as const;

/** What the free package is called in addresses. */
export const freePackageSlug = 'free-exam-cracking';

/** In the order of the ladder. */
export const packageCatalogue: Readonly<Record<PackageCode, PackageOffer>> = {
  TRIAL: { ...teacher, name: 'Dùng thử', nameEn: 'Trial', price: 0, months: null, days: 30 },
  BASIC: { ...teacher, name: 'Cơ bản', nameEn: 'Basic', price: 216_000 },
  STANDARD: { ...teacher, name: 'Tiêu chuẩn', nameEn: 'Standard', price: null },
  ADVANCE: { ...teacher, name: 'Nâng cao', nameEn: 'Advanced', price: 324_000, recommended: true },
  INTERNATIONAL: { ...teacher, name: 'Quốc tế', nameEn: 'International', price: 399_000 },
  SCHOOL: { ...teacher, name: 'Nhà trường', nameEn: 'School', price: null },
  BEAT_FREE_EXAM: { ...student, name: 'Explorer', nameEn: 'Explorer', price: 0, tests: 10 },
  PREMIUM_PACKAGE: { ...student, name: 'Pioneer', nameEn: 'Pioneer', price: 99_000, tests: 20, recommended: true },
  CERTIFICATE_MASTER: { ...student, name: 'Certificate Champion', nameEn: 'Certificate Champion', price: 199_000, tests: 20 },
  SUPER_INTELLIGENCE_CHALLENGE: { ...student, name: 'Super Challenger', nameEn: 'Super Challenger', price: 299_000, tests: 88 },
};

/** Where a membership comes from. */
export const membershipSources = ['TRIAL', 'CODE', 'GRANT', 'ORDER', 'GIFT'] as const;
export type MembershipSource = (typeof membershipSources)[number];

const inOrder = Object.keys(packageCatalogue);
/** Of two packages that run at once the one of the higher rank holds. */
export const rankOfPackage = (code: PackageCode): number => inOrder.indexOf(code);

/** 1 to 3 for a teacher's package, null for a learner's. */
export const levelOfPackage = (code: PackageCode): number | null => (code in packageLevels ? packageLevels[code as TeacherPackage] : null);
