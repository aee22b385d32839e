/** What a teacher changes of one learner's attempt. */
import { z } from 'zod';
import { defineEvent } from '#platform/events';

const about = { ownerId: z.uuid(), attemptId: z.uuid() };
const subject = ({ attemptId }: { attemptId: string }) => `attempt ${attemptId}`;

export const attemptExtended = defineEvent({
  kind: 'attempt-extended',
  payload: z.strictObject({ ...about, minutes: z.int() }),
  subject,
});

export const attemptReopened = defineEvent({
  kind: 'attempt-reopened',
  payload: z.strictObject({ ...about, endsAt: z.iso.datetime() }),
  subject,
});
