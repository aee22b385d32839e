/** Notices to owners of tests that hold a question whose key was corrected. */
import { columnsOf } from '#exam/results';
import { publishedExam } from '#exam/scoring';
import { on, type EventListener } from '#platform/events';
import { asOf, notify } from '#platform/notices';
import { offeredTests } from './offers.queries.ts';
import { regradesOffered } from './regrade.events.ts';

export const tellOwners: EventListener = {
  name: 'regrade.tell-owners',
  hears: [
    on(regradesOffered, async (context, { questionId, version }) => {
      for (const { ownerId, examVersionId, assignmentId, title } of await offeredTests(
        context.db,
        questionId,
        version,
      )) {
        const { content } = await publishedExam(context.db, examVersionId);
        const number = columnsOf(content).find(({ question }) => question === questionId)?.number ?? 1;
        await notify(asOf(context), {
          users: [ownerId],
          kind: 'KEY_CORRECTED',
          params: { title, number },
          link: `/learning/${assignmentId}/regrade?q=${number}`,
        });
      }
    }),
  ],
};
