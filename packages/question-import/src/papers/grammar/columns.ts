/** The order of options that fill columns from top to bottom: "A … C …" above "B … D …". Pure. */

export interface Lettered<T> {
  readonly letter: string;
  readonly value: T;
}

const indexOf = (letter: string): number => letter.charCodeAt(0);
/** A question has no more options than this. */
const most = 8;

/**
 * Options from A on that fill their columns from top to bottom, by their letters; null where they do not. The rows are
 * those of the page, or one option each where columns were read row by row.
 */
function byColumns<T>(rows: readonly (readonly Lettered<T>[])[]): T[] | null {
  const all = rows.flat();
  if (all.length > most || !/^[Aa]$/.test(all[0]!.letter)) return null;
  const isAlone = rows.every((row) => row.length === 1);
  for (let width = 2; width * 2 <= all.length + 1; width++) {
    const height = Math.ceil(all.length / width);
    const fills = all.every(
      ({ letter }, at) => indexOf(letter) - indexOf(all[0]!.letter) === (at % width) * height + Math.floor(at / width),
    );
    const areRows = rows.every((row, at) => row.length === Math.min(width, all.length - at * width));
    if (fills && (isAlone || areRows))
      return all.toSorted((a, b) => indexOf(a.letter) - indexOf(b.letter)).map(({ value }) => value);
  }
  return null;
}

/** The options of the first rows in their order, and how many rows they are; null where they fill no columns. */
export function columnsIn<T>(rows: Iterable<readonly Lettered<T>[]>): { values: T[]; count: number } | null {
  const taken: (readonly Lettered<T>[])[] = [];
  for (const row of rows) {
    if (row.length === 0 || taken.length === most) return null;
    taken.push(row);
    const values = taken.length > 1 ? byColumns(taken) : null;
    if (values) return { values, count: taken.length };
  }
  return null;
}
