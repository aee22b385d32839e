import type { Rounding } from '@vumon/domain';

/** The keys of the messages of roundings: a key has no dot of its own. */
export const roundingKeys = { '0.1': '0_1', '0.25': '0_25', none: 'none' } as const satisfies Record<Rounding, string>;
