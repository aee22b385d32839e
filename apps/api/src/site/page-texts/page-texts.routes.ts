import type { pageTextRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  chapterTitles,
  discardDraft,
  historyOfPageText,
  keepDraft,
  managedPageText,
  managedPageTexts,
  publishDraft,
  publishedTexts,
  undoPublishing,
} from './page-texts.service.ts';

export const pageTextHandlers: Handlers<typeof pageTextRoutes> = {
  'GET /itf/page-texts/published': (context, { query }) => publishedTexts(context, query.group, query.locale),
  'GET /itf/page-texts/chapters': (context, { query }) => chapterTitles(context, query.locale),
  'GET /itf/page-texts': (context) => managedPageTexts(context),
  'GET /itf/page-texts/{page}/{locale}': (context, { params }) => managedPageText(context.db, params),
  'PUT /itf/page-texts/{page}/{locale}/draft': (context, { params, body }) => keepDraft(context, params, body),
  'POST /itf/page-texts/{page}/{locale}/discard': (context, { params, body }) =>
    discardDraft(context, params, body.draftRevision),
  'POST /itf/page-texts/{page}/{locale}/publish': (context, { params, body }) =>
    publishDraft(context, params, body.draftRevision),
  'POST /itf/page-texts/{page}/{locale}/undo': (context, { params, body }) =>
    undoPublishing(context, params, body.revision),
  'GET /itf/page-texts/{page}/{locale}/history': (context, { params }) => historyOfPageText(context, params),
};
