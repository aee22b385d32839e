/** Results of assigned tests for their teacher, and the marks a learner may see. */
import { abilitiesOf, AppError, can, countedAttempt, pointsOf, timeStatus, type Actor } from '@vumon/domain';
import type { AssignmentResults, ExamContent, ItemDetails, Mark, Paper } from '@vumon/contract';
import {
  answerLog,
  effectiveAnswers,
  effectiveAnswersOf,
  lockScored,
  recordOf,
  repeatAsAccepted,
} from '#modules/attempts';
import {
  isDrawn,
  markKey,
  publishedExam,
  regradedKeys,
  amendedQuestions,
  stepsInForce,
  rescore,
  scorableExam,
  scoredItems,
  effectiveMarks,
  type MarkRow,
  type PublishedExam,
} from '#modules/scoring';
import { audit } from '#modules/audit';
import { keysForTeacher, releaseOf } from '#modules/keys';
import { withTransaction, type Db } from '#db';
import { answerGroups, discrimination, histogram, mean, median, rightShares, type ScoredAttempt } from './analysis.ts';
import { byTopic } from './by-topic.ts';
import { filedUnder } from './learner.queries.ts';
import {
  attemptsOf,
  findAssignment,
  findPaper,
  learnersOf,
  listSummaries,
  revisionsOf,
  visibleMarks,
  type OwnMarksQuery,
  type AssignmentFacts,
  type LearnerRow,
  type OtherAttemptRow,
  type RevisionRow,
  type SummaryFilters,
} from './results.queries.ts';

const iso = (at: Date) => at.toISOString();
const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;

export interface TeacherContext {
  readonly db: Db;
  readonly actor: Actor;
  readonly now: number;
}

async function assignmentFor(db: Db, actor: Actor, id: string): Promise<AssignmentFacts> {
  const assignment = await findAssignment(db, actor.userId, id);
  if (!assignment || !can(actor, 'assignment', 'see-results', { ownerId: actor.userId }))
    throw new AppError('NOT_FOUND');
  return assignment;
}

function factsView(facts: AssignmentFacts, maxPoints: number) {
  return {
    id: facts.id,
    title: facts.title,
    target: facts.target,
    className: facts.className,
    classId: facts.classId,
    subject: facts.subject,
    startsAt: iso(facts.startsAt),
    endsAt: iso(facts.endsAt),
    minutes: facts.minutes,
    mode: facts.mode,
    attemptsAllowed: facts.attemptsAllowed,
    counting: facts.counting,
    questions: facts.questions,
    maxPoints,
  };
}

/** The paper's numbered items in order. */
export function columnsOf(content: ExamContent) {
  return content.sections.flatMap((section) =>
    section.parts.flatMap((part) =>
      part.questions.flatMap((question) =>
        question.items.map((item, index) => ({
          number: question.firstNumber + index,
          question: question.id,
          item,
          type: question.type,
          skill: question.skill,
          difficulty: question.difficulty as 'NA' | 'M1' | 'M2' | 'M3' | 'M4',
          part: part.name,
          max: question.points[item] ?? 0,
        })),
      ),
    ),
  );
}

const itemsOf = ({ items }: PublishedExam, { itemStates, itemPoints, itemMax }: LearnerRow) =>
  itemStates !== null && itemPoints !== null ? scoredItems(items, { itemStates, itemPoints, itemMax }) : [];

/** Without those whose mark is provisional. */
const finalMarks = (rows: readonly LearnerRow[]): number[] =>
  rows.flatMap(({ mark, needsTeacher }) => (mark === null || needsTeacher === true ? [] : [mark]));

const scoredOf = (exam: PublishedExam, rows: readonly LearnerRow[]): ScoredAttempt[] =>
  rows.flatMap((row) =>
    row.attemptId && row.itemStates !== null && row.mark !== null
      ? [{ attemptId: row.attemptId, mark: row.mark, items: itemsOf(exam, row) }]
      : [],
  );

/** Points by item, the most that a learner could reach, and the learner's facts are for the export only; the view leaves them out. */
async function resultsWithPoints({ db, actor, now }: TeacherContext, id: string, sort: 'mark' | 'name') {
  const assignment = await assignmentFor(db, actor, id);
  const { examVersionId } = assignment;
  const [exam, rows, access, release] = await Promise.all([
    publishedExam(db, examVersionId),
    learnersOf(db, actor.userId, id, sort),
    keysForTeacher({ db, actor, now }, { assignmentId: id, examVersionId }),
    releaseOf({ db, now }, { ownerId: actor.userId, assignmentId: id }),
  ]);
  const { content } = exam;
  const scored = scoredOf(exam, rows);
  const columns = columnsOf(content);
  const shares = rightShares(scored, columns.length);
  const marks = finalMarks(rows);
  return {
    assignment: factsView(assignment, content.totalPoints),
    columns: columns.map((column, index) => ({
      ...column,
      rightShare: access.judges(column.question) ? shares[index]! : null,
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

export async function results(
  context: TeacherContext & { readonly locale: 'vi' | 'en' },
  id: string,
  sort: 'mark' | 'name',
): Promise<AssignmentResults> {
  const { rows, ...rest } = await resultsWithPoints(context, id, sort);
  const questions = [...new Set(rest.columns.map(({ question }) => question))];
  const filed = await filedUnder(context.db, questions, context.locale);
  const topics = byTopic(rest.assignment.subject, rest.columns, filed);
  return { ...rest, topics, rows: rows.map(forPage) };
}

export const resultsForExport = (context: TeacherContext, id: string) => resultsWithPoints(context, id, 'name');

export async function details({ db, actor, now }: TeacherContext, id: string, number: number): Promise<ItemDetails> {
  const assignment = await assignmentFor(db, actor, id);
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
  // With the regrades that reach everybody; changes for single learners are left out, because they say nothing about the question.
  const [question] = amendedQuestions(
    questions.filter((one) => one.id === column?.question),
    steps.filter(({ studentId }) => studentId === null),
  );
  if (!column || !question) throw new AppError('NOT_FOUND');
  const scored = scoredOf(exam, rows);
  const answers = (
    await effectiveAnswers(
      db,
      scored.map(({ attemptId }) => ({ ownerId: actor.userId, id: attemptId })),
      positions.get(question.id),
    )
  ).map(({ answer }) => answer);
  const states = scored.map(({ items }) => items[index]?.state ?? 'blank');
  const judged = access.judges(question.id);
  const count = (state: string) => (judged ? states.filter((one) => one === state).length : 0);
  // Learners had other numbers: only what stands for the same in every draw can be counted.
  const drawn = await isDrawn(db, examVersionId, question.id);
  const alike = !drawn || /^(MC|MR|SL)/.test(question.code);
  const groups = alike ? answerGroups(question, column.item, answers, scored.length) : [];
  return {
    column: { ...column, rightShare: judged ? (rightShares(scored, columns.length)[index] ?? null) : null },
    keyAccess: access.of(question.id),
    scored: scored.length,
    right: count('right'),
    partial: count('partial'),
    wrong: count('wrong'),
    blank: count('blank'),
    ...discrimination(judged ? scored : [], index),
    drawn,
    // Where answers are counted by how they came out, the counts say right and wrong.
    groups: groups
      .filter(({ byOutcome }) => judged || !byOutcome)
      .map(({ label, answers: list }) => ({
        label,
        answers: list.map((one) => ({ ...one, right: access.right(question.id, one.right) })),
      })),
    content: question.content,
  };
}

/** Of marks given one after the other only what came of them. */
const worthTelling = (newestFirst: readonly RevisionRow[]): RevisionRow[] =>
  newestFirst.filter(
    (one, at) =>
      !(
        one.cause === 'MARKED' &&
        newestFirst[at - 1]?.cause === 'MARKED' &&
        newestFirst[at - 1]?.scoredBy === one.scoredBy
      ),
  );

export function markView({ version, scores, earned, shareOf, comment, notes, by, at }: MarkRow, max: number): Mark {
  return {
    version,
    scores,
    points: earned === null || shareOf === null ? null : pointsOf(max, { earned, of: shareOf }),
    comment,
    notes,
    by,
    at: iso(at),
  };
}

export async function paper({ db, actor, now }: TeacherContext, attemptId: string): Promise<Paper> {
  const row = await findPaper(db, actor.userId, attemptId);
  if (!row) throw new AppError('NOT_FOUND');
  const key = { ownerId: row.ownerId, id: attemptId };
  const [exam, keys, access, log, revisions, rows, own, record] = await Promise.all([
    publishedExam(db, row.takenVersionId),
    regradedKeys(db, { ...row, examVersionId: row.takenVersionId, assignmentId: row.id }),
    keysForTeacher({ db, actor, now }, { assignmentId: row.id, examVersionId: row.examVersionId }),
    answerLog(db, key, row.takenVersionId),
    revisionsOf(db, actor.userId, attemptId),
    learnersOf(db, actor.userId, row.id, 'name'),
    attemptsOf(db, actor.userId, row.id, row.studentId),
    recordOf(db, { ...key, record: row.record }),
  ]);
  const { content } = exam;
  const answers = new Map(log.filter(({ late }) => !late).map((entry) => [entry.question, entry]));
  const accepted = new Set(log.map(({ accepts }) => accepts));
  const marks = await effectiveMarks(
    db,
    row.ownerId,
    attemptId,
    new Map([...answers].map(([question, { answer }]) => [question, answer])),
  );
  const maxOf = new Map(columnsOf(content).map(({ question, item, max }) => [markKey(question, item), max]));
  const numbers = new Map<string, number[]>();
  for (const { question, number } of columnsOf(content))
    numbers.set(question, [...(numbers.get(question) ?? []), number]);
  const others = rows.flatMap((one) => (one.attemptId && one.status !== 'RUNNING' ? [one.attemptId] : []));
  // For another attempt of the same learner, the neighbouring papers are those of the learner's counted attempt.
  const at = others.indexOf(rows.find(({ studentId }) => studentId === row.studentId)?.attemptId ?? attemptId);
  // While an attempt is open again its former result says nothing.
  const latest = row.status === 'SCORED' ? revisions[0] : undefined;
  return {
    attemptId,
    student: { id: row.studentId, lastName: row.lastName, firstName: row.firstName, code: row.code },
    assignment: factsView({ ...row, startsAt: row.windowStartsAt }, content.totalPoints),
    number: row.number,
    attempts: withCounted(row, own),
    status: row.status,
    finishedBy: row.finishedBy,
    startedAt: iso(row.startedAt),
    submittedAt: isoOrNull(row.submittedAt),
    deadlineAt: iso(row.deadlineAt),
    pausedAt: isoOrNull(row.pausedAt),
    abilities: abilitiesOf(actor, 'attempt', {
      ownerId: row.ownerId,
      status: row.status,
      paused: row.pausedAt !== null,
      cancelled: row.cancelled,
    }),
    shuffleSeed: row.shuffleSeed,
    shuffleQuestions: row.shuffleQuestions,
    shuffleOptions: row.shuffleOptions,
    mark: latest?.mark ?? null,
    points: latest?.points ?? null,
    provisional: latest?.itemStates.includes('N') ?? false,
    content,
    keys: access.keys(keys),
    keyAccess: access.least,
    answers: [...answers.values()].map(({ question, answer, receivedAt }) => ({
      question,
      answer: answer as Paper['answers'][number]['answer'],
      receivedAt: iso(receivedAt),
    })),
    items: latest ? scoredItems(exam.items, latest).filter(({ question }) => access.judges(question)) : [],
    marks: [...marks.values()].map((mark) => ({
      question: mark.question,
      item: mark.item,
      mark: markView(mark, maxOf.get(markKey(mark.question, mark.item)) ?? 0),
    })),
    late: log
      .filter(({ late }) => late)
      .map(({ entry, question, answer, receivedAt }) => ({
        entry,
        question,
        numbers: numbers.get(question) ?? [],
        answer: answer as Paper['answers'][number]['answer'],
        receivedAt: iso(receivedAt),
        accepted: accepted.has(entry),
      })),
    record,
    previous: at > 0 ? others[at - 1]! : null,
    next: at >= 0 && at < others.length - 1 ? others[at + 1]! : null,
    revisions: worthTelling(revisions).map(({ revision, mark, points, scoredAt, scoredBy, reason }) => ({
      revision,
      mark,
      points,
      scoredAt: iso(scoredAt),
      scoredBy,
      reason,
    })),
  };
}

function withCounted({ counting }: AssignmentFacts, own: readonly OtherAttemptRow[]): Paper['attempts'] {
  const counted = countedAttempt(
    counting,
    own.flatMap(({ id, mark }) => (mark === null ? [] : [{ id, mark }])),
  );
  return own.map((one) => ({ ...one, counts: one.id === counted?.id }));
}

/** Late answers count from now on: repeated in the log under the teacher's name, the attempt scored again, both audited. */
export async function acceptLate(
  db: Db,
  actor: Actor,
  attemptId: string,
  entries: readonly number[],
  reason: string,
  now: number,
) {
  const key = { ownerId: actor.userId, id: attemptId };
  return withTransaction(db, async (db) => {
    if (!(await lockScored(db, key))) throw new AppError('NOT_FOUND');
    const row = await findPaper(db, actor.userId, attemptId);
    if (!row) throw new AppError('NOT_FOUND');
    const log = await answerLog(db, key, row.takenVersionId);
    const late = new Set(log.filter((entry) => entry.late).map(({ entry }) => entry));
    if (entries.some((entry) => !late.has(entry)))
      throw new AppError('BODY_INVALID', { fields: [{ path: 'entries', code: 'invalid' }] });
    const added = await repeatAsAccepted(db, key, entries, new Date(now));
    if (added === 0) throw new AppError('CONFLICT');
    const [before] = await revisionsOf(db, actor.userId, attemptId);
    const { revision, ...result } = await rescore(db, {
      ownerId: actor.userId,
      attemptId,
      answers: await effectiveAnswersOf(db, key),
      teacherId: actor.userId,
      cause: 'LATE',
      reason,
      now,
    });
    await audit(db, {
      at: now,
      actorId: actor.userId,
      action: 'late-answers-accepted',
      kind: 'attempt',
      id: attemptId,
      details: { entries, reason, before: before?.points ?? null, after: result.points },
    });
    return { mark: result.mark, points: result.points, revision };
  });
}

export async function summaries(db: Db, actor: Actor, filters: Omit<SummaryFilters, 'now'>, now: number) {
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

export async function ownMarks(db: Db, actor: Actor, query: OwnMarksQuery, now: number) {
  const { page, size } = query;
  const { rows, total } = await visibleMarks(db, actor.userId, query, new Date(now));
  return { items: rows.map((row) => ({ ...row, submittedAt: iso(row.submittedAt) })), page: { page, size, total } };
}
