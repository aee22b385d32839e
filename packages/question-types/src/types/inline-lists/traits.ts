/** What the rest of the product knows of the family's codes. Without schemas, as `codes.ts`. */
import type { TypeTraits } from '../../schema/traits.ts';
import type { InlineListsCode } from './codes.ts';

export const inlineListsTraits: Readonly<Record<InlineListsCode, TypeTraits>> = {
  SL1: { kind: 'inText', glyph: 'list', column: 'other', shuffled: true, alike: true },
  SL2: { kind: 'inText', glyph: 'turns', column: 'other', shuffled: true, alike: true },
};
