/** The ladders that packages are upgraded along. */
import type { PackageCode } from './packages.ts';

/** COMBO is an offer and no package: four accounts of INTERNATIONAL at once. */
export type UpgradeTarget = PackageCode | 'COMBO';

const ladders: readonly (readonly UpgradeTarget[])[] = [
  ['BASIC', 'TRIAL', 'STANDARD', 'ADVANCE', 'COMBO', 'INTERNATIONAL'],
  ['BEAT_FREE_EXAM', 'PREMIUM_PACKAGE', 'CERTIFICATE_MASTER', 'SUPER_INTELLIGENCE_CHALLENGE'],
];
/** A trial is given once and not bought; STANDARD is sold as nothing today. */
const neverOffered: readonly UpgradeTarget[] = ['TRIAL', 'STANDARD'];

/** What is above `code` on its ladder and may be bought, the nearest first; nothing above the highest, nor for SCHOOL, which an admin grants. */
export function upgradeTargets(code: PackageCode): readonly UpgradeTarget[] {
  const ladder = ladders.find((one) => one.includes(code)) ?? [];
  return ladder.slice(ladder.indexOf(code) + 1).filter((target) => !neverOffered.includes(target));
}

export const isHighestPackage = (code: PackageCode): boolean => upgradeTargets(code).length === 0;
