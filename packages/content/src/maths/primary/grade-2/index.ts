/** The topics of grade 2, in the order of the curriculum. */
import type { Template } from '../../template.ts';
import { addingTo20In2 } from './01-adding-to-20.ts';
import { addingTo100In2 } from './02-adding-to-100.ts';
import { tables2And5In2 } from './03-tables-2-and-5.ts';
import { numbersTo1000In2 } from './04-numbers-to-1000.ts';
import { addingTo1000In2 } from './05-adding-to-1000.ts';
import { massAndCapacity2 } from './06-mass-and-capacity.ts';
import { lines2 } from './07-lines.ts';
import { time2 } from './08-time.ts';
import { data2 } from './09-data.ts';

export const grade2: readonly Template[] = [
  ...addingTo20In2,
  ...addingTo100In2,
  ...tables2And5In2,
  ...numbersTo1000In2,
  ...addingTo1000In2,
  ...massAndCapacity2,
  ...lines2,
  ...time2,
  ...data2,
];
