/** Further readings, grammar and sentences to write for the term tests of grades 6 to 12. */
import type { SeedQuestion } from '../../kit.ts';
import { moreOfNine } from './grade-9.ts';
export { furtherOf1012 } from './further-10-12.ts';
export { furtherOfNine } from './further-nine.ts';
export { moreGrammar } from './more-grammar.ts';
export { spareOfTerms } from './spare.ts';
import { termReadings1012 } from './readings-10-12.ts';
import { termReadings67 } from './readings-6-7.ts';
import { termReadings89 } from './readings-8-9.ts';
import { termSentences1012 } from './sentences-10-12.ts';
import { termSentences69 } from './sentences-6-9.ts';

export const termReadings = (): SeedQuestion[] => [...termReadings67(), ...termReadings89(), ...termReadings1012()];

export const termSentences = (): SeedQuestion[] => [...termSentences69(), ...moreOfNine(), ...termSentences1012()];
