/**
 * Names of the additions to the first system bank, in the order in which they came. A database stores which of them it
 * has, so a start only loads the questions when one is missing. A name is used for good: an addition that has been
 * released gets no more questions, further ones get another name.
 */
export const additionNames = [
  'english 9',
  'english 12',
  'english graduation',
  'english 6',
  'english 7',
  'english 8',
  'english 10',
  'english 11',
  'vstep',
  'first',
  'ielts',
  'maths 9',
  'maths 12',
  'maths 10',
  'maths 11',
  'maths 8',
  'maths 7',
  'maths 6',
  'maths 1',
  'maths 2',
  'maths 3',
  'maths 4',
  'maths 5',
  'maths words 6',
  'maths hard',
  'english sounds',
  'english units 6',
  'english units 7',
  'english units 8',
  'english units 9',
  'english units 10',
  'english units 11',
  'english graduation 2',
  'english units 12',
  'maths figures',
  'english entrance',
  'english short readings',
  'maths figures 10 to 12',
  'english graduation 3',
  'maths figures 6 to 9',
] as const;

export type AdditionName = (typeof additionNames)[number];
