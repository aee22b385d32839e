/** Results of attempts. */
import { z } from 'zod';
import { defineEvent } from '#platform/events';

export const attemptScored = defineEvent({
  kind: 'attempt-scored',
  payload: z.strictObject({
    ownerId: z.uuid(),
    attemptId: z.uuid(),
    /** The number of the result: above 1 for marks, regrades and late answers. */
    revision: z.int(),
    needsTeacher: z.boolean(),
  }),
  subject: ({ attemptId }) => `attempt ${attemptId}`,
  unheard: 'Grades of other systems and live statistics will hear it; statistics of questions count whole tests.',
});

/** The same of attempts of partners' learners, whose partners are told: they are few, so that other scoring costs nothing. */
export const partnerAttemptScored = defineEvent({
  kind: 'partner-attempt-scored',
  payload: z.strictObject({ ownerId: z.uuid(), attemptId: z.uuid(), revision: z.int() }),
  subject: ({ attemptId }) => `attempt ${attemptId}`,
});
