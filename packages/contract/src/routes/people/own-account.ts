/**
 * The user's own account after signing in: profile, contact, personal details, picture, package with its history,
 * export and deletion.
 */
import { features, membershipSources, offerCodes, roles, isTimeZone, subjects } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import {
  day,
  gender,
  givenName,
  id,
  instant,
  lastName,
  packageCode,
  pastDay,
  pageQuery,
  search,
  several,
} from '../../schemas.ts';
import { roleCode } from './accounts.ts';

const feature = z.enum(features);
const offerCode = z.enum(offerCodes);
const role = z.enum(roles);
const ticket = z.string().max(500);

const membership = z.strictObject({
  code: packageCode,
  /** `free-exam-cracking` for the free package. */
  slug: z.string().nullable(),
  /** 1 to 3 for teachers' packages; null for learners'. */
  level: z.int().nullable(),
  name: z.string(),
  nameEn: z.string(),
  /** In dong: a year for teachers, once for learners. Null: not sold. */
  price: z.int().nullable(),
  isFree: z.boolean(),
  isExpired: z.boolean(),
  /** Null for the free package that everybody falls back to. */
  startDate: instant.nullable(),
  endDate: instant.nullable(),
  usesLeft: z.int().nullable(),
  /** The features that it opens while it runs. */
  features: z.array(feature),
  serverTime: instant,
});

const abilities = z.strictObject({
  useContent: z.boolean(),
  manageClasses: z.boolean(),
  writeQuestions: z.boolean(),
  createExams: z.boolean(),
  createFormats: z.boolean(),
  exportSystemTests: z.boolean(),
  manageSystemContent: z.boolean(),
  takeTests: z.boolean(),
});

const profile = z.strictObject({
  id,
  fullName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  roleCode,
  is_admin: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  signInName: z.string().nullable(),
  avatar: z.string().nullable(),
  locale: z.enum(['vi', 'en']),
  /** The subject that forms and lists begin with; null until the user chooses one. */
  subject: z.enum(subjects).nullable(),
  /** The grades of the teacher's own classes of today, which forms and lists offer first; the most frequent one first. */
  grades: z.array(z.string()),
  /** The IANA name of the zone that rules this user's days and times. */
  timeZone: z.string(),
  /** The zone that the user has chosen or the browser has reported; null before either. */
  ownTimeZone: z.string().nullable(),
  receivedGift: z.boolean(),
  /** False until the owner of a new account has said whether they teach or learn. */
  roleChosen: z.boolean(),
  membership: membership.nullable(),
  /** When the package ends or has ended; null for a package without an end, and for no package. */
  membershipExpired: instant.nullable(),
  isExpired: z.boolean(),
  serverTime: instant,
  /** Caps of the teacher's package in force. */
  caps: z
    .strictObject({
      classes: z.int(),
      students: z.int(),
      studentsPerClass: z.int(),
      systemTestsPerMonth: z.int().nullable(),
    })
    .nullable(),
  abilities,
  /** A partner's launch opened this session: it opens one test and nothing else of the account. */
  launched: z.boolean(),
  /** Set while somebody of the staff looks at this account with its user's code. */
  support: z.strictObject({ endsAt: instant }).nullable(),
  /** Whether the teacher administers a school. */
  administersSchool: z.boolean(),
});

/** One row of the package history: a package that this user had, has or will have. */
const ownMembership = z.strictObject({
  id,
  /** When it was granted. */
  at: instant,
  source: z.enum(membershipSources),
  code: packageCode,
  name: z.string(),
  nameEn: z.string(),
  /** The dong that were paid; null where nothing was sold. */
  amount: z.int().nullable(),
  reference: z.string(),
  note: z.string(),
  startsAt: instant,
  endsAt: instant.nullable(),
  usesTotal: z.int().nullable(),
  usesLeft: z.int().nullable(),
  /** REPLACED: it ended early, for example because of the next package. */
  state: z.enum(['RUNNING', 'WAITING', 'ENDED', 'REPLACED']),
});
export type OwnMembership = z.output<typeof ownMembership>;

const used = (cap: z.ZodType<number | null>) => z.strictObject({ used: z.int(), cap });

export const ownAccountRoutes = defineRoutes({
  'GET /auth/getUser': {
    summary: 'Who is signed in, in short',
    access: 'signed-in',
    support: 'shown',
    reply: z.strictObject({
      id,
      fullName: z.string(),
      role,
      roleCode,
      is_admin: z.boolean(),
      locale: z.enum(['vi', 'en']),
    }),
  },
  'GET /account/profile': {
    summary: 'The signed-in user with package and abilities',
    access: 'signed-in',
    support: 'shown',
    launched: 'own',
    reply: profile,
  },
  'POST /account/contact': {
    summary:
      'Take the phone or the e-mail address that the ticket proves as one’s own; the old one is told, with a link that undoes it for 72 hours',
    idempotency: 'natural',
    access: 'signed-in',
    confirmed: true,
    body: z.strictObject({ ticket }),
    errors: ['TICKET_EXPIRED', 'EMAIL_USED', 'PHONE_USED'],
  },
  'POST /account/locale': {
    summary: 'Remember the language for messages to this user',
    idempotency: 'natural',
    access: 'signed-in',
    body: z.strictObject({ locale: z.enum(['vi', 'en']) }),
  },
  'POST /account/subject': {
    summary: 'Choose the subject that forms and lists begin with, or none',
    idempotency: 'natural',
    access: 'signed-in',
    body: z.strictObject({ subject: z.enum(subjects).nullable() }),
  },
  'POST /account/time-zone': {
    summary: 'Choose the own time zone by its IANA name; in Vietnam the country’s own holds all the same',
    idempotency: 'natural',
    access: 'signed-in',
    body: z.strictObject({ timeZone: z.string().max(64, 'tooLong').refine(isTimeZone, 'invalid') }),
  },
  'GET /account/details': {
    summary: 'Personal details of the signed-in user',
    access: 'signed-in',
    support: 'shown',
    reply: z.strictObject({
      lastName: z.string(),
      firstName: z.string(),
      gender: gender.nullable(),
      birthday: day.nullable(),
      provinceCode: z.string().nullable(),
      /** False for an account that was opened without a password: the first one is set without entering an old one. */
      hasPassword: z.boolean(),
      createdAt: instant,
    }),
  },
  'PUT /account/profile': {
    summary: 'Change the own name, gender, birthday and province',
    access: 'signed-in',
    body: z.strictObject({
      lastName,
      firstName: givenName,
      gender: gender.nullable(),
      birthday: pastDay.nullable(),
      provinceCode: z.string().max(20).nullable(),
    }),
    errors: ['GUARDIAN_CONSENT_REQUIRED', 'TEACHER_TOO_YOUNG'],
  },
  'POST /account/update-avatar': {
    summary: 'Upload a picture of oneself: JPG or PNG; the one before is deleted',
    idempotency: 'natural',
    access: 'signed-in',
    upload: { setting: 'picture-mebibytes' },
    reply: z.strictObject({ avatar: z.string() }),
    errors: ['MEDIA_BROKEN', 'MEDIA_UNSUPPORTED', 'MEDIA_TOO_LARGE', 'MEDIA_QUOTA_REACHED'],
  },
  'DELETE /account/avatar': { summary: 'Delete the picture of oneself', access: 'signed-in' },
  'GET /account/plan': {
    summary: 'How much of the own package is used, and the packages so far',
    access: 'signed-in',
    support: 'shown',
    reply: z.strictObject({
      /** Only for teachers. */
      usage: z
        .strictObject({ classes: used(z.int()), students: used(z.int()), systemTests: used(z.int().nullable()) })
        .nullable(),
      /** The latest ten, newest first. */
      history: z.array(ownMembership),
      /** Packages above the current one that may be bought, the nearest first. */
      upgrades: z.array(
        z.strictObject({
          code: offerCode,
          name: z.string(),
          nameEn: z.string(),
          price: z.int(),
          months: z.int().nullable(),
          tests: z.int().nullable(),
          accounts: z.int(),
        }),
      ),
    }),
  },
  'GET /account/transactions': {
    summary: 'What gave or changed a package of the signed-in user',
    access: ['TEACHER', 'STUDENT'],
    support: 'shown',
    feature: 'use-content',
    query: z.strictObject({
      search,
      source: several(z.enum(membershipSources)),
      /** Days in the reader's time zone, both included. */
      from: day.optional(),
      to: day.optional(),
      sort: z.enum(['at', 'package', 'amount']).default('at'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    reply: z.array(ownMembership),
    paged: true,
  },
  'GET /account/export': {
    summary: 'Everything that is kept about the signed-in user, as one JSON file; three times an hour at most',
    access: 'signed-in',
    confirmed: true,
    file: 'application/json',
    errors: ['TOO_MANY_REQUESTS'],
  },
  'GET /account/deletion': {
    summary: 'What deleting the own account would take away and keep, and what stands against it',
    access: 'signed-in',
    reply: z.strictObject({
      /** Tests that learners may be taking now. */
      runningTests: z.array(z.strictObject({ id, title: z.string(), className: z.string(), endsAt: instant })),
      /** How many tests would be cancelled before they open. */
      upcomingTests: z.int(),
      isLastAdmin: z.boolean(),
      goes: z.strictObject({ classes: z.int(), questions: z.int(), exams: z.int(), formats: z.int() }),
      stays: z.strictObject({ results: z.int(), purchases: z.int() }),
    }),
  },
  'POST /account/delete': {
    summary: 'Delete the own account; every device is signed out and its phone and e-mail are free again',
    idempotency: 'natural',
    access: 'signed-in',
    confirmed: true,
    errors: ['ACCOUNT_HAS_RUNNING_TESTS', 'ACCOUNT_LAST_ADMIN'],
  },
});
