/** Checks of marks and their drafts against the assigned test, the current answers and the rubric. */
import { isDeepStrictEqual } from 'node:util';
import { AppError, can } from '@vumon/domain';
import { scoresFit, type Marking } from '@vumon/question-types';
import { markingOf, score } from '@vumon/question-types/scoring';
import type { Db } from '#db';
import type { ActorContext } from '../../platform/http/context.ts';
import { effectiveAnswers } from '#exam/attempts';
import { answerTo, latestMarks, markKey, type MarkRow, type ScorableQuestion } from '#exam/scoring';
import { findAssignment } from '#exam/results';
import { findOptionalInvitation } from './markers.queries.ts';

export type MarkerContext = Pick<ActorContext, 'db' | 'actor'>;

export async function assignmentFor({ db, actor }: MarkerContext, id: string) {
  const assignment = await findAssignment(db, actor.userId, id);
  if (!assignment || !can(actor, 'assignment', 'see-results', { ownerId: actor.userId }))
    throw new AppError('NOT_FOUND');
  return assignment;
}

/** A marker's access to an assigned test: the owner's, or that of a colleague whom the owner has invited. */
export interface MarkerAccess {
  readonly assignment: Awaited<ReturnType<typeof assignmentFor>>;
  /** The owner of the test, of its attempts and of its marks. */
  readonly ownerId: string;
  readonly invited: boolean;
  /** The owner has hidden the learners' names from colleagues. */
  readonly namesHidden: boolean;
}

/** Errors: NOT_FOUND unless the actor owns the test or is currently invited to mark it. */
export async function markerAccessTo({ db, actor }: MarkerContext, id: string): Promise<MarkerAccess> {
  const invitation = await findOptionalInvitation(db, actor.userId, id);
  if (!invitation)
    return {
      assignment: await assignmentFor({ db, actor }, id),
      ownerId: actor.userId,
      invited: false,
      namesHidden: false,
    };
  const assignment = await findAssignment(db, invitation.ownerId, id);
  if (!assignment) throw new AppError('NOT_FOUND');
  return { assignment, ...invitation, invited: true };
}

/** Current answers, and the marks given to them. Marks of answers that were replaced since are left out. */
export interface CurrentMarks {
  readonly answers: ReadonlyMap<string, { answer: unknown; entry: number }>;
  readonly marks: ReadonlyMap<string, MarkRow>;
}

export const placeKey = (attempt: string, question: string, item = '') => `${attempt}:${markKey(question, item)}`;

export async function currentMarksOf(db: Db, ownerId: string, attempts: readonly string[]): Promise<CurrentMarks> {
  const [answers, marks] = await Promise.all([
    effectiveAnswers(
      db,
      attempts.map((id) => ({ ownerId, id })),
    ),
    latestMarks(db, ownerId, attempts),
  ]);
  const byQuestion = new Map(answers.map((one) => [placeKey(one.attemptId, one.question), one]));
  const current = marks.filter((mark) =>
    isDeepStrictEqual(
      mark.answer,
      answerTo(byQuestion.get(placeKey(mark.attemptId, mark.question))?.answer, mark.item),
    ),
  );
  return {
    answers: byQuestion,
    marks: new Map(current.map((mark) => [placeKey(mark.attemptId, mark.question, mark.item), mark])),
  };
}

export interface GivenMark {
  readonly attempt: string;
  readonly question: string;
  readonly item: string;
  readonly entry: number;
  readonly version: number;
  readonly scores: Readonly<Record<string, number>>;
  readonly comment: string;
  readonly notes: readonly { id: string; start: number; end: number; text: string }[];
}

/** A note refers to a range of the text; note ids are unique. */
function checkNotes(notes: GivenMark['notes'], answer: unknown, path: string): void {
  const length = typeof answer === 'string' ? answer.length : 0;
  const outside = notes.findIndex(({ start, end }) => start >= end || end > length);
  if (outside >= 0)
    throw new AppError('MARK_NOTE_OUTSIDE', { fields: [{ path: `${path}.notes.${outside}`, code: 'invalid' }] });
  if (new Set(notes.map(({ id }) => id)).size < notes.length)
    throw new AppError('BODY_INVALID', { fields: [{ path: `${path}.notes`, code: 'invalid' }] });
}

/** Checks that scores and notes fit the item, and returns how it is marked. `path`: the mark's path in the body. */
export function checkMark(
  questions: readonly ScorableQuestion[],
  { question, item, scores, notes }: GivenMark,
  answer: unknown,
  path: string,
): Marking {
  const asked = questions.find((one) => one.id === question);
  if (!asked?.items.includes(item))
    throw new AppError('BODY_INVALID', { fields: [{ path: `${path}.item`, code: 'invalid' }] });
  const result = score(asked.code, asked.content, asked.answerKey, answer, { locale: 'vi' }).items.find(
    (one) => one.item === item,
  );
  if (result?.state !== 'needs-teacher') throw new AppError('MARK_NOT_NEEDED', { fields: [{ path, code: 'invalid' }] });
  const marking = markingOf(asked.code, asked.answerKey, item);
  if (!scoresFit(marking, scores))
    throw new AppError('MARK_SCORE_INVALID', { fields: [{ path: `${path}.scores`, code: 'invalid' }] });
  checkNotes(notes, answerTo(answer, item), path);
  return marking;
}
