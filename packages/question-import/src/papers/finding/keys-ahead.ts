/** Keys below a heading in front of the first question: they count where each belongs to a question of the paper. */
import { answersInList, statedList } from '../grammar/key-words.ts';
import { labelOf } from '../grammar/label-styles.ts';
import { readable, type PaperLine } from '../lines/lines.ts';
import { keyTable, type KeyEntry } from './keys.ts';
import { wordsAround } from './key-names.ts';
import { isAnswerSheet, isKeyHeading } from './labels.ts';

/** "Câu 1: B" alone. */
function letterOf(text: string): { number: number; answer: string }[] | null {
  const label = labelOf(text);
  const answer = label && /^\s*([A-H])\s*\.?\s*$/u.exec(text.slice(label.end))?.[1];
  return answer ? [{ number: label.number, answer }] : null;
}

export class KeysAhead {
  readonly #entries: KeyEntry[] = [];
  #isOpen = false;
  #heading = '';
  /** A list without a heading may be that of another paper: it has an answer for every question. */
  #isWhole = false;

  /** Whether a line in front of the first question states keys below their heading. A pupil may have filled the paper in. */
  take(line: PaperLine, isFilledIn: () => boolean): boolean {
    const isHeading = isKeyHeading(line.text) || (isAnswerSheet(line.text) && !isFilledIn());
    // "KEY: 1B 2A 3D" in one line.
    const list = line.table ? null : statedList(readable(line));
    const below =
      isHeading || !this.#isOpen
        ? null
        : (keyTable(line, null) ?? answersInList(readable(line), true) ?? letterOf(line.text));
    const found = list ?? below;
    this.#isWhole ||= list !== null;
    this.#isOpen = isHeading || found !== null;
    if (isHeading) this.#heading = line.text;
    const around = found
      ? wordsAround(
          line,
          found.map(({ answer }) => answer),
        )
      : '';
    const said = `${this.#heading} ${around}`;
    this.#entries.push(...(found ?? []).map((entry) => ({ part: null, list: -1, said, ...entry })));
    return found !== null;
  }

  entriesFor(numbers: ReadonlySet<number>): readonly KeyEntry[] {
    const isMissing = this.#isWhole && this.#entries.length < numbers.size;
    return !isMissing && this.#entries.every(({ number }) => numbers.has(number)) ? this.#entries : [];
  }
}
