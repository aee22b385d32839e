/** Figures of questions as data, drawn as paths for screens and print. */
export { drawFigure } from './draw/index.ts';
export { svgOf, type Drawing, type Mark } from './drawing.ts';
export { describeFigure } from './describe.ts';
export {
  families,
  familyNames,
  figureKinds,
  figureSchema,
  type Family,
  type Figure,
  type FigureKind,
  type FigureOf,
} from './schema.ts';
