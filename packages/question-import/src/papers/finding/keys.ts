/** Finds answers in tables, lists and formatting. Contradicting sources give no answer. */
import { noMarks, type Marks } from '@vumon/word';
import { isAnswerOfList, lettersBehind } from '../grammar/key-words.ts';
import { labelOf, type Label } from '../grammar/label-styles.ts';
import { codeOfSet } from './codes.ts';
import { chosenIn, isPairs, pairsAtStart, pairsIn, partOf, setOf } from './labels.ts';
import { linesOf, marksAt, readable, type PaperLine } from '../lines/lines.ts';
import type { KeySource, PaperOption } from '../segments.ts';

export interface KeyEntry {
  readonly part: number | null;
  readonly number: number;
  readonly answer: string;
  /** The exercise or the text whose questions it answers. */
  readonly group?: string;
  /** The paper's code, where a table has a column for each. */
  readonly code?: string;
  /** The list in which it stands: answers of one list are those of one paper, or none is. */
  readonly list?: number;
  /** The words above and around the list. */
  readonly said?: string;
  /** What stands behind its letter. */
  readonly words?: string;
}

const mostColumns = 64;

/** A table of answers: numbers and letters below or beside each other; null for any other table. */
export function keyTable(line: PaperLine, part: number | null): KeyEntry[] | null {
  if (!line.table) return null;
  // A cell across several columns fills the places of all of them.
  const cells = line.table.rows.map((row) =>
    row.flatMap(({ blocks, span }) => [
      linesOf(blocks).map(readable).join(' ').trim(),
      ...Array<string>(Math.min(span, mostColumns) - 1).fill(''),
    ]),
  );
  return keysOfCells(cells, part);
}

function keysOfCells(cells: readonly (readonly string[])[], part: number | null): KeyEntry[] | null {
  if (areRowsOfParts(cells[0] ?? [])) return tablesOfParts(cells, part);
  // "Câu | 1 | 2" above "Điểm | 3 | 4": what the questions are worth.
  if (cells.flat().some((cell) => saysPoints.test(cell)) && !cells.flat().some((cell) => saysAnswer.test(cell)))
    return null;
  const coded = codeTable(cells, part);
  if (coded.length > 0) return coded;
  const paired = cells
    .flat()
    .filter((cell) => /^\s*(?:Câu\s*)?\d{1,3}\s*[.:)–-]?\s*[A-H]\s*$/u.test(cell) || isPairs(cell));
  const joined = paired.flatMap((cell) =>
    pairsIn(cell).map(([number, answer]): KeyEntry => ({ part, number, answer })),
  );
  // "1A | 2B" may stand below "1 | 2".
  const filled = cells.flat().filter((cell) => cell !== '' && !/^\d{1,3}$/.test(cell));
  if (joined.length >= 2 && paired.length >= filled.length * 0.7) return joined;
  const numberOf = (cell: string): number | null =>
    /^(?:Câu\s*)?\d{1,3}[.:]?$/iu.test(cell) ? Number(/\d+/.exec(cell)![0]) : null;
  const isAnswer = (cell: string): boolean => cell !== '' && (cell.length <= 24 || namedVerdicts.test(cell));
  const entries = [...verdictTable(cells, part, numberOf), ...crossTable(cells, part, numberOf)];
  if (entries.length > 0) return entries;
  const parted = partedRow(cells, part);
  if (parted) return parted;
  for (let at = 0; at + 1 < cells.length; at++) {
    const [numbers, answers] = [cells[at]!, cells[at + 1]!];
    const found = numbers.map(numberOf);
    const rising = found.filter((one) => one !== null);
    const isHead =
      (rising.length >= 2 || (rising.length === 1 && isHeadOfOne(numbers, answers))) &&
      rising.length >= numbers.filter((cell) => cell !== '').length - 1 &&
      rising.every((one, index) => index === 0 || one === rising[index - 1]! + 1);
    // "Câu | 1 | 2" above "A | C": without its head the row cannot be aligned.
    const isShifted = answers.length < numbers.length && found[0] === null && isLetter(answers[0] ?? '');
    if (
      !isHead ||
      isShifted ||
      // "Câu 1 | 2" above "Câu 2 | 0,17": names of questions answer nothing, each row is a question and its answer.
      answers.some((cell, index) => found[index] !== null && /^Câu\s*\d/iu.test(cell)) ||
      answers
        .map(numberOf)
        .filter((one, index) => one !== null && found[index] !== null && one === found[index]! + rising.length).length >
        1
    )
      continue;
    // A second row of letters: two papers, and nothing says which is this one.
    const below = (cells[at + 2] ?? []).filter((cell, index) => found[index] !== null && isLetter(cell));
    if (below.length * 2 > rising.length && answers.filter(isLetter).length * 2 > rising.length) return null;
    found.forEach((number, index) => {
      const answer = answers[index] ?? '';
      if (number !== null && isAnswer(answer)) entries.push({ part, number, answer });
    });
    at++;
  }
  if (entries.length > 0) return entries;
  // A second column of letters, as above.
  const twice = cells.filter((row) => numberOf(row[0]!) !== null && isLetter(row[1] ?? '') && isLetter(row[2] ?? ''));
  if (twice.length >= 2) return null;
  // Side by side: a number, then its answer, once or several times in a row.
  for (const row of cells)
    for (let at = 0; at + 1 < row.length; at += 2) {
      const number = numberOf(row[at]!);
      if (
        number !== null &&
        ((isAnswer(row[at + 1]!) && /^[A-H]$|^[-\d,./]+$|^[ĐSTF\s,;-]+$/u.test(row[at + 1]!)) ||
          answersOfItems.test(row[at + 1]!) ||
          namedVerdicts.test(row[at + 1]!))
      )
        entries.push({ part, number, answer: row[at + 1]! });
    }
  return entries.length >= 2 || (entries.length === 1 && namedVerdicts.test(entries[0]!.answer)) ? entries : null;
}

/** Whether the rows of a table have their number in the second column, behind that of their part. */
export const areRowsOfParts = ([first = '', second = '']: readonly string[]): boolean =>
  /^(?:phần|part)$/iu.test(first) && /^(?:câu(?:\s+hỏi)?|ý|question)$/iu.test(second);

/** "Phần | Câu | Nội dung" above "I | 1 | C" and " | 2 | A": a table for each part, whose number stands beside its first row. */
function tablesOfParts(cells: readonly (readonly string[])[], part: number | null): KeyEntry[] | null {
  const [heads = [], ...rows] = cells;
  const tables = new Map<number | null, (readonly string[])[]>();
  let now = part;
  for (const [head = '', ...row] of rows) {
    if (head !== '') now = partOf(`Phần ${head}`) ?? partOf(head);
    tables.set(now, [...(tables.get(now) ?? [heads.slice(1)]), row]);
  }
  const found = [...tables].flatMap(([of, table]) => keysOfCells(table, of) ?? []);
  return found.length > 0 ? found : null;
}

/** "1 | 2 | 3a | 3b" above "C | A | Đ | S": the verdicts of a question in columns of their own. */
function partedRow(cells: readonly (readonly string[])[], part: number | null): KeyEntry[] | null {
  const at = cells.findIndex((row) => row.filter((cell) => /^\d{1,3}[a-d]$/.test(cell)).length >= 2);
  const answers = cells[at + 1];
  if (at < 0 || !answers) return null;
  const said = new Map<number, string[]>();
  cells[at]!.forEach((head, index) => {
    const [, number, letter] = /^(?:Câu\s*)?(\d{1,3})([a-d])?$/iu.exec(head) ?? [];
    const answer = answers[index] ?? '';
    if (number === undefined || answer === '') return;
    said.set(Number(number), [...(said.get(Number(number)) ?? []), letter ? `${letter}) ${answer}` : answer]);
  });
  return [...said].map(([number, all]) => ({ part, number, answer: all.join(' ') }));
}

/** "Câu | 1" above "Đáp án | …": the table of a part with one question. */
const isHeadOfOne = ([head = '']: readonly string[], [below = '']: readonly string[]): boolean =>
  /^(?:Câu(?:\s+(?:số|hỏi))?|Question)$/iu.test(head) && saysKey.test(below);

/** "Mã 101"; "Đề 2" names a set as its heading does. */
const codeOf = (cell: string): string | null => {
  const code =
    /^(?:mã(?:\s*đề(?:\s*thi)?)?\s*[:.]?\s*(?=\d{2}$)|(?:mã(?:\s*đề(?:\s*thi)?)?\s*[:.]?\s*|đề\s*)?(?=\d{3}))(\d{2,4})$/iu.exec(
      cell.trim(),
    )?.[1];
  const set = /^đề\s/iu.test(cell.trim()) ? setOf(cell) : null;
  return code ?? (set && codeOfSet(set));
};
const isLetter = (cell: string): boolean => /^[A-H]$/.test(cell.trim());

/** A letter, a number or an order, and no place to write one. */
const isSaid = (cell: string): boolean => cell.trim().length <= 24 && /[\p{L}\d]/u.test(cell);

/** A column for each code of the paper and a row for each question, or the other way round. */
function codeTable(cells: readonly (readonly string[])[], part: number | null): KeyEntry[] {
  for (const rows of [cells, turnedOf(cells)]) {
    const head = rows.slice(0, 3).findIndex((row) => row.slice(1).filter((cell) => codeOf(cell) !== null).length >= 2);
    if (head < 0) continue;
    const heads = rows[head]!.map(codeOf);
    const found = rows.slice(head + 1).flatMap((row): KeyEntry[] => {
      const number = /^(?:Câu\s*)?(\d{1,3})[.:)]?$/iu.exec((row[0] ?? '').trim())?.[1];
      if (number === undefined) return [];
      return row.flatMap((cell, at) => {
        const code = at === 0 ? null : heads[at];
        return code && isSaid(cell) ? [{ part, number: Number(number), answer: cell.trim(), code }] : [];
      });
    });
    if (found.length >= 2) return found;
  }
  return [];
}

/** "a) Đ b) S c) Đ d) S". */
const namedVerdicts = /^(?:[a-d]\s?[.):-]?\s?(?:Đúng|Sai|True|False|[ĐSTF])[\s,;.-]{0,4}){2,6}$/iu;
/** "a) C b) B", of the items of an exercise. */
const answersOfItems = /^(?:[a-h]\s?[.):]\s?[A-H][\s,;.]{0,4}){2,8}$/u;
const isVerdict = (cell: string): boolean => /^(?:Đúng|Sai|True|False|[ĐSTF])$/iu.test(cell);

const turnedOf = (cells: readonly (readonly string[])[]): string[][] =>
  Array.from({ length: Math.max(0, ...cells.map((row) => row.length)) }, (_, at) => cells.map((row) => row[at] ?? ''));

/** A cross for each question below or beside its letter. */
function crossTable(
  cells: readonly (readonly string[])[],
  part: number | null,
  numberOf: (cell: string) => number | null,
): KeyEntry[] {
  for (const [heads = [], ...rows] of [cells, turnedOf(cells)]) {
    const letters = heads.slice(1);
    if (letters.length < 3 || !letters.every(isLetter)) continue;
    const found = rows.flatMap(([head = '', ...marks]): KeyEntry[] => {
      const number = numberOf(head);
      const crossed = marks.flatMap((mark, at) => (mark === '' ? [] : [{ mark, letter: letters[at] ?? '' }]));
      const [only] = crossed;
      return number !== null && crossed.length === 1 && /^[xX×✓✔☑●⬤]$/u.test(only!.mark)
        ? [{ part, number, answer: only!.letter }]
        : [];
    });
    if (found.length > 0 && found.length === rows.length) return found;
  }
  return [];
}

/** Verdicts in cells of their own: a row for each question and a column for each statement, or the other way round. */
function verdictTable(
  cells: readonly (readonly string[])[],
  part: number | null,
  numberOf: (cell: string) => number | null,
): KeyEntry[] {
  const entryOf = (number: number | null, verdicts: readonly string[]): KeyEntry[] =>
    number !== null && verdicts.length >= 2 && verdicts.every(isVerdict)
      ? [{ part, number, answer: verdicts.join(' ') }]
      : [];
  const rows = cells.flatMap(([head = '', ...verdicts]) => entryOf(numberOf(head), verdicts));
  if (rows.length > 0) return rows;
  const [heads = [], ...lines] = cells;
  // "Câu 1 | Câu 2" above "a) Đ | a) Đ", "b) S | b) Đ".
  if (heads.length > 0 && heads.every((head) => numberOf(head) !== null)) {
    const columns = heads.map((head, at) => {
      const said = lines.map((line) => /^([a-d])\s?[.):]\s?(Đúng|Sai|True|False|[ĐSTF])$/iu.exec(line[at] ?? ''));
      const isRow = said.every((one, row) => one?.[1]?.toLowerCase() === 'abcd'[row]);
      return isRow
        ? entryOf(
            numberOf(head),
            said.map((one) => one![2]!),
          )
        : [];
    });
    if (columns.every((one) => one.length > 0)) return columns.flat();
  }
  return heads.slice(1).flatMap((head, at) =>
    entryOf(
      numberOf(head),
      lines.map((line) => line[at + 1] ?? ''),
    ),
  );
}

/** "(1,0 điểm). " behind a label. */
export const pointsAhead = /^\s*\(\d{1,2}(?:[.,]\d{1,3})?\s?(?:đ|điểm)\)\s*[.:]?\s*/iu;

/** A list of answers below its heading: "1.A 2.B", "Câu 3: 12". */
export function keyList(text: string, own: Label | null, part: number | null): KeyEntry[] {
  const pairs = pairsAtStart(text);
  if (pairs.length > 0) return pairs.map(([number, answer]) => ({ part, number, answer }));
  const label = labelOf(text) ?? own;
  // "Câu 1: f(2) = 5. Chọn C."
  const chosen = label && (chosenIn(text) ?? lettersBehind(text)?.letters);
  if (label && chosen) return [{ part, number: label.number, answer: chosen }];
  const rest = label && text.slice(label.end).replace(pointsAhead, '').trim();
  // "1. C – Thông tin: …", "1. B → in"
  const reasoned = /^([A-H])\s?(?:[–-]\s(?=\p{L}{2})|(?:→|⇒|=>)\s?(?=\S))/u.exec(rest ?? '')?.[1];
  if (label && reasoned) return [{ part, number: label.number, answer: reasoned }];
  // "Câu 1. Chọn 3 trong 6: C(6;3) = 20. Đáp số: 20."
  const number = /[.;:]\s+(?:Đáp\s+số|Đáp\s+án|ĐS)\s?:\s*(-?\d{1,6}(?:[.,/]\d{1,6})?)\s*\.?$/u.exec(rest ?? '')?.[1];
  if (label && number !== undefined) return [{ part, number: label.number, answer: number }];
  return label && rest !== null && rest !== '' && isAnswerOfList(rest) && partOf(text) === null
    ? [{ part, number: label.number, answer: rest }]
    : [];
}

/** The colours of letters and texts of a question's options; a single option in another colour than all others stands out. */
function oddColours(options: readonly PaperOption[], of: (marks: Marks) => string | null): boolean[] | null {
  const colours = options.map(({ label, lines }) => {
    const letter = [...label.text].findIndex((sign) => /[A-Ha-hĐ]/u.test(sign));
    const onLetter = letter < 0 ? null : of(marksAt(label, letter) ?? noMarks);
    const pieces = lines
      .flatMap((line) => line.pieces)
      .flatMap((piece) => (piece.kind === 'text' && piece.text.trim() !== '' ? [of(piece.marks)] : []));
    const onText = pieces.length > 0 && pieces.every((one) => one === pieces[0]) ? pieces[0]! : null;
    return `${onLetter ?? ''} ${onText ?? ''}`;
  });
  const counts = Map.groupBy(colours, (one) => one);
  if (colours.length < 3 || counts.size !== 2) return null;
  const [odd] = [...counts].find(([, all]) => all.length === 1) ?? [];
  // Without any colour is no mark.
  return odd === undefined || odd.trim() === '' ? null : colours.map((one) => one === odd);
}

const looks: readonly (readonly [KeySource, (marks: Marks) => boolean])[] = [
  ['underline', ({ underline }) => underline],
  ['highlight', ({ highlight }) => highlight !== null],
  ['colour', ({ colour }) => colour !== null],
  ['bold', ({ bold }) => bold],
];

/** Whether each option has a format, on its letter or on all of the text after it. */
function bearing(options: readonly PaperOption[], has: (marks: Marks) => boolean): boolean[] {
  return options.map(({ label, lines }) => {
    const onLetter = [...label.text].some(
      (letter, at) => /[A-Ha-hĐ\u24B6-\u24BD]/u.test(letter) && has(marksAt(label, at)!),
    );
    const pieces = lines
      .flatMap((line) => line.pieces)
      .filter((piece) => piece.kind === 'text' && piece.text.trim() !== '');
    const onAll = pieces.length > 0 && pieces.every((piece) => piece.kind === 'text' && has(piece.marks));
    return onLetter || onAll;
  });
}

export interface Marked {
  readonly source: KeySource;
  readonly marked: readonly boolean[];
}

/** Formats that some but not all of a question's options have. */
export const standingOut = (options: readonly PaperOption[]): Marked[] =>
  looks
    .map(([source, has]) => {
      const marked = bearing(options, has);
      const odd =
        marked.every(Boolean) && source === 'colour'
          ? oddColours(options, ({ colour }) => colour)
          : marked.every(Boolean) && source === 'highlight'
            ? oddColours(options, ({ highlight }) => highlight)
            : null;
      return { source, marked: odd ?? marked };
    })
    .filter(({ marked }) => marked.includes(true) && marked.includes(false));

/** Bold on the first letter of every question comes from the label before it. */
const isFirstOnly = (count: number, places: ReadonlySet<number>): boolean =>
  count >= 3 && places.size === 1 && places.has(0);

/**
 * The formats that mark the key in this file. Bold and colour are also used for emphasis: they count where they single
 * out one option in most of the questions in which they occur, and bold in two questions at least.
 */
export function keyLooks(all: readonly (readonly Marked[])[]): ReadonlySet<KeySource> {
  const single = new Map<KeySource, number>();
  const touched = new Map<KeySource, number>();
  const places = new Map<KeySource, Set<number>>();
  for (const found of all)
    for (const { source, marked } of found) {
      touched.set(source, (touched.get(source) ?? 0) + 1);
      if (marked.filter(Boolean).length === 1)
        places.set(source, new Set([...(places.get(source) ?? []), marked.indexOf(true)]));
      if (marked.filter(Boolean).length === 1) single.set(source, (single.get(source) ?? 0) + 1);
    }
  return new Set(
    [...single]
      .filter(
        ([source, count]) =>
          count * 2 > touched.get(source)! &&
          (source !== 'bold' || (count >= 2 && !isFirstOnly(count, places.get(source)!))),
      )
      .map(([source]) => source),
  );
}

const saysPoints = /^(?:(?:biểu|thang|số)\s+)?điểm(?:\s+số)?$|^(?:points?|marks?)$/iu;
const saysAnswer = /đáp\s*(?:án|số)|trả\s*lời|kết\s+quả|nội\s+dung|(?:^|\s)(?:đa|answers?|keys?)(?!\p{L})/iu;
const saysKey = /^(?:đáp\s*án|đa|answers?|keys?)\.?:?$/iu;

const cellsOf = ({ table }: PaperLine): string[] =>
  (table?.rows ?? []).flatMap((row) => row.map((cell) => linesOf(cell.blocks).map(readable).join(' ').trim()));
/** Whether a cell of a table says "Đáp án". */
export const namesKeys = (line: PaperLine): boolean => cellsOf(line).some((cell) => saysKey.test(cell));

/**
 * Whether a table states answers of questions with these numbers. A table of numbers belongs to its question until a
 * heading or the end says key.
 */
export function statesKeys(line: PaperLine, known: ReadonlySet<number>, isLast: () => boolean): boolean {
  const table = line.table && keyTable(line, null);
  if (!table?.every(({ number }) => known.has(number))) return false;
  if (namesKeys(line)) return true;
  const letters = table.filter(({ answer }) => /^[A-H]$|^[ĐSTF\s,;-]+$/u.test(answer)).length;
  return letters * 5 >= table.length * 4 && table.length * 2 >= known.size && isLast();
}
