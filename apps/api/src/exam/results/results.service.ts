/** Results of assigned tests for their teacher, and the marks a learner may see. */
import { AppError, can, ruleOf, timeStatus } from '@vumon/domain';
import { traitsOf } from '@vumon/question-types/traits';
import type { AssignmentResults, ItemDetails } from '@vumon/contract';
import { effectiveAnswers, scoreNow } from '#exam/attempts';
import {
  isDrawn,
  publishedExam,
  amendedQuestions,
  stepsInForce,
  scorableExam,
  scoredItems,
  type PublishedExam,
} from '#exam/scoring';
import { pageWithElsewhere } from '#people/guests';
import { keysForTeacher, releaseOf } from '#content/keys';
import { iso, isoOrNull } from '../../platform/clock.ts';
import type { ActorContext, SignedInContext } from '../../platform/http/context.ts';
import { answerGroups, discrimination, histogram, mean, median, rightShares, type ScoredAttempt } from './analysis.ts';
import { byTopic } from './by-topic.ts';
import { flagsInClass } from './measuring/flags-in-class.ts';
import { filedUnder } from './learner.queries.ts';
import {
  findAssignment,
  learnersOf,
  listSummaries,
  visibleMarks,
  type AssignmentFacts,
  type LearnerRow,
  type OwnMarksQuery,
  type SummaryFilters,
} from './results.queries.ts';
import { columnsOf, factsView } from './results.view.ts';

type Column = ReturnType<typeof columnsOf>[number];

export async function assignmentFor(
  { db, actor }: Pick<ActorContext, 'db' | 'actor'>,
  id: string,
): Promise<AssignmentFacts> {
  const assignment = await findAssignment(db, actor.userId, id);
  if (!assignment || !can(actor, 'assignment', 'see-results', { ownerId: actor.userId }))
    throw new AppError('NOT_FOUND');
  return assignment;
}

const itemsOf = ({ items }: PublishedExam, { itemStates, itemPoints, itemMax }: LearnerRow) =>
  itemStates !== null && itemPoints !== null ? scoredItems(items, { itemStates, itemPoints, itemMax }) : [];

/** Whether a regrade gives the points of the item to everybody: then they say nothing of what the class knows. */
const isGranted = (steps: Awaited<ReturnType<typeof stepsInForce>>, { question, item }: Column): boolean =>
  ruleOf(
    steps.filter(({ studentId }) => studentId === null),
    question,
    item,
  ).outcome === 'FULL';

/** Without those whose mark is provisional. */
const finalMarks = (rows: readonly LearnerRow[]): number[] =>
  rows.flatMap(({ mark, needsTeacher }) => (mark === null || needsTeacher === true ? [] : [mark]));

const scoredOf = (exam: PublishedExam, rows: readonly LearnerRow[]): ScoredAttempt[] =>
  rows.flatMap((row) =>
    row.attemptId && row.itemStates !== null && row.mark !== null
      ? [{ attemptId: row.attemptId, mark: row.mark, items: itemsOf(exam, row) }]
      : [],
  );

/**
 * Points by item, the most that a learner could reach, and the learner's facts are for the export only; the view leaves
 * them out.
 */
async function resultsWithPoints({ app, db, actor, now }: SignedInContext, id: string, sort: 'mark' | 'name') {
  const assignment = await assignmentFor({ db, actor }, id);
  const { examVersionId } = assignment;
  const [exam, rows, access, release, steps] = await Promise.all([
    publishedExam(db, examVersionId),
    learnersOf(db, actor.userId, id, sort),
    keysForTeacher({ db, actor, now }, { assignmentId: id, examVersionId }),
    releaseOf({ db, now }, { ownerId: actor.userId, assignmentId: id }),
    stepsInForce(db, actor.userId, { examVersionId, assignmentId: id }),
  ]);
  const { content } = exam;
  const scored = scoredOf(exam, rows);
  const columns = columnsOf(content);
  const shares = rightShares(scored, columns.length).map((share, at) =>
    isGranted(steps, columns[at]!) ? null : share,
  );
  const marks = finalMarks(rows);
  // Whoever bought the package meanwhile need not wait for the end of the window.
  if (access.whole && assignment.scoredAtEnd) await scoreNow(app, { ownerId: actor.userId, id });
  return {
    assignment: factsView(assignment, content.totalPoints),
    columns: columns.map((column, index) => ({
      ...column,
      rightShare: access.judges(column.question) ? (shares[index] ?? null) : null,
    })),
    /** Shares by topic may be told after the window, where single ones may not. */
    topicColumns: columns.map((column, index) => ({
      ...column,
      rightShare: access.of(column.question) === 'nothing' ? null : (shares[index] ?? null),
      single: access.judges(column.question),
    })),
    keyAccess: access.least,
    release: release ?? { releasedAt: null, waitsFor: [] },
    rows: rows.map((row) => ({
      studentId: row.studentId,
      lastName: row.lastName,
      firstName: row.firstName,
      code: row.code,
      birthday: row.birthday,
      phone: row.phone,
      email: row.email,
      attemptId: row.attemptId,
      number: row.number,
      attempts: row.attempts,
      status: row.status ?? ('NOT_STARTED' as const),
      mark: row.mark,
      points: row.points,
      maxPoints: row.points === null ? null : itemsOf(exam, row).reduce((sum, { max }) => sum + max, 0),
      startedAt: isoOrNull(row.startedAt),
      submittedAt: isoOrNull(row.submittedAt),
      late: row.late,
      needsTeacher: row.needsTeacher ?? false,
      states: itemsOf(exam, row).map(({ state, question }) => (access.judges(question) ? state : null)),
      itemPoints: itemsOf(exam, row).map(({ points, question }) => (access.judges(question) ? points : null)),
    })),
    stats: {
      enrolled: rows.length,
      submitted: rows.filter(({ status }) => status === 'SUBMITTED' || status === 'SCORED').length,
      scored: scored.length,
      toMark: scored.reduce((sum, { items }) => sum + items.filter(({ state }) => state === 'needs-teacher').length, 0),
      final: marks.length,
      average: mean(marks),
      median: median(marks),
      passed: marks.filter((mark) => mark >= 500).length,
      histogram: histogram(marks),
    },
  };
}

type RowWithPoints = Awaited<ReturnType<typeof resultsWithPoints>>['rows'][number];
const forPage = ({ maxPoints: _, itemPoints: __, birthday: ___, phone: ____, email: _____, ...row }: RowWithPoints) =>
  row;

export async function results(context: SignedInContext, id: string, sort: 'mark' | 'name'): Promise<AssignmentResults> {
  const { rows, topicColumns, ...rest } = await resultsWithPoints(context, id, sort);
  const questions = [...new Set(rest.columns.map(({ question }) => question))];
  const filed = await filedUnder(context.db, questions, context.locale);
  const topics = byTopic(rest.assignment.subject, topicColumns, filed);
  return { ...rest, topics, rows: rows.map(forPage) };
}

export const resultsForExport = (context: SignedInContext, id: string) => resultsWithPoints(context, id, 'name');

export async function details({ db, actor, now }: ActorContext, id: string, number: number): Promise<ItemDetails> {
  const assignment = await assignmentFor({ db, actor }, id);
  const { examVersionId } = assignment;
  const [exam, questions, rows, access, steps] = await Promise.all([
    publishedExam(db, assignment.examVersionId),
    scorableExam(db, assignment.examVersionId),
    learnersOf(db, actor.userId, id, 'mark'),
    keysForTeacher({ db, actor, now }, { assignmentId: id, examVersionId }),
    stepsInForce(db, actor.userId, { examVersionId, assignmentId: id }),
  ]);
  const { content, positions } = exam;
  const columns = columnsOf(content);
  const index = columns.findIndex((column) => column.number === number);
  const column = columns[index];
  // Applies the regrades for all learners; those for single learners are left out, because they are not about the
  // question.
  const [question] = amendedQuestions(
    questions.filter((one) => one.id === column?.question),
    steps.filter(({ studentId }) => studentId === null),
  );
  if (!column || !question) throw new AppError('NOT_FOUND');
  const scored = scoredOf(exam, rows);
  const given = await effectiveAnswers(
    db,
    scored.map(({ attemptId }) => ({ ownerId: actor.userId, id: attemptId })),
    positions.get(question.id),
  );
  const answers = given.map(({ answer }) => answer);
  const states = scored.map(({ items }) => items[index]?.state ?? 'blank');
  const judged = access.judges(question.id);
  const granted = isGranted(steps, column);
  const told = judged && !granted;
  const count = (state: string) => (judged ? states.filter((one) => one === state).length : 0);
  // Learners had different draws, so only types whose answers mean the same in every draw are counted.
  const drawn = await isDrawn(db, examVersionId, question.id);
  const alike = !drawn || traitsOf(question.code).alike === true;
  const groups = alike ? answerGroups(question, column.item, answers, scored.length) : [];
  return {
    flags:
      access.of(question.id) === 'shown' && alike && !granted
        ? flagsInClass(question, column.item, scored, index, given)
        : [],
    column: { ...column, rightShare: told ? (rightShares(scored, columns.length)[index] ?? null) : null },
    granted,
    keyAccess: access.of(question.id),
    own: access.isOwn(question.id),
    scored: scored.length,
    right: count('right'),
    partial: count('partial'),
    wrong: count('wrong'),
    blank: count('blank'),
    ...discrimination(told ? scored : [], index),
    drawn,
    // Groups counted by result reveal how many answers were right, so they require the same permission.
    groups: groups
      .filter(({ byOutcome }) => judged || !byOutcome)
      .map(({ label, answers: list }) => ({
        label,
        answers: list.map((one) => ({ ...one, right: access.right(question.id, one.right) })),
      })),
    content: question.content,
  };
}

export async function summaries({ db, actor, now }: ActorContext, filters: Omit<SummaryFilters, 'now'>) {
  const { rows, total } = await listSummaries(db, actor.userId, { ...filters, now: new Date(now) });
  const contents = await Promise.all(rows.map(({ examVersionId }) => publishedExam(db, examVersionId)));
  return {
    items: rows.map((row, index) => ({
      ...factsView(row, contents[index]!.content.totalPoints),
      status: timeStatus({ startsAt: row.startsAt.getTime(), endsAt: row.endsAt.getTime() }, now),
      students: row.students,
      submitted: row.submitted,
      toMark: row.toMark,
      average: row.average,
    })),
    page: { page: filters.page, size: filters.size, total },
  };
}

/** The learner's marks here and at other cells. */
export const marksEverywhere = (context: SignedInContext, query: OwnMarksQuery) =>
  pageWithElsewhere(
    context,
    query,
    (asked) => ownMarks(context, { ...query, ...asked }),
    (api, asked) => api('GET /student/results', { query: { released: query.released ? 'true' : undefined, ...asked } }),
    (a, b) => (a.submittedAt < b.submittedAt ? 1 : a.submittedAt > b.submittedAt ? -1 : 0),
  );

export async function ownMarks({ db, actor, now }: ActorContext, query: OwnMarksQuery) {
  const { page, size } = query;
  const { rows, total } = await visibleMarks(db, actor.userId, query, new Date(now));
  return { items: rows.map((row) => ({ ...row, submittedAt: iso(row.submittedAt) })), page: { page, size, total } };
}
