/** Corrections of tests that were taken. */
import { z } from 'zod';
import { defineEvent } from '#platform/events';

/** A question of a published test is scored in another way from now on, or again as before. */
export const questionCorrected = defineEvent({
  kind: 'question-corrected',
  payload: z.strictObject({
    ownerId: z.uuid(),
    examVersionId: z.uuid(),
    /** The question in the teacher's bank that it was published from. */
    questionId: z.uuid(),
    /** Learners whose mark has changed, and whom the teacher wants to be told. */
    told: z.array(z.strictObject({ assignmentId: z.uuid(), studentIds: z.array(z.uuid()) })),
  }),
  subject: ({ examVersionId }) => `exam version ${examVersionId}`,
});

/** Staff corrected a question of the system, and owners of tests that hold it can grade them again. */
export const regradesOffered = defineEvent({
  kind: 'regrades-offered',
  payload: z.strictObject({ questionId: z.uuid(), version: z.int() }),
  subject: ({ questionId }) => `question ${questionId}`,
});
