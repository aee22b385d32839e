import type { listViewRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { listFile } from './list-file.service.ts';
import { putListViews, readListViews } from './list-views.queries.ts';

export const listViewHandlers: Handlers<typeof listViewRoutes> = {
  'GET /list-views/{list}': ({ db, actor }, { params }) => readListViews(db, actor.userId, params.list),
  'PUT /list-views/{list}': async ({ db, actor }, { params, body }) => {
    await putListViews(db, actor.userId, params.list, body);
    return body;
  },
  'POST /list-views/{list}/file': (context, { body }) => listFile(context, body),
};
