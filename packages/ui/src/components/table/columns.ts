interface Emptiable<Row> {
  readonly key: string;
  readonly isEmpty?: ((row: Row) => boolean) | undefined;
}

/** The columns without those that are empty in every row; the one that the list is sorted by stays. */
export function saying<Row, One extends Emptiable<Row>>(
  columns: readonly One[],
  rows: readonly Row[] | undefined,
  sortedBy?: string,
): readonly One[] {
  if (!rows || rows.length === 0) return columns;
  return columns.filter(({ key, isEmpty }) => !isEmpty || key === sortedBy || !rows.every(isEmpty));
}
