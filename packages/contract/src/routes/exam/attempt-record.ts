/** The record of an attempt: what the learner's page tells, and what its teacher and the learner read. */
import { deviceKinds, recordKinds } from '@vumon/domain';
import { defineRoutes } from '../../define.ts';
import { idParams, instant } from '../../schemas.ts';
import { z } from 'zod';

/** Longer than any window; the server knows how long an attempt has been open. */
const seconds = z.int().min(0).max(31_536_000);
const told = { id: z.string().regex(/^[a-z0-9]{8,24}$/, 'invalid'), at: instant };

/** One fact, under a name that the page gives it: told again, it is kept once. */
const toldEntry = z.discriminatedUnion('kind', [
  z.strictObject({ ...told, kind: z.literal('LEFT'), seconds }),
  z.strictObject({ ...told, kind: z.literal('LOST'), seconds }),
  z.strictObject({ ...told, kind: z.literal('PASTED'), characters: z.int().min(1).max(10_000_000) }),
]);
export type ToldEntry = z.infer<typeof toldEntry>;

/** Times and sizes, never a text. */
export const attemptRecord = z.strictObject({
  /** The assignment still keeps one. */
  kept: z.boolean(),
  /** No more is kept: it holds as much as a record may. */
  full: z.boolean(),
  entries: z.array(
    z.strictObject({
      kind: z.enum(recordKinds),
      at: instant,
      /** How long: of LEFT and LOST. */
      seconds: z.int().nullable(),
      /** How many were pasted: of PASTED. */
      characters: z.int().nullable(),
      /** Where it was; null when unknown. For DEVICE, which device or browser besides the first opened the test. */
      device: z.enum(deviceKinds).nullable(),
    }),
  ),
});
export type AttemptRecord = z.infer<typeof attemptRecord>;

/** One learner's attempt while the test runs, closer than the room shows it. */
export const attemptProgress = z.strictObject({
  /** Numbers of the items that have an answer, and how many items there are. */
  answered: z.array(z.int()),
  questions: z.int(),
  /** Null where none was ever kept. */
  record: attemptRecord.nullable(),
});
export type AttemptProgress = z.infer<typeof attemptProgress>;

export const attemptRecordRoutes = defineRoutes({
  'POST /student/attempts/{id}/record': {
    summary: 'Tell what belongs into the record of an attempt; without entries, that it is open on this device',
    access: ['STUDENT'],
    params: idParams,
    body: z.strictObject({
      /** Stays the same for a browser. */
      device: z.string().regex(/^[ptc]-[a-z0-9]{16,24}$/, 'invalid'),
      entries: z
        .array(toldEntry)
        .max(20)
        .refine((list) => new Set(list.map((entry) => entry.id)).size === list.length, 'invalid'),
    }),
    /** False: no record is kept, or no more of this attempt. */
    reply: z.strictObject({ kept: z.boolean() }),
  },
  'GET /student/attempts/{id}/record': {
    summary: "The record of the learner's own attempt; null where none was kept",
    access: ['STUDENT'],
    params: idParams,
    reply: attemptRecord.nullable(),
  },
  'GET /itf/unit-tests-result/{id}/progress': {
    summary: 'Which items of an attempt have an answer, and its record where one is kept',
    access: ['TEACHER'],
    feature: 'manage-classes',
    params: idParams,
    reply: attemptProgress,
  },
});
