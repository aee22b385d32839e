/** What a paper states about its keys outside of its questions: tables, lists, and the part with the answers. */
import { isLongAnswer, lettersBehind, statedLetters } from '../grammar/key-words.ts';
import { bareLabelOf, labelOf, type Label } from '../grammar/label-styles.ts';
import { romanValue } from '../grammar/roman.ts';
import { linesOf, slice, type PaperLine } from '../lines/lines.ts';
import { isSet } from './codes.ts';
import type { FoundQuestion } from './found-question.ts';
import { KeyZone } from './key-zone.ts';
import { KeysAhead } from './keys-ahead.ts';
import { areRowsOfParts, namesKeys, pointsAhead, type KeyEntry } from './keys.ts';
import { chosenIn, isKeyHeading, partNamedIn, partOf } from './labels.ts';

const isOpen = ({ options, match }: FoundQuestion): boolean => options.length === 0 && match === null;
/** "0,5", "(2,0 đ)" */
const points = /^\s*\(?\s*\d{1,2}(?:[.,]\d{1,3})?\s*(?:đ|điểm)?\s*\)?\s*$/iu;

/** "1", "Câu 2", "Bài I (2,0 đ)" */
const rowHead =
  /^\s*(?:Câu\s*|Bài\s*)?(\d{1,3}|[IVX]{1,4})\s?[.:)]?\s*(?:\(\s*\d{1,2}(?:[.,]\d{1,3})?\s*(?:đ|điểm)\s*\))?\s*$/iu;
/** What is said to those who mark. */
const general =
  /^\s*(?:[IVX]{1,4}\s?[.)]\s*|[A-E]\s?[.)]\s*)?(?:(?:hướng\s+dẫn|quy\s+định|nguyên\s+tắc)\s+chung(?!\p{L})|(?:\(?\*?\)?\s*)?(?:chú\s+ý|lưu\s+ý|ghi\s+chú)\s*:?\s*(?:nếu\s+)?(?:học\s+sinh|thí\s+sinh|HS|giám\s+khảo))/iu;
const heading = /^\s*(?:[IVX]{1,4}|[A-E])\s?[.)]\s*\p{Lu}/u;

const numberOf = (head: string): number | null => {
  const said = rowHead.exec(head)?.[1];
  return said === undefined ? null : /^\d/.test(said) ? Number(said) : romanValue(said.toUpperCase());
};

/**
 * "1 | Đất cho cây. | 1,0": the number of each row of a table, and the lines beside it without the points. A row without
 * a number goes on with the one above.
 */
function saidInRows({ table }: PaperLine): { part: number | null; number: number; lines: PaperLine[] }[] {
  const rows = table!.rows.map((row) => row.map((cell) => linesOf(cell.blocks)));
  const areParted = areRowsOfParts((rows[0] ?? []).map((cell) => cell.map(({ text }) => text.trim()).join(' ')));
  let part: number | null = null;
  let number: number | null = null;
  return rows.flatMap((row) => {
    const [head = [], ...cells] = areParted ? row.slice(1) : row;
    if (areParted) part = partOf(`Phần ${row[0]?.[0]?.text ?? ''}`) ?? part;
    if (head.length > 0) number = numberOf(head.map(({ text }) => text).join(' '));
    const said = cells.filter((cell) => !cell.every(({ text }) => points.test(text))).flat();
    return number === null ? [] : [{ part, number, lines: said }];
  });
}

export class Answers {
  readonly #zone = new KeyZone();
  readonly #ahead = new KeysAhead();
  /** The code above the answers that are being read, and the one above each entry so far. */
  #code: string | null = null;
  readonly #codes = new Map<KeyEntry, string>();
  /** Answers in words to a number that several tasks have: nobody knows to which of them they belong. */
  readonly unplaced: PaperLine[] = [];
  #isUnplaced = false;
  /** What holds for all answers is being read: its numbers are none of questions. */
  #isGeneral = false;
  /** The question to whose solution the lines of the answers belong. */
  #solved: FoundQuestion | null = null;

  get lines(): readonly PaperLine[] {
    return this.#zone.lines;
  }

  /** The code and the part above the answers that are being read. */
  get place(): { readonly code: string | null; readonly part: number | null } {
    return { code: this.#code, part: this.#zone.part };
  }

  /** `printed`: the code in the head of the paper. */
  entriesFor(numbers: ReadonlySet<number>, printed: string | null): readonly KeyEntry[] {
    this.#zone.end();
    this.#name();
    // Where one code stands above all answers, and no other on the paper, they are those of the paper.
    const codes = new Set(this.#codes.values());
    const areCoded =
      codes.size > 1 || [...codes].some(isSet) || (printed !== null && codes.size === 1 && !codes.has(printed));
    const named = this.#zone.entries.map((entry): KeyEntry => {
      const code = entry.code ?? (areCoded ? this.#codes.get(entry) : undefined);
      return code === undefined ? entry : { ...entry, code };
    });
    return [...named, ...this.#ahead.entriesFor(numbers)];
  }

  /** The answers below belong to the paper with this code. */
  under(code: string | null): void {
    this.#name();
    this.#code = code;
  }

  #name(): void {
    for (const entry of this.#zone.entries)
      if (this.#code !== null && !this.#codes.has(entry)) this.#codes.set(entry, this.#code);
  }

  /** Whether a line in front of the first question states keys. */
  takesAhead(line: PaperLine, isFilledIn: () => boolean): boolean {
    const taken = this.#ahead.take(line, isFilledIn);
    if (taken) this.keep([line]);
    return taken;
  }

  /** A table or list between the questions: without a named part it applies to the whole paper. */
  add(line: PaperLine, entries: readonly (Omit<KeyEntry, 'part'> & { readonly part?: number | null })[]): void {
    this.#zone.place(
      line,
      entries.map((entry) => ({ ...entry, part: entry.part ?? null })),
    );
    this.keep([line]);
  }

  /** Lines of the answers that state no key by themselves. */
  keep(lines: readonly PaperLine[]): void {
    this.#zone.lines.push(...lines);
  }

  begin(heading: PaperLine): void {
    this.#zone.part = null;
    this.#zone.take(heading, partNamedIn(heading.text), null);
  }

  #leave(line: PaperLine): void {
    this.#zone.lines.splice(this.#zone.lines.lastIndexOf(line), 1);
    this.unplaced.push(line);
  }

  /** Another question begins. */
  leave(): void {
    this.#solved = null;
  }

  /** A line of the part with the answers. */
  take(line: PaperLine, part: number | null, label: Label | null, drafts: readonly FoundQuestion[]): void {
    if (general.test(line.text)) this.#isGeneral = true;
    else if (line.table || part !== null || labelOf(line.text) || isKeyHeading(line.text) || heading.test(line.text))
      this.#isGeneral = false;
    if (this.#isGeneral) {
      this.keep([line]);
      return;
    }
    if (isKeyHeading(line.text)) this.#solved = null;
    if (isKeyHeading(line.text) || part !== null) this.#isUnplaced = false;
    // A table in the solution of a question belongs to it, unless it says that it holds keys.
    if (line.table && this.#solved && !namesKeys(line)) {
      this.#zone.lines.push(line);
      this.#solved.solution.push(line);
      return;
    }
    const known = this.#zone.entries.length;
    const { verdicts } = this.#zone;
    this.#zone.take(line, part, label);
    const isVerdict = this.#zone.verdicts > verdicts;
    const asking = (number: number, part = this.#zone.part): FoundQuestion[] =>
      drafts.filter((one) => one.label === number && (part === null || one.part === part));
    const only = (number: number, part = this.#zone.part): FoundQuestion | null => {
      const [first, ...others] = asking(number, part);
      return first && others.length === 0 ? first : null;
    };
    const areSeveral = (number: number, part = this.#zone.part): boolean =>
      asking(number, part).filter(isOpen).length > 1;
    if (line.table && this.#zone.entries.length === known) {
      const rows = saidInRows(line);
      const placed = rows.map((row) => ({ ...row, part: row.part ?? this.#zone.part }));
      if (placed.some(({ number, lines, part: of }) => lines.length > 0 && areSeveral(number, of))) this.#leave(line);
      for (const { number, lines, part: of } of placed) {
        const task = only(number, of);
        if (task && isOpen(task)) task.solution.push(...lines);
      }
    }
    // What no list of keys holds is the answer of a task in writing.
    const bare = label ?? (line.table || this.#solved ? null : bareLabelOf(line.text));
    const task = bare && only(bare.number);
    const isAnswered = this.#zone.entries.length > known && !isLongAnswer(this.#zone.entries.at(-1)!.answer);
    if (task && isOpen(task) && !isAnswered) {
      const said = line.text.slice(bare.end);
      const rest = slice(line, bare.end + (pointsAhead.exec(said)?.[0].length ?? 0));
      if (/[\p{L}\d\uFFFC]/u.test(rest.text)) task.solution.push(rest);
    }
    if (this.#zone.entries.length > known || task) this.#isUnplaced = false;
    else if (bare) this.#isUnplaced = areSeveral(bare.number);
    if (this.#isUnplaced && !line.table && line.text.trim() !== '') this.#leave(line);
    if (label) this.#solved = task;
    else if (this.#solved && !line.table) {
      const said = statedLetters(line.text);
      const answer = said?.letters ?? lettersBehind(line.text)?.letters ?? chosenIn(line.text);
      if (answer !== null) this.#zone.entries.push({ part: this.#solved.part, number: this.#solved.label, answer });
      if (said) return;
      if (!isVerdict && !points.test(line.text)) this.#solved.solution.push(line);
    }
  }
}
