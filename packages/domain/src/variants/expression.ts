/** Parses expressions of templates: arithmetic, comparison, `and` `or` `not`, functions, quoted text. Runs no code. */
import { Misfit } from './misfit.ts';
import { exact, divided, type Exact } from './numbers.ts';

export type Operator = '+' | '-' | '*' | '/' | '^' | '=' | '!=' | '<' | '<=' | '>' | '>=' | 'and' | 'or';

/** A syntax tree; `at` is the position of a node in the source. */
export type Expression =
  | { readonly kind: 'number'; readonly value: Exact; readonly at: number }
  | { readonly kind: 'text'; readonly value: string; readonly at: number }
  | { readonly kind: 'truth'; readonly value: boolean; readonly at: number }
  /** `word.past`: a column of a parameter with rows. */
  | { readonly kind: 'name'; readonly name: string; readonly at: number }
  | { readonly kind: 'negative'; readonly of: Expression; readonly at: number }
  | { readonly kind: 'not'; readonly of: Expression; readonly at: number }
  | {
      readonly kind: 'two';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
      readonly at: number;
    }
  | { readonly kind: 'call'; readonly name: string; readonly given: readonly Expression[]; readonly at: number };

export const longestExpression = 300;
const deepest = 24;

type Token = { readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end'; readonly text: string; readonly at: number };

/** Signs that keyboards and word processors produce, with the operator that is meant. */
const sameSign: Readonly<Record<string, string>> = {
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '<>': '!=',
  '==': '=',
  '−': '-',
  '–': '-',
  '×': '*',
  '·': '*',
  '⋅': '*',
  '÷': '/',
  ':': '/',
  '&&': 'and',
  '||': 'or',
};
const tokenPattern =
  /\s*(?:(\d+(?:\.\d+)?)|"([^"]*)"|'([^']*)'|([\p{L}][\p{L}\p{N}_]*(?:\.[\p{L}][\p{L}\p{N}_]*)?)|(<=|>=|!=|<>|==|&&|\|\||[-+*/^=<>(),;≤≥≠−–×·⋅÷:]))/uy;

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    tokenPattern.lastIndex = at;
    const found = tokenPattern.exec(source);
    if (!found) {
      const rest = source.slice(at);
      if (rest.trim() === '') break;
      throw new Misfit('unexpected', at + (rest.length - rest.trimStart().length));
    }
    const [whole, number, double, single, name, sign] = found;
    const start = at + (whole.length - whole.trimStart().length);
    const text = double ?? single;
    tokens.push(
      number !== undefined
        ? { kind: 'number', text: number, at: start }
        : text !== undefined
          ? { kind: 'text', text, at: start }
          : name !== undefined
            ? { kind: 'name', text: name, at: start }
            : { kind: 'sign', text: sameSign[sign!] ?? sign!, at: start },
    );
    at = tokenPattern.lastIndex;
  }
  tokens.push({ kind: 'end', text: '', at: source.length });
  return tokens;
}

/** The exact value of a number with a decimal point: "0.25" is 1/4. */
export function numberFrom(text: string): Exact {
  const [whole, tail = ''] = text.split('.');
  return divided(exact(BigInt(whole! + tail)), exact(10n ** BigInt(tail.length)));
}

const comparisons = ['=', '!=', '<', '<=', '>', '>='] as const;

class Reader {
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;

  constructor(source: string) {
    this.#tokens = tokensOf(source);
  }

  whole(): Expression {
    if (this.#tokens.length === 1) throw new Misfit('empty', 0);
    const made = this.#either();
    const { kind, at } = this.#peek;
    if (kind !== 'end') throw new Misfit(this.#isDecimalComma ? 'decimalComma' : 'unexpected', at);
    return made;
  }

  /** Whether the next token is a comma between two numbers: in an expression it would separate arguments. */
  get #isDecimalComma(): boolean {
    const [before, here, after] = this.#tokens.slice(this.#next - 1, this.#next + 2);
    return before?.kind === 'number' && here?.text === ',' && after?.kind === 'number';
  }

  get #peek(): Token {
    return this.#tokens[this.#next]!;
  }

  /** Consumes the next token if it is one of these signs or words. */
  #take(...texts: readonly string[]): Token | undefined {
    const token = this.#peek;
    if ((token.kind !== 'sign' && token.kind !== 'name') || !texts.includes(token.text)) return undefined;
    this.#next++;
    return token;
  }

  #inside<T>(read: () => T): T {
    if (++this.#depth > deepest) throw new Misfit('tooDeep', this.#peek.at);
    const made = read();
    this.#depth--;
    return made;
  }

  #chain(operators: readonly Operator[], operand: () => Expression): Expression {
    let left = operand();
    for (let sign = this.#take(...operators); sign; sign = this.#take(...operators))
      left = { kind: 'two', operator: sign.text as Operator, left, right: operand(), at: sign.at };
    return left;
  }

  #either = (): Expression => this.#inside(() => this.#chain(['or'], this.#both));
  #both = (): Expression => this.#chain(['and'], this.#denied);

  #denied = (): Expression => {
    const sign = this.#take('not');
    return sign ? this.#inside(() => ({ kind: 'not', of: this.#denied(), at: sign.at })) : this.#compared();
  };

  /** Chained comparisons: `1 < a < b` means `1 < a and a < b`. */
  #compared = (): Expression => {
    let left = this.#sum();
    let made: Expression | undefined;
    for (let sign = this.#take(...comparisons); sign; sign = this.#take(...comparisons)) {
      const right = this.#sum();
      const pair: Expression = { kind: 'two', operator: sign.text as Operator, left, right, at: sign.at };
      made = made ? { kind: 'two', operator: 'and', left: made, right: pair, at: sign.at } : pair;
      left = right;
    }
    return made ?? left;
  };

  #sum = (): Expression => this.#chain(['+', '-'], this.#product);
  #product = (): Expression => this.#chain(['*', '/'], this.#signed);

  #signed = (): Expression => {
    const sign = this.#take('-', '+');
    if (!sign) return this.#powered();
    return this.#inside(() => {
      const of = this.#signed();
      return sign.text === '-' ? { kind: 'negative', of, at: sign.at } : of;
    });
  };

  /** Powers bind to the right, and stronger than a sign before them: `-2^2` is −4, `2^-1` is 1/2, `2^3^2` is 2^9. */
  #powered = (): Expression => {
    const left = this.#single();
    const sign = this.#take('^');
    return sign ? this.#inside(() => ({ kind: 'two', operator: '^', left, right: this.#signed(), at: sign.at })) : left;
  };

  #single(): Expression {
    const token = this.#peek;
    this.#next++;
    const { at, text } = token;
    if (token.kind === 'number') return { kind: 'number', value: numberFrom(text), at };
    if (token.kind === 'text') return { kind: 'text', value: text, at };
    if (token.kind === 'name') {
      if (text === 'true' || text === 'false') return { kind: 'truth', value: text === 'true', at };
      return this.#take('(')
        ? { kind: 'call', name: text, given: this.#given(at), at }
        : { kind: 'name', name: text, at };
    }
    if (text !== '(') throw new Misfit('unexpected', at);
    const inner = this.#either();
    if (!this.#take(')'))
      throw this.#isDecimalComma ? new Misfit('decimalComma', this.#peek.at) : new Misfit('unclosed', at);
    return inner;
  }

  /** The arguments of a call, separated by commas or semicolons. */
  #given(at: number): Expression[] {
    const given: Expression[] = [];
    if (this.#take(')')) return given;
    do given.push(this.#either());
    while (this.#take(',', ';'));
    if (!this.#take(')')) throw new Misfit('unclosed', at);
    return given;
  }
}

/** Throws `Misfit` with the position. Time is linear in the length, which is limited. */
export function readExpression(source: string): Expression {
  if (source.length > longestExpression) throw new Misfit('tooLong', longestExpression);
  return new Reader(source).whole();
}

/** The names in an expression, each with its first position. */
export function namesIn(expression: Expression, into = new Map<string, number>()): Map<string, number> {
  if (expression.kind === 'name' && !into.has(expression.name)) into.set(expression.name, expression.at);
  if (expression.kind === 'negative' || expression.kind === 'not') namesIn(expression.of, into);
  if (expression.kind === 'two') {
    namesIn(expression.left, into);
    namesIn(expression.right, into);
  }
  if (expression.kind === 'call') for (const one of expression.given) namesIn(one, into);
  return into;
}

/** Calls of the expression, for checking them without values. */
export function* callsIn(expression: Expression): Generator<Extract<Expression, { kind: 'call' }>> {
  if (expression.kind === 'call') {
    yield expression;
    for (const one of expression.given) yield* callsIn(one);
  }
  if (expression.kind === 'negative' || expression.kind === 'not') yield* callsIn(expression.of);
  if (expression.kind === 'two') {
    yield* callsIn(expression.left);
    yield* callsIn(expression.right);
  }
}
