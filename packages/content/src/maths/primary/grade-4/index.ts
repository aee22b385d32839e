/** The topics of grade 4, in the order of the curriculum. */
import type { Template } from '../../template.ts';
import { millions4 } from './01-millions.ts';
import { properties4 } from './02-properties.ts';
import { sumAndDifference4 } from './03-sum-and-difference.ts';
import { mean4 } from './04-mean.ts';
import { fractions4 } from './05-fractions.ts';
import { fractionArithmetic4 } from './06-fraction-arithmetic.ts';
import { divisibility4 } from './07-divisibility.ts';
import { anglesAndLines4 } from './08-angles-and-lines.ts';
import { parallelogramAndRhombus4 } from './09-parallelogram-and-rhombus.ts';
import { units4 } from './10-units.ts';
import { data4 } from './11-data.ts';

export const grade4: readonly Template[] = [
  ...millions4,
  ...properties4,
  ...sumAndDifference4,
  ...mean4,
  ...fractions4,
  ...fractionArithmetic4,
  ...divisibility4,
  ...anglesAndLines4,
  ...parallelogramAndRhombus4,
  ...units4,
  ...data4,
];
