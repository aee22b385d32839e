/** The order of options that fill columns from top to bottom: "A … C …" above "B … D …". Pure. */

export interface Lettered<T> {
  readonly letter: string;
  readonly value: T;
}

const indexOf = (letter: string): number => letter.charCodeAt(0);
/** Options of one question fill no more rows. */
const mostRows = 8;

/** Options in the order in which columns are read row by row, by their letters; null where they fill no columns. */
function byColumns<T>(all: readonly Lettered<T>[]): T[] | null {
  for (let width = 2; width * 2 <= all.length + 1; width++) {
    const height = Math.ceil(all.length / width);
    const fills = all.every(
      ({ letter }, at) => indexOf(letter) - indexOf(all[0]!.letter) === (at % width) * height + Math.floor(at / width),
    );
    if (fills) return all.toSorted((a, b) => indexOf(a.letter) - indexOf(b.letter)).map(({ value }) => value);
  }
  return null;
}

/** The options of the rows from an index on in their order, and how many rows they are; null where they fill no columns. */
export function columnsIn<T>(
  rows: readonly (readonly Lettered<T>[])[],
  from: number,
): { values: T[]; count: number } | null {
  const taken: Lettered<T>[] = [];
  for (const [at, row] of rows.slice(from, from + mostRows).entries()) {
    if (row.length === 0) return null;
    taken.push(...row);
    const values = byColumns(taken);
    if (values) return { values, count: at + 1 };
  }
  return null;
}
