import type { markingRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { storeDraft } from './drafts.service.ts';
import { invited, markersFor, setMarkers } from './markers.service.ts';
import { giveMarks, history, overview, works } from './marking.service.ts';

export const markingHandlers: Handlers<typeof markingRoutes> = {
  'GET /itf/classes/unit-tests-assigned/{id}/marking': (context, { params, query }) =>
    overview(context, params.id, query.blind === 'true'),
  'GET /itf/classes/unit-tests-assigned/{id}/marking/works': (context, { params, query }) =>
    works(context, params.id, query),
  'POST /itf/classes/unit-tests-assigned/{id}/marking/marks': (context, { params, body }) =>
    giveMarks(context, params.id, body.marks),
  'PUT /itf/classes/unit-tests-assigned/{id}/marking/drafts': (context, { params, body }) =>
    storeDraft(context, params.id, body),
  'GET /itf/classes/unit-tests-assigned/{id}/markers': (context, { params }) => markersFor(context, params.id),
  'PUT /itf/classes/unit-tests-assigned/{id}/markers': (context, { params, body }) =>
    setMarkers(context, params.id, body),
  'GET /itf/classes/unit-tests-assigned/marking-invitations': (context) => invited(context),
  'GET /itf/unit-tests-result/{id}/marks': (context, { params, query }) => history(context, params.id, query),
};
