/** The topics of grade 5, in the order of the curriculum. */
import type { Template } from '../../template.ts';
import { mixedNumbers5 } from './01-mixed-numbers.ts';
import { decimals5 } from './02-decimals.ts';
import { decimalArithmetic5 } from './03-decimal-arithmetic.ts';
import { ratios5 } from './04-ratios.ts';
import { sumAndRatio5 } from './05-sum-and-ratio.ts';
import { areas5 } from './06-areas.ts';
import { volume5 } from './07-volume.ts';
import { surface5 } from './08-surface.ts';
import { motion5 } from './09-motion.ts';
import { pieCharts5 } from './10-pie-charts.ts';

export const grade5: readonly Template[] = [
  ...mixedNumbers5,
  ...decimals5,
  ...decimalArithmetic5,
  ...ratios5,
  ...sumAndRatio5,
  ...areas5,
  ...volume5,
  ...surface5,
  ...motion5,
  ...pieCharts5,
];
