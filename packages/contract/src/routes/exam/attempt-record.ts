/** The record of an attempt: what the learner's page reports, and what the teacher and the learner can read. */
import { deviceKinds, recordKinds } from '@vumon/domain';
import { defineRoutes } from '../../define.ts';
import { idParams, instant } from '../../schemas.ts';
import { z } from 'zod';

/** Longer than any window; the server knows how long an attempt has been open. */
const seconds = z.int().min(0).max(31_536_000);
const told = { id: z.string().regex(/^[a-z0-9]{8,24}$/, 'invalid'), at: instant };

/** One event with an id that the page chooses: sent again, it is stored once. */
const reportedEntry = z.discriminatedUnion('kind', [
  z.strictObject({ ...told, kind: z.literal('LEFT'), seconds }),
  z.strictObject({ ...told, kind: z.literal('LOST'), seconds }),
  z.strictObject({ ...told, kind: z.literal('PASTED'), characters: z.int().min(1).max(10_000_000) }),
]);
export type ReportedEntry = z.infer<typeof reportedEntry>;

/** Times and sizes, never a text. */
export const attemptRecord = z.strictObject({
  /** False when the assignment no longer records events. */
  kept: z.boolean(),
  /** Nothing more is stored: the record has reached its maximal size. */
  full: z.boolean(),
  entries: z.array(
    z.strictObject({
      kind: z.enum(recordKinds),
      at: instant,
      /** Duration, for LEFT and LOST. */
      seconds: z.int().nullable(),
      /** Number of characters, for PASTED. */
      characters: z.int().nullable(),
      /**
       * The question that was shown; null when unknown. For DEVICE: which device or browser, counted from the second.
       */
      device: z.enum(deviceKinds).nullable(),
    }),
  ),
});
export type AttemptRecord = z.infer<typeof attemptRecord>;

/** One learner's attempt while the test runs, in more detail than the live room. */
export const attemptProgress = z.strictObject({
  /** Numbers of the items that have an answer, and how many items there are. */
  answered: z.array(z.int()),
  questions: z.int(),
  /** Null where events were never recorded. */
  record: attemptRecord.nullable(),
});
export type AttemptProgress = z.infer<typeof attemptProgress>;

export const attemptRecordRoutes = defineRoutes({
  'POST /student/attempts/{id}/record': {
    summary: 'Tell what belongs into the record of an attempt; without entries, that it is open on this device',
    idempotency: 'natural',
    access: ['STUDENT'],
    launched: 'attempt',
    params: idParams,
    body: z.strictObject({
      /** An id that stays the same for a browser. */
      device: z.string().regex(/^[ptc]-[a-z0-9]{16,24}$/, 'invalid'),
      entries: z
        .array(reportedEntry)
        .max(20)
        .refine((list) => new Set(list.map((entry) => entry.id)).size === list.length, 'invalid'),
    }),
    /** False: events are not recorded, or the record has its maximal size. */
    reply: z.strictObject({ kept: z.boolean() }),
  },
  'GET /student/attempts/{id}/record': {
    summary: "The record of the learner's own attempt; null where none was kept",
    access: ['STUDENT'],
    guests: true,
    params: idParams,
    reply: attemptRecord.nullable(),
  },
  'GET /itf/unit-tests-result/{id}/progress': {
    summary: 'Which items of an attempt have an answer, and its record where one is kept',
    access: ['TEACHER'],
    params: idParams,
    reply: attemptProgress,
  },
});
