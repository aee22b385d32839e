/** Classes of a teacher. */
import { classStatuses } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../define.ts';
import { classCode, empty, id, idParams, instant, pageQuery, search, text } from '../schemas.ts';

const gradeId = z
  .string()
  .min(1, 'required')
  .regex(/^[A-Za-z0-9_-]{1,20}$/, 'invalid');
const status = z.enum(classStatuses);
const teacher = ['TEACHER'] as const;
const feature = 'manage-classes';

const abilities = z.strictObject({
  view: z.boolean(),
  edit: z.boolean(),
  delete: z.boolean(),
  'manage-students': z.boolean(),
  assign: z.boolean(),
});

export const classView = z.strictObject({
  id,
  code: z.string(),
  name: z.string(),
  gradeId: z.string(),
  gradeName: z.string(),
  gradeNameEn: z.string(),
  /** The year in which the school year begins: 2026 is 2026–2027. */
  schoolYear: z.int(),
  /** Media id. */
  logo: z.string().nullable(),
  status,
  students: z.int(),
  /** How many learners the class may hold under the teacher's package. */
  studentLimit: z.int(),
  /** Number of assigned tests, without cancelled ones. */
  assignments: z.int(),
  /** Whether learners may ask to join by the class's code, and how many are waiting. */
  joinOpen: z.boolean(),
  requests: z.int(),
  createdAt: instant,
  updatedAt: instant,
  abilities,
});
export type ClassView = z.infer<typeof classView>;

const classBody = {
  code: classCode,
  name: text(100, 1),
  gradeId,
  schoolYear: z.int().min(2000, 'invalid').max(2100, 'invalid'),
};

export const classRoutes = defineRoutes({
  'GET /itf/class': {
    summary: "The teacher's classes",
    access: teacher,
    feature,
    query: z.object({
      search,
      gradeId: gradeId.optional(),
      schoolYear: z.coerce.number().int().min(2000).max(2100).optional(),
      status: status.optional(),
      sort: z.enum(['updated', 'name', 'schoolYear', 'students']).default('updated'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    reply: z.array(classView),
    paged: true,
  },
  'POST /itf/class': {
    summary: 'Create a class',
    access: teacher,
    feature,
    body: z.strictObject(classBody),
    reply: classView,
    errors: ['CLASS_CODE_EXISTED', 'REACH_LIMIT_CLASS'],
  },
  'PUT /itf/class': {
    summary: 'Change a class; deactivating it closes all its tests',
    access: teacher,
    feature,
    body: z.strictObject({ id, ...classBody, status }),
    reply: classView,
    errors: ['CLASS_NOT_FOUND', 'CLASS_CODE_EXISTED'],
  },
  'GET /itf/class/{id}': {
    summary: 'One class',
    access: teacher,
    feature,
    params: idParams,
    reply: classView,
    errors: ['CLASS_NOT_FOUND'],
  },
  'DELETE /itf/class/{id}': {
    summary: 'Delete a class; results stay',
    access: teacher,
    feature,
    params: idParams,
    reply: empty,
    errors: ['CLASS_NOT_FOUND'],
  },
  'POST /itf/class/{id}/update-logo': {
    summary: "Upload the class's picture: JPG or PNG",
    access: teacher,
    feature,
    params: idParams,
    upload: { setting: 'picture-mebibytes' },
    reply: classView,
    errors: ['CLASS_NOT_FOUND', 'MEDIA_UNSUPPORTED', 'MEDIA_TOO_LARGE', 'MEDIA_BROKEN'],
  },
});
