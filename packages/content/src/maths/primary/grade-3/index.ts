/** The topics of grade 3, in the order of the curriculum. */
import type { Template } from '../../template.ts';
import { tables3To9In3 } from './01-tables-3-to-9.ts';
import { onePart3 } from './02-one-part.ts';
import { byOneDigit3 } from './03-by-one-digit.ts';
import { numbersTo100000In3 } from './04-numbers-to-100000.ts';
import { expressions3 } from './05-expressions.ts';
import { unknownNumber3 } from './06-unknown-number.ts';
import { anglesAndCircles3 } from './07-angles-and-circles.ts';
import { perimeterAndArea3 } from './08-perimeter-and-area.ts';
import { solids3 } from './09-solids.ts';
import { units3 } from './10-units.ts';
import { data3 } from './11-data.ts';

export const grade3: readonly Template[] = [
  ...tables3To9In3,
  ...onePart3,
  ...byOneDigit3,
  ...numbersTo100000In3,
  ...expressions3,
  ...unknownNumber3,
  ...anglesAndCircles3,
  ...perimeterAndArea3,
  ...solids3,
  ...units3,
  ...data3,
];
