/** A new teacher's first ten minutes: a ready test for a sample class, sat on the teacher's own phone. */
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { id, instant } from '../../schemas.ts';

const firstPage = z.strictObject({
  serverTime: instant,
  /** False once it was put away for good, is over, or while there is no ready test. */
  shown: z.boolean(),
  /** The ready test, before and after it was assigned. */
  test: z.strictObject({ title: z.string(), questions: z.int(), minutes: z.int() }).nullable(),
  given: z
    .strictObject({
      assignmentId: id,
      at: instant,
      /** Whether it can still be taken. */
      open: z.boolean(),
    })
    .nullable(),
  /** Opens a session at the teacher's own seat, once. Null when it was used or is over. */
  seat: z.strictObject({ code: z.string(), expiresAt: instant }).nullable(),
  /** When the code was used last. */
  seatedAt: instant.nullable(),
  /** The sample class; the own seat comes first. */
  cells: z.array(
    z.strictObject({
      name: z.string(),
      own: z.boolean(),
      state: z.enum(['NOT_STARTED', 'RUNNING', 'SUBMITTED']),
      answered: z.int(),
      submittedAt: instant.nullable(),
    }),
  ),
});
export type FirstPage = z.infer<typeof firstPage>;

export const firstPageRoutes = defineRoutes({
  'GET /itf/first-page': {
    summary: 'How far a new teacher is on the first page',
    access: ['TEACHER'],
    support: 'shown',
    reply: firstPage,
  },
  'POST /itf/first-page/assign': {
    summary: 'Assign the ready test to the sample class; again once its window is over',
    idempotency: 'natural',
    access: ['TEACHER'],
    reply: firstPage,
    errors: ['UNIT_TEST_NOT_FOUND'],
  },
  'POST /itf/first-page/code': {
    summary: "A new code for the teacher's own seat in the sample class; the one before ends",
    idempotency: 'natural',
    access: ['TEACHER'],
    reply: firstPage,
  },
  'POST /itf/first-page/later': {
    summary: 'Put the first page away: it returns once, then no more',
    idempotency: 'natural',
    access: ['TEACHER'],
    reply: firstPage,
  },
  'POST /first-page/sit': {
    summary: 'Sit down at the seat of the teacher who shows this code; opens a session for the sample test alone',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({ code: z.string().max(20) }),
    reply: z.strictObject({ assignmentId: id }),
    errors: ['SEAT_CODE_INVALID'],
  },
});
