/** The keys of a whole paper as teachers type them: "1A 2C 3D", "1-5: ABCDA", "11. ĐSĐS", "15. 2,5". */
import { itemIdOf } from '@vumon/question-types/composite';
import { traitsOf } from '@vumon/question-types/traits';
import { answersInList, statedList } from '@vumon/question-import/key-words';
import type { ImportChange, ImportRow } from '../import-queries.ts';
import { orderOf } from './stated-values.ts';

type Keys = Extract<ImportChange, { kind: 'keys' }>['keys'];

interface Item {
  readonly id: string;
  readonly options?: readonly { readonly id: string }[];
}
interface Content {
  readonly items?: readonly Item[];
  /** Of a task to match: what each of its items may be given. */
  readonly targets?: readonly { readonly id: string }[];
  /** Of a task to put in order, with the id of its only item. */
  readonly pieces?: readonly { readonly id: string }[];
  readonly item?: string;
  readonly gaps?: readonly { readonly id: string }[];
  readonly parts?: readonly { readonly id: string; readonly type: string; readonly content: unknown }[];
}

export interface TypedKeys {
  readonly keys: Keys;
  /** Numbers that no question has. */
  readonly missing: readonly number[];
  /** Numbers that several questions have. */
  readonly repeated: readonly number[];
  /** Numbers whose question takes another kind of answer. */
  readonly unfit: readonly number[];
}

type Places = Keys[number][];
/** An answer, and the questions that it may be meant for. */
interface Answered {
  readonly number: number;
  readonly answer: string;
  readonly rows: readonly ImportRow[];
}

/** What the letters say of an item with options; empty if they fit none. */
function chosen({ options = [] }: Item, letters: string, several: boolean): string[] {
  const named = letters.replace(/[\s,;&]/g, '').toUpperCase();
  if (!/^[A-H]+$/.test(named) || (named.length > 1 && !several)) return [];
  const ids = [...new Set(named)].map((letter) => options[letter.charCodeAt(0) - 65]?.id);
  return ids.includes(undefined) ? [] : (ids as string[]);
}

/** "Đ S Đ S", "TFTF": a verdict for each statement; null for any other answer. */
function verdictsIn(answer: string, count: number): ('t' | 'f')[] | null {
  const signs = answer.replace(/[a-d]\s?[).:-]|[\s,;.-]/g, '').toUpperCase();
  if (signs.length !== count || !/^[ĐDTSF]+$/.test(signs)) return null;
  return [...signs].map((sign) => (/[ĐDT]/.test(sign) ? 't' : 'f'));
}

/** Where the answer to the number at `at` of a question goes. */
function placesOf(
  type: string,
  json: unknown,
  numbers: number,
  at: number,
  answer: string,
): Omit<Keys[number], 'line'>[] {
  const { items = [], targets, pieces, item: only, gaps = [], parts = [] } = json as Content;
  const { several = false, verdicts = false } = traitsOf(type as Parameters<typeof traitsOf>[0]);
  if (parts.length > 0) {
    const part = parts.length === numbers ? parts[at] : undefined;
    const inside = part ? placesOf(part.type, part.content, 1, 0, answer) : [];
    return inside.map(({ item, values }) => ({ item: itemIdOf(part!.id, item), values }));
  }
  if (pieces && only !== undefined) {
    const order = orderOf(pieces, answer);
    return order.length > 0 ? [{ item: only, values: order }] : [];
  }
  if (verdicts && numbers === 1 && items.length > 1) {
    const said = verdictsIn(answer, items.length);
    return said ? items.map(({ id }, index) => ({ item: id, values: [said[index]!] })) : [];
  }
  const own = items.length === numbers ? items[at] : undefined;
  const item = own && targets ? { ...own, options: targets } : own;
  if (item && (item.options?.length ?? 0) > 0) {
    const said = verdicts ? verdictsIn(answer, 1) : chosen(item, answer, several);
    return said && said.length > 0 ? [{ item: item.id, values: said }] : [];
  }
  const gap = gaps.length === numbers ? gaps[at] : undefined;
  return gap ? [{ item: gap.id, values: [answer] }] : [];
}

/** Letters in a row, one for each question in the order of the paper. */
function inOrder(text: string, rows: readonly ImportRow[]): Answered[] | null {
  const letters = /^[A-Ha-h\s]+$/.test(text) ? text.replace(/\s/g, '') : '';
  const places = rows.flatMap((row) => row.labels.map((number) => ({ number, rows: [row] })));
  if (letters.length < 2 || letters.length !== places.length) return null;
  return places.map((place, at) => ({ ...place, answer: letters[at]! }));
}

/** Null for a text that holds no keys. */
export function typedKeys(text: string, all: readonly ImportRow[]): TypedKeys | null {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    // "13ĐSĐS"
    .replace(/(^|[\s,;])(\d{1,3})(?=[ĐTSF]{2})/gu, '$1$2. ');
  const rows = all.filter((row) => !row.aside && row.question !== null);
  const numbered = statedList(line) ?? answersInList(line, true) ?? single(line);
  const answered =
    numbered?.map((one): Answered => ({ ...one, rows: rows.filter(({ labels }) => labels.includes(one.number)) })) ??
    inOrder(line, rows);
  if (!answered) return null;
  const found = { keys: [] as Places, missing: [] as number[], repeated: [] as number[], unfit: [] as number[] };
  for (const { number, answer, rows: having } of answered) {
    const [row, ...others] = having;
    if (!row?.question) found.missing.push(number);
    else if (others.length > 0) found.repeated.push(number);
    else {
      const { type, content } = row.question;
      const at = row.labels.indexOf(number);
      const places = placesOf(type, content, row.labels.length, at, answer.replace(/[.;]$/, ''));
      if (places.length === 0) found.unfit.push(number);
      found.keys.push(...places.map((place) => ({ ...place, line: row.line })));
    }
  }
  return found;
}

/** "7B", "Câu 7: B": one key alone. */
function single(text: string): { number: number; answer: string }[] | null {
  const [, number, answer] = /^(?:Câu\s*)?(\d{1,3})\s?[.:)–-]?\s?([A-Ha-h])$/iu.exec(text) ?? [];
  return number === undefined ? null : [{ number: Number(number), answer: answer! }];
}
