/** Which tests others find: those that a teacher makes public, and the sample tests of the grades. */
import { AppError, can } from '@vumon/domain';
import { uniqueViolation, withTransaction } from '#db';
import { audit } from '#platform/audit';
import type { ActorContext } from '../../platform/http/context.ts';
import { lockExam } from './exams.queries.ts';
import { visibleExam } from './exams.service.ts';
import { ownershipOf } from './exams.view.ts';
import { putSample, removeSample, setPrivacy } from './sharing.queries.ts';

/** Others find it once it is finished, and not while learners of its creator can still take it. Changes nothing that is assigned. */
export async function changePrivacy(
  { db, actor, now }: ActorContext,
  id: string,
  privacy: 'PRIVATE' | 'PUBLIC',
): Promise<null> {
  return withTransaction(db, async (db) => {
    await lockExam(db, id);
    const row = await visibleExam({ db, actor, now }, id);
    if (!can(actor, 'exam', 'change-privacy', ownershipOf(row))) throw new AppError('TEST_EDIT_FORBIDDEN');
    if (row.privacy === privacy) return null;
    if (privacy === 'PUBLIC' && row.status !== 'READY') throw new AppError('TEST_CONTENT_INSUFFICIENT');
    await setPrivacy(db, id, privacy);
    const action = privacy === 'PUBLIC' ? 'exam-shared' : 'exam-unshared';
    await audit(db, { at: now, actorId: actor.userId, action, kind: 'exam', id });
    return null;
  });
}

/** Errors: UNIT_TEST_NOT_FOUND for tests of teachers, TEST_CONTENT_INSUFFICIENT, CONFLICT where another test has the place. */
export async function changeSample(
  { db, actor, now }: ActorContext,
  id: string,
  position: number | null,
): Promise<null> {
  return withTransaction(db, async (db) => {
    await lockExam(db, id);
    const row = await visibleExam({ db, actor, now }, id);
    if (row.scope !== 'SYSTEM') throw new AppError('UNIT_TEST_NOT_FOUND');
    if (position !== null && row.status !== 'READY') throw new AppError('TEST_CONTENT_INSUFFICIENT');
    await removeSample(db, id);
    if (position !== null)
      await putSample(db, { gradeId: row.gradeId, position, examId: id }).catch((error: unknown) => {
        throw uniqueViolation(error) === null ? error : new AppError('CONFLICT');
      });
    await audit(db, { at: now, actorId: actor.userId, action: 'exam-sample-changed', kind: 'exam', id });
    return null;
  });
}
