/** The figure that each kind's form starts with: one that textbooks have, so that the preview is never empty. */
import type { FigureKind, FigureOf } from '@vumon/figures';

const cubic = { family: 'cubic' as const, coefficients: [1, 0, -3, 1] };

export const starts: { readonly [Kind in FigureKind]: FigureOf<Kind> } = {
  graph: { version: 1, kind: 'graph', function: cubic, x: [-3, 3], y: [-3, 5], grid: true, extrema: true },
  variation: { version: 1, kind: 'variation', function: cubic },
  triangle: { version: 1, kind: 'triangle', names: ['A', 'B', 'C'], sides: [6, 5.5, 4.5], parts: ['altitude'] },
  plane: { version: 1, kind: 'plane', form: 'thales', size: 60, labels: { AD: '6', DB: '4', AE: '9', EC: 'x' } },
  solid: { version: 1, kind: 'solid', form: 'pyramid', height: true },
  chart: {
    version: 1,
    kind: 'chart',
    form: 'bar',
    axis: '',
    bars: [
      { label: '6A', value: 12 },
      { label: '6B', value: 18 },
      { label: '6C', value: 14 },
    ],
  },
  'number-line': {
    version: 1,
    kind: 'number-line',
    range: [-4, 5],
    step: 1,
    from: { at: -2, closed: true },
    to: { at: 3, closed: false },
  },
  venn: {
    version: 1,
    kind: 'venn',
    names: ['A', 'B'],
    regions: { left: '12', both: '5', right: '9', outside: '' },
    shaded: [],
    universe: false,
  },
  'box-plot': { version: 1, kind: 'box-plot', axis: '', five: [2, 4.5, 6, 7.5, 10] },
  clock: { version: 1, kind: 'clock', hour: 8, minute: 20 },
};
