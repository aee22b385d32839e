/**
 * Tasks to put lettered or numbered lines in order, "Sắp xếp các câu sau thành đoạn văn: a. … b. … c. …", answered by the
 * signs of the lines in their order. Options that only order such lines keep their choice, and words between slashes
 * stay an answer in words. Pure.
 */
import { withoutKeyWords } from '../grammar/key-words.ts';
import { readable, slice, type PaperLine } from '../lines/lines.ts';
import type { KeySource } from '../segments.ts';
import type { FoundQuestion } from './found-question.ts';

const asks =
  /(?:^|[\s.:;,(])(?:sắp\s*xếp|xếp\s.*\sthứ\s+tự|(?:re)?arrange|reorder|put\s.*\s(?:in|into)\s.*order|order\s+the|number\s+the)(?!\p{L})/iu;
export const asksToOrder = (text: string): boolean => asks.test(text.slice(0, 400));

const sign = /^\s*\(?(?:([A-Ha-h])\s?[.):/]|(\d{1,2})\s?[.)/])\s*(?=\S)/u;
const nextOf = (one: string): string =>
  Number.isNaN(Number(one)) ? String.fromCharCode(one.charCodeAt(0) + 1) : String(Number(one) + 1);

/** The signs in a text that holds nothing but an order of all of them, "c - a - b", "3, 1, 2", "cab"; null for others. */
export function orderStated(text: string, signs: readonly string[]): readonly string[] | null {
  const said = withoutKeyWords(text.slice(0, 200)).trim().replace(/\.$/, '');
  const isGlued = /^[A-Za-z]{3,8}$/.test(said) || (/^\d{3,9}$/.test(said) && signs.length < 10);
  const found = isGlued ? [...said] : said.split(/\s*(?:[-–—,;>→⇒/|]|\s)+\s*/u);
  const named = found.map((one) => signs.find((known) => known.toLowerCase() === one.toLowerCase()));
  const isWhole = named.length === signs.length && new Set(named).size === signs.length && !named.includes(undefined);
  return isWhole ? (named as string[]) : null;
}

/** Lines with signs in a row from the first on that end a stem. */
function listIn(stem: readonly PaperLine[]): FoundQuestion['options'] {
  const marks = stem.map((line) => (line.table ? null : sign.exec(line.text)));
  const from = marks.findLastIndex((mark) => /^(?:1|a)$/i.test(mark?.[1] ?? mark?.[2] ?? ''));
  const list = from < 0 ? [] : marks.slice(from);
  const names = list.map((mark) => mark?.[1] ?? mark?.[2] ?? '');
  if (names.length < 3 || !names.every((name, at) => at === 0 || name === nextOf(names[at - 1]!))) return [];
  return stem.slice(from).map((line, at) => ({
    letter: names[at]!,
    starred: false,
    label: slice(line, 0, list[at]![0].length),
    lines: [slice(line, list[at]![0].length)],
  }));
}

/**
 * Makes a question one to put in order, where it or the words above it ask for that; false where its answer is none.
 * Without an answer only small letters and numbers are entries: capitals may be options that name orders.
 */
export function takeOrder(draft: FoundQuestion, entries: readonly string[], above: string): boolean {
  const own = draft.options.length > 0 ? draft.options : listIn(draft.stem);
  if (own.length < 3 || draft.match) return false;
  const stem = draft.options.length > 0 ? draft.stem : draft.stem.slice(0, -own.length);
  if (!asksToOrder([above, ...stem.map(({ text }) => text)].join(' '))) return false;
  const signs = own.map(({ letter }) => letter);
  const ordersIn = (source: KeySource, texts: readonly string[]) =>
    texts.flatMap((text) => {
      const order = orderStated(text, signs);
      return order ? [{ source, key: order.join('-') }] : [];
    });
  // The letters that a line states have lost their order.
  const lines = draft.answerLines.filter(({ table }) => !table).map(readable);
  const orders = [...ordersIn('answer-line', lines), ...ordersIn('key-table', entries)];
  const answers = [...draft.answers, ...entries];
  const isChoice = /[A-H]/.test(signs[0]!) || answers.some((text) => text.trim().length < 3);
  if (orders.length === 0 && isChoice) return false;
  if (orders.length === 0 && answers.length > 0) draft.doubts.push('KEY_UNUSABLE');
  draft.options = own;
  draft.stem = stem;
  draft.statements = false;
  draft.orders = orders;
  return true;
}
