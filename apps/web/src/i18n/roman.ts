/** Roman numerals of parts. */
const romans = [
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
  'XVI',
  'XVII',
  'XVIII',
  'XIX',
  'XX',
];
/** The numeral of a part by its index from 0: I, II, III… */
export const roman = (index: number): string => romans[index] ?? String(index + 1);
