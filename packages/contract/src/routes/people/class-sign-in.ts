/** Signing in of grades 1 to 5: with the class's sign-in code, a name of its list, and four pictures or six digits. */
import { classSignInWays } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { id, idParams } from '../../schemas.ts';
import { signedIn } from './accounts.ts';

const teacher = ['TEACHER'] as const;
const feature = 'manage-classes';
const way = z.enum(classSignInWays);
const studentIds = z.array(id).min(1, 'required').max(200, 'tooBig');
const code = z.string().max(100, 'tooLong');

/** How a class signs in, as its teacher sees it. */
const classSignIn = z.strictObject({
  /** Null while it is switched off. */
  way: way.nullable(),
  /** Whether the class's grade may sign in this way. */
  possible: z.boolean(),
  /** The code that learners type first; null while it is switched off. */
  code: z.string().nullable(),
  learners: z.array(
    z.strictObject({
      id,
      fullName: z.string(),
      /** NONE: no card yet. LOCKED: five wrong tries. OWN_CONTACT: the account has a contact and signs in by password. */
      state: z.enum(['NONE', 'READY', 'LOCKED', 'OWN_CONTACT']),
    }),
  ),
});
export type ClassSignIn = z.infer<typeof classSignIn>;

export const classSignInRoutes = defineRoutes({
  'GET /itf/class/{id}/sign-in': {
    summary: 'How the learners of a class sign in without a password, and who is locked out',
    access: teacher,
    feature,
    params: idParams,
    reply: classSignIn,
    errors: ['CLASS_NOT_FOUND'],
  },
  'PUT /itf/class/{id}/sign-in': {
    summary: 'Switch signing in by class code on or off; another way, or off, makes all cards invalid',
    access: teacher,
    feature,
    params: idParams,
    body: z.strictObject({ way: way.nullable() }),
    reply: classSignIn,
    errors: ['CLASS_NOT_FOUND', 'CLASS_INACTIVE', 'CLASS_SIGN_IN_GRADE'],
  },
  'POST /itf/class/{id}/sign-in/cards': {
    summary:
      'New cards for learners of a class; the older ones open nothing any more, and sessions of their owners end',
    idempotency: 'key',
    access: teacher,
    feature,
    confirmed: true,
    params: idParams,
    body: z.strictObject({ studentIds }),
    reply: z.strictObject({
      className: z.string(),
      way,
      code: z.string(),
      /** In this reply only. Pictures by name, separated by blanks, in their order; or digits. */
      cards: z.array(z.strictObject({ id, fullName: z.string(), shortName: z.string(), secret: z.string() })),
      left: z.array(z.strictObject({ id, fullName: z.string() })),
    }),
    errors: ['CLASS_NOT_FOUND', 'CLASS_INACTIVE', 'CLASS_SIGN_IN_OFF', 'STUDENT_NOT_FOUND'],
  },
  'POST /itf/class/{id}/sign-in/open': {
    summary: 'Let learners of a class try again after five wrong tries',
    idempotency: 'natural',
    access: teacher,
    feature,
    params: idParams,
    body: z.strictObject({ studentIds }),
    reply: classSignIn,
    errors: ['CLASS_NOT_FOUND', 'CLASS_INACTIVE'],
  },
  'POST /auth/class-names': {
    summary: 'The short names of a class that signs in by its code, for whoever has the code',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({ code }),
    reply: z.strictObject({
      className: z.string(),
      way,
      learners: z.array(z.strictObject({ id, name: z.string() })),
    }),
    errors: ['CLASS_CODE_UNKNOWN', 'TOO_MANY_REQUESTS'],
  },
  'POST /auth/class-login': {
    summary: 'Sign in with the class code, a name of its list and the secret of the card',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({
      code,
      learner: id,
      secret: z.string().max(100, 'tooLong'),
      tokensInBody: z.boolean().optional(),
    }),
    reply: signedIn,
    errors: [
      'CLASS_CODE_UNKNOWN',
      'CLASS_SECRET_WRONG',
      'CLASS_SIGN_IN_LOCKED',
      'LIMIT_LOGIN_SESSION',
      'TOO_MANY_REQUESTS',
      'SERVER_BUSY',
    ],
  },
});
