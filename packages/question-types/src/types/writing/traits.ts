/** What the rest of the product knows of the family's codes. Without schemas, as `codes.ts`. */
import type { TypeTraits } from '../../schema/traits.ts';
import type { WritingCode } from './codes.ts';

export const writingTraits: Readonly<Record<WritingCode, TypeTraits>> = {
  SA1: { kind: 'write', glyph: 'rewrite', column: 'essay', byHand: true, written: true },
  EW1: { kind: 'produce', glyph: 'pen', column: 'essay', byHand: true, written: true },
};
