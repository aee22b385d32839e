import type { questionBankRoutes } from '@vumon/contract';
import type { Handlers } from '../../http/bind.ts';
import { changeableIds, changeMany, removeOne, trash } from './question-changes.service.ts';
import * as bank from './question-bank.service.ts';

export const questionBankHandlers: Handlers<typeof questionBankRoutes> = {
  'GET /itf/questions': (context, { query }) => bank.list(context, query),
  'GET /itf/questions/totals': (context) => bank.totals(context),
  'GET /itf/questions/counts': (context, { query }) => bank.counts(context, query),
  'GET /itf/questions/creators': (context, { query }) => bank.creators(context, query),
  'POST /questions': (context, { body }) => bank.create(context, body),
  'POST /questions/update': (context, { body }) => bank.update(context, body),
  'GET /questions/{id}': (context, { params }) => bank.view(context, params.id),
  'DELETE /questions/{id}': async (context, { params }) => {
    await removeOne(context, params.id);
    return null;
  },
  'POST /questions/{id}/copy': (context, { params }) => bank.copy(context, params.id),
  'GET /itf/questions/ids': (context, { query }) => changeableIds(context, query),
  'GET /itf/questions/trash': (context, { query }) => trash(context, query),
  'POST /questions/bulk': (context, { body }) => changeMany(context, body),
};
