import type { questionBankRoutes } from '@vumon/contract';
import type { Handlers } from '../../http/bind.ts';
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
    await bank.remove(context, [params.id]);
    return null;
  },
  'POST /questions/{id}/copy': (context, { params }) => bank.copy(context, params.id),
  'POST /questions/delete': (context, { body }) => bank.remove(context, body.ids),
  'POST /questions/restore': (context, { body }) => bank.restore(context, body.ids),
  'POST /questions/privacy': (context, { body }) => bank.changePrivacy(context, body.ids, body.privacy),
};
