/** Messages of visitors, requests for packages and for the school plan, and what staff do with them. */
import { offerCodes, requestEventKinds, requestKinds, requestStates, requestWriters } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { day, empty, id, idParams, instant, lines, pageQuery, search, text } from '../../schemas.ts';

const staff = ['ADMIN', 'SALE'] as const;

const sender = {
  fullName: text(60, 1),
  /** Of the site: a Vietnamese mobile number, abroad any number. The service checks it. */
  phone: z.string().min(1, 'required').max(60, 'tooLong'),
  email: z
    .string()
    .max(400, 'emailTooLong')
    .transform((value) => value.trim().toLowerCase())
    .pipe(z.string().min(1, 'required').max(80, 'emailTooLong'))
    .pipe(z.email('emailInvalid')),
  message: lines(1000),
  /** A field that people do not see; programs fill it. */
  website: z.string().max(500).default(''),
  /** For how many milliseconds the form was open. */
  openMs: z.int().min(0).max(86_400_000_000).default(0),
};

const receipt = z.strictObject({ dueOn: day });

const person = z.strictObject({ id, fullName: z.string() });

const userRequest = z.strictObject({
  id,
  kind: z.enum(requestKinds),
  packageCode: z.enum(offerCodes).nullable(),
  writer: z.enum(requestWriters).nullable(),
  fullName: z.string(),
  organisation: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  locale: z.enum(['vi', 'en']),
  /** The account that was signed in. */
  userId: id.nullable(),
  state: z.enum(requestStates),
  /** Seems to be written by a program. */
  suspect: z.boolean(),
  assignee: person.nullable(),
  receivedAt: instant,
  dueOn: day,
  /** Working days by which it is late; 0 when it is not. */
  daysLate: z.int(),
  revision: z.int(),
});
export type UserRequest = z.infer<typeof userRequest>;

const userRequestEvent = z.strictObject({
  id: z.string(),
  at: instant,
  kind: z.enum(requestEventKinds),
  /** Null: the system. */
  by: z.string().nullable(),
  /** An answer or a note; the name of the one who takes care; a state. */
  text: z.string(),
});
export type UserRequestEvent = z.infer<typeof userRequestEvent>;

const filters = {
  search,
  kind: z.enum(requestKinds).optional(),
  /** OPEN: neither answered nor closed; MINE: open ones of the caller; SUSPECT: kept apart, in no other view. */
  view: z.enum(['OPEN', 'OVERDUE', 'MINE', 'ANSWERED', 'CLOSED', 'SUSPECT', 'ALL']).default('OPEN'),
};

export const requestRoutes = defineRoutes({
  'POST /user-question': {
    summary: 'Write to the operator of the site; the same message of a day is one',
    access: 'public',
    idempotency: 'natural',
    body: z.strictObject({ ...sender, writer: z.enum(requestWriters).optional() }),
    reply: receipt,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'POST /user-request': {
    summary: 'Ask for a package or, without one, for the plan of a school; the same request of a day is one',
    access: 'public',
    idempotency: 'natural',
    body: z.strictObject({
      ...sender,
      writer: z.enum(requestWriters).optional(),
      packageCode: z.enum(offerCodes).optional(),
      organisation: text(120).default(''),
    }),
    reply: receipt,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'GET /itf/user-requests': {
    summary: 'Requests of visitors: open ones by their due day, others from the latest',
    access: staff,
    query: z.object({ ...filters, ...pageQuery }),
    reply: z.array(userRequest),
    paged: true,
  },
  'GET /itf/user-requests/counts': {
    summary: 'How many requests each view has, and who may take care of one',
    access: staff,
    reply: z.strictObject({
      counts: z.strictObject({
        OPEN: z.int(),
        OVERDUE: z.int(),
        MINE: z.int(),
        ANSWERED: z.int(),
        CLOSED: z.int(),
        SUSPECT: z.int(),
      }),
      staff: z.array(person),
    }),
  },
  'GET /itf/user-requests/file': {
    summary: 'The requests of a view as a workbook',
    access: staff,
    query: z.object(filters),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  'GET /itf/user-requests/{id}': {
    summary: 'A request with its history, the latest first',
    access: staff,
    params: idParams,
    reply: z.strictObject({ request: userRequest, events: z.array(userRequestEvent) }),
  },
  'PUT /itf/user-requests/{id}': {
    summary: 'Give a request to somebody, change its state, or say that it is no spam',
    access: staff,
    params: idParams,
    body: z.strictObject({
      revision: z.int(),
      assigneeId: id.nullable().optional(),
      state: z.enum(['IN_PROGRESS', 'ANSWERED', 'CLOSED']).optional(),
      suspect: z.boolean().optional(),
    }),
    reply: userRequest,
    errors: ['VERSION_CONFLICT', 'NOT_FOUND'],
  },
  'POST /itf/user-requests/{id}/answer': {
    summary: 'Answer by mail; whoever answers takes the request',
    access: staff,
    idempotency: 'key',
    params: idParams,
    body: z.strictObject({ text: lines(5000), revision: z.int() }),
    reply: userRequest,
    errors: ['VERSION_CONFLICT', 'NOT_FOUND'],
  },
  'POST /itf/user-requests/{id}/notes': {
    summary: 'Add a note that only staff see',
    access: staff,
    idempotency: 'key',
    params: idParams,
    body: z.strictObject({ text: lines(2000) }),
    reply: empty,
    errors: ['NOT_FOUND'],
  },
});
