import type { ItemResult, Share } from './core.ts';

export const noShare: Share = { earned: 0, of: 1 };
export const fullShare: Share = { earned: 1, of: 1 };

/** The fraction `earned`/`of` in lowest terms, so that equal shares are equal objects. 0 ≤ earned ≤ of, of ≥ 1. */
export function share(earned: number, of: number): Share {
  const divisor = greatestCommonDivisor(earned, of);
  return { earned: earned / divisor, of: of / divisor };
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

export const blankItem = (item: string): ItemResult => ({ item, state: 'blank', share: noShare });

/** The result of an answered item with this share. */
export function answeredItem(item: string, earned: Share): ItemResult {
  const state = earned.earned === 0 ? 'wrong' : earned.earned === earned.of ? 'right' : 'partial';
  return { item, state, share: earned };
}

/** The result of an item that a teacher has to mark; it earns nothing until then. */
export const unmarkedItem = (item: string): ItemResult => ({ item, state: 'needs-teacher', share: noShare });
