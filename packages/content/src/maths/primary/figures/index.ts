/** Families of primary school that are read from a figure or a table. */
import type { Template } from '../../template.ts';
import { figures1 } from './grade-1.ts';
import { figures2 } from './grade-2.ts';
import { figures3 } from './grade-3.ts';
import { figures4 } from './grade-4.ts';
import { figures5 } from './grade-5.ts';

export const primaryFigures: readonly Template[] = [...figures1, ...figures2, ...figures3, ...figures4, ...figures5];
