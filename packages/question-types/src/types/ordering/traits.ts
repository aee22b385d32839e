/** What the rest of the product knows of the family's codes. Without schemas, as `codes.ts`. */
import type { TypeTraits } from '../../schema/traits.ts';
import type { OrderingCode } from './codes.ts';

export const orderingTraits: Readonly<Record<OrderingCode, TypeTraits>> = {
  SO1: { kind: 'match', glyph: 'order', column: 'other' },
};
