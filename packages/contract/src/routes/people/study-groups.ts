/** Study groups of a class: some of its learners, who can get tests of their own. */
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { empty, id, idParams, instant, pageQuery, search, text } from '../../schemas.ts';

const teacher = ['TEACHER'] as const;
const feature = 'manage-classes';

/** How many learners a group can have. */
export const groupSize = 200;

const name = text(225, 1);
const studentIds = z
  .array(id)
  .max(groupSize, 'tooLong')
  .refine((list) => new Set(list).size === list.length, 'invalid');

const groupFacts = {
  id,
  classId: id.nullable(),
  name: z.string(),
  students: z.int(),
  /** Counts of the group's tests: open now, and opening later. */
  ongoing: z.int(),
  upcoming: z.int(),
  createdAt: instant,
};

export const studyGroup = z.strictObject(groupFacts);
export type StudyGroup = z.infer<typeof studyGroup>;

export const studyGroupDetails = z.strictObject({
  ...groupFacts,
  /** Sorted by name. */
  members: z.array(
    z.strictObject({
      id,
      fullName: z.string(),
      code: z.string().nullable(),
      /** False for a learner of this teacher who is not in the group's class. */
      inClass: z.boolean(),
      /**
       * Tests of the group that have begun, how many of these the learner has handed in, and the mean of the counted
       * marks. Practice is left out.
       */
      given: z.int(),
      submitted: z.int(),
      average: z.int().nullable(),
    }),
  ),
});
export type StudyGroupDetails = z.infer<typeof studyGroupDetails>;

const groupErrors = ['STUDY_GROUP_NOT_FOUND', 'STUDENT_NOT_FOUND'] as const;

export const studyGroupRoutes = defineRoutes({
  'POST /itf/class/{id}/group': {
    summary: "Make a study group in a class; members are the teacher's learners",
    idempotency: 'key',
    access: teacher,
    feature,
    params: idParams,
    body: z.strictObject({ name, studentIds: studentIds.default([]) }),
    reply: studyGroupDetails,
    errors: ['CLASS_NOT_FOUND', 'STUDENT_NOT_FOUND', 'STUDY_GROUP_EXISTED'],
  },
  'GET /itf/class/{id}/group': {
    summary: 'Study groups of a class by name',
    access: teacher,
    support: 'shown',
    feature,
    params: idParams,
    query: z.object({ search, ...pageQuery }),
    reply: z.array(studyGroup),
    paged: true,
    errors: ['CLASS_NOT_FOUND'],
  },
  'GET /itf/class/group/{id}': {
    summary: 'One study group with its members',
    access: teacher,
    support: 'shown',
    feature,
    params: idParams,
    reply: studyGroupDetails,
    errors: ['STUDY_GROUP_NOT_FOUND'],
  },
  'PUT /itf/class/group/{id}': {
    summary: 'Rename a study group, or set its members; whoever is no longer one hands in what runs',
    access: teacher,
    feature,
    params: idParams,
    body: z.strictObject({ name: name.optional(), studentIds: studentIds.optional() }),
    reply: studyGroupDetails,
    errors: [...groupErrors, 'STUDY_GROUP_EXISTED'],
  },
  'DELETE /itf/class/group/{id}': {
    summary: 'Delete a study group: its tests close to its members, results stay',
    access: teacher,
    feature,
    params: idParams,
    reply: empty,
    errors: ['STUDY_GROUP_NOT_FOUND'],
  },
});
