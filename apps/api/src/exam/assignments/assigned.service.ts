/** Assigned tests as their learner sees them: no key, no score before it is released. */
import type { AssignedTest, ExamContent, OpenedTest, Paged } from '@vumon/contract';
import { AppError } from '@vumon/domain';
import type { Db } from '#db';
import { answeredByAttempt, effectiveAnswers } from '#exam/attempts';
import { classesOfStudent } from '#people/classes';
import { askElsewhere, pageWithElsewhere, wholeList } from '#people/guests';
import { publishedExam } from '#exam/scoring';
import type { SignedInContext } from '../../platform/http/context.ts';
import {
  findOptionalAssigned,
  isCancelled,
  isOfClass,
  listAssigned,
  type AssignedFilters,
  type AssignedRow,
} from './assigned.queries.ts';
import { assignedView } from './assignments.view.ts';
import { schoolOfExam } from './hooks.ts';

/** Counts the answered items of running attempts only, so few logs are read for a page of the list. */
async function answeredOf(db: Db, rows: readonly AssignedRow[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { ownerId, attemptId, attemptStatus, examVersionId } of rows) {
    if (attemptStatus !== 'RUNNING' || !attemptId) continue;
    const answers = await effectiveAnswers(db, [{ ownerId, id: attemptId }]);
    for (const [id, count] of await answeredByAttempt(db, examVersionId, answers)) counts.set(id, count);
  }
  return counts;
}

async function assignedHere(
  { db, actor, now }: SignedInContext,
  filters: Pick<AssignedFilters, 'classId' | 'status' | 'page' | 'size'>,
): Promise<Paged<AssignedTest[]>> {
  if (filters.classId && !(await isOfClass(db, filters.classId, actor.userId))) throw new AppError('CLASS_NOT_FOUND');
  const { rows, total } = await listAssigned(db, { ...filters, studentId: actor.userId, now: new Date(now) });
  const answered = await answeredOf(db, rows);
  return {
    items: rows.map((row) => assignedView(row, answered.get(row.attemptId ?? '') ?? 0, now)),
    page: { page: filters.page, size: filters.size, total },
  };
}

/** As `listAssigned` orders them. */
function byDue(a: AssignedTest, b: AssignedTest): number {
  const rankOf = ({ attempt, open, status }: AssignedTest) => {
    if (attempt?.status === 'RUNNING') return 0;
    if (status === 'ENDED' || !open) return 3;
    if (status === 'UPCOMING') return 1;
    return attempt ? 2 : 0;
  };
  const rank = rankOf(a);
  const dueOf = ({ attempt, startsAt, endsAt }: AssignedTest) =>
    rank === 0 ? (attempt?.deadlineAt ?? endsAt) : rank === 1 ? startsAt : '';
  const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  return rank - rankOf(b) || inOrder(dueOf(a), dueOf(b)) || inOrder(b.endsAt, a.endsAt) || inOrder(a.id, b.id);
}

/** The learner's tests of all classes, those at other cells too, or of one class of this one. */
export const listOfAssigned = (
  context: SignedInContext,
  filters: Pick<AssignedFilters, 'classId' | 'status' | 'page' | 'size'>,
): Promise<Paged<AssignedTest[]>> =>
  filters.classId
    ? assignedHere(context, filters)
    : pageWithElsewhere(
        context,
        filters,
        (asked) => assignedHere(context, { ...filters, ...asked }),
        (api, asked) => api('GET /student/unit-tests-assigned', { query: { status: filters.status, ...asked } }),
        byDue,
      );

/** Errors: TEST_NO_PERMISSION unless the test reaches the learner, TEST_CANCELLED. */
export async function getAssigned({ db, actor, now }: SignedInContext, assignmentId: string): Promise<OpenedTest> {
  const row = await findOptionalAssigned(db, assignmentId, actor.userId, new Date(now));
  if (!row)
    throw new AppError((await isCancelled(db, assignmentId, actor.userId)) ? 'TEST_CANCELLED' : 'TEST_NO_PERMISSION');
  const [{ content }, answered, school] = await Promise.all([
    publishedExam(db, row.examVersionId),
    answeredOf(db, [row]),
    row.inRoom && actor.onlyAssignmentId ? schoolOfExam.call(db, assignmentId) : null,
  ]);
  return {
    ...assignedView(row, answered.get(row.attemptId ?? '') ?? 0, now, school),
    types: typesOf(content),
  };
}

/** The types of all questions, and of the parts of questions that have parts, sorted by code. */
function typesOf({ sections }: ExamContent): string[] {
  const questions = sections.flatMap(({ parts }) => parts.flatMap((part) => part.questions));
  const ofParts = questions.flatMap(({ content }) => {
    const { parts } = content as { parts?: { type?: unknown }[] };
    return Array.isArray(parts) ? parts.map(({ type }) => String(type)) : [];
  });
  return [...new Set([...questions.map(({ type }) => type), ...ofParts])].toSorted();
}

export async function classesOfLearner(context: SignedInContext) {
  const own = await classesOfStudent(context.db, context.actor.userId);
  const { found, silent } = await askElsewhere(context, (api) => api('GET /student/classes'));
  return wholeList([...own, ...found.flatMap(({ data }) => data)], silent);
}
