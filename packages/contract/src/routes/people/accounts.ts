/** Signing in, one-time codes, opening an account. */
import { passwordProblem, roles } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { fullName, id, instant, pastDay } from '../../schemas.ts';

/** What a one-time code is for. A code for one purpose is refused for every other. */
export const codePurposes = [
  'REGISTER',
  'FORGOT_PASSWORD',
  'CHANGE_PHONE',
  'CHANGE_EMAIL',
  /** For confirming the user's identity by a code to an own contact, in place of the password. */
  'CONFIRM',
  /** To the guardian of somebody under 16 who signs up. */
  'GUARDIAN',
] as const;
export type CodePurpose = (typeof codePurposes)[number];

const role = z.enum(roles);
export const roleCode = z.union([z.literal(-1), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** What was typed. Blank is allowed here, because the service refuses it with a code of its own. */
const username = z
  .string()
  .max(200, 'tooLong')
  .transform((value) => value.trim());
const password = z.string().max(200, 'tooLong');
const newPassword = z
  .string()
  .max(200, 'tooLong')
  .superRefine((value, context) => {
    const problem = passwordProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
const ticket = z.string().max(500);
/** A phone number or e-mail address as it was typed; the service normalizes it. */
const contact = z
  .string()
  .max(200, 'tooLong')
  .transform((value) => value.trim())
  .pipe(z.string().min(1, 'required'));
const codePurpose = z.enum(codePurposes);
const token = z.string().max(500);

/** The body contains tokens only for clients that send them in a header; browsers get cookies. */
export const signedIn = z.strictObject({
  userId: id,
  role,
  accessToken: z.string().optional(),
  refreshToken: z.string().optional(),
  accessExpiresAt: instant,
});

export const accountRoutes = defineRoutes({
  'POST /auth/login': {
    summary: 'Sign in with phone, e-mail or sign-in name',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({ username, password, tokensInBody: z.boolean().optional() }),
    reply: signedIn,
    errors: [
      'USERNAME_BLANK',
      'PASSWORD_BLANK',
      'WRONG_USERNAME_PASSWORD',
      'LOCK_ACCOUNT',
      'LIMIT_LOGIN_SESSION',
      'FIRST_LOGIN_REQUIRED',
      'TOO_MANY_REQUESTS',
      'SERVER_BUSY',
    ],
  },
  'POST /auth/first-login': {
    summary: 'Set the own password of an account that a teacher made, with the ticket that sign-in gave, and sign in',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({ ticket, password: newPassword, tokensInBody: z.boolean().optional() }),
    reply: signedIn,
    errors: ['TICKET_EXPIRED', 'PASSWORD_TOO_COMMON', 'PASSWORD_SAME', 'LIMIT_LOGIN_SESSION', 'SERVER_BUSY'],
  },
  'POST /auth/sign-out-device': {
    summary: 'End one of the sessions that stand in the way of signing in, with the ticket that sign-in gave',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({ ticket, sessionId: id }),
    errors: ['TICKET_EXPIRED'],
  },
  'POST /auth/refresh-token': {
    summary: 'Renew the session; the refresh token comes from its cookie or the body',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({ refreshToken: token.optional() }),
    reply: signedIn,
    errors: ['UNAUTHORISED', 'LOCK_ACCOUNT'],
  },
  'GET /auth/user-exist': {
    summary: 'Whether a phone or an e-mail address has an account; asked within the budget of one-time codes',
    access: 'public',
    query: z.strictObject({ username: contact }),
    reply: z.strictObject({ exists: z.boolean() }),
    errors: ['TOO_MANY_REQUESTS'],
  },
  'POST /auth/sms-otp': {
    summary:
      'Send a one-time code of six digits to a phone or an e-mail address; the two purposes of a change need a session',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({ username: contact, purpose: codePurpose }),
    reply: z.strictObject({
      channel: z.enum(['sms', 'mail']),
      expiresAt: instant,
      resendAt: instant,
      serverTime: instant,
    }),
    errors: [
      'EMAIL_REGISTERED',
      'PHONE_REGISTERED',
      'EMAIL_NOT_REGISTERED',
      'PHONE_NOT_REGISTERED',
      'EMAIL_USED',
      'PHONE_USED',
      'LOCK_ACCOUNT',
      'OTP_CANNOT_RESEND',
      'TOO_MANY_REQUESTS',
      'MESSAGE_NOT_SENT',
      'UNAUTHORISED',
    ],
  },
  'POST /auth/verify-sms-otp': {
    summary: 'Prove the address with its code; the ticket opens the next step once, within a quarter of an hour',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({
      username: contact,
      purpose: codePurpose,
      code: z
        .string()
        .max(100, 'codeInvalid')
        .transform((value) => value.trim())
        .pipe(z.string().regex(/^\d{6,8}$/, 'codeInvalid')),
    }),
    reply: z.strictObject({ ticket: z.string() }),
    errors: ['OTP_INVALID', 'OTP_EXPIRED', 'UNAUTHORISED'],
  },
  'POST /auth/register': {
    summary:
      'Open an account for the address that the ticket proves, and sign in; `takeOver` makes the account of the launched session the own one',
    idempotency: 'natural',
    access: 'public',
    launched: 'own',
    /** Asked for on the international site, where the code went to an e-mail address and so proves no phone. */
    body: z.strictObject({
      ticket,
      fullName,
      birthday: pastDay,
      /** The ticket for the code that was sent to the guardian; required for somebody under 16. */
      guardianTicket: ticket.optional(),
      phone: contact.optional(),
      password: newPassword,
      acceptTerms: z.literal(true, 'termsRequired'),
      /** Keeps what was done in the session of a partner's launch. */
      takeOver: z.literal(true).optional(),
      tokensInBody: z.boolean().optional(),
    }),
    reply: signedIn,
    errors: [
      'TICKET_EXPIRED',
      'TAKE_OVER_REFUSED',
      'GUARDIAN_REQUIRED',
      'PASSWORD_TOO_COMMON',
      'EMAIL_REGISTERED',
      'PHONE_REGISTERED',
      'SERVER_BUSY',
    ],
  },
  'POST /auth/forgot-password': {
    summary: 'Set a new password for the account whose address the ticket proves; every device is signed out',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({ ticket, password: newPassword }),
    errors: ['TICKET_EXPIRED', 'PASSWORD_TOO_COMMON', 'PASSWORD_SAME', 'LOCK_ACCOUNT', 'SERVER_BUSY'],
  },
  'POST /account/role': {
    summary: 'Say once, after signing up, whether one teaches or learns; a teacher begins with 30 days of the trial',
    idempotency: 'natural',
    access: 'signed-in',
    body: z.strictObject({ role: z.enum(['TEACHER', 'STUDENT']) }),
    errors: ['ROLE_CHOSEN', 'TEACHER_TOO_YOUNG', 'GUARDIAN_CONSENT_REQUIRED'],
  },
  'POST /account/guardian': {
    summary:
      'Keep that a guardian agrees, by the ticket of a code that the guardian got; for the own account, below 16',
    idempotency: 'natural',
    access: 'signed-in',
    body: z.strictObject({ ticket }),
    errors: ['TICKET_EXPIRED', 'GUARDIAN_CONSENT_REQUIRED'],
  },
  'POST /auth/logout': { summary: 'End this session', idempotency: 'natural', access: 'public', launched: 'own' },
  'POST /account/confirm': {
    summary:
      'Prove anew who sits at the device, by the password or the ticket of a code sent to an own contact; the ticket goes into the header `Confirmation` of what asks for it',
    idempotency: 'natural',
    access: 'signed-in',
    body: z.strictObject({ password: password.optional(), ticket: ticket.optional() }),
    reply: z.strictObject({ confirmation: z.string(), until: instant }),
    errors: ['PASSWORD_BLANK', 'PASSWORD_INCORRECT', 'TICKET_EXPIRED', 'TOO_MANY_REQUESTS', 'SERVER_BUSY'],
  },
  'POST /account/contact/undo': {
    summary:
      'Take a change of phone or e-mail back, with the token of the link that the old contact got; ends every session',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({ token: z.string().max(200) }),
    reply: z.strictObject({ kind: z.enum(['phone', 'email']), contact: z.string().nullable() }),
    errors: ['TICKET_EXPIRED', 'EMAIL_USED', 'PHONE_USED', 'LOCK_ACCOUNT'],
  },
  'POST /auth/set-password': {
    summary:
      'Change the own password; every other device is signed out. An account that has none confirms by a code to an own contact',
    idempotency: 'natural',
    access: 'signed-in',
    body: z.strictObject({ currentPassword: password.default(''), password: newPassword }),
    errors: [
      'CURRENT_PASSWORD_INCORRECT',
      'CONFIRMATION_REQUIRED',
      'PASSWORD_TOO_COMMON',
      'PASSWORD_SAME',
      'TOO_MANY_REQUESTS',
      'SERVER_BUSY',
    ],
  },
  'GET /itf/app-settings/{id}': {
    summary: 'A public setting of this installation: whom to contact',
    access: 'public',
    params: z.object({ id: z.enum(['contact']) }),
    reply: z.strictObject({
      id: z.literal('contact'),
      value: z.strictObject({ hotline: z.string().nullable(), email: z.string().nullable() }),
    }),
  },
});
