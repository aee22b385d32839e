/** Draws a figure of any kind. Pure: the same data give the same paths. */
import type { Drawing } from '../picture.ts';
import type { Figure } from '../schema.ts';
import { drawChart } from './chart.ts';
import { drawBoxPlot, drawVenn } from './diagrams.ts';
import { drawGraph } from './graph.ts';
import { drawClock, drawNumberLine } from './measures.ts';
import { drawPlane } from './plane.ts';
import { drawSolid } from './solid.ts';
import { drawTriangle } from './triangle.ts';
import { drawVariation } from './variation.ts';

export function drawFigure(figure: Figure): Drawing {
  switch (figure.kind) {
    case 'graph':
      return drawGraph(figure);
    case 'variation':
      return drawVariation(figure);
    case 'chart':
      return drawChart(figure);
    case 'number-line':
      return drawNumberLine(figure);
    case 'clock':
      return drawClock(figure);
    case 'triangle':
      return drawTriangle(figure);
    case 'plane':
      return drawPlane(figure);
    case 'solid':
      return drawSolid(figure);
    case 'venn':
      return drawVenn(figure);
    case 'box-plot':
      return drawBoxPlot(figure);
  }
}
