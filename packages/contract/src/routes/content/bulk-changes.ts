/** Bulk changes of questions and tests of the system, carried out by a job. */
import { bulkRowReasons, bulkStates, bulkSubjects, pools } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { id, idParams, instant, pageQuery } from '../../schemas.ts';
import { examBulkFilters } from './exams.ts';
import { questionFilters } from './question-bank.ts';

const managers = ['ADMIN', 'OPERATOR'] as const;
const code = z.string().min(1, 'required').max(50, 'tooLong');

const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('labels'), add: z.array(code).max(20), remove: z.array(code).max(20) }),
  z.strictObject({ kind: z.literal('grade'), gradeId: code }),
  z.strictObject({ kind: z.literal('series'), seriesId: code.nullable() }),
  z.strictObject({ kind: z.literal('pool'), pool: z.enum(pools) }),
  z.strictObject({ kind: z.literal('retire') }),
  z.strictObject({ kind: z.literal('publish') }),
  z.strictObject({ kind: z.literal('unpublish') }),
]);

const count = z.int();
const bulkChange = z.strictObject({
  id,
  subject: z.enum(bulkSubjects),
  change,
  state: z.enum(bulkStates),
  /** Rows that were chosen. */
  total: count,
  /** Rows that were looked at so far. */
  done: count,
  changed: count,
  /** They were so already. */
  unchanged: count,
  refused: count,
  /** Rows that have what they had before again. */
  undone: count,
  createdBy: z.strictObject({ id, fullName: z.string() }),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type BulkChangeView = z.output<typeof bulkChange>;

const { scope: _scope, ...questionBulkFilters } = questionFilters;

export const bulkChangeRoutes = defineRoutes({
  'GET /itf/bulk-changes': {
    summary: 'Bulk changes of the last 90 days, the newest first',
    access: managers,
    query: z.strictObject({
      subject: z.enum(bulkSubjects).optional(),
      state: z.enum(bulkStates).optional(),
      sort: z.enum(['created']).default('created'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    reply: z.array(bulkChange),
    paged: true,
  },
  'GET /itf/bulk-changes/{id}': {
    summary: 'How far a bulk change is',
    access: managers,
    params: idParams,
    reply: bulkChange,
  },
  'GET /itf/bulk-changes/{id}/rows': {
    summary: 'Rows that a bulk change has left as they are, with the reason',
    access: managers,
    params: idParams,
    query: z.strictObject(pageQuery),
    reply: z.array(z.strictObject({ id, name: z.string().nullable(), reason: z.enum(bulkRowReasons) })),
    paged: true,
  },
  'POST /itf/bulk-changes/questions': {
    summary: 'Change all questions of the system that a choice of filters leaves',
    access: managers,
    idempotency: 'key',
    body: z.strictObject({ filter: z.strictObject(questionBulkFilters), change }),
    reply: bulkChange,
    errors: ['BULK_NOTHING', 'BULK_TOO_MANY'],
  },
  'POST /itf/bulk-changes/tests': {
    summary: 'Change all tests of the system that a choice of filters leaves',
    access: managers,
    idempotency: 'key',
    body: z.strictObject({ filter: z.strictObject(examBulkFilters), change }),
    reply: bulkChange,
    errors: ['BULK_NOTHING', 'BULK_TOO_MANY'],
  },
  'POST /itf/bulk-changes/{id}/stop': {
    summary: 'Stop a bulk change; what is done stays',
    access: managers,
    idempotency: 'natural',
    params: idParams,
    reply: bulkChange,
    errors: ['CONFLICT'],
  },
  'POST /itf/bulk-changes/{id}/continue': {
    summary: 'Go on with a stopped bulk change',
    access: managers,
    idempotency: 'natural',
    params: idParams,
    reply: bulkChange,
    errors: ['CONFLICT'],
  },
  'POST /itf/bulk-changes/{id}/undo': {
    summary: 'Take back what a bulk change has done, except what somebody has changed since',
    access: managers,
    idempotency: 'natural',
    params: idParams,
    reply: bulkChange,
    errors: ['CONFLICT'],
  },
});
