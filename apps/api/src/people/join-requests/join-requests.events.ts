/** How learners with an account join a class. */
import { z } from 'zod';
import { defineEvent } from '#platform/events';

const about = { ownerId: z.uuid(), classId: z.uuid() };
const subject = ({ classId }: { classId: string }) => `class ${classId}`;

export const joinRequested = defineEvent({
  kind: 'join-requested',
  payload: z.strictObject({
    ...about,
    requestId: z.uuid(),
    studentId: z.uuid(),
    /** There was no other request for the class lately. */
    first: z.boolean(),
  }),
  subject,
});

/** A teacher has accepted all of these requests, or none. */
export const joinAnswered = defineEvent({
  kind: 'join-answered',
  payload: z.strictObject({
    ...about,
    requestIds: z.array(z.uuid()),
    studentIds: z.array(z.uuid()),
    accepted: z.boolean(),
  }),
  subject,
});

export const invitationAccepted = defineEvent({
  kind: 'class-invitation-accepted',
  payload: z.strictObject({ ...about, studentId: z.uuid() }),
  subject,
});
