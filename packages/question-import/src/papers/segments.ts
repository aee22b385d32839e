/** The parts of a paper. Every line of the file is in one of them. */
import type { KeySource } from './choices.ts';
import type { PaperLine } from './lines/lines.ts';

export type { KeySource };

export type Level = 'M1' | 'M2' | 'M3' | 'M4';
export type QuestionKind = 'choice' | 'true-false' | 'short' | 'open' | 'matching' | 'ordering';

/** Why a question is not certain. */
export const doubtCodes = [
  'KEYS_CONTRADICT',
  'KEYS_SEVERAL',
  'KEY_SEVERAL_WAYS',
  'KEY_RARE',
  'KEY_UNUSABLE',
  'KEY_CODE_UNKNOWN',
  'KEY_OF_OTHER_PAPER',
  'KEY_UNCOUNTED',
  'KEY_LIST_UNEVEN',
  'KEY_IN_OPTION',
  'OPTIONS_FEW',
  'OPTIONS_UNEVEN',
  'OPTION_EMPTY',
  'OPTIONS_OTHER_STYLE',
  'OPTIONS_MISSING',
  'OPTIONS_IN_STEM',
  'OPTIONS_IN_OPTION',
  'OPTIONS_ALIKE',
  'LABEL_IN_OPTION',
  'OPTION_CONTINUED',
  'BULLETS_IN_STEM',
  'TICK_IN_STEM',
  'KEY_IN_STEM',
  'LABEL_IN_STEM',
  'NUMBER_SKIPPED',
  'NUMBER_REPEATED',
  'STEM_MISSING',
  'QUESTION_UNSURE',
  'TEXT_APART',
  'NAMED_APART',
  'MARKS_MEAN_OTHER',
  'LINES_AFTER',
  'LINE_REPEATED',
  'FIGURE_BEHIND',
  'FIGURE_MISSING',
  'LETTERS_UNSURE',
  'STATEMENTS_NOT_FOUR',
  'MATCH_SIGNS',
  'MATCH_KEYS',
] as const;
export type Doubt = (typeof doubtCodes)[number];

export interface FoundKey {
  readonly source: KeySource;
  readonly key: string;
}

export interface PaperOption {
  /** The printed letter: A, B; a, b for statements. */
  readonly letter: string;
  readonly label: PaperLine;
  readonly lines: readonly PaperLine[];
  /** Of a statement that says its own. */
  readonly level?: Level;
}

/** A numbered entry of a task to match. */
export interface PaperEntry {
  readonly number: number;
  readonly label: PaperLine;
  readonly lines: readonly PaperLine[];
}

export interface PaperQuestion {
  /** The printed number. */
  readonly label: number;
  /** The index of the line with its number. */
  readonly at: number;
  /** The printed number with its words; null for a number inside a text. */
  readonly sign: PaperLine | null;
  readonly part: number | null;
  /** Index among `passages`. */
  readonly passage: number | null;
  readonly level: Level | null;
  /** In hundredths; null where the paper does not say them. */
  readonly points: number | null;
  readonly kind: QuestionKind;
  readonly stem: readonly PaperLine[];
  /** Of a task to match: its lettered entries; of one to put in order: what is ordered. */
  readonly options: readonly PaperOption[];
  /** The numbered entries of a task to match, and the names of its columns; absent in other questions. */
  readonly match?: { readonly items: readonly PaperEntry[]; readonly heads: readonly PaperLine[] };
  readonly solution: readonly PaperLine[];
  /** The lines that state the answer. */
  readonly answers: readonly PaperLine[];
  /** A letter, a T or F for each statement, "1-c 2-a", the order "c-a-b", or the short answer; null if the file has none. */
  readonly key: string | null;
  readonly keySource: KeySource | null;
  /** What each source says, one entry for each source. */
  readonly keys: readonly FoundKey[];
  /** Why the question is not certain; empty for a question that follows the pattern of the file. */
  readonly problems: readonly Doubt[];
}

export interface PaperPart {
  readonly number: number;
  readonly lines: readonly PaperLine[];
}

export interface Paper {
  /** All lines of the file, in order. */
  readonly lines: readonly PaperLine[];
  /** The lines before the first part or question. */
  readonly title: readonly PaperLine[];
  readonly parts: readonly PaperPart[];
  /** A common text or instruction, with the questions that belong to it. */
  readonly passages: readonly { readonly lines: readonly PaperLine[] }[];
  readonly questions: readonly PaperQuestion[];
  /** Codes of papers in the table of answers, and the one printed on this paper. */
  readonly codes: readonly string[];
  readonly code: string | null;
  /** Lines of the table or list of answers. */
  readonly keyLines: readonly PaperLine[];
  /** Unrecognized lines: `after` is the index of the question before, -1 for none. */
  readonly notUnderstood: readonly { readonly line: PaperLine; readonly after: number }[];
}

/** A file in which no question was found: every line is unrecognized. */
export const unread = (lines: readonly PaperLine[]): Paper => ({
  lines,
  title: [],
  parts: [],
  passages: [],
  questions: [],
  codes: [],
  code: null,
  keyLines: [],
  notUnderstood: lines.map((line) => ({ line, after: -1 })),
});
