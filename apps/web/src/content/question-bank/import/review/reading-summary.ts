/** What the rows of an import say about the reading of its file. Pure functions. */
import type { ImportRow } from '../import-queries.ts';
import { isReady, needsLook } from './groups.ts';

const optionsOf = ({ question }: ImportRow): number => {
  const { items } = (question?.content ?? {}) as { items?: { options?: unknown[] }[] };
  return items?.length === 1 ? (items[0]!.options?.length ?? 0) : 0;
};

interface OptionCounts {
  readonly questions: number;
  readonly options: number;
  /** How many options most questions have, and how many the others lack. */
  readonly usual: number;
  readonly missing: number;
}

export function optionCounts(rows: readonly ImportRow[]): OptionCounts | null {
  const counts = rows.map(optionsOf).filter((count) => count > 0);
  const [most] = [...Map.groupBy(counts, (count) => count)].toSorted(([, a], [, b]) => b.length - a.length);
  if (!most) return null;
  const [usual] = most;
  const sum = counts.reduce((all, count) => all + count, 0);
  const missing = counts.reduce((all, count) => all + Math.max(0, usual - count), 0);
  return { questions: counts.length, options: sum, usual, missing };
}

interface Agreement {
  readonly sources: readonly [string, string];
  readonly same: number;
  readonly other: number;
}

/** How often the two sources that state the most keys say the same. */
export function agreementOf(
  rows: readonly ImportRow[],
  sources: readonly { readonly key: string; readonly count: number }[],
): Agreement | null {
  const [first, second] = sources.toSorted((a, b) => b.count - a.count);
  if (!first || !second) return null;
  const said = rows.flatMap(({ keys }): boolean[] => {
    const [one, two] = [first, second].map(({ key }) => keys.find(({ source }) => source === key));
    return one && two ? [one.key === two.key] : [];
  });
  const same = said.filter(Boolean).length;
  return said.length === 0 ? null : { sources: [first.key, second.key], same, other: said.length - same };
}

/** The rows that have to be looked at, by reason; a row with several reasons stands under each. */
export function reasonsToLook(
  rows: readonly ImportRow[],
): { readonly reason: string; readonly params: Readonly<Record<string, unknown>>; readonly rows: ImportRow[] }[] {
  const found = new Map<string, { reason: string; params: Readonly<Record<string, unknown>>; rows: ImportRow[] }>();
  for (const row of rows) {
    if (row.aside || !needsLook(row)) continue;
    for (const { code, params } of [...row.problems, ...(row.doubtful ? row.notices : [])]) {
      const known = found.get(code);
      if (known) known.rows.push(row);
      else found.set(code, { reason: code, params: params ?? {}, rows: [row] });
    }
  }
  return [...found.values()].toSorted((a, b) => b.rows.length - a.rows.length);
}

export const countsOf = (rows: readonly ImportRow[]) => ({
  ready: rows.filter(isReady).length,
  look: rows.filter((row) => !row.aside && needsLook(row)).length,
  keyed: rows.filter(({ keySource }) => keySource !== null).length,
});
