/** Signing in with a school's account at Google Workspace or Microsoft Entra, and the schools that such accounts are of. */
import { signOnProviders } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { fullName, id, idParams, instant, pageQuery, search, text } from '../../schemas.ts';
import { signedIn } from './accounts.ts';

const provider = z.enum(signOnProviders);
const params = z.object({ provider });
/** A path of the product: where the browser goes afterwards. */
const target = z
  .string()
  .max(500, 'tooLong')
  .regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u, 'invalid');
const away = z.strictObject({ address: z.string() });
const consent = z.string().max(20);

const link = z.strictObject({ provider, label: z.string(), linkedAt: instant });
export type SignOnLink = z.infer<typeof link>;

const signOnDone = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('SIGNED_IN'), target: z.string() }),
  /** The own account can be opened with it from now on. */
  z.strictObject({ step: z.literal('LINKED'), target: z.string() }),
  /** The organisation is the school's from now on. */
  z.strictObject({ step: z.literal('BOUND'), target: z.string() }),
  /** Somebody of a school who has no account: the ticket opens one. */
  z.strictObject({
    step: z.literal('NEW'),
    ticket: z.string(),
    school: z.string(),
    fullName: z.string(),
    label: z.string(),
    target: z.string(),
  }),
]);
export type SignOnDone = z.infer<typeof signOnDone>;

const schoolSignOn = z.strictObject({
  id,
  provider,
  organisation: z.string(),
  boundAt: instant,
  boundBy: z.string().nullable(),
});
export type SchoolSignOn = z.infer<typeof schoolSignOn>;
const listedSignOn = schoolSignOn.extend({ school: z.strictObject({ id, name: z.string() }) });
export type ListedSignOn = z.infer<typeof listedSignOn>;
const schoolSignOns = z.strictObject({
  school: z.strictObject({ id, name: z.string() }),
  /** Of the text that is confirmed when an organisation is bound. */
  consentVersion: z.string(),
  items: z.array(schoolSignOn),
});
export type SchoolSignOns = z.infer<typeof schoolSignOns>;

export const signOnRoutes = defineRoutes({
  'GET /auth/sign-on': {
    summary: 'The providers with which people can sign in here',
    access: 'public',
    reply: z.strictObject({ providers: z.array(provider) }),
  },
  'POST /auth/sign-on/{provider}/start': {
    summary: 'The address at the provider where signing in goes on; a cookie remembers it for ten minutes',
    idempotency: 'natural',
    access: 'public',
    params,
    body: z.strictObject({ target }),
    reply: away,
    errors: ['SIGN_ON_UNAVAILABLE'],
  },
  'POST /auth/sign-on/{provider}/finish': {
    summary:
      'What the browser has brought back from the provider, once: it signs in, links the own account or binds a school',
    idempotency: 'natural',
    access: 'public',
    params,
    body: z.strictObject({ query: z.string().max(6_000, 'tooLong') }),
    reply: signOnDone,
    errors: [
      'SIGN_ON_EXPIRED',
      'SIGN_ON_CANCELLED',
      'SIGN_ON_REFUSED',
      'SIGN_ON_UNAVAILABLE',
      'SIGN_ON_UNKNOWN',
      'SIGN_ON_EMAIL_UNVERIFIED',
      'SIGN_ON_LINKED_ELSEWHERE',
      'SIGN_ON_HAS_LINK',
      'SIGN_ON_NO_ORGANISATION',
      'SIGN_ON_DOMAIN_TAKEN',
      'REACH_LIMIT_SIGN_ONS',
      'SCHOOL_ADMIN_ONLY',
      'LOCK_ACCOUNT',
      'LIMIT_LOGIN_SESSION',
      'UNAUTHORISED',
    ],
  },
  'POST /auth/sign-on/join': {
    summary: 'Open the account of a learner of a school, with the ticket that signing in gave',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({ ticket: z.string().max(3_000), fullName, acceptTerms: z.literal(true) }),
    reply: signedIn,
    errors: ['TICKET_EXPIRED', 'SIGN_ON_UNKNOWN', 'EMAIL_REGISTERED'],
  },
  'GET /account/sign-on': {
    summary: 'The accounts at providers that open the own account',
    access: 'signed-in',
    reply: z.strictObject({ providers: z.array(provider), links: z.array(link) }),
  },
  'POST /account/sign-on/{provider}/link': {
    summary: 'The address at the provider where its account is linked with the own one',
    idempotency: 'natural',
    access: 'signed-in',
    confirmed: true,
    params,
    body: z.strictObject({ target }),
    reply: away,
    errors: ['SIGN_ON_UNAVAILABLE'],
  },
  'DELETE /account/sign-on/{provider}': {
    summary: 'Unlink the account at the provider; refused when nothing else opens the own account',
    access: 'signed-in',
    confirmed: true,
    params,
    errors: ['SIGN_ON_ONLY_WAY'],
  },
  'GET /school/sign-ons': {
    summary: 'The organisations at providers that belong to the school of its administrator',
    access: ['TEACHER'],
    reply: schoolSignOns,
    errors: ['SCHOOL_ADMIN_ONLY'],
  },
  'POST /school/sign-ons/{provider}/start': {
    summary: 'The address at the provider where the school’s administrator shows which organisation is the school’s',
    idempotency: 'natural',
    access: ['TEACHER'],
    confirmed: true,
    params,
    body: z.strictObject({ target, consent }),
    reply: away,
    errors: ['SCHOOL_ADMIN_ONLY', 'CONFLICT', 'SIGN_ON_UNAVAILABLE'],
  },
  'DELETE /school/sign-ons/{id}': {
    summary: 'An organisation is the own school’s no longer; accounts stay',
    access: ['TEACHER'],
    params: idParams,
    reply: schoolSignOns,
    errors: ['SCHOOL_ADMIN_ONLY'],
  },
  'GET /itf/school-sign-ons': {
    summary: 'The organisations at providers that belong to any school',
    access: ['ADMIN'],
    query: z.object({
      search,
      provider: provider.optional(),
      sort: z.enum(['bound', 'school', 'organisation']).default('bound'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    reply: z.array(listedSignOn),
    paged: true,
  },
  'GET /itf/schools/{id}/sign-ons': {
    summary: 'The organisations at providers that belong to a school',
    access: ['ADMIN'],
    params: idParams,
    reply: schoolSignOns,
  },
  'POST /itf/schools/{id}/sign-ons': {
    summary: 'Give an organisation to a school that has shown it to be its own',
    idempotency: 'natural',
    access: ['ADMIN'],
    params: idParams,
    body: z.strictObject({ provider, organisation: text(253, 1), consent }),
    reply: schoolSignOns,
    errors: ['CONFLICT', 'SIGN_ON_DOMAIN_TAKEN', 'REACH_LIMIT_SIGN_ONS'],
  },
  'DELETE /itf/schools/{id}/sign-ons/{signOnId}': {
    summary: 'An organisation is a school’s no longer; accounts stay',
    access: ['ADMIN'],
    params: z.object({ id, signOnId: id }),
    reply: schoolSignOns,
  },
});
