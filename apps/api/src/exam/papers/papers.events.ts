/** What happens to papers. */
import { z } from 'zod';
import { defineEvent } from '#platform/events';

/** The files are made, and their owner was not looking. */
export const papersMade = defineEvent({
  kind: 'papers-made',
  payload: z.strictObject({ ownerId: z.uuid(), setId: z.uuid() }),
  subject: ({ setId }) => `papers ${setId}`,
});
