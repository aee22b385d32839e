/** Error codes of expressions; their messages are in the catalogs. */
export const expressionFaults = [
  // Errors of parsing
  'empty',
  'tooLong',
  'tooDeep',
  'unexpected',
  'decimalComma',
  'unclosed',
  'unknownName',
  'unknownFunction',
  'unknownFormat',
  'wrongArguments',
  // Errors of evaluation
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

/** An expression that cannot be parsed or evaluated with these values. `at` is a position in its source, from 0. */
export class Misfit extends Error {
  readonly fault: ExpressionFault;
  readonly at: number | undefined;

  constructor(fault: ExpressionFault, at?: number) {
    super(fault);
    this.fault = fault;
    this.at = at;
  }
}
