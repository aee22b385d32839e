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
import {
  areOneToOne,
  letterSign,
  mostEntries,
  numberSign,
  risingSide,
  type MatchEntry,
} from '../lines/match-entries.ts';

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
  /** The letters stand on the left, and first in each pair. */
  readonly isFlipped: boolean;
  /** Pairs beside or directly behind the columns, a list for each place. */
  readonly stated: readonly (readonly Pair[])[];
  /** Whether the last of these lists stands behind the columns. */
  readonly isBehind: boolean;
  /** The lines with these pairs, and the places to write them. */
  readonly answers: readonly PaperLine[];
}

type Found = Pick<MatchingTask, 'heads' | 'items' | 'targets' | 'stated' | 'isFlipped'> & { readonly end: number };

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
/** Tabs, wide blanks, or the dash of "1. Tom – a. playing". */
const between = /\t+|\s{3,20}|\s[–—-]\s(?=\(?(?:\d{1,2}|[A-Za-z])\s?[.):]\s)/gu;

/** The entries of a line, divided by what stands between them, and a pair behind them; null where it holds anything else. */
function entriesOf(
  line: PaperLine,
  isFlipped: boolean,
): { readonly parts: PaperLine[]; readonly pairs: readonly Pair[] } | null {
  if (line.table || line.text.length > 1_000) return null;
  // What stands behind a tab behind a sign is named by it.
  const ends = [...line.text.matchAll(between)].filter(
    ({ index }) => !signBefore.test(line.text.slice(Math.max(0, index - 6), index)),
  );
  const starts = [0, ...ends.map(({ index, 0: { length } }) => index + length)];
  const all = starts
    .map((from, at) => slice(line, from, ends[at]?.index))
    .filter(({ text }) => text !== '' && !/^[.…_–-]+$/u.test(text));
  const [first, , last] = all;
  const isRow = all.length === 3 && (isFlipped ? letterSign : numberSign).test(first!.text);
  const pairs = isRow ? pairsStated(last!.text, isFlipped) : null;
  const parts = pairs || (isRow && isBlankOfPairs(last!.text, isFlipped)) ? all.slice(0, 2) : all;
  const areEntries = parts.every(({ text }) => numberSign.test(text) || letterSign.test(text));
  return areEntries && parts.length > 0 ? { parts, pairs: pairs ?? [] } : null;
}

/** Whether a list that begins with this number is one of entries, and not the next questions below "3. Nối A với B." */
function beginsEntries(asked: PaperLine, number: number, isList: boolean): boolean {
  const label = bareLabelOf(asked.text);
  if (label && number === label.number + 1) return false;
  return !isList || number === 1 || rangeOf(asked.text)?.from === number;
}

/**
 * Rows "1. …	a. …", or a list of numbers above a list of as many letters at least; flipped, letters on the left or
 * above, and a name between two lists, because numbers below letters may be the next questions.
 */
function listsFrom(lines: readonly PaperLine[], at: number, asked: PaperLine, isFlipped: boolean): Found | null {
  const heads: PaperLine[] = [];
  const left: PaperLine[] = [];
  const right: PaperLine[] = [];
  const leftSign = isFlipped ? letterSign : numberSign;
  const stated: Pair[] = [];
  let next = at;
  for (; next < Math.min(lines.length, at + farthest); next++) {
    const line = lines[next]!;
    if (isHeadLine(line) && (right.length === 0 || left.length === 0)) {
      heads.push(line);
      continue;
    }
    const found = entriesOf(line, isFlipped);
    if (!found) break;
    const { parts } = found;
    const isLeft = parts.map(({ text }) => leftSign.test(text));
    // Behind the letters a number begins the next question, unless letters stand beside it.
    if (right.length > 0 && isLeft.every(Boolean)) break;
    if (isLeft.lastIndexOf(true) > 0) break;
    if (isLeft[0]!) left.push(parts[0]!);
    right.push(...parts.slice(isLeft[0]! ? 1 : 0));
    stated.push(...found.pairs);
  }
  const [numbers, letters] = isFlipped ? [right, left] : [left, right];
  const items = risingSide(numbers, numberSign);
  const targets = risingSide(letters, letterSign);
  if (!items || !targets) return null;
  const isList = left.at(-1)!.at < right[0]!.at;
  if (!beginsEntries(asked, Number(items[0]!.sign), isList)) return null;
  const fits = isFlipped
    ? areOneToOne(items, targets) && (!isList || heads.length > 1)
    : targets.length >= items.length;
  return fits ? { heads, items, targets, stated: [stated], isFlipped, end: next } : null;
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

const isBlankFor = (text: string, numbers: ReadonlySet<number>, isFlipped: boolean): boolean =>
  isBlankOfPairs(text, isFlipped) && (text.match(/\d+/g) ?? []).every((one) => numbers.has(Number(one)));

/** The lines behind the columns that state the pairs, or are a place to write them. */
function answersBehind(
  lines: readonly PaperLine[],
  { items, isFlipped, end }: Found,
): { stated: Pair[]; lines: PaperLine[] } {
  const numbers = new Set(items.map(({ sign }) => Number(sign)));
  const stated: Pair[] = [];
  let next = end;
  for (; next < lines.length; next++) {
    const line = lines[next]!;
    const pairs = line.table ? pairsOfTable(line) : pairsStated(line.text, isFlipped);
    if (pairs?.every(({ number }) => numbers.has(number))) stated.push(...pairs);
    else if (!(line.table ? isBlankTable(line, numbers) : isBlankFor(line.text, numbers, isFlipped))) break;
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

/** A table directly behind a task whose numbers go on in it, below words without a label: they ask for both. */
function nextBelow(last: MatchingTask | undefined, line: PaperLine, at: number): MatchingTask | null {
  const found = last?.to === at && !isLabelled(last.asked[0]!.text) ? tableAt(line, at) : null;
  if (!found || Number(found.items[0]!.sign) !== Number(last!.items.at(-1)!.sign) + 1) return null;
  const asked = last!.asked.map((one) => ({ ...one, at: line.at }));
  const stated = found.stated.filter((pairs) => pairs.length > 0);
  return { ...found, from: at, to: found.end, asked, stated, isBehind: false, answers: [] };
}

/** All of a file, in their order. */
export function matchingTasks(lines: readonly PaperLine[]): MatchingTask[] {
  const tasks: MatchingTask[] = [];
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at]!;
    const next = nextBelow(tasks.at(-1), line, at);
    if (next) {
      tasks.push(next);
      continue;
    }
    if (!line.table && !isHeadLine(line) && !numberSign.test(line.text) && !letterSign.test(line.text)) continue;
    const from = askedAbove(lines, at);
    const found =
      from < (tasks.at(-1)?.to ?? 0)
        ? null
        : (tableAt(line, at) ?? listsFrom(lines, at, lines[from]!, false) ?? listsFrom(lines, at, lines[from]!, true));
    if (!found || hasOptions(lines, found)) continue;
    const behind = answersBehind(lines, found);
    const to = found.end + behind.lines.length;
    const { heads, items, targets, isFlipped } = found;
    tasks.push({
      from,
      to,
      asked: lines.slice(from, at),
      heads,
      items,
      targets,
      isFlipped,
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
  /** The lines that ask for each of these tables. */
  const asked = new Map<PaperLine, PaperLine>();
  for (const block of blocks) {
    const table = block.kind === 'table' ? contentOf(block) : null;
    const above = table ? askedAbove(lines, lines.length) : -1;
    if (table && above >= 0 && columnsOfTable(table)) {
      asked.set(table, lines[above]!);
      lines.push(table);
    } else lines.push(...linesOf([block]));
  }
  if (new Set(asked.values()).size === asked.size) return lines;
  // The second of two tables below the same words is another exercise, where its numbers do not go on.
  const used = new Set(matchingTasks(lines).flatMap(({ items }) => items.map(({ label }) => label.block)));
  const claimed = new Set([...asked].filter(([table]) => used.has(table.block)).map(([, above]) => above));
  return lines.flatMap((line) => {
    const above = asked.get(line);
    return above && claimed.has(above) && !used.has(line.block) ? linesOf([line.table!]) : [line];
  });
}

/** The lines without those of the columns and their answers, for counting how a file numbers its questions. */
export function withoutColumns(lines: readonly PaperLine[], tasks: readonly MatchingTask[]): PaperLine[] {
  const inside = new Set(
    tasks.flatMap(({ from, to, asked }) => Array.from({ length: to - from }, (_, at) => from + at).slice(asked.length)),
  );
  return lines.map((line, at) => (inside.has(at) ? { ...line, pieces: [], text: '', table: null } : line));
}
