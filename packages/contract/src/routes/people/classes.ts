/** Classes of a teacher. */
import { classStatuses } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { classCode, empty, gradeId, id, idParams, instant, pageQuery, search, text } from '../../schemas.ts';

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

/** A class of last year as it would be carried over: everything can be changed before it is saved. */
const carried = z.strictObject({
  id,
  name: z.string(),
  code: z.string(),
  gradeId: z.string(),
  gradeName: z.string(),
  gradeNameEn: z.string(),
  students: z.int(),
  /** It is in the last grade: to be closed, not carried over. */
  ends: z.boolean(),
  /** The class that it was carried over to; null when it was not. */
  carriedInto: z.strictObject({ id, name: z.string() }).nullable(),
  proposed: z.strictObject({ name: z.string(), code: z.string(), gradeId: z.string() }),
});

export const nextYearProposal = z.strictObject({
  /** First years of school years in which the teacher has active classes, newest first. */
  years: z.array(z.int()),
  from: z.int().nullable(),
  to: z.int().nullable(),
  classes: z.array(carried),
  /** How many more active classes the package allows; null: any number. */
  room: z.int().nullable(),
  /** How many learners a class may hold under the package. */
  studentLimit: z.int(),
});
export type NextYearProposal = z.infer<typeof nextYearProposal>;

export const classRoutes = defineRoutes({
  'GET /itf/classes/next-year': {
    summary: "The teacher's active classes of a school year as they could go on in the next one",
    access: teacher,
    feature,
    /** `schoolYear`: of the classes to carry over; by default the year that most likely ends. */
    query: z.object({ schoolYear: z.coerce.number().int().min(2000).max(2100).optional() }),
    reply: nextYearProposal,
  },
  'POST /itf/classes/next-year': {
    summary:
      'Carry classes over into a school year, with their learners or without, and close those that end; all of it or nothing',
    idempotency: 'key',
    access: teacher,
    feature,
    body: z.strictObject({
      to: classBody.schoolYear,
      /** Old classes that are carried over are deactivated; their results stay. */
      closeOld: z.boolean(),
      classes: z
        .array(
          z.discriminatedUnion('action', [
            z.strictObject({
              action: z.literal('CARRY'),
              id,
              code: classBody.code,
              name: classBody.name,
              gradeId,
              withStudents: z.boolean(),
            }),
            z.strictObject({ action: z.literal('END'), id }),
          ]),
        )
        .min(1, 'required')
        .max(100, 'tooBig'),
    }),
    reply: z.strictObject({ made: z.array(classView), ended: z.int() }),
    errors: [
      'CLASS_NOT_FOUND',
      'CLASS_INACTIVE',
      'CLASS_CODE_EXISTED',
      'CLASS_CARRIED_OVER',
      'STUDENT_CONSENT_REQUIRED',
      'REACH_LIMIT_CLASS',
      'REACH_LIMIT_STUDENT_PER_CLASS',
    ],
  },
  'GET /itf/class': {
    summary: "The teacher's classes",
    access: teacher,
    support: 'shown',
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
    idempotency: 'key',
    access: teacher,
    feature,
    body: z.strictObject(classBody),
    reply: classView,
    errors: ['CLASS_CODE_EXISTED', 'REACH_LIMIT_CLASS'],
  },
  'PUT /itf/class': {
    summary: 'Change a class; deactivating it closes all its tests, activating it again takes room in the package',
    access: teacher,
    feature,
    body: z.strictObject({ id, ...classBody, status }),
    reply: classView,
    errors: ['CLASS_NOT_FOUND', 'CLASS_CODE_EXISTED', 'REACH_LIMIT_CLASS'],
  },
  'GET /itf/class/{id}': {
    summary: 'One class',
    access: teacher,
    support: 'shown',
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
    idempotency: 'key',
    access: teacher,
    feature,
    params: idParams,
    upload: { setting: 'picture-mebibytes' },
    reply: classView,
    errors: ['CLASS_NOT_FOUND', 'MEDIA_UNSUPPORTED', 'MEDIA_TOO_LARGE', 'MEDIA_BROKEN'],
  },
});
