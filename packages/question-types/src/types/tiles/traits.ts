/** What the rest of the product knows of the family's codes. Without schemas, as `codes.ts`. */
import type { TypeTraits } from '../../schema/traits.ts';
import type { TilesCode } from './codes.ts';

export const tilesTraits: Readonly<Record<TilesCode, TypeTraits>> = {
  DD1: { kind: 'inText', glyph: 'tiles', column: 'other' },
  DD2: { kind: 'inText', glyph: 'chips', column: 'other' },
};
