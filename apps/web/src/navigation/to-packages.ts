/** Where a refusal leads that a higher package lifts: to the packages, with the reason in the address. */
import { ApiError } from '@vumon/contract/client';
import type { Href } from './paths.ts';

/** What runs out, by the codes that say so: rows of the comparison of packages. */
export const capReasons = ['classes', 'students', 'studentsPerClass', 'systemTestsPerMonth'] as const;
export type CapReason = (typeof capReasons)[number];

const reasons: Readonly<Record<string, CapReason | 'uses'>> = {
  REACH_LIMIT_CLASS: 'classes',
  REACH_LIMIT_STUDENT_PER_TEACHER: 'students',
  REACH_LIMIT_STUDENT_PER_CLASS: 'studentsPerClass',
  REACH_LIMIT_SYSTEM_TESTS: 'systemTestsPerMonth',
  PACKAGE_NO_USES_LEFT: 'uses',
};

/** Null where no package helps. */
export function packagesFor(error: unknown): Href | null {
  if (!(error instanceof ApiError) || error.status !== 402) return null;
  const reason = reasons[error.code];
  const { feature } = error.params;
  if (reason) return `/payment?type=upgrade&reason=${reason}`;
  return feature === undefined
    ? '/payment?type=upgrade'
    : `/payment?type=upgrade&feature=${encodeURIComponent(String(feature))}`;
}
