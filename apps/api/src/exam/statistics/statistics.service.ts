/** The teacher's dashboards for tests whose window began in a range of days. */
import type { ClassRank, TestStatistics } from '@vumon/contract';
import { addDays, AppError, dayOf, divideHalfUp, resultLevel, startOfDay } from '@vumon/domain';
import { zoneFor } from '#people/accounts';
import type { SignedInContext } from '../../platform/http/context.ts';
import {
  assignedCount,
  learnerAverages,
  newTestCount,
  studentCounts,
  testCounts,
  testsByWeek,
  type Chosen,
  type LearnerAverage,
} from './statistics.queries.ts';

const usualWeeks = 12;
const mostDays = 366;

export interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly over?: 'ALL' | 'CLASS';
  readonly classId?: string | undefined;
}

async function chosenOf(context: SignedInContext, { from, to, over, classId }: Asked) {
  const zone = await zoneFor(context);
  const last = to ?? dayOf(zone, context.now);
  const first = from ?? addDays(last, 1 - 7 * usualWeeks);
  const invalid = (path: string) => new AppError('BODY_INVALID', { fields: [{ path, code: 'invalid' }] });
  if (first > last) throw invalid('to');
  if (addDays(first, mostDays) < last) throw invalid('from');
  const chosen: Chosen = {
    ownerId: context.actor.userId,
    from: new Date(startOfDay(zone, first)),
    to: new Date(startOfDay(zone, addDays(last, 1))),
    wholeClass: over === 'CLASS',
    classId: classId ?? null,
  };
  return { zone, first, last, chosen };
}

export async function countStudents(context: SignedInContext, asked: Asked) {
  const { chosen } = await chosenOf(context, asked);
  return studentCounts(context.db, chosen);
}

export async function countAssigned(context: SignedInContext, asked: Asked) {
  return { total: await assignedCount(context.db, (await chosenOf(context, asked)).chosen) };
}

export const countAllTests = ({ db, actor }: SignedInContext) => testCounts(db, actor.userId);

export async function countNewTests(context: SignedInContext, asked: Asked) {
  const { chosen } = await chosenOf(context, asked);
  return { total: await newTestCount(context.db, chosen.ownerId, chosen) };
}

type Levels = TestStatistics['ability'];
const levelsOf = (averages: readonly number[]): Levels => {
  const levels = { GOOD: 0, FAIR: 0, PASS: 0, FAIL: 0 };
  for (const average of averages) levels[resultLevel(average)] += 1;
  return levels;
};

/** Over all classes: a learner of two classes counts once. */
const averagesOf = (learners: readonly LearnerAverage[]): number[] =>
  [...Map.groupBy(learners, ({ studentId }) => studentId).values()].map((own) =>
    divideHalfUp(
      own.reduce((sum, { points }) => sum + points, 0),
      own.reduce((sum, { tests }) => sum + tests, 0),
    ),
  );

function ranked(learners: readonly LearnerAverage[]): ClassRank[] {
  return [...Map.groupBy(learners, ({ classId }) => classId)]
    .map(([classId, own]) => ({
      classId,
      className: own[0]!.className,
      students: own.length,
      tests: Math.max(...own.map(({ tests }) => tests)),
      average: divideHalfUp(
        own.reduce((sum, { average }) => sum + average, 0),
        own.length,
      ),
      ...levelsOf(own.map(({ average }) => average)),
    }))
    .toSorted((a, b) => b.average - a.average);
}

export async function rankClasses(context: SignedInContext, asked: Asked): Promise<ClassRank[]> {
  return ranked(await learnerAverages(context.db, (await chosenOf(context, asked)).chosen));
}

/** Equal averages share a rank, and the next rank is lower by the number of learners who share it. */
function placed<One extends { readonly average: number }>(bestFirst: readonly One[]) {
  let rank = 0;
  return bestFirst.map((one, at) => {
    if (one.average !== bestFirst[at - 1]?.average) rank = at + 1;
    return { rank, ...one };
  });
}

/** Both rankings without pages, from the same marks. */
export async function rankings(context: SignedInContext, asked: Asked) {
  const { first, last, chosen } = await chosenOf(context, asked);
  const learners = await learnerAverages(context.db, chosen);
  return { first, last, classes: placed(ranked(learners)), learners: placed(learners) };
}

export async function rankStudents(
  context: SignedInContext,
  { page, size, ...asked }: Asked & { page: number; size: number },
) {
  const all = placed(await learnerAverages(context.db, (await chosenOf(context, asked)).chosen));
  const items = all.slice(page * size, (page + 1) * size).map(({ points: _, ...one }) => one);
  return { items, page: { page, size, total: all.length } };
}

export async function testStatistics(context: SignedInContext, asked: Asked): Promise<TestStatistics> {
  const { zone, first, last, chosen } = await chosenOf(context, asked);
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const mondays: { date: string; at: Date }[] = [];
  for (let date = addDays(first, -weekday); ; date = addDays(date, 7)) {
    mondays.push({ date, at: new Date(startOfDay(zone, date)) });
    if (date > last) break;
  }
  const [weeks, learners] = await Promise.all([
    testsByWeek(context.db, chosen, mondays),
    learnerAverages(context.db, chosen),
  ]);
  return { from: first, to: last, weeks, classes: ranked(learners), ability: levelsOf(averagesOf(learners)) };
}
