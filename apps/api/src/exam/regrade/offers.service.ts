/** Owners of taken tests accept a key that staff corrected, or stay with theirs. */
import { AppError } from '@vumon/domain';
import { withTransaction, type Db } from '#db';
import { audit } from '#platform/audit';
import { emit } from '#platform/events';
import { findAssignment } from '#exam/results';
import { lockRegrading, publishedExam } from '#exam/scoring';
import type { SignedInContext } from '../../platform/http/context.ts';
import { fitting, itemToRegrade, type Asked } from './checked-step.ts';
import { amendmentInTest } from './open-offer.ts';
import { answerOffers, insertOffers, lockOffer, type Correction, type OfferRow } from './offers.queries.ts';
import { regradesOffered } from './regrade.events.ts';
import { stepRows } from './regrade.queries.ts';
import { applyStep, stepsOfVersion, type Making } from './regrade.service.ts';
import { columnsOf } from '#exam/results';

/** Offers every owner whose test holds the question to grade it again; returns how many offers. */
export async function offerRegrades({ db, now }: { db: Db; now: number }, correction: Correction): Promise<number> {
  const offers = await insertOffers(db, correction, new Date(now));
  const { questionId, version } = correction;
  if (offers > 0) await emit({ db, now }, regradesOffered, { questionId, version });
  return offers;
}

interface Answer {
  readonly offer: string;
  readonly accept: boolean;
  readonly raiseOnly: boolean;
  readonly notify: boolean;
}

async function accept(
  context: SignedInContext,
  assignmentId: string,
  offer: OfferRow,
  { raiseOnly, notify }: Answer,
): Promise<number> {
  const { db, actor } = context;
  const { examVersionId } = (await findAssignment(db, actor.userId, assignmentId))!;
  const { content } = await publishedExam(db, examVersionId);
  const number = columnsOf(content).find(
    ({ question, item }) => question === offer.questionId && item === offer.amendment?.item,
  )?.number;
  if (number === undefined) throw new AppError('REGRADE_NOT_POSSIBLE');
  const on = await itemToRegrade(context, assignmentId, number);
  const amendment = await amendmentInTest(db, on, offer);
  if (!amendment) throw new AppError('REGRADE_NOT_POSSIBLE');
  const { kind, place, answers } = amendment;
  const asked: Asked = { number, change: { kind, place, answers }, scope: 'VERSION', raiseOnly };
  const inForce = await stepsOfVersion(db, on);
  const before = await stepRows(db, on.ownerId, examVersionId);
  // Whoever may not see the key may take over the right one too: marks follow, and nothing of the key is told.
  const step = fitting(on, asked, inForce);
  const making: Making = { reason: offer.reason, notify };
  return (await applyStep(context, on, asked, { step, inForce, number: (before[0]?.number ?? 0) + 1 }, making)).changed;
}

/** Errors: NOT_FOUND, also for an offer that has an answer already; REGRADE_NOT_POSSIBLE, and those of regrading. */
export async function answerOffer(context: SignedInContext, assignmentId: string, answer: Answer) {
  const { actor, now } = context;
  const assignment = await findAssignment(context.db, actor.userId, assignmentId);
  if (!assignment) throw new AppError('NOT_FOUND');
  const { examVersionId } = assignment;
  const ownerId = actor.userId;
  return withTransaction(context.db, async (db) => {
    await lockRegrading(db, ownerId, examVersionId);
    const offer = await lockOffer(db, { ownerId, examVersionId, id: answer.offer });
    if (!offer) throw new AppError('NOT_FOUND');
    const changed = answer.accept ? await accept({ ...context, db }, assignmentId, offer, answer) : 0;
    const { questionId, version } = offer;
    const kept = answer.accept ? 'ACCEPTED' : 'KEPT';
    await answerOffers(db, { ownerId, examVersionId, questionId }, version, kept, new Date(now));
    if (!answer.accept)
      await audit(db, {
        at: now,
        actorId: ownerId,
        action: 'regrade-offer-kept',
        kind: 'assignment',
        id: assignmentId,
        details: { reason: offer.reason },
      });
    return { changed };
  });
}
