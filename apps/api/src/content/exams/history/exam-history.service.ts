/** Who changed what of a test of the system, and taking back the last change. */
import { AppError, sumOf, testListLabel, type Actor, type ChangeManner, type ContentState } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { findUnknownReferences } from '#platform/catalogue';
import { lastChangeToTakeBack, recorded } from '#people/packages';
import type { SignedInContext } from '../../../platform/http/context.ts';
import { replaceExamQuestions } from '../exam-questions.queries.ts';
import { findExamGroup, lockExam, markExamDeleted, updateExam } from '../exams.queries.ts';
import { settlePool } from '../pools/pools.service.ts';
import { choosable, standingOf, statesOfExams, type ExamState } from './exam-states.queries.ts';

interface RecordedWork {
  readonly actor: Pick<Actor, 'userId' | 'role'>;
  readonly now: number;
  readonly manner?: ChangeManner;
  readonly goesOn?: boolean;
}

/**
 * Does work that changes tests, and stores what it has changed of those of the system. Requires them to be locked. What
 * teachers do changes none of the system's.
 */
export const recordExams = <T>(
  db: Db,
  { actor, now, manner = 'SAVE', goesOn = false }: RecordedWork,
  ids: readonly string[],
  work: () => Promise<T>,
): Promise<T> =>
  actor.role === 'ADMIN' || actor.role === 'OPERATOR'
    ? recorded(db, { kind: 'EXAM', ids, actorId: actor.userId, now, manner, goesOn, statesOf: statesOfExams }, work)
    : work();

/** What says where a test is offered and to whom; the rest is what learners are asked. */
const offered = new Set(['labels', 'publisher', 'seriesId', 'needsCode', 'pool', 'status', 'deleted']);

/**
 * Takes back the last change of a test. Errors: NOT_FOUND; VERSION_CONFLICT where the test has been changed since;
 * TEST_ASSIGNED where the change was one of what learners are asked and the test has been assigned; BODY_INVALID where
 * something that the test had is there no longer; TEST_IS_PRACTISED and TEST_CONTENT_INSUFFICIENT as for a save.
 */
export async function undoExamChange(
  { app, actor, now }: SignedInContext,
  id: string,
  version: { readonly revision: number; readonly at: string },
): Promise<null> {
  return withTransaction(app.db, async (db) => {
    await lockExam(db, id);
    const present = (await statesOfExams(db, [id])).get(id);
    const { before } = await lastChangeToTakeBack(db, { kind: 'EXAM', id, ...version }, present);
    const { updatedAt, listed, assigned } = await standingOf(db, id);
    if (assigned > 0 && Object.keys(before).some((name) => !offered.has(name))) throw new AppError('TEST_ASSIGNED');
    const next: ExamState = { ...present!, ...(before as Partial<ExamState>) };
    await expectPossible(db, before, next, present!);
    const questions = next.questions.map((one) => ({
      questionId: one.id,
      version: one.version,
      partId: one.part,
      items: one.items,
      skill: one.skill,
      difficulty: one.difficulty,
      statements: [],
    }));
    const held = new Set(present!.questions.map((one) => one.id));
    const labels = listed ? [...next.labels, testListLabel.SAMPLE] : next.labels;
    await recordExams(db, { actor, now, manner: 'UNDO' }, [id], async () => {
      if ('questions' in before || 'pool' in before)
        await settlePool(
          db,
          { id, pool: next.pool, before: present!.pool },
          questions.map(({ questionId }, at) => ({ questionId, path: `questions.${at}`, held: held.has(questionId) })),
          now,
        );
      await updateExam(db, id, { ...next, labels }, new Date(Math.max(now, updatedAt.getTime() + 1)));
      if ('questions' in before) await replaceExamQuestions(db, id, questions);
      if ('deleted' in before) await markExamDeleted(db, id, next.deleted ? new Date(now) : null);
    });
    await audit(db, { at: now, actorId: actor.userId, action: 'exam-change-undone', kind: 'exam', id });
    return null;
  });
}

/** Whether what the test had is still there, and a published one still whole. */
async function expectPossible(db: Db, before: ContentState, next: ExamState, present: ExamState): Promise<void> {
  const { gradeId, seriesId, publisher, labels, examType } = next;
  const missing = (await findUnknownReferences(db, { gradeId, seriesId, publisher, labels })).filter(
    (name) => name in before,
  ) as string[];
  if ('examType' in before && (await findExamGroup(db, examType)) === null) missing.push('examType');
  const held = new Set(present.questions.map(({ id }) => id));
  const back = next.questions.filter(({ id }) => !held.has(id));
  const known = await choosable(db, back);
  const gone = back
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => `questions.${next.questions.findIndex((one) => one.id === id)}`);
  if (missing.length + gone.length > 0)
    throw new AppError('BODY_INVALID', {
      fields: [
        ...missing.map((path) => ({ path, code: 'invalid' as const })),
        ...gone.map((path) => ({ path, code: 'questionUnknown' as const })),
      ],
    });
  if (next.status === 'READY' && sumOf(next.questions.map(({ items }) => items)) !== next.totalQuestions)
    throw new AppError('TEST_CONTENT_INSUFFICIENT');
}
