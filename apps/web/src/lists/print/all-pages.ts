/** The largest page that lists give. */
const size = 100;
/** Rows that are printed at most: about a hundred sheets. */
export const mostPrinted = 4_000;

interface PageOf<Row> {
  readonly data: readonly Row[];
  readonly page: { readonly total: number };
}

/** All rows of a list, page by page, at most `mostPrinted`; and how many the list has. */
export async function allPages<Row>(
  read: (page: { page: number; size: number }) => Promise<PageOf<Row>>,
): Promise<{ rows: Row[]; total: number }> {
  const rows: Row[] = [];
  for (let page = 0; ; page += 1) {
    const { data, page: whole } = await read({ page, size });
    rows.push(...data);
    // A page without rows ends a list that became shorter meanwhile.
    if (data.length === 0 || rows.length >= whole.total || rows.length >= mostPrinted)
      return { rows, total: Math.max(whole.total, rows.length) };
  }
}

/** All rows of a list whose pages lead to older ones, at most `mostPrinted`, and whether there are more. */
export async function allOlder<Row>(
  read: (before: string | null, size: number) => Promise<{ rows: readonly Row[]; next: string | null }>,
): Promise<{ rows: Row[]; more: boolean }> {
  const rows: Row[] = [];
  let next: string | null = null;
  do {
    const page = await read(next, size);
    rows.push(...page.rows);
    next = page.next;
  } while (next !== null && rows.length < mostPrinted);
  return { rows, more: next !== null };
}

/**
 * Columns of a grid divided among sheets of paper: as few sheets as possible, with about as many columns each. The ranges
 * of `count` columns, from and to, of which the last is not included.
 */
export function sheetsOf(count: number, most: number): [from: number, to: number][] {
  const sheets = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: sheets }, (_, at) => [
    Math.round((at * count) / sheets),
    Math.round(((at + 1) * count) / sheets),
  ]);
}
