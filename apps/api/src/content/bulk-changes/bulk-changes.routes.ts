import type { bulkChangeRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  beginExamChange,
  beginQuestionChange,
  bulkChange,
  bulkChangesPage,
  bulkRowsPage,
  continueChange,
  stopChange,
  undoChange,
} from './bulk-changes.service.ts';

export const bulkChangeHandlers: Handlers<typeof bulkChangeRoutes> = {
  'GET /itf/bulk-changes': (context, { query }) => bulkChangesPage(context, query),
  'GET /itf/bulk-changes/{id}': (context, { params }) => bulkChange(context.db, params.id),
  'GET /itf/bulk-changes/{id}/rows': (context, { params, query }) => bulkRowsPage(context, params.id, query),
  'POST /itf/bulk-changes/questions': (context, { body }) => beginQuestionChange(context, body),
  'POST /itf/bulk-changes/tests': (context, { body }) => beginExamChange(context, body),
  'POST /itf/bulk-changes/{id}/stop': (context, { params }) => stopChange(context, params.id),
  'POST /itf/bulk-changes/{id}/continue': (context, { params }) => continueChange(context, params.id),
  'POST /itf/bulk-changes/{id}/undo': (context, { params }) => undoChange(context, params.id),
};
