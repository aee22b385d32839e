/** How much may be written: known to the field and to the schema alike. */
import type { WritingCode } from './codes.ts';

export const maxCharacters: Readonly<Record<WritingCode, number>> = { SA1: 500, EW1: 12_000 };
