/** Activation codes: using one, and their administration. */
import { activationKinds, activationStatuses } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { day, empty, id, idParams, instant, noBlankEnds, packageCode, pageQuery, search, text } from '../../schemas.ts';

const kind = z.enum(activationKinds);

/** What a code opened: a package until a moment, or a test that can be started now. */
const activated = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('PACKAGE'),
    packageCode,
    name: z.string(),
    nameEn: z.string(),
    endsAt: instant.nullable(),
    tests: z.int().nullable(),
  }),
  z.strictObject({
    kind: z.literal('TEST'),
    examId: id.nullable(),
    examName: z.string().nullable(),
    examType: z.int().nullable(),
  }),
]);
export type Activated = z.infer<typeof activated>;

export const activationCode = z.strictObject({
  id,
  /** Null when the server's secret has changed since: such a code can no longer be read or used. */
  code: z.string().nullable(),
  batchId: id,
  batchName: z.string(),
  kind,
  packageCode: packageCode.nullable(),
  /** Null: the usual duration of the package. */
  months: z.int().nullable(),
  tests: z.int().nullable(),
  examId: id.nullable(),
  examName: z.string().nullable(),
  examType: z.int().nullable(),
  /** Who sells it. */
  partner: z.strictObject({ id, name: z.string() }).nullable(),
  usesAllowed: z.int(),
  uses: z.int(),
  status: z.enum(activationStatuses),
  expiresAt: instant.nullable(),
  disabledAt: instant.nullable(),
  createdBy: z.string(),
  createdAt: instant,
});
export type ActivationCode = z.infer<typeof activationCode>;

const made = {
  name: text(100, 1),
  count: z.int().min(1, 'tooSmall').max(500, 'tooBig'),
  usesAllowed: z.int().min(1, 'tooSmall').max(10_000, 'tooBig'),
  expiresAt: instant.nullable(),
  /** Who sells the codes. */
  partnerId: id.nullable().default(null),
};

const admin = ['ADMIN'] as const;

const reportFilters = {
  batchId: id.optional(),
  partnerId: id.optional(),
  /** Days in Vietnam, both included. */
  from: day.optional(),
  to: day.optional(),
};
const codeUse = z.strictObject({
  codeId: id,
  userId: id,
  fullName: z.string(),
  contact: z.string().nullable(),
  usedAt: instant,
  /** Null when it was stored under another secret of the server. */
  code: z.string().nullable(),
  batchName: z.string(),
  partner: z.string().nullable(),
  packageCode: packageCode.nullable(),
  examName: z.string().nullable(),
  examType: z.int().nullable(),
});
export type CodeUse = z.infer<typeof codeUse>;
const codeBatch = z.strictObject({
  id,
  name: z.string(),
  partner: z.string().nullable(),
  createdAt: instant,
  codes: z.int(),
  /** Codes that were used at least once, codes that can no longer be used, and uses of all codes. */
  touched: z.int(),
  disabled: z.int(),
  uses: z.int(),
  usesAllowed: z.int(),
});
export type CodeBatch = z.infer<typeof codeBatch>;

export const activationCodeRoutes = defineRoutes({
  'POST /itf/active-codes/active': {
    summary: 'Use an activation code: a package begins, or tests open',
    idempotency: 'key',
    access: 'public',
    body: z.strictObject({ code: z.string().max(64, 'tooLong').min(1, 'required').refine(noBlankEnds, 'blankEnds') }),
    reply: activated,
    errors: [
      'ACTIVE_CODE_INVALID',
      'ACTIVE_CODE_LOGIN_REQUIRED',
      'ACTIVE_CODE_USED',
      'PACKAGE_AUDIENCE',
      'PACKAGE_LOWER',
      'USER_NOT_STUDENT',
      'TOO_MANY_REQUESTS',
    ],
  },
  'GET /itf/active-codes': {
    summary: 'Activation codes with what they give and how often they were used',
    access: admin,
    query: z.object({
      search,
      kind: kind.optional(),
      partnerId: id.optional(),
      status: z.enum(activationStatuses).optional(),
      sort: z.enum(['created', 'expires', 'uses']).default('created'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    reply: z.array(activationCode),
    paged: true,
  },
  'POST /itf/active-codes': {
    summary: 'Make a batch of codes, for a partner who sells them if one is named',
    idempotency: 'key',
    access: admin,
    body: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('PACKAGE'),
        ...made,
        packageCode,
        months: z.int().min(1, 'tooSmall').max(60, 'tooBig').nullable(),
        tests: z.int().min(1, 'tooSmall').max(1000, 'tooBig').nullable(),
      }),
      z.strictObject({
        kind: z.literal('TEST'),
        ...made,
        examId: id.nullable(),
        examType: z.int().min(1).max(999).nullable(),
      }),
    ]),
    reply: z.strictObject({ batchId: id, codes: z.int() }),
    errors: ['UNIT_TEST_NOT_FOUND', 'NOT_FOUND'],
  },
  'GET /itf/active-codes/batches': {
    summary: 'Batches of codes with how far they are used, the newest first',
    access: admin,
    query: z.object({ search, partnerId: id.optional(), ...pageQuery }),
    reply: z.array(codeBatch),
    paged: true,
  },
  'GET /itf/active-codes/uses': {
    summary: 'Which code was used by whom and when, the newest first',
    access: admin,
    query: z.object({ ...reportFilters, ...pageQuery }),
    reply: z.array(codeUse),
    paged: true,
  },
  'GET /itf/active-codes/uses/file': {
    summary: 'The uses that a filter finds as a workbook, 10,000 at most',
    access: admin,
    query: z.object(reportFilters),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'POST /itf/active-codes/disable': {
    summary: 'Stop codes from being used, or let them be used again; what they gave stays',
    idempotency: 'natural',
    access: admin,
    body: z.strictObject({ ids: z.array(id).min(1, 'required').max(200, 'tooBig'), disabled: z.boolean() }),
    reply: z.strictObject({ changed: z.int() }),
  },
  'GET /itf/active-codes/batches/{id}/file': {
    summary: 'The codes of a batch as a workbook',
    access: admin,
    params: idParams,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'GET /itf/active-codes/{id}/uses': {
    summary: 'Who used a code, newest first',
    access: admin,
    params: idParams,
    query: z.object(pageQuery),
    reply: z.array(
      z.strictObject({ userId: id, fullName: z.string(), contact: z.string().nullable(), usedAt: instant }),
    ),
    paged: true,
  },
  'PUT /itf/unit-tests/{id}/activation-code': {
    summary: 'Say whether a system test opens to learners only with an activation code',
    access: ['ADMIN', 'OPERATOR'],
    params: idParams,
    body: z.strictObject({ needed: z.boolean() }),
    reply: empty,
    errors: ['UNIT_TEST_NOT_FOUND'],
  },
});
