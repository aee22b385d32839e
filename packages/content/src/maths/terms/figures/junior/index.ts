/** Families of grades 6 to 9 that are read from a figure. */
import type { Template } from '../../../template.ts';
import { grade6Figures } from './grade-6.ts';
import { grade7Figures } from './grade-7.ts';
import { grade8Figures } from './grade-8.ts';
import { grade9Figures } from './grade-9.ts';

export const juniorFigures: readonly Template[] = [
  ...grade6Figures,
  ...grade7Figures,
  ...grade8Figures,
  ...grade9Figures,
];
