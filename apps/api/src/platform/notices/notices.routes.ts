import type { noticeRoutes } from '@vumon/contract';
import { readHere } from '#platform/cells';
import type { Handlers } from '../http/bind.ts';
import {
  countOwnUnread,
  listNoticeChoices,
  listNotices,
  readAllNotices,
  readNotice,
  switchNotice,
  unsubscribe,
} from './notices.service.ts';
import { ownPush, subscribe, unsubscribePush } from './push.service.ts';

export const noticeHandlers: Handlers<typeof noticeRoutes> = {
  'GET /notices': (context, { query }) => listNotices(context, query),
  'GET /notices/unread': (context) => countOwnUnread(context),
  'GET /notices/choices': (context) => listNoticeChoices(context),
  'PUT /notices/choices/{kind}': (context, { params, body }) => switchNotice(context, params.kind, body),
  'GET /notices/push': (context) => ownPush(context),
  'PUT /notices/push': (context, { body }) => subscribe(context, body),
  'DELETE /notices/push': (context) => unsubscribePush(context),
  'POST /notices/{id}/read': (context, { params }) => readNotice(context, params.id),
  'POST /notices/read-all': (context) => readAllNotices(context),
  'POST /mail/unsubscribe': async (context, { body }) => {
    readHere(context, body.token);
    return unsubscribe(context, body.token);
  },
};
