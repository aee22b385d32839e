import type { contentChangeRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { contentChangesPage, undoContentChange } from './content-changes.service.ts';

export const contentChangeHandlers: Handlers<typeof contentChangeRoutes> = {
  'GET /itf/content-changes': (context, { query }) => contentChangesPage(context, query),
  'POST /itf/content-changes/{kind}/{id}/undo': (context, { params, body }) => undoContentChange(context, params, body),
};
