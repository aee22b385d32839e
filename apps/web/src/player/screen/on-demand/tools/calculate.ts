/**
 * The calculator's arithmetic: `+ − × ÷ ^ %`, brackets, roots and the functions of a school calculator, angles in
 * degrees.
 */

const functions: Readonly<Record<string, (value: number) => number>> = {
  '√': Math.sqrt,
  sin: (value) => Math.sin(radians(value)),
  cos: (value) => Math.cos(radians(value)),
  tan: (value) => (value % 180 === 90 || value % 180 === -90 ? Number.NaN : Math.tan(radians(value))),
  log: Math.log10,
  ln: Math.log,
};
const constants: Readonly<Record<string, number>> = { π: Math.PI, e: Math.E };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

const token = /\s*(\d+(?:[.,]\d*)?|[.,]\d+|sin|cos|tan|log|ln|[-+−×*÷/^%()√πe])/y;

function tokensOf(text: string): string[] | null {
  const found: string[] = [];
  let at = 0;
  while (at < text.trimEnd().length) {
    token.lastIndex = at;
    const next = token.exec(text);
    if (!next) return null;
    found.push(next[1]!);
    at = token.lastIndex;
  }
  return found;
}

/** The value of an expression; null if it is invalid or has no finite value. */
export function calculate(text: string): number | null {
  const tokens = tokensOf(text);
  if (!tokens || tokens.length === 0) return null;
  let at = 0;
  const take = (...wanted: string[]): string | undefined =>
    wanted.includes(tokens[at] ?? '') ? tokens[at++] : undefined;

  function sum(): number {
    let value = product();
    for (let sign = take('+', '-', '−'); sign; sign = take('+', '-', '−'))
      value = sign === '+' ? value + product() : value - product();
    return value;
  }
  function product(): number {
    let value = signed();
    for (;;) {
      const sign = take('×', '*', '÷', '/');
      if (sign) value = sign === '×' || sign === '*' ? value * signed() : value / signed();
      // Multiplication without a sign: 2π, 3(4 + 1), 2√9
      else if (/^(?:[(√πe]|sin|cos|tan|log|ln)$/.test(tokens![at] ?? '')) value *= power();
      else return value;
    }
  }
  const signed = (): number => (take('-', '−') ? -signed() : (take('+'), power()));
  function power(): number {
    let value = single();
    while (take('%')) value /= 100;
    return take('^') ? value ** signed() : value;
  }
  function single(): number {
    const next = tokens![at++];
    if (next === undefined) return Number.NaN;
    if (next === '(') {
      const value = sum();
      // A closing bracket at the very end may be missing.
      return take(')') || at >= tokens!.length ? value : Number.NaN;
    }
    const apply = functions[next];
    if (apply) return apply(single());
    return constants[next] ?? Number(next.replace(',', '.'));
  }

  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? Number(value.toPrecision(12)) : null;
}
