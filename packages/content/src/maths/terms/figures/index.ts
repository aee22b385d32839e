/** Families of grades 10 to 12 that are read from a figure. */
import type { Template } from '../../template.ts';
import { calculus12Figures } from './calculus-12.ts';
import { grade10Figures } from './grade-10.ts';
import { grade11Figures } from './grade-11.ts';
import { space12Figures } from './space-12.ts';

export const seniorFigures: readonly Template[] = [
  ...grade10Figures,
  ...grade11Figures,
  ...calculus12Figures,
  ...space12Figures,
];
