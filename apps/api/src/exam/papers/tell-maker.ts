/** Notices to those who left while their papers were made. */
import { on, type EventListener } from '#platform/events';
import { asOf, notify } from '#platform/notices';
import { iso } from '../../platform/clock.ts';
import { papersMade } from './papers.events.ts';
import { findOptionalSet } from './papers.queries.ts';

export const tellMaker: EventListener = {
  name: 'papers.tell-maker',
  hears: [
    on(papersMade, async (context, { ownerId, setId }) => {
      // Deleted or out of date: nothing is left to download.
      const set = await findOptionalSet(context.db, ownerId, setId, new Date(context.now));
      if (!set) return;
      await notify(asOf(context), {
        users: [ownerId],
        kind: 'PAPERS_READY',
        params: { title: set.name, endsAt: iso(set.expiresAt) },
        link: `/unit-test/${set.examId}/papers`,
      });
    }),
  ],
};
