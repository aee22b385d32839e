/**
 * Schools as an administrator of the product sets them up, and `/school`, where the administrators of a school invite
 * and remove its teachers. A school's administrators see members, class names and counts: no learners, tests or marks.
 */
import { schoolRoles, schoolStates } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { day, id, idParams, instant, pageQuery, search, text } from '../../schemas.ts';

const admin = ['ADMIN'] as const;
const teacher = ['TEACHER'] as const;
const schoolRole = z.enum(schoolRoles);
const name = text(100, 1);
const reason = text(500, 1);
const contact = text(64, 1);

/** The package in force, or the one that ended last; null for a school that never had any. */
const schoolPackage = z.strictObject({ startsAt: instant, endsAt: instant.nullable(), runs: z.boolean() }).nullable();

const listedSchool = z.strictObject({
  id,
  name: z.string(),
  members: z.int(),
  package: schoolPackage,
  createdAt: instant,
});
export type ListedSchool = z.infer<typeof listedSchool>;

const used = z.strictObject({ used: z.int(), cap: z.int() });
/** Counted over all members, beside the limits of the package. */
const usage = z.strictObject({ classes: used, students: used, teachers: used });

const person = z.strictObject({
  userId: id,
  fullName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: schoolRole,
  joinedAt: instant,
});
/** With what counts against the limits; a learner of two teachers counts for both here, and once for the school. */
const member = person.extend({ classes: z.int(), students: z.int() });
export type SchoolMember = z.infer<typeof member>;

/** Does not reveal whether anybody has this contact until that person accepts. */
const invitation = z.strictObject({
  id,
  contact: z.string(),
  role: schoolRole,
  invitedAt: instant,
  expiresAt: instant,
  expired: z.boolean(),
});
export type SchoolInvitation = z.infer<typeof invitation>;

const school = listedSchool.extend({
  usage,
  people: z.array(member),
  invitations: z.array(invitation),
  /** Who left, the last first, at most a hundred. */
  formerPeople: z.array(z.strictObject({ userId: id, fullName: z.string(), joinedAt: instant, leftAt: instant })),
  /** Every package of the school, the newest first, at most fifty. */
  packages: z.array(
    z.strictObject({
      id,
      startsAt: instant,
      endsAt: instant.nullable(),
      givenAt: instant,
      givenBy: z.string().nullable(),
      state: z.enum(['UPCOMING', 'CURRENT', 'PAST']),
    }),
  ),
});
export type SchoolView = z.infer<typeof school>;

const schoolClass = z.strictObject({
  id,
  name: z.string(),
  code: z.string(),
  gradeName: z.string(),
  gradeNameEn: z.string(),
  schoolYear: z.int(),
  teacherId: id,
  teacherName: z.string(),
  students: z.int(),
});
export type SchoolClass = z.infer<typeof schoolClass>;

/** What a teacher sees of the own school; the last three are null for members who do not administer it. */
const ownSchool = z.strictObject({
  id,
  name: z.string(),
  role: schoolRole,
  joinedAt: instant,
  package: schoolPackage,
  usage: usage.nullable(),
  people: z.array(member).nullable(),
  invitations: z.array(invitation).nullable(),
});
export type OwnSchool = z.infer<typeof ownSchool>;

const ownSchoolPage = z.strictObject({
  school: ownSchool.nullable(),
  /** Schools that invite this teacher. */
  invitations: z.array(
    z.strictObject({
      id,
      schoolName: z.string(),
      invitedBy: z.string().nullable(),
      role: schoolRole,
      expiresAt: instant,
    }),
  ),
});
export type OwnSchoolPage = z.infer<typeof ownSchoolPage>;

const invitationParams = z.object({ id, invitationId: id });
const memberErrors = ['USER_NOT_TEACHER', 'SCHOOL_MEMBER_EXISTED', 'SCHOOL_LAST_ADMIN'] as const;

export const schoolRoutes = defineRoutes({
  'GET /itf/schools': {
    summary: 'Schools, found by their name or that of a member',
    access: admin,
    query: z.strictObject({
      search,
      /** ENDING: the package ends within thirty days. */
      state: z.enum(schoolStates).optional(),
      sort: z.enum(['created', 'name', 'members', 'ends']).default('created'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    reply: z.array(listedSchool),
    paged: true,
  },
  'POST /itf/schools': {
    summary: 'Open a school with its first administrator, a teacher who belongs to no school',
    idempotency: 'key',
    access: admin,
    body: z.strictObject({ name, administratorId: id }),
    reply: school,
    errors: ['USER_NOT_TEACHER', 'SCHOOL_MEMBER_EXISTED'],
  },
  'GET /itf/schools/{id}': {
    summary: 'A school with its members, packages and how much of its package it uses',
    access: admin,
    params: idParams,
    reply: school,
  },
  'PUT /itf/schools/{id}': {
    summary: 'Rename a school',
    access: admin,
    params: idParams,
    body: z.strictObject({ name }),
    reply: school,
  },
  'GET /itf/schools/{id}/classes': {
    summary: 'Active classes of all members of a school, found by their name, code or teacher',
    access: admin,
    params: idParams,
    query: z.strictObject({ search, ...pageQuery }),
    reply: z.array(schoolClass),
    paged: true,
  },
  'POST /itf/schools/{id}/members': {
    summary: 'Let a teacher belong to a school, or change the role of one who does',
    idempotency: 'key',
    access: admin,
    params: idParams,
    body: z.strictObject({ userId: id, role: schoolRole }),
    reply: school,
    errors: [...memberErrors, 'REACH_LIMIT_SCHOOL_TEACHERS'],
  },
  'DELETE /itf/schools/{id}/members/{userId}': {
    summary: 'A teacher leaves a school; what the teacher made stays the teacher’s',
    access: admin,
    params: z.object({ id, userId: id }),
    reply: school,
    errors: ['SCHOOL_LAST_ADMIN'],
  },
  'POST /itf/schools/{id}/invitations': {
    summary:
      'Invite who has exactly this phone or e-mail as an administrator or a teacher of a school; the reply does not tell whether anybody has',
    idempotency: 'key',
    access: admin,
    params: idParams,
    body: z.strictObject({ contact, role: schoolRole }),
    reply: school,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'DELETE /itf/schools/{id}/invitations/{invitationId}': {
    summary: 'Take back an invitation that was not answered',
    access: admin,
    params: invitationParams,
    reply: school,
    errors: ['NOT_FOUND'],
  },
  'POST /itf/schools/{id}/memberships': {
    summary:
      'Give a school the SCHOOL package from now to the end of a day (null: without end); `replace` ends what runs',
    idempotency: 'key',
    access: admin,
    confirmed: true,
    params: idParams,
    body: z.strictObject({ endsOn: day.nullable(), replace: z.boolean(), reason }),
    reply: school,
    errors: ['PERIOD_INVALID'],
  },
  'GET /school': {
    summary: 'The own school, with members, invitations and use for its administrators; and schools that invite',
    access: teacher,
    support: 'shown',
    reply: ownSchoolPage,
  },
  'GET /school/classes': {
    summary: 'Active classes of all members of the own school, for its administrators',
    access: teacher,
    support: 'shown',
    query: z.strictObject({ search, ...pageQuery }),
    reply: z.array(schoolClass),
    paged: true,
    errors: ['SCHOOL_ADMIN_ONLY'],
  },
  'POST /school/invitations': {
    summary: 'Invite who has exactly this phone or e-mail as a teacher; the reply does not tell whether anybody has',
    idempotency: 'key',
    access: teacher,
    body: z.strictObject({ contact }),
    reply: ownSchoolPage,
    errors: ['SCHOOL_ADMIN_ONLY', 'REACH_LIMIT_SCHOOL_TEACHERS', 'TOO_MANY_REQUESTS'],
  },
  'DELETE /school/invitations/{id}': {
    summary: 'Take back an invitation of the own school that was not answered',
    access: teacher,
    params: idParams,
    reply: ownSchoolPage,
    errors: ['SCHOOL_ADMIN_ONLY', 'NOT_FOUND'],
  },
  'PUT /school/invitations/{id}': {
    summary: 'Join the school of an invitation, or decline; who declines is not named to the school',
    access: teacher,
    params: idParams,
    body: z.strictObject({ accept: z.boolean() }),
    reply: ownSchoolPage,
    errors: ['NOT_FOUND', 'SCHOOL_MEMBER_EXISTED', 'REACH_LIMIT_SCHOOL_TEACHERS'],
  },
  'DELETE /school/members/{userId}': {
    summary: 'Remove a teacher from the own school; its administrators are removed by those of the product alone',
    access: teacher,
    params: z.object({ userId: id }),
    reply: ownSchoolPage,
    errors: ['SCHOOL_ADMIN_ONLY', 'NOT_FOUND', 'FORBIDDEN'],
  },
  'DELETE /school/membership': {
    summary: 'Leave the own school; the last administrator cannot',
    access: teacher,
    reply: ownSchoolPage,
    errors: ['NOT_FOUND', 'SCHOOL_LAST_ADMIN'],
  },
});
