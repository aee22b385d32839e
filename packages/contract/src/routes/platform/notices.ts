/** Notices of the signed-in user, and unsubscribing from the mails that go with them. */
import { noticeKinds } from '@vumon/domain';
import { z } from 'zod';
import { defineRoutes } from '../../define.ts';
import { flag, id, idParams, instant } from '../../schemas.ts';

export const notice = z.strictObject({
  id,
  kind: z.enum(noticeKinds),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** A path of the product. */
  link: z.string().nullable(),
  createdAt: instant,
  readAt: instant.nullable(),
});
export type Notice = z.infer<typeof notice>;

const unread = z.strictObject({ unread: z.int() });

const noticeChoice = z.strictObject({
  kind: z.enum(noticeKinds),
  /** Whether notices of this kind are shown in the product. */
  notice: z.boolean(),
  /** Whether they also go by mail; null for a kind that never does. */
  mail: z.boolean().nullable(),
  /** Whether devices that receive notices get them. */
  push: z.boolean(),
});
export type NoticeChoice = z.infer<typeof noticeChoice>;

const base64url = (bytes: number) => z.base64url().length(Math.ceil((bytes * 4) / 3));

const pushState = z.strictObject({
  /** The public key that a browser subscribes with, as base64url. */
  key: z.string(),
  /** Whether the device of this session receives notices. */
  on: z.boolean(),
});

export const noticeRoutes = defineRoutes({
  'GET /notices': {
    summary: 'Own notices of the last 90 days, newest first; `next` leads to older ones',
    access: 'signed-in',
    support: 'shown',
    query: z.strictObject({
      unread: flag,
      /** Lists the notices older than the one with this id. */
      before: id.optional(),
      size: z.coerce.number().int().min(1).max(50).default(20),
    }),
    reply: z.strictObject({ notices: z.array(notice), next: id.nullable(), unread: z.int() }),
  },
  'GET /notices/unread': {
    summary: 'How many own notices are unread',
    access: 'signed-in',
    support: 'shown',
    reply: unread,
  },
  'GET /notices/choices': {
    summary: 'Kinds of notices and mails that the caller may switch off, and which are on',
    access: 'signed-in',
    support: 'shown',
    reply: z.array(noticeChoice),
  },
  'PUT /notices/choices/{kind}': {
    summary: 'Switch notices or mails of one kind on or off',
    access: 'signed-in',
    params: z.object({ kind: z.enum(noticeKinds) }),
    body: z.strictObject({
      notice: z.boolean().optional(),
      mail: z.boolean().optional(),
      push: z.boolean().optional(),
    }),
    reply: z.array(noticeChoice),
  },
  'GET /notices/push': {
    summary: 'Whether this device receives notices while the product is closed, and the key to subscribe with',
    access: 'signed-in',
    reply: pushState,
  },
  'PUT /notices/push': {
    summary: 'Receive notices on this device until its session ends, at the address of its push service',
    access: 'signed-in',
    body: z.strictObject({
      endpoint: z.string().max(500),
      publicKey: base64url(65),
      authSecret: base64url(16),
    }),
    reply: pushState,
    errors: ['PUSH_REFUSED'],
  },
  'DELETE /notices/push': {
    summary: 'Receive no more notices on this device',
    access: 'signed-in',
    reply: pushState,
  },
  'POST /notices/{id}/read': {
    summary: 'Mark an own notice as read',
    idempotency: 'natural',
    access: 'signed-in',
    params: idParams,
    reply: unread,
  },
  'POST /notices/read-all': {
    summary: 'Mark all own notices as read',
    idempotency: 'natural',
    access: 'signed-in',
    reply: unread,
  },
  'POST /mail/unsubscribe': {
    summary: 'Stop mails of one kind, with the token of the link in such a mail',
    idempotency: 'natural',
    access: 'public',
    body: z.strictObject({ token: z.string().max(300) }),
    reply: z.strictObject({ kind: z.enum(noticeKinds) }),
  },
});
