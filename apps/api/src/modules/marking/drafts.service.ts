/** Drafts of marks: what a teacher writes while marking is stored on the server, so that opening another answer, changing the device or losing the tab loses nothing. */
import { AppError, type Actor } from '@vumon/domain';
import type { MarkDraft } from '@vumon/contract';
import { withTransaction, type Db } from '#db';
import { scorableExam } from '#modules/scoring';
import { deleteDraft, draftRows, lockAttempts, putDraft } from './marking.queries.ts';
import { checkMark, deskFor, placeKey, standingOf, type GivenMark, type Standing } from './standing.ts';

/** One teacher's drafts by attempt and item. Drafts for an answer that has changed, or older than the current mark, are left out. */
export async function standingDrafts(
  db: Db,
  ownerId: string,
  writerId: string,
  { answers, marks }: Standing,
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

export async function keepDraft(
  db: Db,
  actor: Actor,
  assignmentId: string,
  { draft, discard }: { readonly draft: GivenMark; readonly discard: boolean },
  now: number,
): Promise<{ kept: boolean }> {
  const { assignment, ownerId } = await deskFor(db, actor, assignmentId);
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
    const standing = await standingOf(db, ownerId, [attempt]);
    const effective = standing.answers.get(placeKey(attempt, question));
    if (effective?.entry !== entry) throw new AppError('MARK_ANSWER_CHANGED', { data: { attempt, question, item } });
    checkMark(questions, draft, effective.answer, 'draft');
    if ((standing.marks.get(placeKey(attempt, question, item))?.version ?? 0) !== version) return { kept: false };
    await putDraft(db, ownerId, actor.userId, { ...draft, notes: [...draft.notes], at: new Date(now) });
    return { kept: true };
  });
}
