/** Which tests others find: those that a teacher makes public. */
import { AppError, can } from '@vumon/domain';
import { withTransaction } from '#db';
import { audit } from '#platform/audit';
import type { ActorContext } from '../../platform/http/context.ts';
import { lockExam } from './exams.queries.ts';
import { visibleExam } from './exams.service.ts';
import { ownershipOf } from './exams.view.ts';
import { setPrivacy } from './sharing.queries.ts';

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
