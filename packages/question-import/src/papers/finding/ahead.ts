/** What follows a line: how far its question goes, and whether questions with options come. */
import { labelIn, type Habits } from '../grammar/habits.ts';
import { statedLetters, unsignedAnswer } from '../grammar/key-words.ts';
import { namedLists } from '../grammar/named-lists.ts';
import { bareLabelOf, labelOf, type Label } from '../grammar/label-styles.ts';
import { looksLikeOption, type OptionHabit } from '../grammar/option-styles.ts';
import { linesOf, slice, type PaperLine } from '../lines/lines.ts';
import { keyTable } from './keys.ts';
import { isKeyHeading, partOf, reason } from './labels.ts';
import { habitOf } from './question-start.ts';

/** Options of one question stand within so many lines. */
const farthest = 120;
/** The first question of a part stands within so many lines below its heading. */
const nearest = 8;

/** "B", "B vì …", "C – Thông tin: …". */
const letterBehind = new RegExp(String.raw`^\s*[A-H](?:\s*[.)]?\s*$|\s?[–-]\s(?=\p{L}{2})|${reason})`, 'u');

export class Ahead {
  readonly #lines: readonly PaperLine[];
  readonly #habits: Habits;
  readonly #isReference: (label: Label, text: string) => boolean;
  /** The number of the last question so far. */
  readonly #last: () => number;

  constructor(
    lines: readonly PaperLine[],
    habits: Habits,
    isReference: (label: Label, text: string) => boolean,
    last: () => number,
  ) {
    this.#lines = lines;
    this.#habits = habits;
    this.#isReference = isReference;
    this.#last = last;
  }

  /** The lines from the one behind `at` to the next label, part or heading of answers. */
  region(at: number): PaperLine[] {
    const region: PaperLine[] = [];
    for (const line of this.#lines.slice(at + 1, at + farthest)) {
      if (this.#isLabel(line.text) || partOf(line.text) !== null || isKeyHeading(line.text)) break;
      region.push(line);
    }
    return region;
  }

  /** Whether no question follows. */
  isLast(at: number): boolean {
    return this.#lines.slice(at + 1).every(({ text }) => !this.#isLabel(text));
  }

  /** How the options are written of the question with this label in the line at an index. */
  optionsBehind(label: Label, at: number): OptionHabit | null {
    return habitOf([slice(this.#lines[at]!, label.end), ...this.region(at)], this.#habits);
  }

  /** Whether options stand below before the next label: they are those of the question above. */
  hasOptionsFirst(at: number): boolean {
    const next = this.#lines
      .slice(at + 1, at + 1 + nearest)
      .find(({ text }) => labelIn(this.#habits.label, text) !== null || looksLikeOption(text));
    return next !== undefined && labelIn(this.#habits.label, next.text) === null;
  }

  /** Whether the next label is that of a question with options. */
  opensQuestions(at: number): boolean {
    for (let next = at + 1; next < Math.min(at + nearest, this.#lines.length); next++) {
      const { text } = this.#lines[next]!;
      const label = labelIn(this.#habits.label, text);
      if (label) return statedLetters(text.slice(label.end)) === null && this.optionsBehind(label, next) !== null;
    }
    return false;
  }

  /**
   * Whether the numbers begin again in the lines below, or a list or a table of numbered answers stands there: what a
   * heading of answers is followed by.
   */
  beginsAgain(at: number): boolean {
    const [next, second] = this.#lines
      .slice(at + 1, at + 1 + nearest)
      .filter(({ text, table }) => table || text.trim() !== '');
    if (!next) return false;
    if (namedLists(next.text) !== null) return true;
    if (unsignedAnswer(next.text)?.number === 1 && unsignedAnswer(second?.text ?? '')?.number === 2) return true;
    if (next.table) return keyTable(next, null) !== null || numbersIn(next) > 1;
    const label = labelIn(this.#habits.label, next.text) ?? labelOf(next.text) ?? bareLabelOf(next.text);
    return label !== null && label.number === 1 && this.#last() >= 2;
  }

  /** Whether this line and all labels below it, two at least, state letters: "1. C – …", "2. B". */
  listsLetters(at: number): boolean {
    let count = 0;
    for (let next = at; next < this.#lines.length; next++) {
      const { text } = this.#lines[next]!;
      const label = labelIn(this.#habits.label, text);
      // Every line of a long paper may be asked: the first label without a letter ends the search.
      if (label && !letterBehind.test(text.slice(label.end))) return false;
      if (label) count += 1;
    }
    return count >= 2;
  }

  /** Whether a set of questions begins below: the first number, with words that are no answer. */
  opensSet(at: number): boolean {
    for (let next = at + 1; next < Math.min(at + nearest, this.#lines.length); next++) {
      const { text } = this.#lines[next]!;
      const label = labelIn(this.#habits.label, text);
      if (!label) continue;
      const said = text.slice(label.end);
      if (label.number !== 1 || statedLetters(said) !== null) return false;
      return this.optionsBehind(label, next) !== null || /\p{L}{2}.*\s.*\p{L}{2}/u.test(said);
    }
    return false;
  }

  /** By its form alone. */
  #isLabel(text: string): boolean {
    const label = labelIn(this.#habits.label, text);
    if (this.#habits.label === 'word') return label !== null && !this.#isReference(label, text);
    return label !== null && label.number > this.#last();
  }
}

/** How many cells of a table begin with a number. */
const numbersIn = ({ table }: PaperLine): number =>
  (table?.rows ?? [])
    .flat()
    .filter((cell) => linesOf(cell.blocks).some(({ text }) => /^\s*\d{1,3}\s?[.)]\s?\S/.test(text))).length;
