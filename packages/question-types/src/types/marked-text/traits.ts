/** What the rest of the product knows of the family's codes. Without schemas, as `codes.ts`. */
import type { TypeTraits } from '../../schema/traits.ts';
import type { MarkedTextCode } from './codes.ts';

export const markedTextTraits: Readonly<Record<MarkedTextCode, TypeTraits>> = {
  MC8: { kind: 'inText', glyph: 'underlined', column: 'choice', alike: true },
  MR3: { kind: 'inText', glyph: 'words', column: 'other', alike: true },
};
