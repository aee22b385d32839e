/** How learners with their own account join a class: they ask by its code, or the teacher invites them. */
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { classCode, empty, id, idParams, instant, pageQuery, text } from '../../schemas.ts';
import { classView } from './classes.ts';

const teacher = ['TEACHER'] as const;
const student = ['STUDENT'] as const;
const feature = 'manage-classes';
const statuses = ['PENDING', 'ACCEPTED', 'REJECTED'] as const;

/** What the teacher sees of a learner who asks; the learner is informed of this before asking. */
export const joinRequest = z.strictObject({
  id,
  studentId: id,
  fullName: z.string(),
  birthday: z.iso.date().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  status: z.enum(statuses),
  requestedAt: instant,
  reviewedAt: instant.nullable(),
  reason: z.string().nullable(),
  /** The learner's code, if the teacher has given one. */
  code: z.string().nullable(),
  /** Learners whom the teacher entered and who have never signed in: probably the same person. */
  matches: z.array(
    z.strictObject({
      id,
      fullName: z.string(),
      code: z.string().nullable(),
      birthday: z.iso.date().nullable(),
      by: z.array(z.enum(['name', 'birthday', 'phone'])),
    }),
  ),
});
export type JoinRequest = z.infer<typeof joinRequest>;

const classFacts = {
  className: z.string(),
  gradeName: z.string(),
  gradeNameEn: z.string(),
  schoolYear: z.int(),
  teacherName: z.string(),
};

/** What somebody who knows the class's code can see of it. */
export const joinableClass = z.strictObject({
  ...classFacts,
  code: z.string(),
  state: z.enum(['OPEN', 'PENDING', 'MEMBER']),
});
export type JoinableClass = z.infer<typeof joinableClass>;

export const ownJoinRequest = z.strictObject({
  id,
  ...classFacts,
  status: z.enum(statuses),
  requestedAt: instant,
  reviewedAt: instant.nullable(),
  /** Why the teacher refused. */
  reason: z.string().nullable(),
});
export type OwnJoinRequest = z.infer<typeof ownJoinRequest>;

/** Does not reveal whether anybody has this contact until that person accepts. */
export const classInvitation = z.strictObject({
  id,
  contact: z.string(),
  invitedAt: instant,
  expiresAt: instant,
  status: z.enum(['SENT', 'ACCEPTED', 'EXPIRED']),
});
export type ClassInvitation = z.infer<typeof classInvitation>;

export const ownInvitation = z.strictObject({ id, ...classFacts, invitedAt: instant, expiresAt: instant });
export type OwnInvitation = z.infer<typeof ownInvitation>;

const capErrors = ['REACH_LIMIT_STUDENT_PER_TEACHER', 'REACH_LIMIT_STUDENT_PER_CLASS', 'CLASS_INACTIVE'] as const;

export const joinRequestRoutes = defineRoutes({
  'GET /itf/join_class_request': {
    summary: 'Who asks to join a class, oldest first; with another status who was answered, newest first',
    access: teacher,
    support: 'shown',
    feature,
    query: z.object({ classId: id, status: z.enum(['PENDING', 'ANSWERED']).default('PENDING'), ...pageQuery }),
    reply: z.array(joinRequest),
    paged: true,
    errors: ['CLASS_NOT_FOUND'],
  },
  'PUT /itf/join_class_request': {
    summary:
      'Accept or refuse requests of one class, all or none; `mergeWith` puts the account in the place of a learner who was entered',
    access: teacher,
    feature,
    body: z
      .strictObject({
        classId: id,
        ids: z.array(id).min(1, 'required').max(200, 'tooLong'),
        status: z.enum(['ACCEPTED', 'REJECTED']),
        reason: text(255).optional(),
        mergeWith: id.optional(),
      })
      .refine((body) => body.status !== 'REJECTED' || Boolean(body.reason), { path: ['reason'], message: 'required' })
      .refine((body) => body.mergeWith === undefined || (body.status === 'ACCEPTED' && body.ids.length === 1), {
        path: ['mergeWith'],
        message: 'invalid',
      }),
    reply: z.strictObject({ answered: z.int() }),
    errors: ['CLASS_NOT_FOUND', 'NOT_FOUND', 'CONFLICT', 'STUDENT_NOT_FOUND', 'STUDENT_CONSENT_REQUIRED', ...capErrors],
  },
  'PUT /itf/class/{id}/join': {
    summary: 'Open or close the way to ask by the code, or make a new code: the old one opens nothing any more',
    access: teacher,
    feature,
    params: idParams,
    body: z.strictObject({ open: z.boolean().optional(), newCode: z.boolean().default(false) }),
    reply: classView,
    errors: ['CLASS_NOT_FOUND'],
  },
  'GET /itf/join_class_request/class': {
    summary: 'The class with a code, for who wants to ask; the same refusal for an unknown and a closed one',
    access: student,
    query: z.object({ classCode }),
    reply: joinableClass,
    errors: ['CLASS_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'POST /itf/join_class_request': {
    summary: 'Ask to join a class; asking again while the first request waits changes nothing',
    idempotency: 'key',
    access: student,
    guests: true,
    body: z.strictObject({ classCode }),
    reply: ownJoinRequest,
    errors: ['CLASS_NOT_FOUND', 'STUDENT_ALREADY_ADDED', 'TOO_MANY_REQUESTS'],
  },
  'GET /student/join-requests': {
    summary: 'Own requests of the last thirty days, newest first',
    access: student,
    guests: true,
    support: 'shown',
    reply: z.array(ownJoinRequest),
    paged: true,
  },
  'DELETE /student/join-requests/{id}': {
    summary: 'Take back a request that waits',
    access: student,
    guests: true,
    params: idParams,
    reply: empty,
    errors: ['NOT_FOUND'],
  },
  'GET /itf/class/{id}/invitations': {
    summary: 'Invitations of a class, newest first',
    access: teacher,
    feature,
    params: idParams,
    query: z.object(pageQuery),
    reply: z.array(classInvitation),
    paged: true,
    errors: ['CLASS_NOT_FOUND'],
  },
  'POST /itf/class/{id}/invitations': {
    summary: 'Invite who has exactly this phone, e-mail or sign-in name; the reply does not tell whether anybody has',
    idempotency: 'key',
    access: teacher,
    feature,
    params: idParams,
    body: z.strictObject({ contact: text(64, 1) }),
    reply: classInvitation,
    errors: ['CLASS_NOT_FOUND', 'CLASS_INACTIVE', 'STUDENT_CONSENT_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
  'DELETE /itf/class/invitations/{id}': {
    summary: 'Take back an invitation that was not answered',
    access: teacher,
    feature,
    params: idParams,
    reply: empty,
    errors: ['NOT_FOUND'],
  },
  'GET /student/invitations': {
    summary: 'Classes that one is invited to',
    access: student,
    support: 'shown',
    reply: z.array(ownInvitation),
  },
  'PUT /student/invitations/{id}': {
    summary: 'Join the class of an invitation, or decline; who declines is not named to the teacher',
    access: student,
    params: idParams,
    body: z.strictObject({ accept: z.boolean() }),
    reply: empty,
    errors: ['NOT_FOUND', ...capErrors],
  },
});
