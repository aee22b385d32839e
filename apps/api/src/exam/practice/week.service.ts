/** A learner's own week: on which days questions were answered. It compares with nobody, and a day without costs nothing. */
import { addDays, dayOf, startOfDay } from '@vumon/domain';
import { answeredItems } from '#exam/attempts';
import { mondayOf } from '#exam/results';
import { publishedExam } from '#exam/scoring';
import { zoneFor } from '#people/accounts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { gradeOfClass } from './gift.queries.ts';
import { answersByDay } from './week.queries.ts';

export async function ownWeek(context: SignedInContext) {
  const { db, actor, now } = context;
  const zone = await zoneFor(context);
  const monday = mondayOf(now, zone);
  const dates = Array.from({ length: 7 }, (_, at) => addDays(monday.date, at));
  const bounds = [...dates, addDays(monday.date, 7)].map((date) => new Date(startOfDay(zone, date)));
  const [answers, gradeId] = await Promise.all([
    answersByDay(db, actor.userId, bounds),
    gradeOfClass(db, actor.userId),
  ]);
  // Numbered questions, as tests count them: one with parts has several.
  const answered = dates.map(() => 0);
  for (const { day, examVersionId, position, answer } of answers) {
    const exam = await publishedExam(db, examVersionId);
    answered[day - 1]! += answeredItems(exam, exam.questionIds[position - 1], answer);
  }
  return {
    today: dayOf(zone, now),
    gradeId,
    days: dates.map((date, at) => ({ date, answered: answered[at]! })),
  };
}
