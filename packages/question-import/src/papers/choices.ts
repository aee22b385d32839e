/** What a teacher can choose for a whole file. */

/**
 * How questions begin. `word`: "Câu 1.", "Question 1", "[Bài 1]"; `other-word`: "Ý 1.", "Exercise 1", "Q1.", words that
 * also occur inside questions; the others are numbers alone.
 */
export const labelStyles = ['word', 'other-word', 'dot', 'slash', 'parenthesis', 'colon'] as const;
export type LabelStyle = (typeof labelStyles)[number];

/** How options begin: a letter with its punctuation, or a family without letters. */
export const optionChoices = [
  'A.',
  'A)',
  'A/',
  'A-',
  'A:',
  'a.',
  'a)',
  'a/',
  'a-',
  'bullet',
  'circled',
  'plain',
] as const;
export type OptionChoice = (typeof optionChoices)[number];

/** Where a file states its keys. */
export const keySources = [
  'answer-line',
  'key-table',
  'star',
  'tick',
  'underline',
  'highlight',
  'colour',
  'bold',
  'verdict',
  'solution',
] as const;
export type KeySource = (typeof keySources)[number];

/** The choices; what is absent is found by counting. */
export interface ReadingChoices {
  readonly label?: LabelStyle | undefined;
  readonly option?: OptionChoice | undefined;
  /** Only this source gives keys. */
  readonly key?: KeySource | undefined;
  /** What four items a to d are. */
  readonly letters?: 'choice' | 'true-false' | undefined;
  /** The paper's code, where the table of keys has a column for each. */
  readonly code?: string | undefined;
}
