/** The refusal at a cap of a teacher's package: 402 when a higher package that is sold lifts it. */
import { AppError, type Caps, type TeacherPackage } from '@vumon/domain';
import type { Db } from '#db';
import { packageCaps } from '#modules/accounts';

/** The packages that are sold, from the lowest up. */
const ladder = ['BASIC', 'ADVANCE', 'INTERNATIONAL'] as const satisfies readonly TeacherPackage[];

const codes = {
  classes: 'REACH_LIMIT_CLASS',
  students: 'REACH_LIMIT_STUDENT_PER_TEACHER',
  studentsPerClass: 'REACH_LIMIT_STUDENT_PER_CLASS',
  systemTestsPerMonth: 'REACH_LIMIT_SYSTEM_TESTS',
} as const satisfies Record<keyof Caps, string>;

export async function capReached(db: Db, cap: keyof Caps, limit: number): Promise<AppError> {
  const table = await packageCaps(db);
  return new AppError(codes[cap], { params: { a: limit }, upgradeLifts: ladder.some((code) => (table[code][cap] ?? Infinity) > limit) });
}
