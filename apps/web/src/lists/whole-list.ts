/**
 * Lists whose rows the product names itself: some dozens, all of which the server sends, with names that are words of the
 * page. They are searched, filtered, sorted and paged here as the server does it with every other list.
 */
import { matches } from '../search/match.ts';
import type { RowsOf } from './ListPage.tsx';
import type { List } from './use-list.ts';

export interface WholeList<Row, Sort extends string> {
  readonly rows: readonly Row[];
  /** What the search looks into. */
  readonly textOf: (row: Row) => string;
  /** Whether the filters let the row through. */
  readonly passes?: (row: Row) => boolean;
  /** By what each order compares; null is the order of the rows themselves. Rows without a value come last. */
  readonly orders: Readonly<Record<Sort, ((row: Row) => string | number | null) | null>>;
}

const collator = new Intl.Collator('vi', { numeric: true });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

export function pageOfWhole<Row, Sort extends string>(
  { rows, textOf, passes = () => true, orders }: WholeList<Row, Sort>,
  { search = '', sort, direction, page, size }: List<Sort>['query'],
): RowsOf<Row> {
  const found = rows.filter((row) => passes(row) && matches(textOf(row), search));
  const valueOf = orders[sort];
  const turn = direction === 'asc' ? 1 : -1;
  const before = (one: Row, other: Row): number => {
    const [a, b] = [valueOf!(one), valueOf!(other)];
    return a === null || b === null ? Number(a === null) - Number(b === null) : turn * compare(a, b);
  };
  const sorted = valueOf !== null ? found.toSorted(before) : turn > 0 ? found : found.toReversed();
  return { data: sorted.slice(page * size, (page + 1) * size), page: { page, size, total: found.length } };
}
