/** Limits of the text's length, shared by the field and the schema. */
import type { WritingCode } from './codes.ts';

export const maxCharacters: Readonly<Record<WritingCode, number>> = { SA1: 500, EW1: 12_000 };
