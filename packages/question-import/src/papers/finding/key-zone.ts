/** The part of a paper that states answers: tables, lists, and lines for one question after another. */
import { answersInList, statedLetters, statedList, unsignedAnswer } from '../grammar/key-words.ts';
import { codeOfAnswers, isOfVersion } from './codes.ts';
import { keyList, keyTable, type KeyEntry } from './keys.ts';
import { namesIn, wordsAround } from './key-names.ts';
import { isKeyHeading } from './labels.ts';
import { bareLabelOf, labelOf, otherLabelOf, pointsBehind, type Label } from '../grammar/label-styles.ts';
import { withLatinLetters } from '../grammar/look-alikes.ts';
import { namedLists } from '../grammar/named-lists.ts';
import { linesOf, readable, type PaperLine } from '../lines/lines.ts';

/** "a) Đ", "b) Sai, vì …". */
const verdictLine =
  /^\s*([a-h])\s?[.):-]?\s{0,3}[-:–]?\s{0,3}(Đúng(?=\s*[:.,;]\s|\s+vì\s)|Sai(?=\s*[:.,;]\s|\s+vì\s)|(?:Đúng|Sai|ĐÚNG|SAI|True|False|[ĐSTF])(?=\s*[.;]?\s*$))/u;

/** "1. T", "1. ĐSĐS" in a paper whose questions begin with a word. */
const verdictAlone = /^\s*(?:Đúng|Sai|True|False|[TFĐS](?:[\s,;-]?[TFĐS]){0,7})\s*[.;]?\s*$/iu;

/** "b - a - c", "3-1-2": the answer of a task to put lines in order. */
const orderAlone = /^\s*(?:[a-h](?:\s?[–—→>-]\s?[a-h]){2,7}|\d(?:\s?[–—→>-]\s?\d){2,7})\s*\.?\s*$/u;
/** "1. 12,5" alone, but not in a guide to marking, whose numbers are points. */
const numberAlone = /^\s*[-–−]?\d{1,6}(?:[.,/]\d{1,6})?\s*$/;
const marksPoints = /hướng\s+dẫn\s+chấm|(?:biểu|thang)\s+điểm/iu;

/** "1. recycle | 2. pollute": a numbered answer in each cell; empty for other tables. */
function wordsInCells({ table }: PaperLine): { number: number; answer: string }[] {
  const cells = table!.rows.flat().map((cell) => linesOf(cell.blocks).map(readable).join(' ').trim());
  const found = cells.flatMap((cell) => {
    const [, number, answer] = /^(\d{1,3})\s?[.)]\s+(\S.{0,39})$/u.exec(cell) ?? [];
    return number === undefined ? [] : [{ number: Number(number), answer: answer! }];
  });
  return found.length >= 2 && found.length === cells.filter((cell) => cell !== '').length ? found : [];
}

/** "Câu 1: B. 12 cm" */
const behindLetter =
  /^\s*\p{L}{0,8}\s?\d{1,3}\s?[.:)–-]\s*[A-H]\s?[.:)–-]\s*((?!\(?\d{1,2}(?:[.,]\d{1,3})?\s?(?:đ|điểm|pts?|points?)(?!\p{L}))\S.*)$/iu;

/** "Của đề dự phòng", "Ca 2": words alone, no task and no solution. */
const isNameOnly = ({ text, table }: PaperLine): boolean =>
  table === null &&
  text.length <= 40 &&
  namesIn(text).some((name) => /\p{L}/u.test(name)) &&
  !/[=+]|[.:;]\s*$|điểm|points?/iu.test(text);

export class KeyZone {
  readonly lines: PaperLine[] = [];
  readonly entries: KeyEntry[] = [];
  part: number | null = null;
  #isOfVersion = false;
  #numbers: readonly number[] = [];
  #letters: string[] = [];
  #marksPoints = false;
  #list = 0;
  #heads: string[] = [];
  /** No answer stands below the last heading so far. */
  #isAbove = false;
  /** The number of the next answer without a sign. */
  #next = 1;
  #open: { number: number; part: number | null; verdicts: string[] } | null = null;

  /** `own`: the label of the line in the style of the file, where that is no word. */
  take(line: PaperLine, part: number | null, own: Label | null): void {
    const known = this.entries.length;
    const isHeading = isKeyHeading(line.text) || codeOfAnswers(line.text) !== null;
    if (isHeading || part !== null) this.#list += 1;
    if (isHeading) this.#heads = [line.text];
    this.#read(line, part, own);
    const found = this.entries.splice(known);
    // Short words above the first answer may name the paper too.
    if (found.length === 0 && !isHeading && part === null && this.#isAbove && isNameOnly(line))
      this.#heads.push(line.text);
    this.#isAbove = isHeading || (this.#isAbove && found.length === 0);
    this.place(line, found, this.#heads);
  }

  /** Answers of a line, with the words around them. */
  place(line: PaperLine, found: readonly KeyEntry[], heads: readonly string[] = []): void {
    if (heads.length === 0) this.#list += 1;
    const around = wordsAround(
      line,
      found.map(({ answer }) => answer),
    );
    const said = [...heads, around].join(' ');
    const words = found.length === 1 && !line.table ? behindLetter.exec(line.text)?.[1] : undefined;
    this.entries.push(...found.map((entry) => ({ ...entry, list: this.#list, said, ...(words && { words }) })));
  }

  #read(line: PaperLine, part: number | null, own: Label | null): void {
    this.lines.push(line);
    if (part !== null) this.part = part;
    // Whose they are nobody can tell, so that they are nobody's; until a heading says otherwise.
    if (isOfVersion(line.text)) this.#isOfVersion = true;
    else if (part !== null || isKeyHeading(line.text) || codeOfAnswers(line.text) !== null) this.#isOfVersion = false;
    if (this.#isOfVersion) return;
    this.#marksPoints ||= marksPoints.test(line.text);
    const whole = withLatinLetters(readable(line));
    // "Câu 1: chọn B (0,25 đ)"
    const text = whole.slice(0, pointsBehind(whole) ?? whole.length);
    const verdict = verdictLine.exec(text);
    if (verdict && this.#open && verdict[1] === String.fromCharCode(97 + this.#open.verdicts.length)) {
      this.#open.verdicts.push(verdict[2]!);
      return;
    }
    this.#close();
    if (this.#row(text)) return;
    const named = line.table ? null : namedLists(text);
    if (named) {
      this.entries.push(...named);
      this.part = named.at(-1)!.part ?? this.part;
      return;
    }
    const list = line.table ? null : (statedList(text) ?? answersInList(text));
    if (list) {
      this.entries.push(...list.map((one) => ({ ...one, part: this.part })));
      return;
    }
    const unsigned = line.table ? null : unsignedAnswer(text);
    if (unsigned && unsigned.number === this.#next) {
      this.#next += 1;
      this.entries.push({ part: this.part, ...unsigned });
      return;
    }
    const bare = bareLabelOf(text);
    const said = bare ? text.slice(bare.end) : '';
    const isAnswer = verdictAlone.test(said) || orderAlone.test(said) || (!this.#marksPoints && numberAlone.test(said));
    const label = labelOf(text) ?? otherLabelOf(text) ?? (own || isAnswer ? bare : null);
    if (label && text.slice(label.end).trim() === '') {
      this.#open = { number: label.number, part: this.part, verdicts: [] };
      return;
    }
    const words = line.table ? wordsInCells(line) : [];
    if (words.length > 0) {
      this.entries.push(...words.map((one) => ({ ...one, part: this.part })));
      return;
    }
    const letters = label && statedLetters(text.slice(label.end));
    if (letters) this.entries.push({ part: this.part, number: label.number, answer: letters.letters });
    else this.entries.push(...(keyTable(line, this.part) ?? (line.table ? [] : keyList(text, label, this.part))));
  }

  /** "Câu 1 2 3" above "Đáp án A B C", and the same without words: a table whose cells are parted by blanks or lines. */
  #row(text: string): boolean {
    const heads = /^(?:(?:Câu(?:\s+(?:số|hỏi))?|Question)\s*:?\s+)?((?:\d{1,3}\s+){0,60}\d{1,3})$/iu.exec(text)?.[1];
    // "Câu 2" alone is a label.
    if (heads !== undefined && (/\s/.test(heads) || heads === text)) {
      // Numbers one a line go on, until letters follow.
      const goesOn = this.#letters.length === 0 && Number.parseInt(heads, 10) === this.#numbers.at(-1)! + 1;
      this.#numbers = [...(goesOn ? this.#numbers : []), ...heads.split(/\s+/).map(Number)];
      this.#letters = [];
      return true;
    }
    const named = /^(?:Đáp\s+án|ĐA|Answer|Key)\s*:?\s+(\S.*)$/iu.exec(text)?.[1];
    const said = (named ?? (/^[A-H](?:\s+[A-H]){0,60}$/u.test(text) ? text : null))?.split(/\s+/);
    const numbers = this.#numbers;
    this.#letters.push(...(said ?? []));
    if (said && this.#letters.length < numbers.length) return true;
    const answers = this.#letters;
    this.#numbers = [];
    this.#letters = [];
    if (!said || answers.length !== numbers.length) return false;
    this.entries.push(...numbers.map((number, at) => ({ part: this.part, number, answer: answers[at]! })));
    return true;
  }

  /** How many verdicts stand below a label that stood alone in its line. */
  get verdicts(): number {
    return this.#open?.verdicts.length ?? 0;
  }

  #close(): void {
    const open = this.#open;
    if (open && open.verdicts.length > 0) {
      this.entries.push({ part: open.part, number: open.number, answer: open.verdicts.join(' ') });
      this.#open = null;
    }
  }

  end(): void {
    this.#close();
  }
}
