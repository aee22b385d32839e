import type { activationCodeRoutes } from '@vumon/contract';
import { setCodeNeeded } from '#content/exams';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  activate,
  batchWorkbook,
  listOfCodes,
  listOfUses,
  makeCodes,
  switchCodes,
} from './activation-codes.service.ts';

import { batchesPage, usesFile, usesPage } from './code-reports.service.ts';

export const activationCodeHandlers: Handlers<typeof activationCodeRoutes> = {
  'POST /itf/active-codes/active': (context, { body }) => activate(context, context.actor, body.code),
  'GET /itf/active-codes': (context, { query }) => listOfCodes(context, query),
  'POST /itf/active-codes': (context, { body }) => makeCodes(context, body),
  'GET /itf/active-codes/batches': (context, { query }) => batchesPage(context, query),
  'GET /itf/active-codes/uses': (context, { query }) => usesPage(context, query),
  'GET /itf/active-codes/uses/file': (context, { query }) => usesFile(context, query),
  'POST /itf/active-codes/disable': (context, { body }) => switchCodes(context, body.ids, body.disabled),
  'GET /itf/active-codes/batches/{id}/file': (context, { params }) => batchWorkbook(context, params.id),
  'GET /itf/active-codes/{id}/uses': (context, { params, query }) => listOfUses(context, params.id, query),
  'PUT /itf/unit-tests/{id}/activation-code': (context, { params, body }) =>
    setCodeNeeded(context, params.id, body.needed),
};
