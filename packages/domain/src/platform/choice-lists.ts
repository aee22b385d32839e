/** Lists of the catalogue whose rows forms offer as choices, and which operators maintain. */
export const choiceLists = ['grades', 'exam-types', 'publishers', 'labels'] as const;
export type ChoiceList = (typeof choiceLists)[number];

/** SHOWN: can be chosen. HIDDEN: not any more; what has the row keeps it and shows its name. */
export const choiceStates = ['SHOWN', 'HIDDEN'] as const;

const gradeGroups = ['SCHOOL', 'INTERNATIONAL'] as const;
export const examGroups = ['PRACTICE', 'EXAM', 'PREP', 'INTERNATIONAL', 'LABELLED'] as const;
/** The groups of the rows of each list; a list without groups has none. */
export const choiceGroups = {
  grades: gradeGroups,
  'exam-types': examGroups,
  publishers: [],
  labels: [],
} as const satisfies Record<ChoiceList, readonly string[]>;
export const allChoiceGroups = ['SCHOOL', ...examGroups] as const;
export type ChoiceGroup = (typeof allChoiceGroups)[number];

/** Where a row may be in use. SHIPPED: it came with the product, whose rules may name it. */
export const choiceUses = ['SHIPPED', 'TESTS', 'QUESTIONS', 'FORMATS', 'SERIES', 'CLASSES', 'TOPICS'] as const;
export type ChoiceUse = (typeof choiceUses)[number];
/** Uses are counted up to this number. */
export const mostChoiceUses = 10_000;

/** Whether text may be the code of a new row of the list. Codes of exam types are numbers, which tests are stored with. */
export function isChoiceCode(list: ChoiceList, code: string): boolean {
  return list === 'exam-types' ? /^[1-9]\d{0,2}$/.test(code) : /^[A-Z][A-Z0-9_]{0,19}$/.test(code);
}
