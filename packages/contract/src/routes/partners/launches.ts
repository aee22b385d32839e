/** The page `/{partner}/{exam}` where a partner's learners come in, with a launch token or a session. */
import { launchReturnStates } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { id, instant } from '../../schemas.ts';

const params = z.object({ partnerSlug: z.string().max(100), examSlug: z.string().max(100) });

const partnerPage = z.strictObject({
  partner: z.strictObject({ name: z.string(), logo: z.string().nullable() }),
  title: z.string(),
  questions: z.int(),
  minutes: z.int(),
  startsAt: instant,
  endsAt: instant,
  attemptsAllowed: z.int(),
  /** CLOSED: over, ended or taken back. */
  window: z.enum(['UPCOMING', 'OPEN', 'CLOSED']),
  /** Whether learners who sign in may take it without a launch. */
  signIn: z.boolean(),
  /** Null for whoever did not come by a launch and is not signed in as a learner. */
  learner: z
    .strictObject({
      fullName: z.string(),
      /** Came by a launch: the session opens this exam alone. */
      launched: z.boolean(),
      state: z.enum(launchReturnStates),
      attemptsLeft: z.int(),
      /** Of whoever has come in: its page in the player. */
      assignmentId: id.nullable(),
      /** The partner's address with the state of the last attempt; null when the launch named none. */
      returnUrl: z.string().nullable(),
    })
    .nullable(),
  serverTime: instant,
});
export type PartnerPage = z.infer<typeof partnerPage>;

const ownExam = z.strictObject({
  partner: z.strictObject({ name: z.string(), logo: z.string().nullable() }),
  title: z.string(),
  /** The path of its page. */
  page: z.string(),
  startsAt: instant,
  endsAt: instant,
  window: z.enum(['UPCOMING', 'OPEN', 'CLOSED']),
  state: z.enum(launchReturnStates),
  /** Whether this session opens it; any other is opened from the partner's page. */
  open: z.boolean(),
  returnUrl: z.string().nullable(),
});
export type OwnPartnerExam = z.infer<typeof ownExam>;

export const launchRoutes = defineRoutes({
  'GET /partner-exams/own': {
    summary: 'The integrated exams that the learner has come in to, the last first, at most fifty',
    access: ['STUDENT'],
    launched: 'own',
    reply: z.array(ownExam),
  },
  'GET /partner-exams/{partnerSlug}/{examSlug}': {
    summary: 'An integrated exam as its learner meets it',
    access: 'public',
    launched: 'own',
    params,
    reply: partnerPage,
  },
  'POST /partner-exams/{partnerSlug}/{examSlug}/launch': {
    summary: 'Come in with a launch token of the partner; it works once and opens a session for this exam alone',
    idempotency: 'natural',
    access: 'public',
    params,
    body: z.strictObject({ token: z.string().max(8_000) }),
    reply: z.strictObject({ assignmentId: id }),
    errors: [
      'LAUNCH_INVALID',
      'LAUNCH_EXPIRED',
      'LAUNCH_USED',
      'LAUNCH_FOREIGN',
      'LAUNCH_LEARNER_INVALID',
      'LAUNCH_RETURN_REFUSED',
      'LOCK_ACCOUNT',
    ],
  },
  'POST /partner-exams/{partnerSlug}/{examSlug}/open': {
    summary: 'Come in as the learner who is signed in',
    idempotency: 'natural',
    access: ['STUDENT'],
    signedOut: 'TEST_SIGN_IN_REQUIRED',
    launched: 'own',
    params,
    reply: z.strictObject({ assignmentId: id }),
    errors: ['LAUNCH_REQUIRED', 'LAUNCH_CLOSED'],
  },
});
