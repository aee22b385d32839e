/** Vocabulary and grammar of Global Success 3 to 5. */
import type { SeedQuestion } from '../../../kit.ts';
import { grammarOf3, wordsOf3 } from './grade-3.ts';
import { grammarOf4, wordsOf4 } from './grade-4.ts';
import { grammarOf5, wordsOf5 } from './grade-5.ts';
import { rowsOf } from './kit.ts';

export const primaryUnits = (): SeedQuestion[] => [
  ...rowsOf(3, 'VO', wordsOf3),
  ...rowsOf(3, 'GR', grammarOf3),
  ...rowsOf(4, 'VO', wordsOf4),
  ...rowsOf(4, 'GR', grammarOf4),
  ...rowsOf(5, 'VO', wordsOf5),
  ...rowsOf(5, 'GR', grammarOf5),
];
