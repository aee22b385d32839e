/** The teacher's home page: tasks to do, attempts by week, and the averages of the classes. */
import type { TeacherHome } from '@vumon/contract';
import { addDays, dayOf, resultLevel, startOfDay, vietnam } from '@vumon/domain';
import { zoneFor } from '#people/accounts';
import { dayMs } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { mean } from './analysis.ts';
import {
  assignmentsBetween,
  attemptsByWeek,
  averagesByLearner,
  countsOf,
  endingSoon,
  genderOf,
  lateAnswers,
  unfinishedDrafts,
  waitingToJoin,
  worksToMark,
} from './home.queries.ts';

/** The Monday of the week of `now` in a zone: its date, and the moment at which it begins. */
export function mondayOf(now: number, zone: string = vietnam): { date: string; at: number } {
  const local = Date.parse(dayOf(zone, now)) / dayMs;
  // Day 0 of the epoch was a Thursday.
  const monday = local - ((local + 3) % 7);
  const date = new Date(monday * dayMs).toISOString().slice(0, 10);
  return { date, at: startOfDay(zone, date) };
}

export async function teacherHome(context: SignedInContext): Promise<TeacherHome> {
  const { db, actor, now } = context;
  const zone = await zoneFor(context);
  const monday = mondayOf(now, zone);
  /** Mondays of this week and the six before it, and the one that follows. */
  const mondays = Array.from({ length: 8 }, (_, week) => addDays(monday.date, 7 * (week - 6)));
  const startOf = (date: string) => new Date(startOfDay(zone, date));
  const owner = actor.userId;
  const [joining, ending, drafts, late, toMark, week, weeks, learners, counts, gender] = await Promise.all([
    waitingToJoin(db, owner),
    endingSoon(db, owner, new Date(now)),
    unfinishedDrafts(db, owner),
    lateAnswers(db, owner, new Date(now)),
    worksToMark(db, owner, new Date(now)),
    assignmentsBetween(db, owner, startOf(mondays[6]!), startOf(mondays[7]!)),
    attemptsByWeek(
      db,
      owner,
      mondays.map((date) => ({ date, at: startOf(date) })),
    ),
    averagesByLearner(db, owner),
    countsOf(db, owner),
    genderOf(db, owner),
  ]);
  const classes = new Map<string, { className: string; averages: number[] }>();
  for (const { classId, className, average } of learners) {
    const one = classes.get(classId) ?? { className, averages: [] };
    one.averages.push(average);
    classes.set(classId, one);
  }
  const largest = [...classes].toSorted((a, b) => b[1].averages.length - a[1].averages.length)[0];
  return {
    serverTime: new Date(now).toISOString(),
    gender,
    joining,
    ending: ending.map((one) => ({ ...one, endsAt: one.endsAt.toISOString() })),
    drafts,
    late,
    toMark,
    week: week.map((one) => ({ ...one, startsAt: one.startsAt.toISOString(), endsAt: one.endsAt.toISOString() })),
    attemptsByWeek: weeks,
    ability: largest ? abilityOf(largest[0], largest[1]) : null,
    ranking: [...classes]
      .map(([classId, { className, averages }]) => ({ classId, className, average: mean(averages)! }))
      .toSorted((a, b) => b.average - a.average)
      .slice(0, 6),
    counts,
  };
}

function abilityOf(
  classId: string,
  { className, averages }: { className: string; averages: readonly number[] },
): NonNullable<TeacherHome['ability']> {
  const count = (level: ReturnType<typeof resultLevel>) =>
    averages.filter((average) => resultLevel(average) === level).length;
  return { classId, className, GOOD: count('GOOD'), FAIR: count('FAIR'), PASS: count('PASS'), FAIL: count('FAIL') };
}
