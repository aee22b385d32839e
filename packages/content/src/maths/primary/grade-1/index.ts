/** The topics of grade 1, in the order of the curriculum. */
import type { Template } from '../../template.ts';
import { numbersTo10In1 } from './01-numbers-to-10.ts';
import { addingTo10In1 } from './02-adding-to-10.ts';
import { numbersTo100In1 } from './03-numbers-to-100.ts';
import { addingTo100In1 } from './04-adding-to-100.ts';
import { shapes1 } from './05-shapes.ts';
import { length1 } from './06-length.ts';
import { time1 } from './07-time.ts';

export const grade1: readonly Template[] = [
  ...numbersTo10In1,
  ...addingTo10In1,
  ...numbersTo100In1,
  ...addingTo100In1,
  ...shapes1,
  ...length1,
  ...time1,
];
