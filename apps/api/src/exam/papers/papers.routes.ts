import type { paperRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { previewPaper } from './preview.ts';
import { allFiles, deleteSet, getKeys, getSet, keyTable, listSets, makePapers, oneFile } from './papers.service.ts';

export const paperHandlers: Handlers<typeof paperRoutes> = {
  'POST /itf/unit-tests/{id}/papers': (context, { params, body }) => makePapers(context, params.id, body),
  'POST /itf/unit-tests/{id}/paper-preview': (context, { params, body }) => previewPaper(context, params.id, body),
  'GET /itf/unit-tests/{id}/papers': (context, { params }) => listSets(context, params.id),
  'GET /itf/papers/{id}': (context, { params }) => getSet(context, params.id),
  'GET /itf/papers/{id}/keys': (context, { params }) => getKeys(context, params.id),
  'GET /itf/papers/{id}/key-table': (context, { params }) => keyTable(context, params.id),
  'GET /itf/papers/{id}/files/{position}': (context, { params }) => oneFile(context, params.id, params.position),
  'GET /itf/papers/{id}/zip': (context, { params }) => allFiles(context, params.id),
  'DELETE /itf/papers/{id}': (context, { params }) => deleteSet(context, params.id),
};
