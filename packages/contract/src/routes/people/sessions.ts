/** Where an account is signed in, and its login history. */
import { signInOutcomes } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { day, id, instant, pageQuery, search, several } from '../../schemas.ts';

/** Browser and system from the user agent, under their common names; null where unknown. */
const deviceFacts = { browser: z.string().nullable(), system: z.string().nullable(), handheld: z.boolean() };

export const signedInDevice = z.strictObject({
  id,
  ...deviceFacts,
  address: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

export const signInEntry = z.strictObject({
  id: z.string(),
  at: instant,
  outcome: z.enum(signInOutcomes),
  ...deviceFacts,
  address: z.string(),
});
export type SignInEntry = z.infer<typeof signInEntry>;

/** Search of a login history, the user's own or anybody's for administrators. */
export const signInQuery = z.strictObject({
  /** Browser, system or network address. */
  search,
  outcome: several(z.enum(signInOutcomes)),
  /** Days in the reader's time zone, the first and the last included. */
  from: day.optional(),
  to: day.optional(),
  sort: z.enum(['at', 'device', 'address', 'outcome']).default('at'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  ...pageQuery,
});

export const sessionRoutes = defineRoutes({
  'GET /account/sessions': {
    summary: 'Devices that are signed in',
    access: 'signed-in',
    reply: z.array(signedInDevice),
  },
  'POST /account/sessions/sign-out': {
    summary: 'Sign out one device; without one all the others, and this one too if asked',
    idempotency: 'natural',
    access: 'signed-in',
    confirmed: true,
    body: z.strictObject({ sessionId: id.optional(), thisOneToo: z.boolean().optional() }),
  },
  'GET /account/sign-ins': {
    summary: 'The login history of the last 180 days: sign-ins, refused ones, sign-outs and revocations',
    access: ['TEACHER'],
    query: signInQuery,
    reply: z.array(signInEntry),
    paged: true,
  },
});
