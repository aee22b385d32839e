/** Short forms of the figures that questions need most. */
import type { Family, FigureOf } from '@vumon/figures';

type Graph = FigureOf<'graph'>;
type Range = readonly [from: number, to: number];

export const graph = (
  family: Family,
  coefficients: readonly number[],
  [x0, x1]: Range,
  [y0, y1]: Range,
  more: Partial<
    Pick<Graph, 'grid' | 'extrema' | 'line' | 'hatched' | 'axes' | 'over' | 'called' | 'points' | 'area'>
  > = {},
): FigureOf<'graph'> => ({
  version: 1,
  kind: 'graph',
  function: { family, coefficients: [...coefficients] },
  x: [x0, x1],
  y: [y0, y1],
  grid: false,
  extrema: true,
  ...more,
});

export const variation = (family: Family, coefficients: readonly number[]): FigureOf<'variation'> => ({
  version: 1,
  kind: 'variation',
  function: { family, coefficients: [...coefficients] },
});

export const solid = (form: FigureOf<'solid'>['form'], height = true): FigureOf<'solid'> => ({
  version: 1,
  kind: 'solid',
  form,
  height,
});

/** A box that is drawn with its edges; `axes` are those of Oxyz. */
export const boxOf = (edges: readonly [ab: number, bc: number, height: number], axes = false): FigureOf<'solid'> => ({
  ...solid('box', axes),
  edges: [...edges],
});

/** `rows`: a name with one value, or with two where there are two series. */
export const chart = (
  form: FigureOf<'chart'>['form'],
  axis: string,
  rows: readonly (readonly [label: string, value: number, second?: number])[],
  series?: [string, string],
): FigureOf<'chart'> => ({
  version: 1,
  kind: 'chart',
  form,
  axis,
  ...(series && { series }),
  bars: rows.map(([label, value, second]) => ({ label, value, ...(second !== undefined && { second }) })),
});

type End = FigureOf<'number-line'>['from'];

/** The chart with the name of the axis below. */
export const along = (across: string, figure: FigureOf<'chart'>): FigureOf<'chart'> => ({ ...figure, across });

/** A number line with the part that is a solution; an end that is not given is infinite. */
export const numberLine = (from: End, to?: End): FigureOf<'number-line'> => ({
  version: 1,
  kind: 'number-line',
  range: [-6, 7],
  step: 1,
  ...(from && { from }),
  ...(to && { to }),
});

/** A triangle with its exact sides, which are opposite to its points. */
export const triangleOf = (
  names: FigureOf<'triangle'>['names'],
  sides: readonly [number, number, number],
  ...parts: FigureOf<'triangle'>['parts']
): FigureOf<'triangle'> => ({ version: 1, kind: 'triangle', names, sides: [...sides], parts });

/** The same with what is written along BC, CA and AB and in the angles at A, B and C. */
export const withLabels = (
  figure: FigureOf<'triangle'>,
  lengths: readonly [string, string, string],
  angles: readonly [string, string, string] = ['', '', ''],
): FigureOf<'triangle'> => ({ ...figure, lengths: [...lengths], angles: [...angles] });

/** A labelled plane figure; `size` is what it is constructed from. */
export const plane = (
  form: FigureOf<'plane'>['form'],
  size: number,
  labels: Readonly<Record<string, string>>,
): FigureOf<'plane'> => ({ version: 1, kind: 'plane', form, size, labels: { ...labels } });
