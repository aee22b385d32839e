/** Reference data that forms and filters choose from. Nothing of it is personal, so nobody has to sign in for it. */
import { subjects } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../define.ts';
import { several } from '../schemas.ts';

export const seriesGroups = ['BOOK', 'SUPPLEMENTARY', 'EXTERNAL'] as const;
export const examGroups = ['PRACTICE', 'EXAM', 'PREP', 'INTERNATIONAL', 'LABELLED'] as const;

/** The product's calls write `subjects=english`. */
export const subjectFilter = several(
  z.preprocess((value) => (typeof value === 'string' ? value.toUpperCase() : value), z.enum(subjects)),
);

const grade = z.strictObject({
  id: z.string(),
  name: z.string(),
  nameEn: z.string(),
  isInternational: z.boolean(),
  gradeEduhomeId: z.string().nullable(),
});
const series = z.strictObject({
  id: z.string(),
  name: z.string(),
  nameEn: z.string(),
  gradeId: z.string(),
  seriesGroup: z.enum(seriesGroups),
  subject: z.enum(subjects),
  imageUrl: z.string().nullable(),
  imageUrlEn: z.string().nullable(),
  seriesEduhomeId: z.string().nullable(),
  unitTestQuantity: z.int(),
});
const named = z.strictObject({ code: z.string(), name: z.string(), nameEn: z.string() });

export const catalogueRoutes = defineRoutes({
  'GET /grades': { summary: 'Grades 1–12 and the international grade', access: 'public', reply: z.array(grade) },
  'GET /itf/series/all': {
    summary: 'Coursebook series, by grade',
    access: 'public',
    query: z.strictObject({
      groups: several(z.enum(seriesGroups)),
      subjects: subjectFilter,
      grade: several(z.string().max(20)),
    }),
    reply: z.array(series),
  },
  'GET /itf/provinces': {
    summary: 'Provinces of today, or those before 1 July 2025 with what they became',
    access: 'public',
    query: z.strictObject({ version: z.enum(['2025', 'before-2025']).default('2025') }),
    reply: z.array(
      z.strictObject({ code: z.string(), name: z.string(), nameEn: z.string(), mergedInto: z.string().nullable() }),
    ),
  },
  'GET /itf/unit-test-types': {
    summary: 'Exam types with their group',
    access: 'public',
    reply: z.array(z.strictObject({ code: z.int(), name: z.string(), nameEn: z.string(), group: z.enum(examGroups) })),
  },
  'GET /itf/labels': { summary: 'Labels of questions and exams', access: 'public', reply: z.array(named) },
  'GET /itf/publishers': {
    summary: 'Publishers that questions are credited to',
    access: 'public',
    reply: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  },
});
