/** One learner's progress for a teacher: assigned tests, marks, and the weakest skills, levels and topics. */
import type { LearnerProgress, LearnerTest } from '@vumon/contract';
import { divideHalfUp, skillsOf } from '@vumon/domain';
import { classFor, studentFor } from '#people/classes';
import { knowsAllKeys } from '#content/keys';
import { publishedExam, scoredItems } from '#exam/scoring';
import { isoOrNull } from '../../platform/clock.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { filedUnder, latestLearnerMarks, listLearnerTests, type LearnerMarkRow } from './learner.queries.ts';
import { columnsOf } from './results.view.ts';

/** Maximum number of tests, limited by the space of the chart and the time of the request. */
const mostMarks = 40;
const mostTopics = 60;

export async function learnerTests(
  { db, actor }: SignedInContext,
  studentId: string,
  query: { classId?: string | undefined; page: number; size: number },
) {
  await studentFor({ db, actor }, studentId, 'view');
  if (query.classId) await classFor({ db, actor }, query.classId, 'view');
  const { rows, total } = await listLearnerTests(db, actor.userId, studentId, query);
  const items = rows.map(({ startsAt, endsAt, submittedAt, status, needsTeacher, ...row }): LearnerTest => ({
    ...row,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    submittedAt: isoOrNull(submittedAt),
    status: status ?? 'NOT_STARTED',
    provisional: needsTeacher ?? false,
  }));
  return { items, page: { page: query.page, size: query.size, total } };
}

type Tally = LearnerProgress['skills'][number];

/** Sums of points reached and possible by skill, level or topic, sorted by weakest share. */
class Tallies {
  readonly #by = new Map<string, Tally>();

  add(subject: Tally['subject'], key: string, points: number, max: number): void {
    const at = `${subject} ${key}`;
    const tally = this.#by.get(at) ?? { subject, key, items: 0, points: 0, max: 0 };
    this.#by.set(at, { ...tally, items: tally.items + 1, points: tally.points + points, max: tally.max + max });
  }

  /** Compares shares by cross-multiplication, in whole numbers. */
  weakestFirst(): Tally[] {
    return [...this.#by.values()]
      .filter(({ max }) => max > 0)
      .toSorted((a, b) => a.points * b.max - b.points * a.max || b.items - a.items);
  }
}

async function tallied(context: SignedInContext, marks: readonly LearnerMarkRow[]) {
  const { db, locale } = context;
  const known = await Promise.all(marks.map(({ examVersionId }) => knowsAllKeys(context, examVersionId)));
  const closed = marks.filter((one, at) => one.closed && known[at]);
  const exams = await Promise.all(closed.map(({ examVersionId }) => publishedExam(db, examVersionId)));
  const questions = new Set(exams.flatMap(({ positions }) => [...positions.keys()]));
  const filed = await filedUnder(db, [...questions], locale);
  const [skills, levels, byTopic] = [new Tallies(), new Tallies(), new Tallies()];
  closed.forEach(({ subject, ...row }, at) => {
    const items = scoredItems(exams[at]!.items, row);
    columnsOf(exams[at]!.content).forEach(({ question, skill, difficulty }, index) => {
      const item = items[index];
      if (!item) return;
      const today = filed.get(question);
      const own = [skill, today?.skill].find((one) => skillsOf[subject].some((known) => known === one));
      if (own) skills.add(subject, own, item.points, item.max);
      if (difficulty !== 'NA') levels.add(subject, difficulty, item.points, item.max);
      if (today?.topic) byTopic.add(subject, today.topic, item.points, item.max);
    });
  });
  return {
    tests: closed.length,
    skills: skills.weakestFirst(),
    levels: levels.weakestFirst(),
    topics: byTopic.weakestFirst().slice(0, mostTopics),
  };
}

export async function learnerProgress(context: SignedInContext, studentId: string): Promise<LearnerProgress> {
  const { db, actor, now } = context;
  await studentFor({ db, actor }, studentId, 'view');
  const marks = await latestLearnerMarks(db, actor.userId, studentId, mostMarks, new Date(now));
  const { tests, ...tallies } = await tallied(context, marks);
  return {
    marks: marks.map(({ assignmentId, title, subject, submittedAt, mark, average }) => ({
      assignmentId,
      title,
      subject,
      submittedAt: submittedAt.toISOString(),
      mark,
      average,
    })),
    average:
      marks.length === 0
        ? null
        : divideHalfUp(
            marks.reduce((sum, { mark }) => sum + mark, 0),
            marks.length,
          ),
    tests,
    ...tallies,
  };
}
