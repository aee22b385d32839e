/** Texts and instructions that several questions share, and the one to which the next question belongs. */
import type { PaperLine } from '../lines/lines.ts';
import { isRangeHead, numbersNamed, rangeOf } from './labels.ts';

export class Passages {
  readonly #all: {
    lines: PaperLine[];
    range: { from: number; to: number } | null;
    /** The questions that it names one by one. */
    named: ReadonlySet<number> | null;
    hasGaps: boolean;
  }[] = [];
  /** The index of the text of the questions that are being read; null where they have none. */
  current: number | null = null;

  get lines(): readonly (readonly PaperLine[])[] {
    return this.#all.map(({ lines }) => lines);
  }

  /** The first number that the current text names; undefined where there is none. */
  get from(): number | undefined {
    return this.current === null ? undefined : this.#all[this.current]?.range?.from;
  }

  /** The index of the current text; null where it is an instruction alone. */
  get withText(): number | null {
    return this.current !== null && this.#all[this.current]!.lines.length > 1 ? this.current : null;
  }

  begin(lines: readonly PaperLine[]): void {
    const [first] = lines;
    const named = first ? numbersNamed(first.text) : null;
    const range = named ? { from: Math.min(...named), to: Math.max(...named) } : first ? rangeOf(first.text) : null;
    this.#all.push({ lines: [...lines], range, named, hasGaps: false });
    this.current = this.#all.length - 1;
  }

  /** An instruction for the next questions, which may be about the text of those before. */
  beginBelow(line: PaperLine): void {
    const before = this.current === null ? undefined : this.#all[this.current];
    const text = before && !before.hasGaps ? before.lines.slice(1).filter((one) => !isRangeHead(one.text)) : [];
    this.begin([line, ...text]);
  }

  add(line: PaperLine): void {
    this.#all[this.current!]!.lines.push(line);
  }

  /** The gaps of the current text are questions. */
  tookGaps(): void {
    this.#all[this.current!]!.hasGaps = true;
  }

  /** The lines of a text became a question. */
  empty(at: number): void {
    this.#all[at]!.lines = [];
  }

  has(line: PaperLine): boolean {
    return this.#all[this.current!]!.lines.at(-1) === line;
  }

  /** The text ends before a number that it does not name, and before any label where its own questions are gaps. */
  endBefore(number: number): void {
    // A question between those that a text names has none, and the next has it again.
    const last = this.#all.length - 1;
    if (this.#all[last]?.named?.has(number)) this.current = last;
    if (this.current === null) return;
    if (this.#all[this.current]!.named?.has(number) === false) {
      this.current = null;
      return;
    }
    const { range, hasGaps } = this.#all[this.current]!;
    if (range ? number < range.from || number > range.to : hasGaps) this.current = null;
  }
}
