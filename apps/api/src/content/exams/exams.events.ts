/** What happens to tests. */
import { z } from 'zod';
import { defineEvent } from '#platform/events';

/** A new version of a test was pinned; one with the same content as an earlier one is not new. */
export const examPublished = defineEvent({
  kind: 'exam-published',
  payload: z.strictObject({ examId: z.uuid(), examVersionId: z.uuid(), version: z.int() }),
  subject: ({ examId }) => `exam ${examId}`,
  unheard: 'Partners that show our tests will hear it.',
});
