/** The address of the packages page for a refusal that a higher package resolves; it contains the reason. */
import { ApiError } from '@vumon/contract/client';
import type { Href } from './paths.ts';

/** Limits that can be reached; each is a row in the comparison of packages. */
export const capReasons = ['classes', 'students', 'studentsPerClass', 'systemTestsPerMonth'] as const;
export type CapReason = (typeof capReasons)[number];

const reasons: Readonly<Record<string, CapReason | 'uses'>> = {
  REACH_LIMIT_CLASS: 'classes',
  REACH_LIMIT_STUDENT_PER_TEACHER: 'students',
  REACH_LIMIT_STUDENT_PER_CLASS: 'studentsPerClass',
  REACH_LIMIT_SYSTEM_TESTS: 'systemTestsPerMonth',
  PACKAGE_NO_USES_LEFT: 'uses',
};

/** Null if no package helps. */
export function packagesFor(error: unknown): Href | null {
  if (!(error instanceof ApiError) || error.status !== 402) return null;
  const reason = reasons[error.code];
  const { feature } = error.params;
  if (reason) return `/payment?type=upgrade&reason=${reason}`;
  return feature === undefined
    ? '/payment?type=upgrade'
    : `/payment?type=upgrade&feature=${encodeURIComponent(String(feature))}`;
}
