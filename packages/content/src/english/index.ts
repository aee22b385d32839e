/** English of the system bank, written for this product. */
import type { SeedQuestion } from '../kit.ts';
import { grade10 } from './grade-10.ts';
import { grade11 } from './grade-11.ts';
import { grade12 } from './grade-12.ts';
import { grade6 } from './grade-6.ts';
import { grade7 } from './grade-7.ts';
import { grade8 } from './grade-8.ts';
import { grade9 } from './grade-9.ts';

export const englishQuestions = (): SeedQuestion[] =>
  [grade6, grade7, grade8, grade9, grade10, grade11, grade12].flatMap((questions) => questions());
