/** Figures of questions as data, drawn as paths for screens and print. */
export { drawFigure } from './draw/index.ts';
export { nameOfDrawing, svgOf, type Drawing, type Mark } from './picture.ts';
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
export { isAngle, lengthAt, placesOf, sceneForms, sceneSize, type SceneForm } from './scenes.ts';
