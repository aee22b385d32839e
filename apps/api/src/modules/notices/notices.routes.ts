import type { noticeRoutes } from '@vumon/contract';
import type { Handlers } from '../../http/bind.ts';
import { countOwnUnread, listNotices, readAllNotices, readNotice, unsubscribe } from './notices.service.ts';

export const noticeHandlers: Handlers<typeof noticeRoutes> = {
  'GET /notices': (context, { query }) => listNotices(context, query),
  'GET /notices/unread': (context) => countOwnUnread(context),
  'POST /notices/{id}/read': (context, { params }) => readNotice(context, params.id),
  'POST /notices/read-all': (context) => readAllNotices(context),
  'POST /mail/unsubscribe': (context, { body }) => unsubscribe(context, body.token),
};
