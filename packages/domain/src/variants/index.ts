/** Templates of questions: exact numbers, expressions, drawing of values, and texts with placeholders. Pure. */
export { evaluate, functionNames, isNumber, type Value, type Values } from './evaluate.ts';
export { readExpression, type Expression } from './expression.ts';
export { Misfit, expressionFaults, type ExpressionFault } from './misfit.ts';
export { equal } from './numbers.ts';
export { checkText, fillIn, hasPlaceholder, holeOf, holesIn, type Filling } from './placeholders.ts';
export {
  parameterName,
  problemOf,
  readChecked,
  readDrawing,
  templateLimits,
  type Drawing,
  type Parameter,
  type Space,
  type TemplateFault,
  type TemplateProblem,
} from './template.ts';
export { formats, type Format } from './write.ts';
