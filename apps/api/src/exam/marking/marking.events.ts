/** What happens around the marking of assigned tests. */
import { z } from 'zod';
import { defineEvent } from '#platform/events';

export const markingInvited = defineEvent({
  kind: 'marking-invited',
  payload: z.strictObject({ ownerId: z.uuid(), assignmentId: z.uuid(), userIds: z.array(z.uuid()) }),
  subject: ({ assignmentId }) => `assignment ${assignmentId}`,
});
