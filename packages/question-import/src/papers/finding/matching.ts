/**
 * Tasks to match: numbered entries beside or above lettered ones, below words that say so. They are found before the
 * questions, because their numbers and letters look like those of questions and options. Pure.
 */
import type { Block } from '@vumon/word';
import { bareLabelOf, labelOf, otherLabelOf } from '../grammar/label-styles.ts';
import { looksLikeOption } from '../grammar/option-styles.ts';
import { isBlankOfPairs, pairsStated, type Pair } from '../grammar/pairs.ts';
import { keyTable } from './keys.ts';
import { rangeOf } from './labels.ts';
import { contentOf, linesOf, slice, type PaperLine } from '../lines/lines.ts';
import { columnsOfTable } from '../lines/two-columns.ts';
import { letterSign, mostEntries, numberSign, risingSide, type MatchEntry } from '../lines/match-entries.ts';

export interface MatchingTask {
  /** Indices of its first line and of the first line behind it. */
  readonly from: number;
  readonly to: number;
  /** The words that ask for it, the first line with its label. */
  readonly asked: readonly PaperLine[];
  /** The names of the columns. */
  readonly heads: readonly PaperLine[];
  readonly items: readonly MatchEntry[];
  readonly targets: readonly MatchEntry[];
  /** Pairs beside or directly behind the columns, a list for each place. */
  readonly stated: readonly (readonly Pair[])[];
  /** Whether the last of these lists stands behind the columns. */
  readonly isBehind: boolean;
  /** The lines with these pairs, and the places to write them. */
  readonly answers: readonly PaperLine[];
}

type Found = Pick<MatchingTask, 'heads' | 'items' | 'targets' | 'stated'> & { readonly end: number };

const longest = 300;
const verb = new RegExp(
  String.raw`(?:^\s*|[.:;!?)\]/]\s*|^\s*\p{L}+\s+(?:\d{1,2}|[IVX]+|[A-E])\s*[–-]?\s*|(?:^|\s)(?:và|rồi|hãy|thước(?:\s+kẻ)?(?:\s+để)?|and|then)\s+)(?:nối|ghép|match(?:ing)?|draw\s+lines?)(?!\p{L})`,
  'iu',
);
/** "Chọn ý ở cột B phù hợp với cột A". */
const bothColumns =
  /(?:cột|column)\s+(?:A|I|1)(?!\p{L}).*(?:cột|column)\s+(?:B|II|2)(?!\p{L})|(?:cột|column)\s+(?:B|II|2)(?!\p{L}).*(?:cột|column)\s+(?:A|I|1)(?!\p{L})/iu;
/** "Chọn nội dung ở cột bên phải để ghép với cột bên trái". */
const withColumn = /(?:cột|column)(?!\p{L}).*\s(?:nối|ghép|match)(?!\p{L})/iu;
export const asksToMatch = (text: string): boolean =>
  text.length <= longest && (verb.test(text) || bothColumns.test(text) || withColumn.test(text));

const columnName = String.raw`(?:(?:cột|column|nhóm)\s+(?:A|B|I|II|1|2)|[AB]|II?)`;
/** "Cột A	Cột B", "B" alone in a line. */
const columnNames = new RegExp(String.raw`^\s*${columnName}\s*:?(?:(?:\t|\s{3})\s*${columnName}\s*:?)?\s*$`, 'iu');
/** In blanks without an end the search would begin at each of them. */
const isHeadLine = ({ text, table }: PaperLine): boolean =>
  table === null && text.length <= 80 && columnNames.test(text);

/** How many lines may stand between the words that ask and the columns. */
const nearest = 3;

/** Both sides and their heads stand within so many lines. */
const farthest = 2 * mostEntries + 4;

const isLabelled = (text: string): boolean =>
  labelOf(text) !== null || otherLabelOf(text) !== null || bareLabelOf(text) !== null;

/** The index of the line that asks for the columns at an index; -1 where none does. */
function askedAbove(lines: readonly PaperLine[], at: number): number {
  for (let above = at - 1; above >= Math.max(0, at - nearest); above--) {
    const { text } = lines[above]!;
    if (asksToMatch(text)) return above;
    if (isLabelled(text)) return -1;
  }
  return -1;
}

const signBefore = /(?:^|\s)\(?(?:\d{1,2}|[A-Za-z])\s?[.):/]\s?$/u;

/** The entries of a line, divided by tabs or wide blanks, and a pair behind them; null where it holds anything else. */
function entriesOf(line: PaperLine): { readonly parts: PaperLine[]; readonly pairs: readonly Pair[] } | null {
  if (line.table || line.text.length > 1_000) return null;
  // What stands behind a tab behind a sign is named by it.
  const ends = [...line.text.matchAll(/\t+|\s{3,20}/gu)]
    .map(({ index }) => index)
    .filter((end) => !signBefore.test(line.text.slice(Math.max(0, end - 6), end)));
  const all = [0, ...ends]
    .map((from, at) => slice(line, from, ends[at]))
    .filter(({ text }) => text !== '' && !/^[.…_–-]+$/u.test(text));
  const [first, , last] = all;
  const isRow = all.length === 3 && numberSign.test(first!.text);
  const pairs = isRow ? pairsStated(last!.text) : null;
  const parts = pairs || (isRow && isBlankOfPairs(last!.text)) ? all.slice(0, 2) : all;
  const areEntries = parts.every(({ text }) => numberSign.test(text) || letterSign.test(text));
  return areEntries && parts.length > 0 ? { parts, pairs: pairs ?? [] } : null;
}

/** Whether a list that begins with this number is one of entries, and not the next questions below "3. Nối A với B." */
function beginsEntries(asked: PaperLine, number: number, isList: boolean): boolean {
  const label = bareLabelOf(asked.text);
  if (label && number === label.number + 1) return false;
  return !isList || number === 1 || rangeOf(asked.text)?.from === number;
}

/** Rows "1. …	a. …", or a list of numbers above a list of as many letters at least. */
function listsFrom(lines: readonly PaperLine[], at: number, asked: PaperLine): Found | null {
  const heads: PaperLine[] = [];
  const numbers: PaperLine[] = [];
  const letters: PaperLine[] = [];
  const stated: Pair[] = [];
  let next = at;
  for (; next < Math.min(lines.length, at + farthest); next++) {
    const line = lines[next]!;
    if (isHeadLine(line) && (letters.length === 0 || numbers.length === 0)) {
      heads.push(line);
      continue;
    }
    const found = entriesOf(line);
    if (!found) break;
    const { parts } = found;
    const isNumber = parts.map(({ text }) => numberSign.test(text));
    // Behind the letters a number begins the next question, unless letters stand beside it.
    if (letters.length > 0 && isNumber.every(Boolean)) break;
    if (isNumber.lastIndexOf(true) > 0) break;
    if (isNumber[0]!) numbers.push(parts[0]!);
    letters.push(...parts.slice(isNumber[0]! ? 1 : 0));
    stated.push(...found.pairs);
  }
  const items = risingSide(numbers, numberSign);
  const targets = risingSide(letters, letterSign);
  const isList = letters.length > 0 && numbers.at(-1)!.at < letters[0]!.at;
  if (!items || !beginsEntries(asked, Number(items[0]!.sign), isList)) return null;
  return targets && targets.length >= items.length ? { heads, items, targets, stated: [stated], end: next } : null;
}

function tableAt(line: PaperLine, at: number): Found | null {
  const found = line.table ? columnsOfTable(line) : null;
  return found && { heads: [], ...found, end: at + 1 };
}

const blankCell = /^(?:[\s._…]*|(?:cột|column)\s+[AB]|câu|đáp\s+án|answers?|trả\s+lời)$/iu;
/** Cells to write pairs into: numbers above or beside nothing. */
const isBlankTable = ({ table }: PaperLine, numbers: ReadonlySet<number>): boolean =>
  table !== null &&
  table.rows.every((row) =>
    row.every((cell) => {
      const text = linesOf(cell.blocks)
        .map((one) => one.text)
        .join(' ')
        .trim();
      const number = /^(\d{1,2})\s?[.:–-]?[\s._…]*$/u.exec(text)?.[1];
      return number === undefined ? blankCell.test(text) : numbers.has(Number(number));
    }),
  );

/** The pairs of a table of answers; null for other tables. */
function pairsOfTable(line: PaperLine): Pair[] | null {
  const entries = line.table ? keyTable(line, null) : null;
  const areLetters = entries?.every(({ answer }) => /^[A-Za-z]$/.test(answer));
  return areLetters ? entries!.map(({ number, answer }) => ({ number, letter: answer })) : null;
}

const isBlankFor = (text: string, numbers: ReadonlySet<number>): boolean =>
  isBlankOfPairs(text) && (text.match(/\d+/g) ?? []).every((one) => numbers.has(Number(one)));

/** The lines behind the columns that state the pairs, or are a place to write them. */
function answersBehind(lines: readonly PaperLine[], { items, end }: Found): { stated: Pair[]; lines: PaperLine[] } {
  const numbers = new Set(items.map(({ sign }) => Number(sign)));
  const stated: Pair[] = [];
  let next = end;
  for (; next < lines.length; next++) {
    const line = lines[next]!;
    const pairs = line.table ? pairsOfTable(line) : pairsStated(line.text);
    if (pairs?.every(({ number }) => numbers.has(number))) stated.push(...pairs);
    else if (!(line.table ? isBlankTable(line, numbers) : isBlankFor(line.text, numbers))) break;
  }
  return { stated, lines: lines.slice(end, next) };
}

const pairInside = /\d\s?[–→-]\s?[A-Za-z](?![\p{L}\d])/u;

/** Whether options below the columns choose among their pairs, or more letters go on with them. */
function hasOptions(lines: readonly PaperLine[], { targets, end }: Found): boolean {
  const next = String.fromCharCode(targets.at(-1)!.sign.charCodeAt(0) + 1);
  return lines.slice(end, end + nearest).some(({ text }, at) => {
    const letter = looksLikeOption(text) ? /[A-Za-z]/.exec(text)?.[0] : undefined;
    const isFirst = letter?.toUpperCase() === 'A';
    return at === 0 ? isFirst || letter === next : isFirst && pairInside.test(text);
  });
}

/** All of a file, in their order. */
export function matchingTasks(lines: readonly PaperLine[]): MatchingTask[] {
  const tasks: MatchingTask[] = [];
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at]!;
    if (!line.table && !isHeadLine(line) && !numberSign.test(line.text)) continue;
    const from = askedAbove(lines, at);
    const found = from < (tasks.at(-1)?.to ?? 0) ? null : (tableAt(line, at) ?? listsFrom(lines, at, lines[from]!));
    if (!found || hasOptions(lines, found)) continue;
    const behind = answersBehind(lines, found);
    const to = found.end + behind.lines.length;
    const { heads, items, targets } = found;
    tasks.push({
      from,
      to,
      asked: lines.slice(from, at),
      heads,
      items,
      targets,
      stated: [...found.stated, behind.stated].filter((pairs) => pairs.length > 0),
      isBehind: behind.stated.length > 0,
      answers: behind.lines,
    });
    at = to - 1;
  }
  return tasks;
}

/** The lines of a file, where a table with two columns to match stays a table below the words that ask for it. */
export function linesWithColumns(blocks: readonly Block[]): PaperLine[] {
  const lines: PaperLine[] = [];
  for (const block of blocks) {
    const table = block.kind === 'table' ? contentOf(block) : null;
    if (table && askedAbove(lines, lines.length) >= 0 && columnsOfTable(table)) lines.push(table);
    else lines.push(...linesOf([block]));
  }
  return lines;
}

/** The lines without those of the columns and their answers, for counting how a file numbers its questions. */
export function withoutColumns(lines: readonly PaperLine[], tasks: readonly MatchingTask[]): PaperLine[] {
  const inside = new Set(
    tasks.flatMap(({ from, to, asked }) => Array.from({ length: to - from }, (_, at) => from + at).slice(asked.length)),
  );
  return lines.map((line, at) => (inside.has(at) ? { ...line, pieces: [], text: '', table: null } : line));
}
