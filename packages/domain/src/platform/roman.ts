/** Roman numerals, which number the parts of a test. */
const signs: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** 1 → I, 44 → XLIV; Arabic digits for numbers without a Roman numeral. */
export function romanNumeral(number: number): string {
  if (!Number.isInteger(number) || number < 1 || number > 3_999) return String(number);
  let rest = number;
  let text = '';
  for (const [value, sign] of signs) for (; rest >= value; rest -= value) text += sign;
  return text;
}
