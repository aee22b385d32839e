/** Numbers as textbooks write them. */

/** A whole number, a fraction with a small denominator, a multiple of a root, or a decimal of two places. */
export function written(value: number): string {
  if (value === Infinity) return '+∞';
  if (value === -Infinity) return '−∞';
  const sign = value < -1e-9 ? '−' : '';
  const size = Math.abs(value);
  const whole = Math.round(size);
  if (Math.abs(size - whole) < 1e-9) return whole === 0 ? '0' : `${sign}${whole}`;
  const hundredths = size * 100;
  if (Math.abs(hundredths - Math.round(hundredths)) < 1e-7) return sign + decimal(size);
  for (let below = 3; below <= 60; below += 1) {
    const above = Math.round(size * below);
    if (Math.abs(size * below - above) < 1e-8) return `${sign}${above}/${below}`;
  }
  for (let below = 1; below <= 12; below += 1) {
    const square = (size * below) ** 2;
    const under = Math.round(square);
    if (Math.abs(square - under) < 1e-7 && under < 2000) {
      const outside = largestSquare(under);
      const root = `${outside === 1 ? '' : outside}√${under / (outside * outside)}`;
      return sign + root + (below === 1 ? '' : `/${below}`);
    }
  }
  return sign + decimal(size);
}

const decimal = (size: number): string => String(Math.round(size * 100) / 100).replace('.', ',');

function largestSquare(value: number): number {
  let found = 1;
  for (let side = 2; side * side <= value; side += 1) if (value % (side * side) === 0) found = side;
  return found;
}

/** A sum such as 2x³ − x + 1, from coefficients and what each of them stands before. */
export function sumOf(terms: readonly (readonly [coefficient: number, of: string])[]): string {
  let text = '';
  for (const [coefficient, of] of terms) {
    if (coefficient === 0) continue;
    const size = written(Math.abs(coefficient));
    const term = of !== '' && size === '1' ? of : size + of;
    if (text === '') text = coefficient < 0 ? `−${term}` : term;
    else text += coefficient < 0 ? ` − ${term}` : ` + ${term}`;
  }
  return text === '' ? '0' : text;
}

/** What stands behind the whole part for each number of hundredths. */
const decimals = Array.from({ length: 100 }, (_, hundredths) => String(hundredths / 100).slice(1));

/** A coordinate of a path, to two decimals. A figure has thousands, and this takes a third of the time of `String`. */
export function coordinate(value: number): string {
  const hundredths = Math.round(value * 100);
  const size = Math.abs(hundredths);
  if (!(size < 1e9)) return String(hundredths / 100);
  const whole = Math.trunc(size / 100);
  return `${hundredths < 0 ? '-' : ''}${whole}${decimals[size - whole * 100]!}`;
}
