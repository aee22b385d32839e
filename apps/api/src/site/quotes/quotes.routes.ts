import type { quoteRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { fileOfQuote, giveQuote, packagesToQuote, quotesAbout } from './quotes.service.ts';

export const quoteHandlers: Handlers<typeof quoteRoutes> = {
  'GET /itf/quotes': (context, { query }) => quotesAbout(context, query),
  'GET /itf/quotes/packages': (context) => packagesToQuote(context),
  'POST /itf/quotes': (context, { body }) => giveQuote(context, body),
  'GET /itf/quotes/{id}/file': (context, { params }) => fileOfQuote(context, params.id),
};
