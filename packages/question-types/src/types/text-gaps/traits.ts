/** What the rest of the product knows of the family's codes. Without schemas, as `codes.ts`. */
import type { TypeTraits } from '../../schema/traits.ts';
import type { TextGapsCode } from './codes.ts';

export const textGapsTraits: Readonly<Record<TextGapsCode, TypeTraits>> = {
  FB1: { kind: 'write', glyph: 'gap', column: 'short' },
  FB2: { kind: 'write', glyph: 'cloze', column: 'short' },
  FB3: { kind: 'write', glyph: 'box', column: 'short' },
  FB4: { kind: 'write', glyph: 'letters', column: 'short' },
  FB5: { kind: 'write', glyph: 'form', column: 'short', usual: { skill: 'LI' } },
  FB6: { kind: 'write', glyph: 'labels', column: 'short', pictureFirst: true },
  FB7: { kind: 'write', glyph: 'brackets', column: 'short' },
  FB8: { kind: 'write', glyph: 'number', column: 'short', weight: 2, usual: { subject: 'MATH' } },
};
