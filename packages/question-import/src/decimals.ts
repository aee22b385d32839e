/** Exact decimals as text: "1.5" and "1,5". */

interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

export function readDecimal(text: string): Decimal | null {
  const [, sign, integer = '', decimals = ''] =
    /^([+-]?)(\d{0,30})(?:[.,](\d{0,30}))?$/.exec(text.trim().replace('−', '-')) ?? [];
  if (integer + decimals === '') return null;
  const digits = BigInt(integer + decimals);
  return { digits: sign === '-' ? -digits : digits, scale: decimals.length };
}

/** With the Vietnamese decimal comma and without unneeded zeros. */
export function writeDecimal({ digits, scale }: Decimal): string {
  const negative = digits < 0n;
  const padded = (negative ? -digits : digits).toString().padStart(scale + 1, '0');
  const decimals = scale === 0 ? '' : padded.slice(-scale).replace(/0+$/, '');
  return `${negative ? '-' : ''}${scale === 0 ? padded : padded.slice(0, -scale)}${decimals === '' ? '' : `,${decimals}`}`;
}

/** The middle of two numbers and its distance from either; null unless both are numbers in this order. */
export function middleOf(from: string, to: string): { middle: string; distance: string } | null {
  const [low, high] = [readDecimal(from), readDecimal(to)];
  if (!low || !high) return null;
  const scale = Math.max(low.scale, high.scale) + 1;
  const [a, b] = [low, high].map((one) => one.digits * 10n ** BigInt(scale - one.scale)) as [bigint, bigint];
  return a > b
    ? null
    : {
        middle: writeDecimal({ digits: (a + b) / 2n, scale }),
        distance: writeDecimal({ digits: (b - a) / 2n, scale }),
      };
}
