const blank = String.raw`(?:_{2,}|…|\.{3,})`;
const gap = new RegExp(String.raw`\((\d{1,3})\)\s{0,2}${blank}|${blank}\s{0,2}\((\d{1,3})\)`, 'gu');

/** "We go (1) …… the beach, because it is not (2) …… hot": the numbers of the gaps of a text. */
export const gapNumbersIn = (text: string): number[] =>
  [...text.slice(0, 8_000).matchAll(gap)].map(([, before, behind]) => Number(before ?? behind));
