/** Learners as a teacher manages them, in classes and without. */
import { userStatuses } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import {
  email,
  empty,
  flag,
  gender,
  givenName,
  id,
  idParams,
  instant,
  lastName,
  pageQuery,
  search,
  studentCode,
} from '../../schemas.ts';

const teacher = ['TEACHER'] as const;
const feature = 'manage-classes';
const blankAsNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable().optional(),
  );

const studentFacts = {
  id,
  code: z.string().nullable(),
  lastName: z.string(),
  firstName: z.string(),
  fullName: z.string(),
  gender: gender.nullable(),
  birthday: z.iso.date().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  status: z.enum(userStatuses),
  signInName: z.string().nullable(),
  /** Of the provinces of today. */
  provinceCode: z.string().nullable(),
  /** Whether the account has a phone or e-mail address of its own, so that a forgotten password is replaced by a code. */
  ownContact: z.boolean(),
};

/** A learner in a class's list. */
export const classStudent = z.strictObject({ ...studentFacts, joinedAt: instant });
export type ClassStudent = z.infer<typeof classStudent>;

const abilities = z.strictObject({
  view: z.boolean(),
  edit: z.boolean(),
  remove: z.boolean(),
  'renew-password': z.boolean(),
});
const inClass = z.strictObject({ id, name: z.string(), code: z.string() });
/** A learner in the teacher's own list. */
export const managedStudent = z.strictObject({
  ...studentFacts,
  classes: z.array(inClass),
  createdAt: instant,
  abilities,
});
export type ManagedStudent = z.infer<typeof managedStudent>;

/** The upper bound is checked by the service, because a schema has no clock. */
const birthday = z.iso.date({ error: 'birthdayInvalid' }).refine((day) => day >= '1920-01-01', 'birthdayInvalid');

/**
 * A phone number as it was typed. The service normalizes it, because its format depends on the site, which a schema
 * cannot read.
 */
const typedPhone = z
  .string()
  .max(60, 'phoneInvalid')
  .transform((value) => value.trim());

const studentBody = {
  code: blankAsNull(studentCode),
  lastName: lastName.default(''),
  firstName: givenName,
  gender: blankAsNull(gender),
  birthday: blankAsNull(birthday),
  phone: blankAsNull(typedPhone),
  email: blankAsNull(email),
  provinceCode: blankAsNull(z.string().max(10, 'invalid')),
  /** True confirms that another learner of this teacher may have the same phone: siblings share a parent's. */
  sharedPhone: z.boolean().default(false),
};

/** What the printed class list contains for a learner who has not signed in yet. */
const signIn = z.strictObject({ signInName: z.string(), oneTimePassword: z.string() });
const added = z.strictObject({ studentId: id, signIn });

const studentErrors = [
  'STUDENT_CONSENT_REQUIRED',
  'STUDENT_EXISTED',
  'STUDENT_CODE_EXISTED',
  'PHONE_EXISTED',
  'ACCOUNT_EXISTS',
  'ACCOUNT_PHONE_EXISTS',
  'ACCOUNT_EMAIL_EXISTS',
  'REACH_LIMIT_STUDENT_PER_TEACHER',
  'REACH_LIMIT_STUDENT_PER_CLASS',
] as const;

const schoolLearner = z.strictObject({
  id,
  fullName: z.string(),
  signInName: z.string(),
  /** The teachers of the school who have the learner in their list. */
  teachers: z.array(z.string()),
});

const listQuery = {
  search,
  sort: z.enum(['name', 'code', 'birthday']).default('name'),
  direction: z.enum(['asc', 'desc']).default('asc'),
};

export const studentRoutes = defineRoutes({
  'GET /itf/classes/{id}/students': {
    summary: 'Learners of a class, in Vietnamese order of given names',
    access: teacher,
    support: 'shown',
    feature,
    params: idParams,
    /** `ungrouped`: only learners who are in no study group of the class. */
    query: z.object({ ...listQuery, ungrouped: flag, ...pageQuery }),
    reply: z.array(classStudent),
    paged: true,
    errors: ['CLASS_NOT_FOUND'],
  },
  'GET /itf/classes/{id}/students/all': {
    summary: 'All learners of a class',
    access: teacher,
    support: 'shown',
    feature,
    params: idParams,
    reply: z.array(classStudent),
    errors: ['CLASS_NOT_FOUND'],
  },
  'GET /itf/classes/{id}/students/sign-in-sheet': {
    summary: 'Sign-in names and still unused one-time passwords, to be printed; written to the audit log',
    access: teacher,
    feature,
    params: idParams,
    reply: z.strictObject({
      className: z.string(),
      schoolYear: z.int(),
      students: z.array(
        z.strictObject({
          id,
          fullName: z.string(),
          code: z.string().nullable(),
          signInName: z.string().nullable(),
          /** Null once the learner has set a password, and once this one has expired. */
          oneTimePassword: z.string().nullable(),
          /** Until when the one-time password can be used; null for learners who have set their own. */
          validUntil: instant.nullable(),
        }),
      ),
    }),
    errors: ['CLASS_NOT_FOUND'],
  },
  'POST /itf/classes/{id}/students/first-passwords': {
    summary:
      'Make new first passwords for those of a class, or of some of its learners, who have not signed in yet; older sheets open nothing any more',
    idempotency: 'key',
    access: teacher,
    feature,
    params: idParams,
    body: z.strictObject({ studentIds: z.array(id).min(1, 'required').max(500, 'tooBig').optional() }),
    reply: z.strictObject({ renewed: z.int() }),
    errors: ['CLASS_NOT_FOUND', 'CLASS_INACTIVE', 'STUDENT_NOT_FOUND'],
  },
  'POST /itf/students/one-time-passwords': {
    summary:
      'Replace the passwords of learners without a contact of their own by one-time passwords; their sessions end, running attempts continue',
    idempotency: 'key',
    access: teacher,
    confirmed: true,
    body: z.strictObject({ studentIds: z.array(id).min(1, 'required').max(200, 'tooBig') }),
    reply: z.strictObject({
      /** Shown in this reply only: no other request returns the new passwords. */
      renewed: z.array(
        z.strictObject({
          id,
          fullName: z.string(),
          code: z.string().nullable(),
          signInName: z.string(),
          oneTimePassword: z.string(),
          validUntil: instant,
        }),
      ),
      /** OWN_CONTACT: the learner sets a new password by a code. LOCKED: the account is locked. */
      left: z.array(z.strictObject({ id, fullName: z.string(), reason: z.enum(['OWN_CONTACT', 'LOCKED']) })),
    }),
    errors: ['STUDENT_NOT_FOUND'],
  },
  'GET /itf/students/of-school': {
    summary:
      "Learners without a contact of their own in the lists of all teachers of the caller's school, for its administrator",
    access: teacher,
    support: 'shown',
    feature,
    query: z.object({ search, ...pageQuery }),
    reply: z.array(schoolLearner),
    paged: true,
    errors: ['SCHOOL_ADMIN_ONLY'],
  },
  'GET /itf/students/consents': {
    summary: 'Whether the teacher has confirmed for this school year that the school holds the consents of the parents',
    access: teacher,
    reply: z.strictObject({ schoolYear: z.int(), textVersion: z.string(), confirmedAt: instant.nullable() }),
  },
  'POST /itf/students/consents': {
    summary: 'Confirm for this school year that the school holds the consents of the parents of all learners entered',
    idempotency: 'natural',
    access: teacher,
    body: z.strictObject({ textVersion: z.string().max(20) }),
    errors: ['CONFLICT'],
  },
  'POST /itf/classes/{id}/students/add-student': {
    summary: 'Add a new learner to a class: makes an account with a sign-in name and a one-time password',
    idempotency: 'key',
    access: teacher,
    feature,
    params: idParams,
    body: z.strictObject(studentBody),
    reply: added,
    errors: ['CLASS_NOT_FOUND', 'CLASS_INACTIVE', ...studentErrors],
  },
  'POST /itf/classes/{id}/students/add-list': {
    summary: "Add learners of the teacher's list to a class",
    idempotency: 'natural',
    access: teacher,
    feature,
    params: idParams,
    /** `undo`: they were just removed, and return to the groups of the class that they left with it. */
    body: z.strictObject({ studentIds: z.array(id).min(1, 'required').max(200), undo: z.boolean().default(false) }),
    reply: z.strictObject({ added: z.int() }),
    errors: [
      'CLASS_NOT_FOUND',
      'CLASS_INACTIVE',
      'STUDENT_NOT_FOUND',
      'STUDENT_ALREADY_ADDED',
      'REACH_LIMIT_STUDENT_PER_CLASS',
    ],
  },
  'POST /itf/classes/{id}/students/remove-list': {
    summary: 'Take learners out of a class; their results stay',
    idempotency: 'natural',
    access: teacher,
    feature,
    params: idParams,
    body: z.strictObject({ studentIds: z.array(id).min(1, 'required').max(200) }),
    reply: z.strictObject({ removed: z.int() }),
    errors: ['CLASS_NOT_FOUND'],
  },
  'DELETE /itf/classes/students/{id}': {
    summary: 'Take one learner out of a class',
    access: teacher,
    feature,
    params: idParams,
    query: z.object({ classId: id }),
    reply: empty,
    errors: ['CLASS_NOT_FOUND', 'STUDENT_NOT_FOUND'],
  },
  'PUT /itf/classes/students/student-code': {
    summary: "Change a learner's code",
    access: teacher,
    feature,
    body: z.strictObject({ studentId: id, code: blankAsNull(studentCode) }),
    reply: empty,
    errors: ['STUDENT_NOT_FOUND', 'STUDENT_CODE_EXISTED'],
  },
  'GET /itf/students': {
    summary: "The teacher's learners",
    access: teacher,
    support: 'shown',
    feature,
    query: z.object({ ...listQuery, classId: id.optional(), status: z.enum(userStatuses).optional(), ...pageQuery }),
    reply: z.array(managedStudent),
    paged: true,
  },
  'GET /itf/students/export': {
    summary: "The teacher's learners as a workbook, filtered and sorted as the list",
    access: teacher,
    feature,
    query: z.object({ ...listQuery, classId: id.optional(), status: z.enum(userStatuses).optional() }),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'GET /itf/students/not-in-class': {
    summary: "The teacher's learners who are not in a class",
    access: teacher,
    support: 'shown',
    feature,
    query: z.object({ classId: id, search, ...pageQuery }),
    reply: z.array(managedStudent),
    paged: true,
    errors: ['CLASS_NOT_FOUND'],
  },
  'GET /itf/students/{id}': {
    summary: 'One learner',
    access: teacher,
    support: 'shown',
    params: idParams,
    reply: managedStudent,
    errors: ['STUDENT_NOT_FOUND'],
  },
  'GET /itf/students/{id}/classes': {
    summary: "The teacher's classes a learner is in",
    access: teacher,
    support: 'shown',
    params: idParams,
    reply: z.array(inClass),
    errors: ['STUDENT_NOT_FOUND'],
  },
  'POST /itf/students/add-new': {
    summary: 'Add a new learner without a class, or into several',
    idempotency: 'key',
    access: teacher,
    feature,
    body: z.strictObject({ ...studentBody, classIds: z.array(id).max(20).default([]) }),
    reply: added,
    errors: ['CLASS_NOT_FOUND', 'CLASS_INACTIVE', ...studentErrors],
  },
  'POST /itf/students/add-student': {
    summary: "Put a learner of the teacher's list into classes, besides those the learner is in",
    idempotency: 'natural',
    access: teacher,
    feature,
    body: z.strictObject({ studentId: id, classIds: z.array(id).min(1, 'required').max(20) }),
    reply: z.strictObject({ added: z.int() }),
    errors: [
      'STUDENT_NOT_FOUND',
      'CLASS_NOT_FOUND',
      'CLASS_INACTIVE',
      'STUDENT_ALREADY_ADDED',
      'REACH_LIMIT_STUDENT_PER_CLASS',
    ],
  },
  'POST /itf/classes/{id}/students/move-list': {
    summary: 'Move learners of a class into another; running attempts of the former are handed in, results stay',
    idempotency: 'natural',
    access: teacher,
    feature,
    params: idParams,
    body: z.strictObject({ studentIds: z.array(id).min(1, 'required').max(200), toClassId: id }),
    reply: z.strictObject({ moved: z.int() }),
    errors: ['CLASS_NOT_FOUND', 'CLASS_INACTIVE', 'STUDENT_NOT_FOUND', 'REACH_LIMIT_STUDENT_PER_CLASS'],
  },
  'PUT /itf/students/{id}': {
    summary: "Correct a learner's facts; name, birthday and gender only until the learner has signed in",
    access: teacher,
    feature,
    params: idParams,
    body: z.strictObject(studentBody),
    reply: managedStudent,
    errors: ['STUDENT_NOT_FOUND', ...studentErrors],
  },
  'DELETE /itf/students/{id}': {
    summary: "Remove a learner from the teacher's list and classes; results stay",
    access: teacher,
    feature,
    params: idParams,
    reply: empty,
    errors: ['STUDENT_NOT_FOUND'],
  },
});
