/** Aids in the player that a teacher may allow for an assignment. */
export const examTools = [
  'STRIKE_OUT',
  'NOTES',
  'CALCULATOR',
  'SCIENTIFIC_CALCULATOR',
  'RULER',
  'LINE_READER',
  'READ_ALOUD',
] as const;
export type ExamTool = (typeof examTools)[number];
