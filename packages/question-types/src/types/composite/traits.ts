/** What the rest of the product knows of the family's codes. Without schemas, as `codes.ts`. */
import type { TypeTraits } from '../../schema/traits.ts';
import type { CompositeCode } from './codes.ts';

export const compositeTraits: Readonly<Record<CompositeCode, TypeTraits>> = {
  MIX1: { kind: 'mixed', glyph: 'stack', column: 'other', byHand: true },
  MIX2: { kind: 'mixed', glyph: 'stackHeard', column: 'other', byHand: true },
};
