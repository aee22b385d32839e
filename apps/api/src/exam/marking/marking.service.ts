/**
 * Marking items that no key can score. A mark is a row that never changes afterwards: a request names the version that
 * the teacher saw, each change is a new version, and each attempt concerned gets a new result in the same transaction.
 */
import { createHash } from 'node:crypto';
import { AppError } from '@vumon/domain';
import type { Mark, MarkingOverview, MarkingWork } from '@vumon/contract';
import { shareOfScores } from '@vumon/question-types';
import { markingOf } from '@vumon/question-types/scoring';
import { withTransaction, type Db } from '#db';
import { resultReleased } from '#exam/assignments';
import { effectiveAnswersOf } from '#exam/attempts';
import {
  answerTo,
  findLatestResult,
  latestMarks,
  markKey,
  publishedExam,
  publishedKeys,
  rescore,
  scorableExam,
  scoredItems,
  type ScoredItem,
} from '#exam/scoring';
import { audit } from '#platform/audit';
import { emit } from '#platform/events';
import { keysForTeacher } from '#content/keys';
import { recordingsOf } from '#exam/recordings';
import { columnsOf, markView } from '#exam/results';
import { currentDrafts } from './drafts.service.ts';
import type { SignedInContext } from '../../platform/http/context.ts';
import { findAssignedAttempt, markersOf } from './markers.queries.ts';
import {
  countRunning,
  deleteDraft,
  findToldLearners,
  insertMark,
  lockAttempts,
  markableRows,
  markHistory,
  type MarkableRow,
} from './marking.queries.ts';
import {
  checkMark,
  currentMarksOf,
  markerAccessTo,
  placeKey,
  type CurrentMarks,
  type GivenMark,
  type MarkerContext,
} from './current-marks.ts';

interface MarkableAttempt extends Omit<MarkableRow, 'itemStates' | 'itemPoints' | 'itemMax'> {
  readonly items: readonly ScoredItem[];
}

/** Scored attempts of one assigned test by the learner's name and number. */
async function markableAttempts(
  db: Db,
  ownerId: string,
  assignmentId: string,
  examVersionId: string,
): Promise<MarkableAttempt[]> {
  const { items } = await publishedExam(db, examVersionId);
  return (await markableRows(db, ownerId, assignmentId)).map(({ itemStates, itemPoints, itemMax, ...row }) => ({
    ...row,
    items: scoredItems(items, { itemStates, itemPoints, itemMax: itemMax ?? null }),
  }));
}

/** The items to mark: unmarked ones, and those that are marked already. */
const worksOf = ({ attempt, items }: MarkableAttempt, { marks }: CurrentMarks) =>
  items.filter(
    ({ state, question, item }) => state === 'needs-teacher' || marks.has(placeKey(attempt, question, item)),
  );

/** Orders attempts by a hash, for anonymous marking: the order is stable and does not reveal names. */
const withoutNames = (assignmentId: string, attempts: readonly MarkableAttempt[]): MarkableAttempt[] => {
  const place = ({ attempt }: MarkableAttempt) =>
    createHash('sha256').update(`${assignmentId}:${attempt}`).digest('hex');
  return attempts.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
};

export async function overview(
  { db, actor, now }: SignedInContext,
  assignmentId: string,
  asked: boolean,
): Promise<MarkingOverview> {
  const { assignment, ownerId, invited, namesHidden } = await markerAccessTo({ db, actor }, assignmentId);
  const { examVersionId, id, title, className, classId, startsAt, endsAt } = assignment;
  const blind = asked || namesHidden;
  const [{ content }, keys, access, questions, attempts, running, markers] = await Promise.all([
    publishedExam(db, examVersionId),
    publishedKeys(db, examVersionId),
    keysForTeacher({ db, actor, now }, { assignmentId, examVersionId }),
    scorableExam(db, examVersionId),
    markableAttempts(db, ownerId, assignmentId, examVersionId),
    countRunning(db, ownerId, assignmentId),
    markersOf(db, ownerId, assignmentId),
  ]);
  const current = await currentMarksOf(
    db,
    ownerId,
    attempts.map(({ attempt }) => attempt),
  );
  const drafts = await currentDrafts({ db }, ownerId, actor.userId, current, attempts);
  const byItem = new Map<string, { total: number; done: number; drafts: number }>();
  const learners = (blind ? withoutNames(assignmentId, attempts) : attempts).map((one, index) => {
    const { attempt, attemptNumber, lastName, firstName, code } = one;
    const mine = worksOf(one, current);
    for (const { question, item, state } of mine) {
      const count = byItem.get(markKey(question, item)) ?? { total: 0, done: 0, drafts: 0 };
      const waits = state === 'needs-teacher';
      byItem.set(markKey(question, item), {
        total: count.total + 1,
        done: count.done + (waits ? 0 : 1),
        drafts: count.drafts + (waits && drafts.has(placeKey(attempt, question, item)) ? 1 : 0),
      });
    }
    return {
      attempt,
      attemptNumber,
      label: index + 1,
      learner: blind ? null : { lastName, firstName, code },
      total: mine.length,
      done: mine.filter(({ state }) => state !== 'needs-teacher').length,
      drafts: mine.filter(
        ({ question, item, state }) => state === 'needs-teacher' && drafts.has(placeKey(attempt, question, item)),
      ).length,
    };
  });
  const items = columnsOf(content).flatMap(({ question, item, number, type, max }) => {
    const count = byItem.get(markKey(question, item));
    const asked = questions.find((one) => one.id === question);
    return count && asked
      ? [{ question, item, number, type, max, ...count, marking: markingOf(asked.code, asked.answerKey, item) }]
      : [];
  });
  const marked = new Set(items.map(({ question }) => question));
  return {
    assignment: {
      id,
      title,
      className,
      classId: invited ? null : classId,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    },
    desk: { invited, namesHidden, together: invited || markers.length > 0 },
    content,
    keys: access.keys(keys, marked),
    items,
    learners: learners.filter(({ total }) => total > 0),
    running,
  };
}

export interface WorkFilter {
  readonly question?: string | undefined;
  readonly item?: string | undefined;
  readonly attempt?: string | undefined;
}

const recordingId = (answer: unknown): string | null => {
  const { recording } = (typeof answer === 'object' && answer !== null ? answer : {}) as { recording?: unknown };
  return typeof recording === 'string' ? recording : null;
};

export async function works(
  { db, actor }: MarkerContext,
  assignmentId: string,
  filter: WorkFilter,
): Promise<MarkingWork[]> {
  const { assignment, ownerId, namesHidden } = await markerAccessTo({ db, actor }, assignmentId);
  const all = await markableAttempts(db, ownerId, assignmentId, assignment.examVersionId);
  // If names are hidden, the order must not reveal them.
  const attempts = (namesHidden ? withoutNames(assignmentId, all) : all).filter(
    ({ attempt }) => filter.attempt === undefined || attempt === filter.attempt,
  );
  const ids = attempts.map(({ attempt }) => attempt);
  const [current, recordings] = await Promise.all([currentMarksOf(db, ownerId, ids), recordingsOf(db, ownerId, ids)]);
  const drafts = await currentDrafts({ db }, ownerId, actor.userId, current, attempts);
  return attempts.flatMap((one) =>
    worksOf(one, current)
      .filter(
        ({ question, item }) =>
          (filter.question === undefined || question === filter.question) &&
          (filter.item === undefined || item === filter.item),
      )
      .flatMap(({ question, item, number, max }): MarkingWork[] => {
        const given = current.answers.get(placeKey(one.attempt, question));
        if (!given) return [];
        const mark = current.marks.get(placeKey(one.attempt, question, item));
        const heard = recordings.get(recordingId(answerTo(given.answer, item)) ?? '');
        return [
          {
            attempt: one.attempt,
            question,
            item,
            number,
            max,
            answer: given.answer as MarkingWork['answer'],
            entry: given.entry,
            mark: mark ? markView(mark, max) : null,
            draft: drafts.get(placeKey(one.attempt, question, item)) ?? null,
            // An answer may refer to a recording of another attempt, which must not be played here.
            recording:
              heard?.attempt === one.attempt
                ? {
                    id: heard.id,
                    seconds: heard.seconds ?? 0,
                    received: heard.bytes,
                    complete: heard.complete,
                    late: heard.late,
                  }
                : null,
          },
        ];
      }),
  );
}

/**
 * Notifies learners whose last open answer has just been marked, if the results were announced before. Otherwise they
 * are notified when the results are announced.
 */
async function tellMarked(
  { db, now }: { readonly db: Db; readonly now: number },
  key: { readonly ownerId: string; readonly assignmentId: string },
  attempts: readonly string[],
): Promise<void> {
  const studentIds = await findToldLearners(db, { ...key, attempts });
  if (studentIds.length > 0) await emit({ db, now }, resultReleased, { ...key, studentIds });
}

export async function giveMarks(
  { db, actor, now }: Pick<SignedInContext, 'db' | 'actor' | 'now'>,
  assignmentId: string,
  given: readonly GivenMark[],
) {
  const { assignment, ownerId } = await markerAccessTo({ db, actor }, assignmentId);
  const { examVersionId } = assignment;
  if (new Set(given.map(({ attempt, question, item }) => placeKey(attempt, question, item))).size < given.length)
    throw new AppError('BODY_INVALID', { fields: [{ path: 'marks', code: 'invalid' }] });
  const attempts = [...new Set(given.map(({ attempt }) => attempt))];
  const questions = await scorableExam(db, examVersionId);
  return withTransaction(db, async (db) => {
    const locked = await lockAttempts(db, ownerId, assignmentId, attempts);
    if (locked.length < attempts.length) throw new AppError('NOT_FOUND');
    const [current, newest] = await Promise.all([
      currentMarksOf(db, ownerId, attempts),
      latestMarks(db, ownerId, attempts),
    ]);
    const latest = new Map(newest.map((mark) => [placeKey(mark.attemptId, mark.question, mark.item), mark]));
    const made: { attempt: string; question: string; item: string; mark: Mark }[] = [];
    for (const [at, one] of given.entries()) {
      const key = placeKey(one.attempt, one.question, one.item);
      const effective = current.answers.get(placeKey(one.attempt, one.question));
      if (!effective || effective.entry !== one.entry)
        throw new AppError('MARK_ANSWER_CHANGED', {
          data: { attempt: one.attempt, question: one.question, item: one.item },
        });
      const before = latest.get(key);
      // A mark for an answer that has been replaced is not shown, but its version number is not used again.
      const seen = current.marks.get(key)?.version ?? 0;
      if (seen !== one.version)
        throw new AppError('VERSION_CONFLICT', {
          data: { attempt: one.attempt, question: one.question, item: one.item, version: seen },
        });
      const marking = checkMark(questions, one, effective.answer, `marks.${at}`);
      const answer = answerTo(effective.answer, one.item);
      const share = shareOfScores(marking, one.scores);
      const version = (before?.version ?? 0) + 1;
      await insertMark(db, {
        ownerId,
        attemptId: one.attempt,
        question: one.question,
        item: one.item,
        version,
        answer,
        scores: one.scores,
        share,
        comment: one.comment,
        notes: one.notes,
        by: actor.userId,
        now: new Date(now),
      });
      await deleteDraft(db, ownerId, actor.userId, one);
      await audit(db, {
        at: now,
        actorId: actor.userId,
        action: 'mark-changed',
        kind: 'attempt',
        id: one.attempt,
        details: {
          question: one.question,
          item: one.item,
          version,
          before: before ? { scores: before.scores, comment: before.comment } : null,
          after: { scores: one.scores, comment: one.comment },
        },
      });
    }
    const complete: string[] = [];
    for (const attemptId of locked) {
      const before = await findLatestResult(db, ownerId, attemptId);
      const { needsTeacher } = await rescore(db, {
        ownerId,
        attemptId,
        answers: await effectiveAnswersOf(db, { ownerId, id: attemptId }),
        teacherId: actor.userId,
        cause: 'MARKED',
        reason: null,
        now,
      });
      if (before?.needsTeacher && !needsTeacher) complete.push(attemptId);
    }
    if (complete.length > 0) await tellMarked({ db, now }, { ownerId, assignmentId }, complete);
    const after = new Map(
      (await latestMarks(db, ownerId, attempts)).map((mark) => [
        placeKey(mark.attemptId, mark.question, mark.item),
        mark,
      ]),
    );
    for (const { attempt, question, item } of given) {
      const max = questions.find((one) => one.id === question)?.points[item] ?? 0;
      made.push({ attempt, question, item, mark: markView(after.get(placeKey(attempt, question, item))!, max) });
    }
    return made;
  });
}

export async function history(
  { db, actor }: MarkerContext,
  attemptId: string,
  filter: Pick<WorkFilter, 'question' | 'item'>,
) {
  const taken = await findAssignedAttempt(db, actor.userId, attemptId);
  if (!taken) throw new AppError('NOT_FOUND');
  const { ownerId } = await markerAccessTo({ db, actor }, taken.assignmentId);
  const [{ content }, rows] = await Promise.all([
    publishedExam(db, taken.examVersionId),
    markHistory(db, ownerId, attemptId),
  ]);
  const columns = new Map(columnsOf(content).map((column) => [markKey(column.question, column.item), column]));
  return rows
    .filter(
      ({ question, item }) =>
        (filter.question === undefined || question === filter.question) &&
        (filter.item === undefined || item === filter.item),
    )
    .flatMap((row) => {
      const column = columns.get(markKey(row.question, row.item));
      return column
        ? [
            {
              question: row.question,
              item: row.item,
              number: column.number,
              max: column.max,
              mark: markView(row, column.max),
            },
          ]
        : [];
    });
}
