/** What happens to assigned tests. */
import { z } from 'zod';
import { defineEvent } from '#platform/events';

/** Learners stand in the payloads as they were reached at that moment, whoever comes or leaves before the delivery. */
const about = { ownerId: z.uuid(), assignmentId: z.uuid() };
const subject = ({ assignmentId }: { assignmentId: string }) => `assignment ${assignmentId}`;

export const assignmentMade = defineEvent({
  kind: 'assignment-made',
  payload: z.strictObject({ ...about, studentIds: z.array(z.uuid()), endsAt: z.iso.datetime() }),
  subject,
});

export const assignmentChanged = defineEvent({
  kind: 'assignment-changed',
  payload: z.strictObject({
    ...about,
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    /** Learners who are named now, and who no longer are. */
    added: z.array(z.uuid()),
    removed: z.array(z.uuid()),
    /** For whom the start or the end is another one: the others who have not handed in. */
    moved: z.array(z.uuid()),
  }),
  subject,
});

export const assignmentCancelled = defineEvent({
  kind: 'assignment-cancelled',
  payload: z.strictObject({ ...about, studentIds: z.array(z.uuid()) }),
  subject,
});

/** It opens within an hour; the learners are those who wish to be told. */
export const assignmentStartsSoon = defineEvent({
  kind: 'assignment-starts-soon',
  payload: z.strictObject({ ...about, studentIds: z.array(z.uuid()), startsAt: z.iso.datetime() }),
  subject,
});

/** Everybody has finished, and so many answers wait for the teacher. */
export const answersWait = defineEvent({
  kind: 'answers-wait',
  payload: z.strictObject({ ...about, count: z.int() }),
  subject,
});

/** Learners got more time: those who were at work, or one for the next start. */
export const timeAdded = defineEvent({
  kind: 'time-added',
  payload: z.strictObject({ ...about, studentIds: z.array(z.uuid()), minutes: z.int() }),
  subject,
});

/** From now on these learners can see a complete result of the test. */
export const resultReleased = defineEvent({
  kind: 'result-released',
  payload: z.strictObject({ ...about, studentIds: z.array(z.uuid()) }),
  subject,
});
