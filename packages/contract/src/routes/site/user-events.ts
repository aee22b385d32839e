/** Events that people join: what everybody sees, and the rows that operators make. */
import {
  mostUserEventPlaces,
  userEventAudiences,
  userEventChoices,
  userEventPhases,
  userEventStates,
} from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { empty, id, idParams, instant, lines, pageQuery, search, text } from '../../schemas.ts';

const managers = ['ADMIN', 'OPERATOR'] as const;

const facts = {
  name: text(150, 1),
  nameEn: text(150),
  about: z.union([z.literal(''), lines(2000)]),
  aboutEn: z.union([z.literal(''), lines(2000)]),
  place: text(200),
  placeEn: text(200),
  audience: z.enum(userEventAudiences),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** Until when one may join; null: until the event begins. */
  joinUntil: instant.nullable(),
  capacity: z.int().min(1, 'tooSmall').max(mostUserEventPlaces, 'tooBig'),
};

const userEvent = z.strictObject({
  id,
  name: z.string(),
  nameEn: z.string(),
  about: z.string(),
  aboutEn: z.string(),
  place: z.string(),
  placeEn: z.string(),
  audience: facts.audience,
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  joinUntil: instant.nullable(),
  capacity: z.int(),
  joined: z.int(),
  state: z.enum(userEventStates),
  phase: z.enum(userEventPhases),
  revision: z.int(),
  changedAt: instant,
  changedBy: z.string(),
});
export type UserEvent = z.infer<typeof userEvent>;

const shownEvent = z.strictObject({
  id,
  name: z.string(),
  nameEn: z.string(),
  about: z.string(),
  aboutEn: z.string(),
  place: z.string(),
  placeEn: z.string(),
  audience: facts.audience,
  startsAt: instant,
  endsAt: instant,
  joinUntil: instant,
  /** Places that are left. */
  left: z.int(),
  choice: z.enum(userEventChoices),
});
export type ShownUserEvent = z.infer<typeof shownEvent>;

const participant = z.strictObject({
  id,
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Null: without an account. */
  role: z.enum(['ADMIN', 'OPERATOR', 'TEACHER', 'STUDENT', 'SALE']).nullable(),
  joinedAt: instant,
});
export type UserEventParticipant = z.infer<typeof participant>;

const eventId = z.strictObject({ eventId: id });

export const userEventRoutes = defineRoutes({
  'GET /itf/user-events/open': {
    summary: 'Events that have not ended, the next one first, and what the caller may do about each',
    access: 'public',
    reply: z.array(shownEvent),
  },
  'POST /itf/user-event/join': {
    summary: 'Join an event; whoever has joined already stays in once. Without an account: with name, phone and e-mail',
    access: 'public',
    idempotency: 'natural',
    body: z.strictObject({
      eventId: id,
      fullName: text(60).default(''),
      phone: z.string().max(60, 'tooLong').default(''),
      email: z
        .string()
        .max(400, 'emailTooLong')
        .transform((value) => value.trim().toLowerCase())
        .pipe(z.union([z.literal(''), z.email('emailInvalid').max(80, 'emailTooLong')]))
        .default(''),
    }),
    reply: shownEvent,
    errors: ['NOT_FOUND', 'USER_EVENT_FULL', 'USER_EVENT_CLOSED', 'USER_EVENT_NOT_FOR_YOU', 'TOO_MANY_REQUESTS'],
  },
  'POST /itf/user-event/leave': {
    summary: 'Give up the own place at an event that has not begun',
    access: 'signed-in',
    idempotency: 'natural',
    body: eventId,
    reply: shownEvent,
    errors: ['NOT_FOUND', 'USER_EVENT_CLOSED'],
  },
  'GET /itf/user-events': {
    summary: 'All events with their phase',
    access: managers,
    query: z.object({
      search,
      phase: z.enum(userEventPhases).optional(),
      audience: z.enum(userEventAudiences).optional(),
      sort: z.enum(['starts', 'name', 'changed']).default('starts'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      ...pageQuery,
    }),
    reply: z.array(userEvent),
    paged: true,
  },
  'GET /itf/user-events/{id}': { summary: 'One event', access: managers, params: idParams, reply: userEvent },
  'POST /itf/user-events': {
    summary: 'Make the draft of an event',
    access: managers,
    idempotency: 'key',
    body: z.strictObject({ name: facts.name }),
    reply: userEvent,
  },
  'PUT /itf/user-events/{id}': {
    summary:
      'Change an event and its state: an open one needs both names, places and dates; a cancelled one stays, and who joined is told',
    access: managers,
    params: idParams,
    body: z.strictObject({ ...facts, state: z.enum(userEventStates), revision: z.int() }),
    reply: userEvent,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'USER_EVENT_CLOSED'],
  },
  'DELETE /itf/user-events/{id}': {
    summary: 'Delete a draft',
    access: managers,
    params: idParams,
    reply: empty,
    errors: ['NOT_FOUND', 'USER_EVENT_PUBLISHED'],
  },
  'GET /itf/user-events/{id}/people': {
    summary: 'Who has joined, the latest first',
    access: managers,
    params: idParams,
    query: z.object({ search, ...pageQuery }),
    reply: z.array(participant),
    paged: true,
    errors: ['NOT_FOUND'],
  },
  'GET /itf/user-events/{id}/people/file': {
    summary: 'Who has joined, as a workbook',
    access: managers,
    params: idParams,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    errors: ['NOT_FOUND'],
  },
  'DELETE /itf/user-events/{id}/people/{person}': {
    summary: 'Take somebody out of an event; the place is free again',
    access: managers,
    params: z.object({ id, person: id }),
    reply: empty,
    errors: ['NOT_FOUND'],
  },
});
