/** A fourth choice for each place of the tests of primary school, by grade. */
import type { SeedQuestion } from '../../../kit.ts';
import { instances } from '../../template.ts';
import { fourth1 } from './grade-1.ts';
import { fourth2 } from './grade-2.ts';
import { fourth3 } from './grade-3.ts';
import { fourth4 } from './grade-4.ts';
import { fourth5 } from './grade-5.ts';

export const primaryFourthQuestions = (): SeedQuestion[] =>
  [...fourth1, ...fourth2, ...fourth3, ...fourth4, ...fourth5].flatMap(instances);
