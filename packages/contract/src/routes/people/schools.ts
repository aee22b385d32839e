/** Schools as an administrator sets them up: their members, and the SCHOOL package that holds for all of them. */
import { schoolRoles } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { day, id, idParams, instant, pageQuery, search, text } from '../../schemas.ts';

const admin = ['ADMIN'] as const;
const schoolRole = z.enum(schoolRoles);
const name = text(100, 1);
const reason = text(500, 1);

const listedSchool = z.strictObject({
  id,
  name: z.string(),
  members: z.int(),
  /** The package in force, or the one that ended last; null for a school that never had any. */
  package: z.strictObject({ startsAt: instant, endsAt: instant.nullable(), runs: z.boolean() }).nullable(),
  createdAt: instant,
});

const used = z.strictObject({ used: z.int(), cap: z.int() });
const school = listedSchool.extend({
  /** Counted over all members, beside the limits of the package. */
  usage: z.strictObject({ classes: used, students: used, teachers: used }),
  people: z.array(
    z.strictObject({
      userId: id,
      fullName: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      role: schoolRole,
      joinedAt: instant,
    }),
  ),
});
export type SchoolView = z.infer<typeof school>;

export const schoolRoutes = defineRoutes({
  'GET /itf/schools': {
    summary: 'Schools, found by name',
    access: admin,
    query: z.strictObject({ search, ...pageQuery }),
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
    summary: 'A school with its members and how much of its package they use',
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
  'POST /itf/schools/{id}/members': {
    summary: 'Let a teacher belong to a school, or change the role of one who does',
    idempotency: 'key',
    access: admin,
    params: idParams,
    body: z.strictObject({ userId: id, role: schoolRole }),
    reply: school,
    errors: ['USER_NOT_TEACHER', 'SCHOOL_MEMBER_EXISTED', 'SCHOOL_LAST_ADMIN', 'REACH_LIMIT_SCHOOL_TEACHERS'],
  },
  'DELETE /itf/schools/{id}/members/{userId}': {
    summary: 'A teacher leaves a school; what the teacher made stays the teacher’s',
    access: admin,
    params: z.object({ id, userId: id }),
    reply: school,
    errors: ['SCHOOL_LAST_ADMIN'],
  },
  'POST /itf/schools/{id}/memberships': {
    summary:
      'Give a school the SCHOOL package from now to the end of a day (null: without end); `replace` ends what runs',
    idempotency: 'key',
    access: admin,
    params: idParams,
    body: z.strictObject({ endsOn: day.nullable(), replace: z.boolean(), reason }),
    reply: school,
    errors: ['PERIOD_INVALID'],
  },
});
