/** Lists of the back office whose columns and views each of the staff keeps for themselves. */
export const keptLists = [
  'users',
  'schools',
  'audit-log',
  'orders',
  'requests',
  'vouchers',
  'sales',
  'sold-tests',
  'activation-codes',
  'code-batches',
  'code-uses',
  'questions',
  'tests',
  'formats',
  'series',
  'choice-lists',
  'banners',
  'bulk-changes',
  'content-changes',
  'integrated-exams',
  'events',
  'event-people',
  'partners',
  'failed-jobs',
  'crashes',
  'topics',
  'packages',
  'settings',
  'page-texts',
  'question-checks',
  'question-trash',
  'school-sign-ons',
] as const;
export type KeptList = (typeof keptLists)[number];

export const listViewBounds = { views: 20, name: 60, address: 1_500, columns: 30 } as const;

/** A list as a file has the rows that a printed list has. */
export const listFileBounds = { rows: 4_000, text: 1_000, title: 120, note: 300 } as const;

export interface SavedView {
  readonly name: string;
  /** The search parameters of the list's address, without its page. */
  readonly address: string;
}

export interface ListViews {
  /** Keys of columns that are not shown. */
  readonly hidden: readonly string[];
  readonly views: readonly SavedView[];
}

/** The parameters of a view, without the page and without what opens beside a list. */
export function addressOfView(parameters: Readonly<Record<string, string | undefined>>): string {
  const kept = Object.entries(parameters).filter(
    (pair): pair is [string, string] => Boolean(pair[1]) && !['page', 'request', 'id'].includes(pair[0]),
  );
  return new URLSearchParams(kept.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString();
}

/** What to change of the present parameters to get to a view: those that it has not are removed. */
export function toView(
  present: Readonly<Record<string, string | undefined>>,
  { address }: SavedView,
): Record<string, string | undefined> {
  const gone = Object.fromEntries(Object.keys(present).map((name) => [name, undefined]));
  return { ...gone, ...Object.fromEntries(new URLSearchParams(address)) };
}

/** The views with one more, or with this address under a name that is there already. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view].toSorted((a, b) => a.name.localeCompare(b.name));
