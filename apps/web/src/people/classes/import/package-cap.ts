/** Which limit of the package refused rows of an import, and which package lifts it. */
import type { ImportChecked } from '@vumon/contract';
import type { Reply } from '@vumon/contract/client';
import type { Profile } from '../../../session/profile.ts';

type OnSale = Pick<Reply<'GET /memberships'>[number], 'audience' | 'accounts' | 'name' | 'nameEn' | 'price' | 'caps'>;

export interface PackageCap {
  /** In each class, or in all of them. */
  readonly of: 'class' | 'all';
  readonly count: number;
  /** The cheapest package on sale that allows more; null if none does. */
  readonly higher: { readonly name: string; readonly nameEn: string; readonly count: number } | null;
}

const caps = {
  IMPORT_REACH_LIMIT: ['class', 'studentsPerClass'],
  REACH_LIMIT_STUDENT_PER_TEACHER: ['all', 'students'],
} as const;
const isCap = (code: string): code is keyof typeof caps => Object.hasOwn(caps, code);

/** Null if no row was refused by the package. The rows name the limit: a class may have room where the teacher has none. */
export function packageCap(
  bad: ImportChecked['bad'],
  own: Profile['caps'],
  onSale: readonly OnSale[],
): PackageCap | null {
  const code = bad.map((row) => row.code).find(isCap);
  if (code === undefined || own === null) return null;
  const [of, cap] = caps[code];
  const higher = onSale
    .filter((one) => one.audience === 'teacher' && one.accounts === 1 && (one.caps?.[cap] ?? 0) > own[cap])
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))[0];
  return {
    of,
    count: own[cap],
    higher: higher?.caps ? { name: higher.name, nameEn: higher.nameEn, count: higher.caps[cap] } : null,
  };
}
