/** What the families of grades 6 to 9 with figures share. */
import { TooFewDistractors } from '../../../../kit.ts';
import { fraction, n } from '../../../template.ts';

export const fractionOf = (over: number, under: number): string => fraction(over, under);

/** An angle in a formula. */
export const degrees = (value: number): string => `$${n(value)}^\\circ$`;

/** The drawn numbers do not suit; others follow. */
export function again(): never {
  throw new TooFewDistractors('other numbers are needed');
}
