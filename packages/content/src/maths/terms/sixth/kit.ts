/** Figures that the further families of grades 10 to 12 share. */
import type { FigureOf } from '@vumon/figures';

export const venn = (left: number, both: number, right: number, outside: number): FigureOf<'venn'> => ({
  version: 1,
  kind: 'venn',
  names: ['A', 'B'],
  regions: { left: `${left}`, both: `${both}`, right: `${right}`, outside: `${outside}` },
  shaded: [],
  universe: true,
});

export const boxPlot = (axis: string, five: readonly number[]): FigureOf<'box-plot'> => ({
  version: 1,
  kind: 'box-plot',
  axis,
  five: [...five],
});
