/** The parts of a paper. Every line of the file is in one of them. */
import type { PaperLine } from './lines.ts';

export type Level = 'M1' | 'M2' | 'M3' | 'M4';
export type KeySource =
  | 'answer-line'
  | 'key-table'
  | 'star'
  | 'underline'
  | 'highlight'
  | 'colour'
  | 'bold'
  | 'verdict'
  | 'solution';
export type QuestionKind = 'choice' | 'true-false' | 'short' | 'open';

export interface PaperOption {
  /** The printed letter: A, B; a, b for statements. */
  readonly letter: string;
  readonly label: PaperLine;
  readonly lines: readonly PaperLine[];
}

export interface PaperQuestion {
  /** The printed number. */
  readonly label: number;
  /** The index of the line with its number. */
  readonly at: number;
  readonly part: number | null;
  /** Index among `passages`. */
  readonly passage: number | null;
  readonly level: Level | null;
  readonly kind: QuestionKind;
  readonly stem: readonly PaperLine[];
  readonly options: readonly PaperOption[];
  readonly solution: readonly PaperLine[];
  /** The lines that state the answer. */
  readonly answers: readonly PaperLine[];
  /** A letter, a T or F for each statement, or the short answer; null if the file has none. */
  readonly key: string | null;
  readonly keySource: KeySource | null;
  /** Codes of problems, such as contradicting keys or too few options. */
  readonly problems: readonly string[];
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
  /** Lines of the table or list of answers. */
  readonly keyLines: readonly PaperLine[];
  /** Unrecognized lines: `after` is the index of the question before, -1 for none. */
  readonly notUnderstood: readonly { readonly line: PaperLine; readonly after: number }[];
}
