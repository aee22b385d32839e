/** Thresholds and derived values of marks and shares on the results pages. */
import { formatDay, formatTime } from '@vumon/i18n';
import type { Details, ResultRow, Results } from './queries.ts';

/** Share of right answers in per cent below which a question should be discussed again in class. */
export const weakShare = 50;

/** The letter of an option by its place, from 0. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

export const fullName = ({ lastName, firstName }: { lastName: string; firstName: string }): string =>
  [lastName, firstName].filter(Boolean).join(' ');

/** Number of rows that the grid shows at first; the others are unfolded. */
export const rowsAtFirst = 14;

/** Learners with a scored attempt, and those without. */
export function splitRows(rows: readonly ResultRow[]): { scored: ResultRow[]; others: ResultRow[] } {
  const done = (row: ResultRow) => row.status === 'SCORED' && row.states.length > 0;
  return { scored: rows.filter(done), others: rows.filter((row) => !done(row)) };
}

/** Who has not submitted, by given name with the last middle name, as is usual in a class. */
export const notSubmitted = (others: readonly ResultRow[]): string[] =>
  others
    .filter(({ status }) => status === 'NOT_STARTED' || status === 'RUNNING')
    .map(({ lastName, firstName }) =>
      [lastName.trim().split(/\s+/).slice(1).at(-1), firstName].filter(Boolean).join(' '),
    );

/**
 * Bars of the histogram. They start at the lowest mark that occurs, but at 4 at the latest, so that bars stay wide in a
 * class with only good marks.
 */
export function histogramBars({
  histogram,
  average,
}: Results['stats']): { label: string; value: number; tone: 'plain' | 'strong' | 'bad' }[] {
  const first = histogram.findIndex((count) => count > 0);
  const from = Math.max(0, Math.min(4, first < 0 ? 0 : first - 1));
  const middle = average === null ? -1 : Math.min(9, Math.floor(average / 100));
  return histogram
    .map((value, index) => ({
      label: `${index}–${index + 1}`,
      value,
      tone: index < 5 ? ('bad' as const) : index === middle ? ('strong' as const) : ('plain' as const),
    }))
    .slice(from);
}

/** The most frequent wrong answer that at least two learners gave; null if there is none. */
export function commonMistake({ groups }: Details): { group: number; id: string; text: string; count: number } | null {
  let worst: { group: number; id: string; text: string; count: number } | null = null;
  groups.forEach((group, index) => {
    for (const { id, text, count, right } of group.answers)
      if (!right && id !== '' && count >= 2 && count > (worst?.count ?? 0)) worst = { group: index, id, text, count };
  });
  return worst;
}

/** "07:30 – 09:00", with the last day when the window is longer than one. */
export function windowOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  const end =
    formatDay(startsAt) === formatDay(endsAt) ? formatTime(endsAt) : `${formatTime(endsAt)} ${formatDay(endsAt)}`;
  return `${formatTime(startsAt)} – ${end}`;
}
