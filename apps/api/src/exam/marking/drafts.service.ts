/**
 * Drafts of marks: scores, comments and notes are stored on the server while a teacher marks, so that they survive
 * opening another answer, changing the device and closing the tab.
 */
import { AppError } from '@vumon/domain';
import type { MarkDraft } from '@vumon/contract';
import { withTransaction } from '#db';
import type { ActorContext } from '../../platform/http/context.ts';
import { scorableExam } from '#exam/scoring';
import { deleteDraft, draftRows, lockAttempts, putDraft } from './marking.queries.ts';
import {
  checkMark,
  markerAccessTo,
  placeKey,
  currentMarksOf,
  type GivenMark,
  type CurrentMarks,
} from './current-marks.ts';

/**
 * One teacher's drafts by attempt and item. Drafts for an answer that has changed, or older than the current mark, are
 * left out.
 */
export async function currentDrafts(
  { db }: Pick<ActorContext, 'db'>,
  ownerId: string,
  writerId: string,
  { answers, marks }: CurrentMarks,
  attempts: readonly { readonly attempt: string }[],
): Promise<Map<string, MarkDraft>> {
  const rows = await draftRows(
    db,
    ownerId,
    writerId,
    attempts.map(({ attempt }) => attempt),
  );
  return new Map(
    rows.flatMap(({ attempt, question, item, entry, version, scores, comment, notes, at }) => {
      const key = placeKey(attempt, question, item);
      return answers.get(placeKey(attempt, question))?.entry === entry && (marks.get(key)?.version ?? 0) === version
        ? [[key, { scores: { ...scores }, comment, notes, at: at.toISOString() }] as const]
        : [];
    }),
  );
}

export async function storeDraft(
  { db, actor, now }: ActorContext,
  assignmentId: string,
  { draft, discard }: { readonly draft: GivenMark; readonly discard: boolean },
): Promise<{ kept: boolean }> {
  const { assignment, ownerId } = await markerAccessTo({ db, actor }, assignmentId);
  const questions = await scorableExam(db, assignment.examVersionId);
  const { attempt, question, item, entry, version } = draft;
  return withTransaction(db, async (db) => {
    // Takes the same lock as storing a mark, so that a draft that arrives after its mark is not stored again.
    const locked = await lockAttempts(db, ownerId, assignmentId, [attempt]);
    if (locked.length === 0) throw new AppError('NOT_FOUND');
    if (discard) {
      await deleteDraft(db, ownerId, actor.userId, draft);
      return { kept: false };
    }
    const current = await currentMarksOf(db, ownerId, [attempt]);
    const effective = current.answers.get(placeKey(attempt, question));
    if (effective?.entry !== entry) throw new AppError('MARK_ANSWER_CHANGED', { data: { attempt, question, item } });
    checkMark(questions, draft, effective.answer, 'draft');
    if ((current.marks.get(placeKey(attempt, question, item))?.version ?? 0) !== version) return { kept: false };
    await putDraft(db, ownerId, actor.userId, { ...draft, notes: [...draft.notes], at: new Date(now) });
    return { kept: true };
  });
}
