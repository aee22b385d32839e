import type { regradeRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { answerOffer } from './offers.service.ts';
import { previewFile } from './regrade.export.ts';
import { apply, overview, preview, undo } from './regrade.service.ts';

export const regradeHandlers: Handlers<typeof regradeRoutes> = {
  'GET /itf/classes/unit-tests-assigned/{id}/regrade': (context, { params, query }) =>
    overview(context, params.id, query.number),
  'POST /itf/classes/unit-tests-assigned/{id}/regrade/preview': (context, { params, body }) =>
    preview(context, params.id, body),
  'POST /itf/classes/unit-tests-assigned/{id}/regrade/preview/export': (context, { params, body }) =>
    previewFile(context, params.id, body),
  'POST /itf/classes/unit-tests-assigned/{id}/regrade': (context, { params, body }) => apply(context, params.id, body),
  'POST /itf/classes/unit-tests-assigned/{id}/regrade/offer': (context, { params, body }) =>
    answerOffer(context, params.id, body),
  'POST /itf/classes/unit-tests-assigned/{id}/regrade/undo': (context, { params, body }) =>
    undo(context, params.id, body),
};
