/** What the rest of the product knows of the family's codes. Without schemas, as `codes.ts`. */
import type { TypeTraits } from '../../schema/traits.ts';
import type { GridCode } from './codes.ts';

export const gridTraits: Readonly<Record<GridCode, TypeTraits>> = {
  LS1: { kind: 'match', glyph: 'grid', column: 'other' },
  LS2: { kind: 'mixed', glyph: 'rating', column: 'other', unscored: true },
};
