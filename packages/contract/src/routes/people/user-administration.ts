/** User administration by admins, and the audit log. */
import {
  accessReasons,
  features,
  membershipSources,
  packageCodes,
  roles,
  staffRoles,
  storedRoles,
  userStatuses,
} from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { day, fullName, id, idParams, instant, packageCode, pageQuery, search, text } from '../../schemas.ts';
import { signedInDevice, signInEntry, signInQuery } from './sessions.ts';

const access = ['ADMIN'] as const;
const role = z.enum(roles);
const storedRole = z.enum(storedRoles);
const status = z.enum(userStatuses);
const reason = text(500, 1);

const listedUser = z.strictObject({
  id,
  fullName: z.string(),
  /** ADMIN for users with the admin flag, whatever role is stored below it. */
  role,
  status,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  signInName: z.string().nullable(),
  /** The package in force, or the one that ended last. Without any: the free one for learners, null for others. */
  packageCode: packageCode.nullable(),
  packageEndsAt: instant.nullable(),
  /** Its period has ended or its tests are used up. */
  packageEnded: z.boolean(),
  createdAt: instant,
});
export type ListedUser = z.infer<typeof listedUser>;

const membership = z.strictObject({
  id,
  packageCode,
  startsAt: instant,
  endsAt: instant.nullable(),
  source: z.enum(membershipSources),
  note: z.string(),
  /** Why it was given. */ reason: z.string(),
  grantedBy: z.string().nullable(),
  state: z.enum(['UPCOMING', 'CURRENT', 'PAST']),
});

const administeredUser = listedUser.extend({
  lastName: z.string(),
  firstName: z.string(),
  /** The role that is stored below the admin flag. */
  storedRole,
  isAdmin: z.boolean(),
  gender: z.enum(['MALE', 'FEMALE']).nullable(),
  birthday: z.string().nullable(),
  provinceName: z.string().nullable(),
  avatar: z.string().nullable(),
  locale: z.enum(['vi', 'en']),
  firstLoginAt: instant.nullable(),
  /** Classes that a teacher leads or a learner is in. */
  classes: z.int(),
  memberships: z.array(membership),
  devices: z.array(signedInDevice),
  /** Why, when and by whom the account was locked. */
  lock: z.strictObject({ reason: z.string(), at: instant, by: z.string().nullable() }).nullable(),
  /** For an invitation that was not accepted yet: until when its code can be used for the first sign-in. */
  invitedUntil: instant.nullable(),
  abilities: z.strictObject({
    lock: z.boolean(),
    unlock: z.boolean(),
    changeRole: z.boolean(),
    grant: z.boolean(),
    signOut: z.boolean(),
    resetPassword: z.boolean(),
    invite: z.boolean(),
    /** Look at the account with its user's code. */
    support: z.boolean(),
  }),
});
export type AdministeredUser = z.infer<typeof administeredUser>;

const explanation = z.strictObject({
  allowed: z.boolean(),
  reason: z.enum(accessReasons),
  /** The packages with which it would be allowed. */
  packages: z.array(z.enum(packageCodes)),
});

/** Actions that users ask about most: signing in, and what caps count. */
export const accessChecks = [
  'sign-in',
  'another-device',
  'add-class',
  'add-student',
  'assign-system-test',
  'practise',
] as const;

/** What a user may do, and why not. The parts below `checks` are empty for an account that cannot sign in. */
const userAccess = z.strictObject({
  role,
  packageCode: packageCode.nullable(),
  packageEndsAt: instant.nullable(),
  packageEnded: z.boolean(),
  /** The school whose package counts for this member. */
  school: z.strictObject({ id, name: z.string() }).nullable(),
  checks: z.array(
    z.strictObject({
      check: z.enum(accessChecks),
      allowed: z.boolean(),
      /** The refusal that the user would get, in the reader's language. */
      refusal: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
      used: z.int().nullable(),
      /** Null where nothing limits it. */
      cap: z.int().nullable(),
    }),
  ),
  features: z.array(explanation.extend({ feature: z.enum(features) })),
  pages: z.array(explanation.extend({ path: z.string() })),
});
export type UserAccess = z.infer<typeof userAccess>;

/**
 * How the one-time code of an invitation reaches the person. `code` is set when it is to be printed, and shown only in
 * this reply.
 */
const invitation = z.strictObject({
  id,
  sent: z.boolean(),
  code: z.string().nullable(),
  signInWith: z.string(),
  until: instant,
});
const delivery = z.enum(['SEND', 'PRINT']);

const auditEntry = z.strictObject({
  id: z.string(),
  at: instant,
  actor: z.strictObject({ id, fullName: z.string(), role, deleted: z.boolean() }).nullable(),
  action: z.string(),
  /**
   * `name` is the subject's name (null: it no longer exists), `context` its owner or place; `opens` is what the admin
   * page of it needs: an id, or a search text for its list.
   */
  subject: z.strictObject({
    kind: z.string(),
    id: z.string(),
    name: z.string().nullable(),
    context: z.string().nullable(),
    opens: z.string().nullable(),
  }),
  /** Questions in it are given by name. */
  details: z.record(z.string(), z.unknown()),
});
export type AuditLogEntry = z.infer<typeof auditEntry>;

const code = z
  .string()
  .max(60)
  .regex(/^[a-z-]+$/, 'invalid');

export const userAdministrationRoutes = defineRoutes({
  'GET /itf/users': {
    summary: 'All users, found by name, phone, e-mail or sign-in name; `total` is counted up to 10,000',
    access,
    query: z.strictObject({
      search,
      role: role.optional(),
      status: status.optional(),
      /** The package in force, or the one that ended last; NONE finds teachers and learners without any. */
      package: z.union([packageCode, z.literal('NONE')]).optional(),
      /** Whether that package has ended. */
      expired: z
        .enum(['true', 'false'])
        .transform((value) => value === 'true')
        .optional(),
      from: day.optional(),
      to: day.optional(),
      province: z.string().max(10).optional(),
      sort: z.enum(['created', 'name']).default('created'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    reply: z.array(listedUser),
    paged: true,
  },
  'GET /itf/users/summary': {
    summary: 'How many users there are, how many came within seven days, how many are locked',
    access,
    reply: z.strictObject({ users: z.int(), newThisWeek: z.int(), locked: z.int() }),
  },
  'GET /itf/users/{id}': {
    summary: 'One user with packages and devices',
    access,
    params: idParams,
    reply: administeredUser,
  },
  'GET /itf/users/{id}/sign-ins': {
    summary: 'When and from where somebody tried to sign in as this user, the newest first',
    access,
    params: idParams,
    query: signInQuery,
    reply: z.array(signInEntry),
    paged: true,
  },
  'GET /itf/users/{id}/access': {
    summary: 'What a user may do and why not, asked of the functions that decide',
    access,
    params: idParams,
    reply: userAccess,
  },
  'POST /itf/users/{id}/lock': {
    summary: 'Lock an account: every session ends at once',
    idempotency: 'natural',
    access,
    params: idParams,
    body: z.strictObject({ reason }),
    reply: administeredUser,
    errors: ['OWN_ACCOUNT_REFUSED', 'CONFLICT'],
  },
  'POST /itf/users/{id}/unlock': {
    summary: 'Open a locked account again',
    idempotency: 'natural',
    access,
    params: idParams,
    body: z.strictObject({ reason: text(500).optional() }),
    reply: administeredUser,
    errors: ['OWN_ACCOUNT_REFUSED', 'CONFLICT'],
  },
  'PUT /itf/users/{id}/role': {
    summary: 'Change the role and the admin flag; the user signs in again',
    access,
    confirmed: true,
    params: idParams,
    body: z.strictObject({ role: storedRole, isAdmin: z.boolean(), reason }),
    reply: administeredUser,
    errors: ['OWN_ACCOUNT_REFUSED', 'CONFLICT'],
  },
  'POST /itf/users/{id}/memberships': {
    summary:
      'Give a package from a day (at once when absent) to the end of another (null: without end); `replace` ends what runs',
    idempotency: 'key',
    access,
    confirmed: true,
    params: idParams,
    body: z.strictObject({
      packageCode,
      startsOn: day.optional(),
      endsOn: day.nullable(),
      replace: z.boolean(),
      reason,
    }),
    reply: administeredUser,
    errors: ['PACKAGE_AUDIENCE', 'PACKAGE_LOWER', 'PERIOD_INVALID'],
  },
  'POST /itf/users/{id}/sign-out': {
    summary: 'Sign a user out of all devices',
    idempotency: 'natural',
    access,
    params: idParams,
    reply: administeredUser,
    errors: ['OWN_ACCOUNT_REFUSED'],
  },
  'POST /itf/users/{id}/password-reset': {
    summary: 'Tell a user by message how to set a new password',
    idempotency: 'key',
    access,
    params: idParams,
    reply: z.strictObject({ channel: z.enum(['sms', 'mail']) }),
    errors: ['USER_NO_CONTACT', 'LOCK_ACCOUNT', 'USER_NOT_ACTIVE', 'OTP_CANNOT_RESEND', 'MESSAGE_NOT_SENT'],
  },
  'POST /itf/users/staff': {
    summary:
      'Open an account for an operator, for sales staff or for an admin; a one-time code opens the first sign-in',
    idempotency: 'key',
    access,
    confirmed: true,
    body: z.strictObject({
      fullName,
      contact: z
        .string()
        .max(200, 'tooLong')
        .transform((value) => value.trim())
        .pipe(z.string().min(1, 'required')),
      role: z.enum(staffRoles),
      delivery,
    }),
    reply: invitation,
    errors: ['EMAIL_REGISTERED', 'PHONE_REGISTERED'],
  },
  'POST /itf/users/{id}/invitation': {
    summary: 'Make a new one-time code for staff who have not signed in yet; the old one opens nothing any more',
    idempotency: 'key',
    access,
    confirmed: true,
    params: idParams,
    body: z.strictObject({ delivery }),
    reply: invitation,
    errors: ['CONFLICT'],
  },
  'GET /itf/audit-log': {
    summary: 'Who did what, the newest first; `next` leads to older entries',
    access,
    mayLag: true,
    query: z.strictObject({
      /** A name of the acting or affected person, or the exact id of a subject. */
      search,
      actorId: id.optional(),
      action: code.optional(),
      kind: code.optional(),
      subjectId: z.string().max(100).optional(),
      from: day.optional(),
      to: day.optional(),
      /** Lists the entries older than the one with this id. */
      before: z
        .string()
        .regex(/^\d{1,18}$/, 'invalid')
        .optional(),
      size: pageQuery.size,
    }),
    reply: z.strictObject({ entries: z.array(auditEntry), next: z.string().nullable() }),
  },
  'GET /itf/audit-log/actions': {
    summary: 'Actions and kinds of subjects that the log knows, for its filters',
    access,
    mayLag: true,
    reply: z.strictObject({ actions: z.array(z.string()), kinds: z.array(z.string()) }),
  },
});
