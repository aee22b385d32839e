/** Results of assigned tests for their teacher, and the marks a learner may see. */
import { AppError, can, pointsOf, timeStatus, type Actor } from '@vumon/domain';
import type { AssignmentResults, ExamContent, ItemDetails, Mark, Paper } from '@vumon/contract';
import { effectiveAnswersOf, engineVersion, publishedExam, publishedKeys, scorableExam, scoreAttempt, standingMarks, markKey, type MarkRow } from '#modules/attempts';
import { audit } from '#modules/audit';
import { withTransaction, type Db } from '#db';
import { answerGroups, discrimination, histogram, mean, median, rightShares, type ScoredAttempt } from './analysis.ts';
import {
  answerLog, answersTo, findAssignment, findPaper, insertAccepted, insertRevision, learnersOf, listSummaries, lockScored, revisionsOf, visibleMarks,
  type AssignmentFacts, type LearnerRow, type RevisionRow, type SummaryFilters,
} from './results.queries.ts';

const iso = (at: Date) => at.toISOString();
const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;

async function assignmentFor(db: Db, actor: Actor, id: string): Promise<AssignmentFacts> {
  const assignment = await findAssignment(db, actor.userId, id);
  if (!assignment || !can(actor, 'assignment', 'see-results', { ownerId: actor.userId })) throw new AppError('NOT_FOUND');
  return assignment;
}

function factsView({ examVersionId: _, ...facts }: AssignmentFacts, maxPoints: number) {
  const { id, title, className, classId, subject, startsAt, endsAt, minutes, questions } = facts;
  return { id, title, className, classId, subject, startsAt: iso(startsAt), endsAt: iso(endsAt), minutes, questions, maxPoints };
}

/** The paper's numbered items in order. */
export function columnsOf(content: ExamContent) {
  return content.sections.flatMap((section) => section.parts.flatMap((part) => part.questions.flatMap((question) => question.items.map((item, index) => ({
    number: question.firstNumber + index, question: question.id, item, type: question.type, skill: question.skill,
    difficulty: question.difficulty as 'NA' | 'M1' | 'M2' | 'M3' | 'M4', part: part.name, max: question.points[item] ?? 0,
  })))));
}

const scoredOf = (rows: readonly LearnerRow[]): ScoredAttempt[] =>
  rows.flatMap((row) => (row.attemptId && row.items && row.mark !== null ? [{ attemptId: row.attemptId, mark: row.mark, items: row.items }] : []));

/** `itemPoints` are for the export only; the view leaves them out. */
async function resultsWithPoints(db: Db, actor: Actor, id: string, sort: 'mark' | 'name') {
  const assignment = await assignmentFor(db, actor, id);
  const [{ content }, rows] = await Promise.all([publishedExam(db, assignment.examVersionId), learnersOf(db, actor.userId, id, sort)]);
  const scored = scoredOf(rows);
  const columns = columnsOf(content);
  const shares = rightShares(scored, columns.length);
  const marks = scored.map(({ mark }) => mark);
  return {
    assignment: factsView(assignment, content.totalPoints),
    columns: columns.map((column, index) => ({ ...column, rightShare: shares[index]! })),
    rows: rows.map((row) => ({
      studentId: row.studentId, lastName: row.lastName, firstName: row.firstName, code: row.code, attemptId: row.attemptId, status: row.status ?? ('NOT_STARTED' as const),
      mark: row.mark, points: row.points, startedAt: isoOrNull(row.startedAt), submittedAt: isoOrNull(row.submittedAt), late: row.late, needsTeacher: row.needsTeacher ?? false,
      states: (row.items ?? []).map(({ state }) => state),
      itemPoints: (row.items ?? []).map(({ points }) => points),
    })),
    stats: {
      enrolled: rows.length,
      submitted: rows.filter(({ status }) => status === 'SUBMITTED' || status === 'SCORED').length,
      scored: scored.length,
      toMark: scored.reduce((sum, { items }) => sum + items.filter(({ state }) => state === 'needs-teacher').length, 0),
      average: mean(marks),
      median: median(marks),
      passed: marks.filter((mark) => mark >= 500).length,
      histogram: histogram(marks),
    },
  };
}

export async function results(db: Db, actor: Actor, id: string, sort: 'mark' | 'name'): Promise<AssignmentResults> {
  const { rows, ...rest } = await resultsWithPoints(db, actor, id, sort);
  return { ...rest, rows: rows.map(({ itemPoints: _, ...row }) => row) };
}

export const resultsForExport = (db: Db, actor: Actor, id: string) => resultsWithPoints(db, actor, id, 'name');
export type ExportedResults = Awaited<ReturnType<typeof resultsForExport>>;

export async function details(db: Db, actor: Actor, id: string, number: number): Promise<ItemDetails> {
  const assignment = await assignmentFor(db, actor, id);
  const [{ content }, questions, rows] = await Promise.all([
    publishedExam(db, assignment.examVersionId), scorableExam(db, assignment.examVersionId), learnersOf(db, actor.userId, id, 'mark'),
  ]);
  const columns = columnsOf(content);
  const index = columns.findIndex((column) => column.number === number);
  const column = columns[index];
  const question = questions.find((one) => one.id === column?.question);
  if (!column || !question) throw new AppError('NOT_FOUND');
  const scored = scoredOf(rows);
  const taken = new Set(scored.map(({ attemptId }) => attemptId));
  const answers = (await answersTo(db, actor.userId, id, question.id)).filter(({ attempt }) => taken.has(attempt)).map(({ answer }) => answer);
  const states = scored.map(({ items }) => items[index]?.state ?? 'blank');
  const count = (state: string) => states.filter((one) => one === state).length;
  return {
    column: { ...column, rightShare: rightShares(scored, columns.length)[index] ?? null },
    scored: scored.length,
    right: count('right'), partial: count('partial'), wrong: count('wrong'), blank: count('blank'),
    ...discrimination(scored, index),
    groups: answerGroups(question, column.item, answers, scored.length).map(({ label, answers: list }) => ({ label, answers: [...list] })),
    content: question.content,
  };
}

/** Of marks given one after the other only what came of them. */
const worthTelling = (newestFirst: readonly RevisionRow[]): RevisionRow[] =>
  newestFirst.filter((one, at) => !(one.cause === 'MARKED' && newestFirst[at - 1]?.cause === 'MARKED' && newestFirst[at - 1]?.scoredBy === one.scoredBy));

export function markView({ version, scores, earned, shareOf, comment, notes, by, at }: MarkRow, max: number): Mark {
  return { version, scores, points: earned === null || shareOf === null ? null : pointsOf(max, { earned, of: shareOf }), comment, notes, by, at: iso(at) };
}

export async function paper(db: Db, actor: Actor, attemptId: string): Promise<Paper> {
  const row = await findPaper(db, actor.userId, attemptId);
  if (!row) throw new AppError('NOT_FOUND');
  const [{ content }, keys, log, revisions, rows] = await Promise.all([
    publishedExam(db, row.examVersionId), publishedKeys(db, row.examVersionId), answerLog(db, actor.userId, attemptId), revisionsOf(db, actor.userId, attemptId),
    learnersOf(db, actor.userId, row.id, 'name'),
  ]);
  const answers = new Map(log.filter(({ disposition }) => disposition === 'ACCEPTED').map((entry) => [entry.question, entry]));
  const accepted = new Set(log.map(({ accepts }) => accepts));
  const marks = await standingMarks(db, attemptId, new Map([...answers].map(([question, { answer }]) => [question, answer])));
  const maxOf = new Map(columnsOf(content).map(({ question, item, max }) => [markKey(question, item), max]));
  const numbers = new Map<string, number[]>();
  for (const { question, number } of columnsOf(content)) numbers.set(question, [...(numbers.get(question) ?? []), number]);
  const others = rows.flatMap((one) => (one.attemptId && one.status !== 'RUNNING' ? [one.attemptId] : []));
  const at = others.indexOf(attemptId);
  const latest = revisions[0];
  return {
    attemptId,
    student: { id: row.studentId, lastName: row.lastName, firstName: row.firstName, code: row.code },
    assignment: factsView({ ...row, startsAt: row.windowStartsAt }, content.totalPoints),
    status: row.status, finishedBy: row.finishedBy, startedAt: iso(row.startedAt), submittedAt: isoOrNull(row.submittedAt), deadlineAt: iso(row.deadlineAt), shuffleSeed: row.shuffleSeed,
    mark: latest?.mark ?? null, points: latest?.points ?? null,
    content, keys: { ...keys },
    answers: [...answers.values()].map(({ question, answer, receivedAt }) => ({ question, answer: answer as Paper['answers'][number]['answer'], receivedAt: iso(receivedAt) })),
    items: [...(latest?.items ?? [])],
    marks: [...marks.values()].map((mark) => ({ question: mark.question, item: mark.item, mark: markView(mark, maxOf.get(markKey(mark.question, mark.item)) ?? 0) })),
    late: log.filter(({ disposition }) => disposition === 'LATE').map(({ entry, question, answer, receivedAt }) => ({
      entry, question, numbers: numbers.get(question) ?? [], answer: answer as Paper['answers'][number]['answer'], receivedAt: iso(receivedAt), accepted: accepted.has(entry),
    })),
    previous: at > 0 ? others[at - 1]! : null,
    next: at >= 0 && at < others.length - 1 ? others[at + 1]! : null,
    revisions: worthTelling(revisions).map(({ revision, mark, points, scoredAt, scoredBy, reason }) => ({ revision, mark, points, scoredAt: iso(scoredAt), scoredBy, reason })),
  };
}

export interface Rescoring {
  readonly attemptId: string;
  readonly examVersionId: string;
  readonly teacherId: string;
  readonly cause: 'LATE' | 'MARKED';
  readonly reason: string | null;
  readonly now: number;
}

/** Scores a locked attempt again, with everything the teacher has given so far, as a new revision. */
export async function rescore(db: Db, { attemptId, examVersionId, teacherId, cause, reason, now }: Rescoring) {
  const [{ content }, questions] = await Promise.all([publishedExam(db, examVersionId), scorableExam(db, examVersionId)]);
  const answers = await effectiveAnswersOf(db, attemptId);
  const result = scoreAttempt(content, questions, answers, await standingMarks(db, attemptId, answers));
  const revision = await insertRevision(db, { attemptId, engineVersion, ...result, now: new Date(now), teacherId, cause, reason });
  return { ...result, revision };
}

/** Late answers count from now on: repeated in the log under the teacher's name, the attempt scored again, both audited. */
export async function acceptLate(db: Db, actor: Actor, attemptId: string, entries: readonly number[], reason: string, now: number) {
  return withTransaction(db, async (db) => {
    if (!(await lockScored(db, actor.userId, attemptId))) throw new AppError('NOT_FOUND');
    const row = await findPaper(db, actor.userId, attemptId);
    const log = await answerLog(db, actor.userId, attemptId);
    const late = new Map(log.filter(({ disposition }) => disposition === 'LATE').map((entry) => [entry.entry, entry]));
    const chosen = entries.map((entry) => late.get(entry));
    if (!row || chosen.some((entry) => !entry)) throw new AppError('BODY_INVALID', { fields: [{ path: 'entries', code: 'invalid' }] });
    const added = await insertAccepted(db, attemptId, actor.userId, chosen.map((entry) => ({ entry: entry!.entry, question: entry!.question, answer: entry!.answer })), new Date(now));
    if (added === 0) throw new AppError('CONFLICT');
    const [before] = await revisionsOf(db, actor.userId, attemptId);
    const { revision, ...result } = await rescore(db, { attemptId, examVersionId: row.examVersionId, teacherId: actor.userId, cause: 'LATE', reason, now });
    await audit(db, { at: now, actorId: actor.userId, action: 'late-answers-accepted', kind: 'attempt', id: attemptId, details: { entries, reason, before: before?.points ?? null, after: result.points } });
    return { mark: result.mark, points: result.points, revision };
  });
}

export async function summaries(db: Db, actor: Actor, filters: Omit<SummaryFilters, 'now'>, now: number) {
  const { rows, total } = await listSummaries(db, actor.userId, { ...filters, now: new Date(now) });
  const contents = await Promise.all(rows.map(({ examVersionId }) => publishedExam(db, examVersionId)));
  return {
    items: rows.map((row, index) => ({
      ...factsView(row, contents[index]!.content.totalPoints),
      status: timeStatus({ startsAt: row.startsAt.getTime(), endsAt: row.endsAt.getTime() }, now), students: row.students, submitted: row.submitted, toMark: row.toMark, average: row.average,
    })),
    page: { page: filters.page, size: filters.size, total },
  };
}

export async function ownMarks(db: Db, actor: Actor, page: number, size: number, now: number) {
  const { rows, total } = await visibleMarks(db, actor.userId, page, size, new Date(now));
  return { items: rows.map((row) => ({ ...row, submittedAt: iso(row.submittedAt) })), page: { page, size, total } };
}
