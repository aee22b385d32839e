/** Figures as textbooks have them: the sheet that people look at, and the cases of tests. */
import type { Figure } from './schema.ts';

type Family = Extract<Figure, { kind: 'variation' }>['function']['family'];
const graph = (
  family: Family,
  coefficients: number[],
  x: [number, number],
  y: [number, number],
  more: { line?: [number, number]; grid?: boolean } = {},
): Figure => ({
  version: 1,
  kind: 'graph',
  function: { family, coefficients },
  x,
  y,
  grid: false,
  extrema: true,
  ...more,
});
const variation = (family: Family, ...coefficients: number[]): Figure => ({
  version: 1,
  kind: 'variation',
  function: { family, coefficients },
});
const triangle = (
  sides: [number, number, number],
  ...parts: Extract<Figure, { kind: 'triangle' }>['parts']
): Figure => ({ version: 1, kind: 'triangle', names: ['A', 'B', 'C'], sides, parts });
const solid = (form: Extract<Figure, { kind: 'solid' }>['form'], height = true): Figure => ({
  version: 1,
  kind: 'solid',
  form,
  height,
});
const clock = (hour: number, minute: number): Figure => ({ version: 1, kind: 'clock', hour, minute });

export const samples: readonly Figure[] = [
  variation('cubic', -1, 0, 3, 1),
  graph('cubic', [-1, 0, 3, 1], [-3, 3], [-3, 4]),
  graph('rational', [1, 2, 1, -1], [-4, 6], [-4, 6]),
  graph('quadratic', [-1, 2, 3], [-2.5, 4], [-1.5, 5], { line: [1, 1] }),
  variation('rational', 1, 2, 1, -1),
  variation('quartic', 1, -2, 3),
  graph('quartic', [1, -2, 0], [-2.5, 2.5], [-2, 3]),
  variation('quadratic', 1, -4, 3),
  graph('quadratic', [1, -4, 3], [-1, 5], [-2, 4], { grid: true }),
  graph('linear', [2, -1], [-3, 3], [-3, 3], { grid: true }),
  graph('exponential', [2], [-3, 3], [-1, 5]),
  graph('exponential', [0.5], [-3, 3], [-1, 5]),
  graph('logarithm', [2], [-1, 6], [-3, 3]),
  variation('logarithm', 2),
  graph('sine', [1, 1], [-5, 7], [-1.6, 1.6]),
  graph('cosine', [2, 1], [-6.6, 6.6], [-2.6, 2.6]),
  variation('cubic', 1, -3, 3, 0),
  triangle([6, 5.5, 4.5], 'altitude', 'median', 'circumcircle'),
  triangle([6, 5, 4], 'bisector'),
  triangle([5, 4, 3], 'altitude'),
  triangle([6, 5, 5], 'incircle'),
  triangle([4, 7, 4], 'altitude'),
  solid('pyramid'),
  solid('tetrahedron'),
  solid('cube'),
  solid('box', false),
  solid('prism', false),
  solid('cylinder'),
  solid('cone'),
  solid('sphere'),
  {
    version: 1,
    kind: 'chart',
    form: 'pie',
    axis: '',
    bars: [
      { label: 'Xe đạp', value: 40 },
      { label: 'Đi bộ', value: 25 },
      { label: 'Xe buýt', value: 20 },
      { label: 'Ô tô', value: 15 },
    ],
  },
  {
    version: 1,
    kind: 'chart',
    form: 'histogram',
    axis: 'Số học sinh',
    bars: [
      { label: '150–155', value: 4 },
      { label: '155–160', value: 9 },
      { label: '160–165', value: 14 },
      { label: '165–170', value: 8 },
      { label: '170–175', value: 5 },
    ],
  },
  {
    version: 1,
    kind: 'chart',
    form: 'bar',
    axis: 'Số cây',
    series: ['Nam', 'Nữ'],
    bars: [
      { label: '6A', value: 12, second: 15 },
      { label: '6B', value: 18, second: 9 },
      { label: '6C', value: 14, second: 16 },
    ],
  },
  {
    version: 1,
    kind: 'chart',
    form: 'bar',
    axis: 'Số quyển sách',
    bars: [
      { label: 'Thứ Hai', value: 35 },
      { label: 'Thứ Ba', value: 20 },
      { label: 'Thứ Tư', value: 45 },
    ],
  },
  {
    version: 1,
    kind: 'chart',
    form: 'line',
    axis: 'Nhiệt độ (°C)',
    bars: [
      { label: '7 giờ', value: 22 },
      { label: '10 giờ', value: 26 },
      { label: '13 giờ', value: 30 },
      { label: '16 giờ', value: 28 },
    ],
  },
  {
    version: 1,
    kind: 'number-line',
    range: [-4, 5],
    step: 1,
    from: { at: -2, closed: true },
    to: { at: 3, closed: false },
  },
  { version: 1, kind: 'number-line', range: [-3, 6], step: 1, from: { at: 1, closed: false } },
  clock(8, 20),
  clock(3, 0),
];
