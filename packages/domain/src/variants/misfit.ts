/** What may be wrong with an expression. Codes; their messages are in the catalogs. */
export const expressionFaults = [
  // Reading
  'empty',
  'tooLong',
  'tooDeep',
  'unexpected',
  'unclosed',
  'unknownName',
  'unknownFunction',
  'unknownFormat',
  'wrongArguments',
  // Evaluating
  'notNumber',
  'notText',
  'notTruth',
  'notWhole',
  'divisionByZero',
  'rootOfNegative',
  'rootOfRoot',
  'differentRoots',
  'exponentNotWhole',
  'placesOutOfRange',
  'noDecimals',
  'tooLarge',
] as const;
export type ExpressionFault = (typeof expressionFaults)[number];

/** An expression that cannot be read, or not be worked out with these values. `at` is a place in its text, from 0. */
export class Misfit extends Error {
  readonly fault: ExpressionFault;
  readonly at: number | undefined;

  constructor(fault: ExpressionFault, at?: number) {
    super(fault);
    this.fault = fault;
    this.at = at;
  }
}
