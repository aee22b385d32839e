/** What the rest of the product knows of the family's codes. Without schemas, as `codes.ts`. */
import type { TypeTraits } from '../../schema/traits.ts';
import type { SpeakingCode } from './codes.ts';

export const speakingTraits: Readonly<Record<SpeakingCode, TypeTraits>> = {
  SP1: { kind: 'produce', glyph: 'microphone', column: 'other', byHand: true, spoken: true },
  SP2: { kind: 'produce', glyph: 'cards', column: 'other', byHand: true, spoken: true },
};
