import { romanNumeral } from '@vumon/domain';

/** The numeral of a part by its index from 0: I, II, III… */
export const roman = (index: number): string => romanNumeral(index + 1);
