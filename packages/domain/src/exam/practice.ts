/** A learner's own practice: which tests a package opens, and how many weeks a number of tests is enough for. */
import type { PackageCode } from '../people/packages.ts';

/** How a learner obtained a test of their own. */
export const ownedSources = ['PACKAGE', 'GIFT', 'ORDER', 'GRANT'] as const;
export type OwnedSource = (typeof ownedSources)[number];

/** Learners' packages that open international tests, each of which opens all others too. */
const international: readonly PackageCode[] = ['CERTIFICATE_MASTER', 'SUPER_INTELLIGENCE_CHALLENGE'];
export const opensInternational = (code: PackageCode | undefined): boolean =>
  code !== undefined && international.includes(code);

const testsAWeek = 2;
const weeksAMonth = 365.25 / 12 / 7;

/** The time that a number of tests is enough for, at two a week: in weeks up to eight, then in whole months. */
export function timeOfUses(uses: number): { readonly unit: 'weeks' | 'months'; readonly count: number } {
  const weeks = Math.ceil(uses / testsAWeek);
  return weeks <= 8 ? { unit: 'weeks', count: weeks } : { unit: 'months', count: Math.round(weeks / weeksAMonth) };
}

/** The three kinds of tests in the welcome gift, by the code of their type. */
export type GiftKind = 'INTERNATIONAL' | 'PERIODIC' | 'COMPETENCY';
export const giftTests = { INTERNATIONAL: 1, PERIODIC: 3, COMPETENCY: 6 } as const satisfies Record<GiftKind, number>;
export const giftSize = 10;
/** The exam type of competency assessments. */
const competency = 9;
export const giftKindOf = (examType: number, isInternational: boolean): GiftKind =>
  isInternational ? 'INTERNATIONAL' : examType === competency ? 'COMPETENCY' : 'PERIODIC';
