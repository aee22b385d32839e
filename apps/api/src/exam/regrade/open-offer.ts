/** What an open offer to grade again says to the owner of the test. */
import type { RegradeView } from '@vumon/contract';
import { asPublished } from '#content/exams';
import { findVersion } from '#content/question-bank';
import type { Amendment } from '@vumon/question-types/amending';
import type { Db } from '#db';
import type { SignedInContext } from '../../platform/http/context.ts';
import type { ItemToRegrade } from './checked-step.ts';
import { findOpenOffer, type OfferRow } from './offers.queries.ts';
import { randomIdsSeedOf } from './regrade.queries.ts';
import { publishedQuestion } from './published-question.ts';

/** The corrected answers with the ids of the published test; null where the question was changed in other ways as well. */
export async function amendmentInTest(
  db: Db,
  { content, assignment, question }: Pick<ItemToRegrade, 'content' | 'assignment' | 'question'>,
  { questionId, version, amendment }: OfferRow,
): Promise<Amendment | null> {
  const [bank, seed] = await Promise.all([
    findVersion({ db }, questionId, version),
    randomIdsSeedOf(db, assignment.examVersionId),
  ]);
  if (!bank || seed === undefined || amendment === null) return null;
  return asPublished(publishedQuestion(content, question.id), bank, seed, amendment);
}

export async function openOffer({ db }: SignedInContext, on: ItemToRegrade): Promise<RegradeView['offer']> {
  const { ownerId, assignment, question, column, access } = on;
  const offer = await findOpenOffer(db, { ownerId, examVersionId: assignment.examVersionId, questionId: question.id });
  if (!offer) return null;
  const amendment = await amendmentInTest(db, on, offer);
  const here = amendment?.item === column.item;
  return {
    id: offer.id,
    // The reason may name the answer.
    reason: access.of(question.id) === 'shown' ? offer.reason : '',
    applies: here,
    change:
      here && amendment && access.of(question.id) === 'shown'
        ? { kind: amendment.kind, place: [...amendment.place], answers: [...amendment.answers] }
        : null,
  };
}
