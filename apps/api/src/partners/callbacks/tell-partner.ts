/** Stores what a partner is told of a new result; the sender sends it. */
import { partnerAttemptScored } from '#exam/scoring';
import { on, type EventListener } from '#platform/events';
import { findOptionalFacts, insertResultDelivery } from './callbacks.queries.ts';
import { kindOfResult } from './schedule.ts';

export const tellPartner: EventListener = {
  name: 'callbacks.tell-partner',
  hears: [
    on(partnerAttemptScored, async ({ db, now }, result) => {
      const facts = await findOptionalFacts(db, result);
      const kind = facts && kindOfResult(facts);
      if (kind) await insertResultDelivery(db, { ...result, kind }, new Date(now));
    }),
  ],
};
