/** What the families with figures share: their wordings, and functions whose graphs are easy to read. */

/** Three openings for one question; `thing` ends where “như hình bên” follows. */
export const shown = (thing: string, question = ''): string[] => [
  `Cho ${thing} như hình bên. ${question}`.trim(),
  `Xét ${thing} ở hình bên. ${question}`.trim(),
  `Cho ${thing} như hình vẽ bên. ${question}`.trim(),
];

/** Two zeros whose mean is a whole number, with the picture's range on both axes. */
export const parabolas = [
  { p: -1, q: 3 },
  { p: -2, q: 2 },
  { p: 0, q: 4 },
] as const;

/** The coefficients of a(x - p)(x - q). */
export const withZeros = (a: number, p: number, q: number): number[] => [a, -a * (p + q), a * p * q];

export const interval = (from: number | string, to: number | string): string => `$(${from};\\,${to})$`;
