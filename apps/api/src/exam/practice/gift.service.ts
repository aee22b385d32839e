/** The welcome gift: ten tests of one grade, which a learner can take once. */
import type { practiceRoutes, RouteReply } from '@vumon/contract';
import { AppError, giftKindOf } from '@vumon/domain';
import { withTransaction } from '#db';
import type { SignedInContext } from '../../platform/http/context.ts';
import { gradeOfClass, hasReceived, insertGift, listGiftGrades, markReceived } from './gift.queries.ts';
import { lockLearner } from './grants.queries.ts';

/** There is no gift on the international site. */
function expectGifts({ app }: SignedInContext): void {
  if (app.config.site !== 'vn') throw new AppError('NOT_FOUND');
}

export async function giftFor(
  context: SignedInContext,
): Promise<RouteReply<(typeof practiceRoutes)['GET /student/gift']>> {
  expectGifts(context);
  const { db, actor } = context;
  const [received, gradeId, grades] = await Promise.all([
    hasReceived(db, actor.userId),
    gradeOfClass(db, actor.userId),
    listGiftGrades(db),
  ]);
  return {
    received,
    gradeId,
    grades: grades.map(({ id, name, nameEn, tests }) => ({
      id,
      name,
      nameEn,
      tests: tests.map(({ examType, isInternational, ...test }) => ({
        ...test,
        kind: giftKindOf(examType, isInternational),
      })),
    })),
  };
}

/** Of parallel requests one receives the gift. Errors: GIFT_ALREADY_RECEIVED, GIFT_GRADE_EMPTY. */
export async function takeGift(context: SignedInContext, gradeId: string): Promise<{ gradeId: string; tests: number }> {
  expectGifts(context);
  const { actor, now } = context;
  const at = new Date(now);
  return withTransaction(context.db, async (db) => {
    const user = await lockLearner(db, actor.userId);
    if (!user) throw new AppError('NOT_FOUND');
    if (user.receivedGift) throw new AppError('GIFT_ALREADY_RECEIVED');
    const tests = await insertGift(db, actor.userId, gradeId, at);
    if (tests === 0) throw new AppError('GIFT_GRADE_EMPTY');
    await markReceived(db, actor.userId, gradeId, at);
    return { gradeId, tests };
  });
}
