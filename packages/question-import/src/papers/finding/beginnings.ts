/** Where questions and parts begin, in the way in which the file numbers them. */
import { labelIn, type Habits } from '../grammar/habits.ts';
import { bareLabelOf, type Label } from '../grammar/label-styles.ts';
import type { FoundQuestion } from './found-question.ts';
import { headingOf } from './labels.ts';
import { isPlainLabel, mayListRoman } from './question-start.ts';

/** What was read before a line. */
interface Before {
  /** The number of the last question; 0 before the first. */
  readonly last: number;
  readonly question: FoundQuestion | undefined;
  /** The numbers of the parts. */
  readonly parts: readonly { readonly number: number }[];
}

export class Beginnings {
  readonly #habits: Habits;
  readonly #isReference: (label: Label, text: string) => boolean;
  /** The teacher chose how labels are written: each of them counts, whatever its number. */
  readonly #isChosen: boolean;

  constructor(habits: Habits, isReference: (label: Label, text: string) => boolean, isChosen: boolean) {
    this.#habits = habits;
    this.#isReference = isReference;
    this.#isChosen = isChosen;
  }

  label(text: string, { last, question }: Before): Label | null {
    const label = labelIn(this.#habits.label, text);
    // "0." is the example above the questions.
    if (label?.number === 0) return null;
    if (this.#habits.label === 'word') {
      if (label) return isPlainLabel(label, last, text) && !this.#isReference(label, text) ? label : null;
      // "12. A. in  B. on": a gap of a text, in a paper whose other questions have words.
      const bare = bareLabelOf(text);
      return bare && bare.number === last + 1 && /^\s*\*?A\s?[.)]/.test(text.slice(bare.end)) ? bare : null;
    }
    if (!label) return null;
    return label.number === last + 1 || label.number === 1 || question === undefined || this.#isChosen ? label : null;
  }

  /** A Roman numeral may label a statement: in a stem and in papers with labels, a heading must be in capitals. */
  heading(text: string, { last, question, parts }: Before): number | null {
    const free = this.#habits.label !== 'word' && !(question && mayListRoman(question, parts.length));
    const part = parts.at(-1)?.number;
    return headingOf(text, part === undefined ? (free && last === 0 ? null : 1) : part + 1, !free);
  }
}
