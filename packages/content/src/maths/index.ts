/** Maths of the system bank: templates whose keys are computed. */
import type { SeedQuestion } from '../kit.ts';
import { grade12 } from './grade-12.ts';
import { grade9 } from './grade-9.ts';
import { lowerSecondary } from './lower-secondary.ts';
import { moreTemplates } from './more.ts';
import { primary } from './primary.ts';
import { instances, type Template } from './template.ts';
import { upperSecondary } from './upper-secondary.ts';

const mathsTemplates: readonly Template[] = [
  ...primary,
  ...lowerSecondary,
  ...grade9,
  ...upperSecondary,
  ...grade12,
  ...moreTemplates,
];

export const mathsQuestions = (): SeedQuestion[] => mathsTemplates.flatMap(instances);
