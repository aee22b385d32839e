/** Partners whose systems call the API as clients: what they themselves may read, and what an admin sets. */
import { partnerSlugPattern } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { id, idParams, instant, pageQuery, search, text } from '../../schemas.ts';

const admin = ['ADMIN'] as const;
const status = z.enum(['ACTIVE', 'DISABLED']);

const thirdParty = z.strictObject({ id, slug: z.string(), name: z.string(), logo: z.string().nullable() });

const partner = thirdParty.extend({
  clientAppId: z.string(),
  allowedOrigins: z.array(z.string()),
  /** Where results are sent; null: nowhere. */
  callbackUrl: z.string().nullable(),
  status,
  createdAt: instant,
  /** Since when the secret is in use. */
  secretSince: instant,
  /** Until when the previous secret is still accepted. */
  oldSecretUntil: instant.nullable(),
});
export type PartnerView = z.infer<typeof partner>;

const secret = z.strictObject({
  id,
  /** Its last characters; null for one from before they were kept. */
  hint: z.string().nullable(),
  /** Whether callbacks are signed with it; those of earlier versions only get tokens. */
  signs: z.boolean(),
  createdAt: instant,
  until: instant.nullable(),
  lastUsedAt: instant.nullable(),
});
const partnerDetails = partner.extend({
  /** Those that are valid, the newest first. */
  secrets: z.array(secret),
  /** Requests of the last 24 hours. */
  usage: z.strictObject({
    requests: z.int(),
    mostInAMinute: z.int(),
    minutesRefused: z.int(),
    /** Requests allowed in a minute. */
    limit: z.int(),
  }),
});
export type PartnerDetails = z.infer<typeof partnerDetails>;

/** This is the only reply that ever contains the secret. */
const withSecret = z.strictObject({ partner, secret: z.string() });

const origin = z
  .string()
  .max(300, 'tooLong')
  .transform((value) => value.trim().toLowerCase().replace(/\/$/, ''))
  .pipe(
    z
      .string()
      .max(200, 'tooLong')
      .regex(/^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/, 'originInvalid'),
  );
const facts = { name: text(100, 1), allowedOrigins: z.array(origin).max(20) };

export const partnerRoutes = defineRoutes({
  'POST /auth/client-app-token': {
    summary:
      "A partner's access token, for the client app's id and secret; sent as Client-App-Authorization: Bearer … with Client-App-Id",
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({ clientAppId: z.string().max(100), secret: z.string().max(200) }),
    reply: z.strictObject({ accessToken: z.string(), expiresAt: instant }),
    errors: ['UNAUTHORISED', 'TOO_MANY_REQUESTS'],
  },
  'GET /itf/third-party': {
    summary: 'Partners that take part',
    access: ['ADMIN', 'OPERATOR', 'TEACHER'],
    query: z.strictObject({ search, ...pageQuery }),
    reply: z.array(thirdParty),
    paged: true,
  },
  'GET /itf/third-party/{id}': {
    summary: 'One partner; a client sees only itself',
    access: ['ADMIN', 'OPERATOR', 'TEACHER', 'client-app'],
    params: idParams,
    reply: thirdParty,
  },
  'GET /itf/partners': {
    summary: 'Partner clients',
    access: admin,
    query: z.strictObject({
      search,
      status: status.optional(),
      sort: z.enum(['name', 'created']).default('name'),
      direction: z.enum(['asc', 'desc']).default('asc'),
      ...pageQuery,
    }),
    reply: z.array(partner),
    paged: true,
  },
  'POST /itf/partners': {
    summary: 'Add a partner; the reply holds the secret, once',
    idempotency: 'key',
    access: admin,
    confirmed: true,
    body: z.strictObject({
      slug: z
        .string()
        .max(100, 'slugInvalid')
        .transform((value) => value.trim())
        .pipe(z.string().min(1, 'required').regex(partnerSlugPattern, 'slugInvalid')),
      ...facts,
    }),
    reply: withSecret,
    errors: ['PARTNER_SLUG_RESERVED', 'PARTNER_SLUG_EXISTED'],
  },
  'GET /itf/partners/{id}': {
    summary: 'One partner with its secrets and the use of its limit',
    access: admin,
    params: idParams,
    reply: partnerDetails,
  },
  'PUT /itf/partners/{id}/callback': {
    summary: 'Set where results are sent, or end it',
    access: admin,
    params: idParams,
    body: z.strictObject({ url: z.string().max(500, 'tooLong').nullable() }),
    reply: partner,
    errors: ['CALLBACK_ADDRESS_INVALID', 'CALLBACK_NEEDS_SECRET'],
  },
  'PUT /itf/partners/{id}': {
    summary: "Change a partner's name and origins",
    access: admin,
    params: idParams,
    body: z.strictObject(facts),
    reply: partner,
  },
  'POST /itf/partners/{id}/update-logo': {
    summary: "Upload the partner's logo: JPG or PNG",
    idempotency: 'key',
    access: admin,
    params: idParams,
    upload: { setting: 'picture-mebibytes' },
    reply: partner,
    errors: ['MEDIA_UNSUPPORTED', 'MEDIA_TOO_LARGE', 'MEDIA_BROKEN'],
  },
  'PUT /itf/partners/{id}/update-status': {
    summary: 'Disable a partner client, or enable it again',
    access: admin,
    params: idParams,
    body: z.strictObject({ status }),
    reply: partner,
  },
  'POST /itf/partners/{id}/rotate-secret': {
    summary: 'Make a new secret; the old one is taken for another 7 days',
    idempotency: 'key',
    access: admin,
    confirmed: true,
    params: idParams,
    reply: withSecret,
  },
  'POST /itf/partners/{id}/revoke-old-secret': {
    summary: 'Take the old secret no more, from now on',
    idempotency: 'natural',
    access: admin,
    params: idParams,
    reply: partner,
  },
});
