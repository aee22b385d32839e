/** Keys below a heading in front of the first question: they count where each belongs to a question of the paper. */
import { answersInList } from '../grammar/key-words.ts';
import { readable, type PaperLine } from '../lines/lines.ts';
import { keyTable, type KeyEntry } from './keys.ts';
import { isKeyHeading } from './labels.ts';

export class KeysAhead {
  readonly #entries: KeyEntry[] = [];
  #isOpen = false;

  /** Whether a line in front of the first question states keys below their heading. */
  take(line: PaperLine): boolean {
    const isHeading = isKeyHeading(line.text);
    const found = isHeading || !this.#isOpen ? null : (keyTable(line, null) ?? answersInList(readable(line), true));
    this.#isOpen = isHeading || found !== null;
    this.#entries.push(...(found ?? []).map((entry) => ({ part: null, ...entry })));
    return found !== null;
  }

  entriesFor(numbers: ReadonlySet<number>): readonly KeyEntry[] {
    return this.#entries.every(({ number }) => numbers.has(number)) ? this.#entries : [];
  }
}
