/** What happens to requests. */
import { z } from 'zod';
import { defineEvent } from '#platform/events';

/** Of somebody who was signed in when they asked. */
export const requestAnswered = defineEvent({
  kind: 'request-answered',
  payload: z.strictObject({ requestId: z.uuid(), userId: z.uuid() }),
  subject: ({ requestId }) => `request ${requestId}`,
});
