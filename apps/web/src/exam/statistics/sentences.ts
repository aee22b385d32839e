/** What the figures of the dashboards say, before they are drawn. */
import type { Statistics } from './queries.ts';

type Week = Statistics['weeks'][number];

/** All tests of the range, and the week with most of them, the first of equal ones. Null without tests. */
export function busiestWeek(weeks: readonly Week[]): { count: number; monday: string; most: number } | null {
  const count = weeks.reduce((sum, { tests }) => sum + tests, 0);
  if (count === 0) return null;
  const most = Math.max(...weeks.map(({ tests }) => tests));
  return { count, monday: weeks.find(({ tests }) => tests === most)!.monday, most };
}

/** How many learners are good or fair, and how many fail. Null without learners. */
export function levelsSay({
  GOOD,
  FAIR,
  PASS,
  FAIL,
}: Statistics['ability']): { total: number; count: number; failing: number } | null {
  const total = GOOD + FAIR + PASS + FAIL;
  return total === 0 ? null : { total, count: GOOD + FAIR, failing: FAIL };
}

type Ranked = Pick<Statistics['classes'][number], 'className' | 'average'>;

/** The first and the last class, the best first; only the first when there is no other. */
export function spread(ranked: readonly Ranked[]): { best: Ranked; worst: Ranked | null; gap: number } | null {
  const [best] = ranked;
  if (!best) return null;
  const worst = ranked.length > 1 ? ranked.at(-1)! : null;
  return { best, worst, gap: worst ? best.average - worst.average : 0 };
}
