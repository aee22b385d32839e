/** Whether a cap that a teacher has reached is one that a higher package lifts. Pure. */
import { caps, type Caps } from '@vumon/domain';

export type LimitedCap = Exclude<keyof Caps, 'systemTestsPerMonth'>;

/** The packages that are sold, from the lowest up. */
const ladder = ['BASIC', 'ADVANCE', 'INTERNATIONAL'] as const;

export const liftedBy = (cap: LimitedCap, limit: number): boolean => ladder.some((code) => caps[code][cap] > limit);
