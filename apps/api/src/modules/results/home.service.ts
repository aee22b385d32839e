/** The teacher's first page: what needs doing, this week, how the classes stand. */
import type { TeacherHome } from '@vumon/contract';
import { dayInVietnam, midnightInVietnam, resultLevel, type Actor } from '@vumon/domain';
import type { Db } from '#db';
import { mean } from './analysis.ts';
import { assignmentsBetween, attemptsByWeek, averagesByLearner, countsOf, endingSoon, genderOf, lateAnswers, unfinishedDrafts, worksToMark } from './home.queries.ts';

const dayMs = 86_400_000;

/** The Monday of the week of `now` in Vietnam: its date, and the instant it begins. */
export function mondayOf(now: number): { date: string; at: number } {
  const local = Date.parse(dayInVietnam(now)) / dayMs;
  // Day 0 of the epoch was a Thursday.
  const monday = local - ((local + 3) % 7);
  const date = new Date(monday * dayMs).toISOString().slice(0, 10);
  return { date, at: midnightInVietnam(date) };
}

export async function teacherHome(db: Db, actor: Actor, now: number): Promise<TeacherHome> {
  const monday = mondayOf(now);
  const firstMonday = mondayOf(monday.at - 6 * 7 * dayMs).date;
  const owner = actor.userId;
  const [ending, drafts, late, toMark, week, weeks, learners, counts, gender] = await Promise.all([
    endingSoon(db, owner, new Date(now)), unfinishedDrafts(db, owner), lateAnswers(db, owner, new Date(now)), worksToMark(db, owner, new Date(now)),
    assignmentsBetween(db, owner, new Date(monday.at), new Date(monday.at + 7 * dayMs)), attemptsByWeek(db, owner, firstMonday), averagesByLearner(db, owner), countsOf(db, owner), genderOf(db, owner),
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
    ending: ending.map((one) => ({ ...one, endsAt: one.endsAt.toISOString() })),
    drafts,
    late,
    toMark,
    week: week.map((one) => ({ ...one, startsAt: one.startsAt.toISOString(), endsAt: one.endsAt.toISOString() })),
    attemptsByWeek: weeks,
    ability: largest ? abilityOf(largest[0], largest[1]) : null,
    ranking: [...classes].map(([classId, { className, averages }]) => ({ classId, className, average: mean(averages)! })).toSorted((a, b) => b.average - a.average).slice(0, 6),
    counts,
  };
}

function abilityOf(classId: string, { className, averages }: { className: string; averages: readonly number[] }): NonNullable<TeacherHome['ability']> {
  const count = (level: ReturnType<typeof resultLevel>) => averages.filter((average) => resultLevel(average) === level).length;
  return { classId, className, GOOD: count('GOOD'), FAIR: count('FAIR'), PASS: count('PASS'), FAIL: count('FAIL') };
}
