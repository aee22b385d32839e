/** What the rest of the product knows of the family's codes. Without schemas, as `codes.ts`. */
import type { TypeTraits } from '../../schema/traits.ts';
import type { MatchingCode } from './codes.ts';

export const matchingTraits: Readonly<Record<MatchingCode, TypeTraits>> = {
  MG1: { kind: 'match', glyph: 'pairs', column: 'other' },
  MG2: { kind: 'match', glyph: 'definition', column: 'other' },
  MG3: { kind: 'match', glyph: 'headings', column: 'other' },
  MG4: { kind: 'match', glyph: 'people', column: 'other' },
  MG5: { kind: 'match', glyph: 'pairs', column: 'other' },
  DL2: { kind: 'match', glyph: 'lines', column: 'other' },
};
