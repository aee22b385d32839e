/** Learning platforms of a partner (LTI 1.3): their registration, and the steps of a launch that the page makes. */
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { empty, id, idParams, instant, text } from '../../schemas.ts';

const admin = ['ADMIN'] as const;
const address = text(500, 1);
const token = z.string().max(4_000);

const facts = {
  /** As its tokens name it; compared as text. */
  issuer: address,
  clientId: text(200, 1),
  authUrl: address,
  tokenUrl: address,
  jwksUrl: address,
  deploymentIds: z.array(text(255, 1)).min(1, 'required').max(100),
};

/** One that was registered dynamically may have no deployment yet. */
const platform = z.strictObject({ id, ...facts, deploymentIds: z.array(z.string()), createdAt: instant });
export type LtiPlatform = z.infer<typeof platform>;

const registration = z.strictObject({
  /** What an administrator of the platform enters there. */
  tool: z.strictObject({
    loginUrl: z.string(),
    redirectUrl: z.string(),
    jwksUrl: z.string(),
    /** For a platform that has one address for all tests: the test is then named by the custom parameter `exam`. */
    targetUrl: z.string(),
  }),
  platforms: z.array(platform),
});
export type LtiRegistration = z.infer<typeof registration>;

const storage = {
  /** Under which the browser keeps its proof. */
  key: z.string(),
  /** The frame of the platform that keeps values for us, and its origin; null when it has none. */
  storageTarget: z.string().nullable(),
  storageOrigin: z.string(),
};

const platformParams = z.object({ id, platformId: id });
const choiceErrors = ['LTI_STATE_INVALID', 'LAUNCH_EXPIRED', 'LTI_PLATFORM_UNKNOWN'] as const;
const registrationErrors = ['LTI_ADDRESS_INVALID', 'LTI_PLATFORM_EXISTED'] as const;

export const ltiRoutes = defineRoutes({
  'GET /itf/partners/{id}/lti': {
    summary: 'The learning platforms of a partner, and the addresses that they need of us',
    access: admin,
    params: idParams,
    reply: registration,
  },
  'POST /itf/partners/{id}/lti-platforms': {
    summary: 'Register a learning platform of a partner',
    idempotency: 'key',
    access: admin,
    confirmed: true,
    params: idParams,
    body: z.strictObject(facts),
    reply: platform,
    errors: registrationErrors,
  },
  'POST /itf/partners/{id}/lti-registration': {
    summary: 'Make a link with which the administrator of a platform registers it; it works once',
    idempotency: 'key',
    access: admin,
    confirmed: true,
    params: idParams,
    reply: z.strictObject({ url: z.string(), expiresAt: instant }),
  },
  'POST /lti/register': {
    summary: 'Register a platform by such a link, with what its configuration says (dynamic registration)',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({
      key: z.string().max(100),
      configurationUrl: address,
      registrationToken: z.string().max(8_000).optional(),
    }),
    /** Without a deployment the platform's launches are refused until an administrator enters one. */
    reply: z.strictObject({ issuer: z.string(), deploymentKnown: z.boolean() }),
    errors: ['LAUNCH_EXPIRED', 'LAUNCH_USED', 'LTI_REGISTRATION_FAILED', ...registrationErrors],
  },
  'PUT /itf/partners/{id}/lti-platforms/{platformId}': {
    summary: 'Change the registration of a learning platform',
    access: admin,
    confirmed: true,
    params: platformParams,
    body: z.strictObject(facts),
    reply: platform,
    errors: registrationErrors,
  },
  'DELETE /itf/partners/{id}/lti-platforms/{platformId}': {
    summary: 'Remove a learning platform: its launches are refused from then on',
    access: admin,
    params: platformParams,
    reply: empty,
  },
  'POST /lti/start': {
    summary: 'What the browser keeps before it goes to the platform, and where it goes',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({ start: z.string().max(16_000) }),
    reply: z.strictObject({ ...storage, proof: z.string(), authUrl: z.string() }),
    errors: ['LAUNCH_EXPIRED', 'LTI_STATE_INVALID'],
  },
  'POST /lti/look': {
    summary: 'Where the browser finds its proof for a launch that has come back',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({ ticket: token }),
    reply: z.strictObject(storage),
    errors: ['LAUNCH_EXPIRED'],
  },
  'POST /lti/open': {
    summary: 'What a launch opens, for the browser that began it; once',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({ ticket: token, proof: token.nullable() }),
    reply: z.strictObject({
      /**
       * ENTER: a learner comes in with the token. MANAGE: a teacher signs in at the page of the test. CHOOSE: a teacher
       * signs in and chooses a test with the token.
       */
      kind: z.enum(['ENTER', 'MANAGE', 'CHOOSE']),
      partner: z.string(),
      /** Null where a test is yet to be chosen. */
      title: z.string().nullable(),
      partnerSlug: z.string(),
      examSlug: z.string().nullable(),
      token: z.string().nullable(),
      /** With which a signed-in teacher takes the learners of the course into a class; null where they are not told. */
      roster: z.string().nullable(),
    }),
    errors: ['LAUNCH_EXPIRED', 'LAUNCH_USED', 'LTI_BROWSER_CHANGED', 'LTI_EXAM_UNKNOWN'],
  },
  'POST /lti/offers': {
    summary: 'What a teacher may choose for a link of a learning platform: own exams that are open for its partner',
    idempotency: 'natural',
    access: ['TEACHER'],
    body: z.strictObject({ token }),
    reply: z.strictObject({
      partner: z.string(),
      tests: z.array(z.strictObject({ id, title: z.string(), startsAt: instant, endsAt: instant })),
    }),
    errors: choiceErrors,
  },
  'POST /lti/choose': {
    summary: 'Choose an exam for the link',
    idempotency: 'natural',
    access: ['TEACHER'],
    body: z.strictObject({ token, testId: id }),
    reply: empty,
    errors: [...choiceErrors, 'LTI_EXAM_UNKNOWN', 'LAUNCH_USED'],
  },
  'POST /lti/chosen': {
    summary: 'What the frame posts to the platform once a test is chosen; null until then',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({ token }),
    reply: z.strictObject({ returnUrl: z.string(), answer: z.string() }).nullable(),
    errors: choiceErrors,
  },
  'POST /lti/roster/look': {
    summary: 'The course whose learners a teacher may take into a class, and the own classes that it can be',
    idempotency: 'natural',
    access: ['TEACHER'],
    body: z.strictObject({ token }),
    reply: z.strictObject({
      partner: z.string(),
      course: z.string(),
      /** That the course went into the last time; null for the first. */
      classId: id.nullable(),
      classes: z.array(z.strictObject({ id, name: z.string(), students: z.int() })),
    }),
    errors: choiceErrors,
  },
  'POST /lti/roster': {
    summary:
      'Take the learners of the course into a class: who left the course leaves the class, and nothing is deleted',
    idempotency: 'natural',
    access: ['TEACHER'],
    body: z.strictObject({ token, classId: id }),
    reply: z.strictObject({
      added: z.int(),
      already: z.int(),
      removed: z.int(),
      /** With an account of their own, which nobody puts into a class but they themselves. */
      own: z.int(),
      /** Whose account is locked. */
      locked: z.int(),
      /** Members of the course who are no learners. */
      others: z.int(),
    }),
    errors: [
      ...choiceErrors,
      'CLASS_NOT_FOUND',
      'CLASS_INACTIVE',
      'STUDENT_CONSENT_REQUIRED',
      'LTI_ROSTER_REFUSED',
      'LTI_ROSTER_EMPTY',
      'LTI_ROSTER_TOO_LARGE',
      'REACH_LIMIT_STUDENT_PER_CLASS',
      'REACH_LIMIT_STUDENT_PER_TEACHER',
    ],
  },
  'POST /lti/enter': {
    summary: 'Come in as the learner of a launch; it works once and opens a session for this exam alone',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({ token }),
    reply: z.strictObject({ assignmentId: id }),
    errors: ['LAUNCH_EXPIRED', 'LAUNCH_USED', 'LTI_EXAM_UNKNOWN', 'LOCK_ACCOUNT'],
  },
});
