/** Coursebook series as operators maintain them. What everybody reads of them is `GET /itf/series/all`. */
import { coursebookGroups, seriesGroups, seriesStates, subjects } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { changeOf, empty, instant, pageQuery, search, snapshot, text } from '../../schemas.ts';

const managers = ['ADMIN', 'OPERATOR'] as const;
const seriesId = z.string().regex(/^[A-Za-z0-9-]{1,60}$/, 'invalid');
const seriesParams = z.strictObject({ id: seriesId });

const facts = {
  name: text(150, 1),
  nameEn: text(150, 1),
  gradeId: z.string().max(20),
  subject: z.enum(subjects),
  seriesGroup: z.enum(seriesGroups),
  coursebookGroup: z.enum(coursebookGroups),
  publisher: z.string().max(20),
  state: z.enum(seriesStates),
};

const managedSeries = z.strictObject({
  id: z.string(),
  ...facts,
  /** The number of its group: 1 textbook, 2 supplement, 3 international exam. */
  contentCategory: z.int(),
  imageUrl: z.string().nullable(),
  imageUrlEn: z.string().nullable(),
  /** Its place among the series of its grade, from 1. */
  place: z.int(),
  /** How many tests of the system, other tests and questions have it. */
  uses: z.strictObject({ systemTests: z.int(), otherTests: z.int(), questions: z.int() }),
  revision: z.int(),
  changedAt: instant,
});
export type ManagedSeries = z.infer<typeof managedSeries>;

const filters = {
  search,
  gradeId: z.string().max(20).optional(),
  subject: z.enum(subjects).optional(),
  seriesGroup: z.enum(seriesGroups).optional(),
  coursebookGroup: z.enum(coursebookGroups).optional(),
  publisher: z.string().max(20).optional(),
  state: z.enum(seriesStates).optional(),
};

export const seriesRoutes = defineRoutes({
  'GET /itf/series': {
    summary: 'Series with their uses, in the order of grades and places unless asked otherwise',
    access: managers,
    query: z.object({
      ...filters,
      sort: z.enum(['place', 'name', 'tests']).default('place'),
      direction: z.enum(['asc', 'desc']).default('asc'),
      ...pageQuery,
    }),
    reply: z.array(managedSeries),
    paged: true,
  },
  'GET /itf/series/file': {
    summary: 'The series that a filter finds as a workbook',
    access: managers,
    query: z.object(filters),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'POST /itf/series': {
    summary: 'Add a series at the end of its grade',
    idempotency: 'key',
    access: managers,
    body: z.strictObject(facts),
    reply: managedSeries,
  },
  'PUT /itf/series/{id}': {
    summary: 'Change a series; `revision` is the one that the form was filled from',
    access: managers,
    params: seriesParams,
    body: z.strictObject({ ...facts, revision: z.int() }),
    reply: managedSeries,
    errors: ['VERSION_CONFLICT'],
  },
  'DELETE /itf/series/{id}': {
    summary: 'Delete a series that nothing has; one in use can only be hidden',
    access: managers,
    params: seriesParams,
    reply: empty,
    errors: ['SERIES_IN_USE'],
  },
  'POST /itf/series/{id}/move': {
    summary: 'Move a series to a place among those of its grade',
    idempotency: 'natural',
    access: managers,
    params: seriesParams,
    body: z.strictObject({ place: z.int().min(1).max(1000) }),
    reply: managedSeries,
  },
  'POST /itf/series/{id}/picture': {
    summary: 'Upload the cover for one language: JPG or PNG',
    idempotency: 'key',
    access: managers,
    params: seriesParams,
    body: z.strictObject({ locale: z.enum(['vi', 'en']) }),
    upload: { setting: 'picture-mebibytes' },
    reply: managedSeries,
    errors: ['MEDIA_UNSUPPORTED', 'MEDIA_TOO_LARGE', 'MEDIA_BROKEN'],
  },
  'GET /itf/series/{id}/history': {
    summary: 'Every revision of a series with who made it, the newest first',
    access: managers,
    params: seriesParams,
    reply: z.array(changeOf(snapshot)),
  },
  'POST /itf/series/{id}/undo': {
    summary: 'Take back the last change of a series, if `revision` is still the last',
    idempotency: 'key',
    access: managers,
    params: seriesParams,
    body: z.strictObject({ revision: z.int().min(2) }),
    reply: managedSeries,
    errors: ['VERSION_CONFLICT'],
  },
});
