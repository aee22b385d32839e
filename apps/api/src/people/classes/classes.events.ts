/** What happens to the learners of a class. */
import { z } from 'zod';
import { defineEvent } from '#platform/events';

const about = { ownerId: z.uuid(), classId: z.uuid() };
const subject = ({ classId }: { classId: string }) => `class ${classId}`;

export const learnersLeftClass = defineEvent({
  kind: 'learners-left-class',
  payload: z.strictObject({ ...about, studentIds: z.array(z.uuid()) }),
  subject,
  unheard: 'What they may no longer reach is taken away in the same transaction; exports of rosters will hear it.',
});

/** The rows of a file are learners of the class. */
export const studentsImported = defineEvent({
  kind: 'students-imported',
  payload: z.strictObject({ ...about, importId: z.uuid(), added: z.int() }),
  subject,
});

/** A teacher replaced the passwords or the sign-in secrets of learners. */
export const learnerPasswordsRenewed = defineEvent({
  kind: 'learner-passwords-renewed',
  payload: z.strictObject({ teacherId: z.uuid(), studentIds: z.array(z.uuid()) }),
  subject: ({ teacherId }) => `user ${teacherId}`,
});
