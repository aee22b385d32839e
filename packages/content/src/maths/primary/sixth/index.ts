/** Further choices for the tests at the end of a term of primary school, by grade. */
import type { SeedQuestion } from '../../../kit.ts';
import { instances } from '../../template.ts';
import { sixth1 } from './grade-1.ts';
import { sixth2 } from './grade-2.ts';
import { sixth3 } from './grade-3.ts';
import { sixth4 } from './grade-4.ts';
import { sixth5 } from './grade-5.ts';

export const primarySixthQuestions = (): SeedQuestion[] =>
  [...sixth1, ...sixth2, ...sixth3, ...sixth4, ...sixth5].flatMap(instances);
