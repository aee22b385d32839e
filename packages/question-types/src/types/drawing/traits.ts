/** What the rest of the product knows of the family's codes. Without schemas, as `codes.ts`. */
import type { TypeTraits } from '../../schema/traits.ts';
import type { DrawingCode } from './codes.ts';

export const drawingTraits: Readonly<Record<DrawingCode, TypeTraits>> = {
  DS1: { kind: 'picture', glyph: 'shapes', column: 'other', pictureFirst: true },
  FC1: { kind: 'picture', glyph: 'colour', column: 'other', pictureFirst: true },
  FC2: { kind: 'picture', glyph: 'colourWrite', column: 'other', pictureFirst: true },
};
