/** A third choice for each place of the tests of primary school, by grade. */
import type { SeedQuestion } from '../../../kit.ts';
import { instances } from '../../template.ts';
import { third1 } from './grade-1.ts';
import { third2 } from './grade-2.ts';
import { third3 } from './grade-3.ts';
import { third4 } from './grade-4.ts';
import { third5 } from './grade-5.ts';

export const primaryThirdQuestions = (): SeedQuestion[] =>
  [...third1, ...third2, ...third3, ...third4, ...third5].flatMap(instances);
