/** Test formats: blueprints that tests are built on. Points in hundredths. */
import { skills, subjects } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { formatSections, matrixRows } from '../../exam-content.ts';
import { empty, flag, id, idParams, instant, pageQuery, search, several, text } from '../../schemas.ts';

const cognition = z.enum(['SPECIFIED', 'RANDOM']);
const gradeId = z.string().regex(/^[A-Za-z0-9_-]{1,20}$/, 'invalid');

const abilities = z.strictObject({
  view: z.boolean(),
  edit: z.boolean(),
  rename: z.boolean(),
  copy: z.boolean(),
  delete: z.boolean(),
  toggle: z.boolean(),
  apply: z.boolean(),
});

const formatFacts = {
  id,
  scope: z.enum(['SYSTEM', 'USER']),
  name: z.string(),
  /** Null where the name is the same in both languages. */
  nameEn: z.string().nullable(),
  gradeId: z.string(),
  subject: z.enum(subjects),
  minutes: z.int(),
  totalQuestions: z.int(),
  totalPoints: z.int(),
  cognition,
  active: z.boolean(),
  /** How many tests are built on it. Once there is one, it can only be renamed, switched on or off, or copied. */
  uses: z.int(),
  creator: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
  abilities,
};

export const formatSummary = z.strictObject({
  ...formatFacts,
  parts: z.int(),
  matrix: z.boolean(),
  skills: z.array(z.enum(skills)),
});
export type FormatSummary = z.infer<typeof formatSummary>;
export const formatDetail = z.strictObject({
  ...formatFacts,
  sections: formatSections,
  /** Empty where the format is not written as a matrix. */
  rows: matrixRows,
});
export type FormatDetail = z.infer<typeof formatDetail>;

const formatBody = {
  name: text(100, 1),
  nameEn: text(100).nullable().optional(),
  gradeId,
  subject: z.enum(subjects),
  minutes: z.int().min(1, 'tooSmall').max(600, 'tooBig'),
  totalQuestions: z.int().min(1, 'tooSmall').max(200, 'tooBig'),
  totalPoints: z.int().min(1, 'tooSmall').max(100_000, 'tooBig'),
  cognition,
  sections: formatSections,
  rows: matrixRows.default([]),
};

const makers = ['ADMIN', 'OPERATOR', 'TEACHER'] as const;

export const formatRoutes = defineRoutes({
  'GET /itf/unit-test-templates': {
    summary: 'Formats of the system or my own',
    access: ['ADMIN', 'OPERATOR', 'TEACHER', 'STUDENT'],
    support: 'shown',
    feature: 'use-content',
    query: z.object({
      scope: z.enum(['system', 'mine']).default('system'),
      search,
      gradeId: several(gradeId),
      subject: z.enum(subjects).optional(),
      active: flag,
      /** Lists formats of this subject first; within each subject the chosen order applies. */
      first: z.enum(subjects).optional(),
      /** Then those of these grades, usually the grades of the caller's classes. */
      firstGrade: several(gradeId),
      sort: z.enum(['updated', 'name', 'questions', 'minutes']).default('updated'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    reply: z.array(formatSummary),
    paged: true,
  },
  'POST /itf/unit-test-templates': {
    summary: 'Create a format: a teacher’s own, or one of the system by its staff',
    idempotency: 'key',
    access: makers,
    feature: 'create-formats',
    body: z.strictObject(formatBody),
    reply: formatDetail,
    errors: ['FORMAT_TOTALS_MISMATCH'],
  },
  'PUT /itf/unit-test-templates': {
    summary: 'Change a format that no test uses yet',
    access: makers,
    feature: 'create-formats',
    body: z.strictObject({ id, ...formatBody, updatedAt: instant.optional() }),
    reply: formatDetail,
    errors: ['FORMAT_IN_USE', 'FORMAT_TOTALS_MISMATCH', 'VERSION_CONFLICT'],
  },
  'GET /itf/unit-test-templates/{id}': {
    summary: 'One format with its sections',
    access: makers,
    support: 'shown',
    feature: 'use-content',
    params: idParams,
    reply: formatDetail,
  },
  'DELETE /itf/unit-test-templates/{id}': {
    summary: 'Delete a format that no test uses',
    access: makers,
    feature: 'use-content',
    params: idParams,
    reply: empty,
    errors: ['FORMAT_IN_USE'],
  },
  'PUT /itf/unit-test-templates/{id}/update-status': {
    summary: 'Switch a format on or off',
    access: makers,
    feature: 'use-content',
    params: idParams,
    body: z.strictObject({ active: z.boolean() }),
    reply: empty,
  },
  'PUT /itf/unit-test-templates/{id}/name': {
    summary: 'Rename a format, also one that tests use; without an English name it has one name in both languages',
    access: makers,
    feature: 'create-formats',
    params: idParams,
    body: z.strictObject({ name: text(100, 1), nameEn: text(100).nullable().optional() }),
    reply: formatDetail,
  },
  'POST /itf/unit-test-templates/{id}/copy': {
    summary: 'Copy a format into a new one of the caller',
    idempotency: 'key',
    access: makers,
    feature: 'create-formats',
    params: idParams,
    body: z.strictObject({ name: text(100, 1) }),
    reply: formatDetail,
  },
});
