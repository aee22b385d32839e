/** Parameters of a template and the combinations of their values. The values drawn depend on the seed only. */
import { evaluate, type Value, type Values } from './evaluate.ts';
import { callsIn, namesIn, numberFrom, readExpression, type Expression } from './expression.ts';
import { checkCall } from './evaluate.ts';
import { Misfit, type ExpressionFault } from './misfit.ts';
import { compare, divided, exact, floor, minus, negative, plus, signOf, times, type Exact } from './numbers.ts';

export type Parameter =
  /** Numbers from `from` to `to` in steps, each written as "-5", "0.5" or "1/2". */
  | { readonly kind: 'range'; readonly name: string; readonly from: string; readonly to: string; readonly step: string }
  /** One of these numbers or words. */
  | { readonly kind: 'list'; readonly name: string; readonly values: readonly string[] }
  /** One of these rows, whose cells belong together: `verb.past` beside `verb.base`. */
  | {
      readonly kind: 'rows';
      readonly name: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** Evaluated from the parameters above it. */
  | { readonly kind: 'value'; readonly name: string; readonly expression: string };

export interface Drawing {
  readonly parameters: readonly Parameter[];
  /** Expressions that must all be true for a combination to be used. */
  readonly conditions: readonly string[];
}

export const templateLimits = {
  parameters: 20,
  conditions: 20,
  values: 200,
  columns: 8,
  rangeSize: 10_000,
  /** Up to `looked` combinations all are visited; of more, `tried` random ones. */
  looked: 2_000,
  tried: 500,
} as const;

export const parameterName = /^[\p{L}][\p{L}\p{N}_]{0,15}$/u;
const reserved = new Set(['and', 'or', 'not', 'true', 'false']);

export type TemplateFault =
  | ExpressionFault
  | 'nameInvalid'
  | 'nameTaken'
  | 'numberInvalid'
  | 'rangeEmpty'
  | 'rangeTooLong'
  | 'stepInvalid'
  | 'listEmpty'
  | 'rowShort'
  | 'nothingFits';

/** `path` names a field of the drawing, such as `parameters.0.from`; `at` is a position in its text. */
export interface TemplateProblem {
  readonly path: string;
  readonly code: TemplateFault;
  readonly params?: { readonly at: number; readonly text?: string };
}

interface Choice {
  readonly size: number;
  put(values: Map<string, Value>, index: number): void;
}

interface Worked {
  readonly path: string;
  readonly expression: Expression;
  /** The name of the computed parameter; undefined for a condition. */
  readonly name?: string;
}

/** The values that can be drawn, as a parsed drawing defines them. */
export interface Space {
  /** Names that expressions may use. */
  readonly names: ReadonlySet<string>;
  /** How many combinations there are without the conditions. */
  readonly combinations: number;
  /** Combinations that satisfy the conditions, in the order of a seed. */
  candidates(seed: string): Generator<Values>;
  /** How many combinations satisfy the conditions; estimated if `exact` is false. */
  count(): { readonly fitting: number; readonly exact: boolean; readonly fault?: TemplateProblem };
}

const numberPattern = /^\s*([-−+]?)(\d+(?:[.,]\d+)?)(?:\s*\/\s*(\d+))?\s*$/;

/** "-3", "0,5", "1/2"; undefined for anything else. */
export function readNumber(text: string): Exact | undefined {
  const found = numberPattern.exec(text);
  if (!found) return undefined;
  const [, sign, whole, under] = found;
  const size = numberFrom(whole!.replace(',', '.'));
  const bottom = under === undefined ? exact(1n) : exact(BigInt(under));
  if (signOf(bottom) === 0) return undefined;
  const made = divided(size, bottom);
  return sign === '-' || sign === '−' ? negative(made) : made;
}

const valueOf = (text: string): Value => readNumber(text) ?? text.trim();

/** Parses an expression and checks its names and calls. */
export function readChecked(source: string, names: ReadonlySet<string>): Expression {
  const read = readExpression(source);
  for (const [name, at] of namesIn(read)) if (!names.has(name)) throw new Misfit('unknownName', at);
  for (const call of callsIn(read)) checkCall(call.name, call.given.length, call.at);
  return read;
}

export const problemOf = (path: string, error: unknown, source = ''): TemplateProblem => {
  if (!(error instanceof Misfit)) throw error;
  const at = error.at ?? 0;
  const text = /^\S{1,16}/u.exec(source.slice(at))?.[0];
  return { path, code: error.fault, params: { at: at + 1, ...(text !== undefined && { text }) } };
};

function rangeOf(
  { name, from, to, step }: Extract<Parameter, { kind: 'range' }>,
  fail: (field: string, code: TemplateFault) => void,
): Choice | undefined {
  const [low, high, by] = [readNumber(from), readNumber(to), readNumber(step)];
  if (!low) fail('from', 'numberInvalid');
  if (!high) fail('to', 'numberInvalid');
  if (!by) fail('step', 'numberInvalid');
  else if (signOf(by) <= 0) fail('step', 'stepInvalid');
  if (!low || !high || !by || signOf(by) <= 0) return undefined;
  if (compare(low, high) > 0) {
    fail('to', 'rangeEmpty');
    return undefined;
  }
  const steps = floor(divided(minus(high, low), by)).over;
  if (steps >= BigInt(templateLimits.rangeSize)) {
    fail('to', 'rangeTooLong');
    return undefined;
  }
  return {
    size: Number(steps) + 1,
    put: (values, index) => void values.set(name, plus(low, times(by, exact(BigInt(index))))),
  };
}

function choiceOf(
  parameter: Exclude<Parameter, { kind: 'value' }>,
  fail: (field: string, code: TemplateFault) => void,
): Choice | undefined {
  if (parameter.kind === 'range') return rangeOf(parameter, fail);
  const { name } = parameter;
  if (parameter.kind === 'list') {
    const listed = parameter.values.filter((text) => text.trim() !== '').map(valueOf);
    if (listed.length === 0) return void fail('values', 'listEmpty');
    return { size: listed.length, put: (values, index) => void values.set(name, listed[index]!) };
  }
  const { columns, rows } = parameter;
  if (rows.length === 0 || columns.length === 0) return void fail('rows', 'listEmpty');
  if (rows.some((row) => row.length !== columns.length || row.some((cell) => cell.trim() === '')))
    return void fail('rows', 'rowShort');
  const read = rows.map((row) => row.map(valueOf));
  return {
    size: rows.length,
    put: (values, index) => columns.forEach((column, at) => values.set(`${name}.${column}`, read[index]![at]!)),
  };
}

/** FNV-1a and SplitMix32, as for shuffling papers. Stored tests depend on it; never change it. */
function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** The index of each choice, decoded from the number of a combination. */
function decoded(choices: readonly Choice[], combination: bigint): number[] {
  let left = combination;
  return choices.map(({ size }) => {
    const index = Number(left % BigInt(size));
    left /= BigInt(size);
    return index;
  });
}

function* visited(total: bigint, seed: string): Generator<bigint> {
  const random = seededRandom(seed);
  const large = () => BigInt(Math.floor(random() * 2 ** 30)) * 2n ** 30n + BigInt(Math.floor(random() * 2 ** 30));
  if (total > BigInt(templateLimits.looked)) {
    for (let tries = 0; tries < templateLimits.tried; tries++) yield large() % total;
    return;
  }
  // A lazy Fisher–Yates shuffle. A constant step would visit only some remainders for a long time, and so might not
  // find combinations that a condition of divisibility requires.
  const count = Number(total);
  const moved = new Map<number, number>();
  for (let turn = 0; turn < count; turn++) {
    const at = turn + Math.floor(random() * (count - turn));
    yield BigInt(moved.get(at) ?? at);
    moved.set(at, moved.get(turn) ?? turn);
  }
}

/** Parses a drawing. Expressions outside of it are checked by the caller, with the names of the space. */
export function readDrawing({
  parameters,
  conditions,
}: Drawing): { readonly space: Space } | { readonly problems: readonly TemplateProblem[] } {
  const problems: TemplateProblem[] = [];
  const names = new Set<string>();
  const own = new Set<string>();
  const choices: Choice[] = [];
  const worked: Worked[] = [];
  const addExpression = (path: string, source: string, name?: string) => {
    try {
      worked.push({ path, expression: readChecked(source, names), ...(name !== undefined && { name }) });
    } catch (error) {
      problems.push(problemOf(path, error, source));
    }
  };
  parameters.forEach((parameter, index) => {
    const path = `parameters.${index}`;
    const fail = (field: string, code: TemplateFault) => void problems.push({ path: `${path}.${field}`, code });
    const { name } = parameter;
    const folded = name.toLowerCase();
    if (!parameterName.test(name) || reserved.has(folded)) fail('name', 'nameInvalid');
    else if (own.has(name)) fail('name', 'nameTaken');
    own.add(name);
    if (parameter.kind === 'value') {
      addExpression(`${path}.expression`, parameter.expression, name);
      names.add(name);
      return;
    }
    if (parameter.kind === 'rows') {
      if (
        parameter.columns.some((column) => !parameterName.test(column)) ||
        new Set(parameter.columns).size !== parameter.columns.length
      )
        fail('columns', 'nameInvalid');
      for (const column of parameter.columns) names.add(`${name}.${column}`);
    } else names.add(name);
    const choice = choiceOf(parameter, fail);
    if (choice) choices.push(choice);
  });
  conditions.forEach((source, index) => addExpression(`conditions.${index}`, source));
  if (problems.length > 0) return { problems };

  const total = choices.reduce((product, { size }) => product * BigInt(size), 1n);
  /** The values of a combination; null if a condition excludes it, or the error of an expression. */
  const valuesOf = (combination: bigint): Values | TemplateProblem | null => {
    const values = new Map<string, Value>();
    decoded(choices, combination).forEach((index, at) => choices[at]!.put(values, index));
    for (const { path, expression, name } of worked) {
      try {
        const value = evaluate(expression, values);
        if (name !== undefined) values.set(name, value);
        else if (typeof value !== 'boolean') throw new Misfit('notTruth', expression.at);
        else if (!value) return null;
      } catch (error) {
        return problemOf(path, error);
      }
    }
    return values;
  };
  const isProblem = (made: Values | TemplateProblem): made is TemplateProblem => 'code' in made;
  return {
    space: {
      names,
      combinations: Number(total),
      *candidates(seed) {
        for (const combination of visited(total, seed)) {
          const made = valuesOf(combination);
          if (made !== null && !isProblem(made)) yield made;
        }
      },
      count() {
        let [seen, fitting] = [0, 0];
        let fault: TemplateProblem | undefined;
        for (const combination of visited(total, 'count')) {
          const made = valuesOf(combination);
          seen++;
          if (made === null) continue;
          if (isProblem(made)) fault ??= made;
          else fitting++;
        }
        const whole = total <= BigInt(templateLimits.looked);
        return {
          fitting: whole ? fitting : Math.round((Number(total) * fitting) / seen),
          exact: whole,
          ...(fitting === 0 && { fault: fault ?? { path: 'conditions', code: 'nothingFits' } }),
        };
      },
    },
  };
}
