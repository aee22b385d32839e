/** Results that partners get: by callback, and by asking with their client's token; and what an admin sees of the sending. */
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { id, idParams, instant, pageQuery } from '../../schemas.ts';

const admin = ['ADMIN'] as const;

/** A result as its partner gets it. What the integrated exam does not return is null. */
export const partnerResult = z.strictObject({
  attemptId: id,
  /** The slug of the integrated exam. */
  exam: z.string(),
  /** The partner's id of the learner; null for one who signed in without a launch. */
  learner: z.string().nullable(),
  /** The number of the attempt among those of the learner. */
  number: z.int(),
  state: z.enum(['RUNNING', 'SUBMITTED', 'SCORED']),
  startedAt: instant,
  submittedAt: instant.nullable(),
  scoredAt: instant.nullable(),
  /** Counts the scorings of the attempt; the highest is in force. */
  revision: z.int().nullable(),
  /** Whether a teacher still has to mark a part of it. */
  provisional: z.boolean().nullable(),
  /** Out of ten. */
  score: z.number().nullable(),
  points: z.number().nullable(),
  maxPoints: z.number().nullable(),
  parts: z.array(z.strictObject({ name: z.string(), points: z.number(), maxPoints: z.number() })).nullable(),
});
export type PartnerResult = z.infer<typeof partnerResult>;

/** The body of a callback. */
export const partnerCallback = z.strictObject({
  /** The same for every try of a delivery. */
  id,
  type: z.enum(['submitted', 'scored', 'regraded', 'test']),
  /** Grows with each delivery; those of an attempt come in its order. */
  sequence: z.int(),
  createdAt: instant,
  result: partnerResult,
});
export type PartnerCallback = z.infer<typeof partnerCallback>;

const kind = z.enum(['SUBMITTED', 'SCORED', 'REGRADED']);
const state = z.enum(['PENDING', 'DELIVERED', 'WAITING', 'STOPPED']);

const delivery = z.strictObject({
  id,
  kind,
  attemptId: id,
  learner: z.string(),
  exam: z.string(),
  state,
  madeAt: instant,
  /** Of one that is pending. */
  nextAt: instant.nullable(),
  giveUpAt: instant,
  tries: z.int(),
  /** The status or the failure of the last try. */
  answer: z.string().nullable(),
  ms: z.int().nullable(),
});
export type CallbackDelivery = z.infer<typeof delivery>;

const tried = z.strictObject({
  number: z.int(),
  at: instant,
  answer: z.string(),
  ms: z.int(),
  /** The pause that the partner asked for, in seconds. */
  retryAfter: z.int().nullable(),
});
export type CallbackTry = z.infer<typeof tried>;

const deliveryParams = z.object({ id, deliveryId: id });

const testCall = z.strictObject({
  at: instant,
  status: z.int().nullable(),
  failure: z.string().nullable(),
  ms: z.int(),
  /** What was sent. */
  path: z.string(),
  signature: z.string(),
  body: z.string(),
});
export type CallbackTest = z.infer<typeof testCall>;

const overview = z.strictObject({
  tests: z.int(),
  attemptsThisMonth: z.int(),
  deliveriesToday: z.int(),
  /** Of those today that were received, the ones received at the first try. */
  receivedToday: z.int(),
  receivedAtOnceToday: z.int(),
  retrying: z.int(),
  waiting: z.int(),
  /** Failures of the last 24 hours by their answer, the most frequent first. */
  errors: z.array(z.strictObject({ answer: z.string(), count: z.int() })),
});
export type CallbackOverview = z.infer<typeof overview>;

export const callbackRoutes = defineRoutes({
  'GET /itf/partner-results/{id}': {
    summary: "The result of an attempt of the partner's own learners, as callbacks tell it",
    access: ['client-app'],
    params: idParams,
    reply: partnerResult,
  },
  'GET /itf/partners/{id}/callbacks': {
    summary: 'How many results a partner was sent, and how that went',
    access: admin,
    params: idParams,
    reply: overview,
  },
  'POST /itf/partners/{id}/callbacks/test': {
    summary: "Send an invented result to the partner's address, and say what it answered",
    idempotency: 'natural',
    access: admin,
    params: idParams,
    reply: testCall,
    errors: ['CALLBACK_ADDRESS_MISSING', 'CALLBACK_NEEDS_SECRET', 'TOO_MANY_REQUESTS'],
  },
  'GET /itf/partners/{id}/deliveries': {
    summary: 'Results sent to a partner, the newest first',
    access: admin,
    params: idParams,
    query: z.strictObject({
      /** RETRYING: tried without success; ENDED: waits for a person. */
      show: z.enum(['ALL', 'RETRYING', 'ENDED']).default('ALL'),
      kind: kind.optional(),
      attemptId: id.optional(),
      ...pageQuery,
    }),
    reply: z.array(delivery),
    paged: true,
  },
  'GET /itf/partners/{id}/deliveries/{deliveryId}': {
    summary: 'The tries of one delivery',
    access: admin,
    params: deliveryParams,
    reply: z.array(tried),
  },
  'POST /itf/partners/{id}/deliveries/send-again': {
    summary: 'Send results again, or now: those named, else all that wait for a person',
    idempotency: 'natural',
    access: admin,
    params: idParams,
    body: z.strictObject({ ids: z.array(id).min(1).max(100).optional() }),
    reply: z.strictObject({ sentAgain: z.int() }),
  },
});
