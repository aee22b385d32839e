import type { ItemResult, Share } from './core.ts';

export const noShare: Share = { earned: 0, of: 1 };
export const fullShare: Share = { earned: 1, of: 1 };

/** The share `earned` of `of` in lowest terms, so that equal shares are equal objects. 0 ≤ earned ≤ of, of ≥ 1. */
export function share(earned: number, of: number): Share {
  const divisor = greatestCommonDivisor(earned, of);
  return { earned: earned / divisor, of: of / divisor };
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

export const blankItem = (item: string): ItemResult => ({ item, state: 'blank', share: noShare });

/** An item that was answered; its share says how well. */
export function answeredItem(item: string, earned: Share): ItemResult {
  const state = earned.earned === 0 ? 'wrong' : earned.earned === earned.of ? 'right' : 'partial';
  return { item, state, share: earned };
}

/** An item whose answer only a teacher can judge; it earns nothing until then. */
export const unmarkedItem = (item: string): ItemResult => ({ item, state: 'needs-teacher', share: noShare });
