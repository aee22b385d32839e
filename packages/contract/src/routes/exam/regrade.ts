/**
 * Regrading a question of an assigned test after it was taken. Points and marks are integer hundredths, marks out of
 * ten.
 */
import { regradeKinds, regradeScopes } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { id, idParams, instant, text } from '../../schemas.ts';
import { itemDetails } from './results.ts';

const teacher = ['TEACHER'] as const;

const number = z.int().min(1).max(1000);
const place = z.array(z.string().max(40)).min(1).max(3);

const change = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['KEY', 'ACCEPT']),
    place,
    answers: z.array(z.string().min(1).max(1000)).min(1, 'required').max(30),
  }),
  z.strictObject({ kind: z.enum(['VOID', 'FULL']) }),
  z.strictObject({ kind: z.literal('POINTS'), points: z.int().min(0).max(100_000) }),
]);

/** What to do about one numbered item, and for whom. */
const regrade = {
  number,
  change,
  scope: z.enum(regradeScopes),
  /** Needed for the scope STUDENT. */
  studentId: id.optional(),
  raiseOnly: z.boolean(),
};

const step = z.strictObject({
  id,
  /** Number of the item on the paper. */
  number,
  kind: z.enum(regradeKinds),
  scope: z.enum(regradeScopes),
  student: z.string().nullable(),
  raiseOnly: z.boolean(),
  reason: z.string(),
  raised: z.int(),
  lowered: z.int(),
  by: z.string(),
  at: instant,
  undoneAt: instant.nullable(),
  /** Until when it can be undone. Only the last step can. */
  undoUntil: instant.nullable(),
});

const effect = z.enum(['raised', 'lowered', 'kept', 'same']);

export const regradePreview = z.strictObject({
  attempts: z.int(),
  raised: z.int(),
  lowered: z.int(),
  /** How many attempts would lose points and stay as they are, because with this choice marks may only rise. */
  kept: z.int(),
  same: z.int(),
  averageBefore: z.int().nullable(),
  averageAfter: z.int().nullable(),
  levelsUp: z.int(),
  levelsDown: z.int(),
  /** Discrimination of the item under the new rule, in hundredths; null below ten attempts. */
  discrimination: z.int().nullable(),
  /** Attempts whose level changes come first, then those whose mark changes. */
  rows: z.array(
    z.strictObject({
      attemptId: id,
      lastName: z.string(),
      firstName: z.string(),
      code: z.string().nullable(),
      className: z.string(),
      /** What learners chose or typed at the first place of the item; empty where they gave nothing. */
      given: z.array(z.string()),
      before: z.int(),
      after: z.int(),
      provisional: z.boolean(),
      effect,
    }),
  ),
});
export type RegradePreview = z.infer<typeof regradePreview>;

export const regradeView = z.strictObject({
  title: z.string(),
  className: z.string(),
  classId: id.nullable(),
  subject: z.enum(['ENGLISH', 'MATH']),
  details: itemDetails,
  /** The points that the item has in this test now. */
  points: z.int(),
  /** The places of its answers in the order of the groups, and whether a place can have several right answers. */
  places: z.array(z.strictObject({ path: place, takesMore: z.boolean() })),
  kinds: z.array(z.enum(regradeKinds)),
  scopes: z.strictObject({ ASSIGNMENT: z.int(), VERSION: z.int() }),
  students: z.array(z.strictObject({ id, lastName: z.string(), firstName: z.string() })),
  /** Number of the last step that was made, undone or not. A preview is valid only until a further step is made. */
  after: z.int(),
  steps: z.array(step),
  /** A key of the question that staff have corrected since, and that the teacher has neither taken over nor refused. */
  offer: z
    .strictObject({
      id,
      /** Why it was corrected; empty for those who may not see the key. */
      reason: z.string(),
      /** Whether the correction is of this item and fits the test, so that it can be taken over as it is. */
      applies: z.boolean(),
      /** Null for those who may not see the key. */
      change: z.strictObject({ kind: z.enum(['KEY', 'ACCEPT']), place, answers: z.array(z.string()) }).nullable(),
    })
    .nullable(),
  /**
   * Whether the new key can be saved in the bank too: the question is the teacher's own and has not changed since the
   * test was published.
   */
  bank: z.boolean(),
});
export type RegradeView = z.infer<typeof regradeView>;

// No package feature, as for all results: a wrong key is corrected after the teacher's package has ended too.
export const regradeRoutes = defineRoutes({
  'GET /itf/classes/unit-tests-assigned/{id}/regrade': {
    summary: 'What can be changed about one item of a test that was taken, and what was',
    access: teacher,
    params: idParams,
    query: z.object({ number: z.coerce.number().int().min(1).max(1000) }),
    reply: regradeView,
  },
  'POST /itf/classes/unit-tests-assigned/{id}/regrade/preview': {
    summary: 'Whose marks a regrade would change and by how much; writes nothing',
    idempotency: 'natural',
    access: teacher,
    params: idParams,
    body: z.strictObject(regrade),
    reply: regradePreview,
    errors: ['REGRADE_NOT_POSSIBLE', 'REGRADE_NOTHING_LEFT', 'REGRADE_TOO_MANY'],
  },
  'POST /itf/classes/unit-tests-assigned/{id}/regrade/preview/export': {
    summary: 'The same as a spreadsheet: each learner with the mark now and then',
    idempotency: 'natural',
    access: teacher,
    params: idParams,
    body: z.strictObject(regrade),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    errors: ['REGRADE_NOT_POSSIBLE', 'REGRADE_NOTHING_LEFT', 'REGRADE_TOO_MANY'],
  },
  'POST /itf/classes/unit-tests-assigned/{id}/regrade': {
    summary: 'Change a question of a test that was taken and grade all answers again',
    idempotency: 'key',
    access: teacher,
    params: idParams,
    /**
     * `after`: the last step that the teacher's page has received. `notify`: notify learners whose mark has changed and
     * is visible to them.
     */
    body: z.strictObject({ ...regrade, reason: text(300, 1), notify: z.boolean(), after: z.int().min(0) }),
    reply: z.strictObject({ step, changed: z.int(), bank: z.boolean() }),
    errors: ['REGRADE_NOT_POSSIBLE', 'REGRADE_NOTHING_LEFT', 'REGRADE_TOO_MANY', 'VERSION_CONFLICT'],
  },
  'POST /itf/classes/unit-tests-assigned/{id}/regrade/offer': {
    summary: 'Take over a key that staff have corrected, in every assignment of the test, or stay with the old one',
    idempotency: 'key',
    access: teacher,
    params: idParams,
    body: z.strictObject({ offer: id, accept: z.boolean(), raiseOnly: z.boolean(), notify: z.boolean() }),
    reply: z.strictObject({ changed: z.int() }),
    errors: ['NOT_FOUND', 'REGRADE_NOT_POSSIBLE', 'REGRADE_NOTHING_LEFT', 'REGRADE_TOO_MANY'],
  },
  'POST /itf/classes/unit-tests-assigned/{id}/regrade/undo': {
    summary: 'Undo the last regrade of the test and grade all answers again',
    idempotency: 'key',
    access: teacher,
    params: idParams,
    body: z.strictObject({ step: id, notify: z.boolean() }),
    reply: z.strictObject({ step, changed: z.int() }),
    errors: ['REGRADE_NOT_UNDONE', 'REGRADE_TOO_MANY'],
  },
});
