import type { markingRoutes } from '@vumon/contract';
import type { Handlers } from '../../http/bind.ts';
import { keepDraft } from './drafts.service.ts';
import { invited, markersFor, setMarkers } from './markers.service.ts';
import { giveMarks, history, overview, works } from './marking.service.ts';

export const markingHandlers: Handlers<typeof markingRoutes> = {
  'GET /itf/classes/unit-tests-assigned/{id}/marking': (context, { params, query }) =>
    overview(context, params.id, query.blind === 'true'),
  'GET /itf/classes/unit-tests-assigned/{id}/marking/works': ({ db, actor }, { params, query }) =>
    works(db, actor, params.id, query),
  'POST /itf/classes/unit-tests-assigned/{id}/marking/marks': (context, { params, body }) =>
    giveMarks(context, params.id, body.marks),
  'PUT /itf/classes/unit-tests-assigned/{id}/marking/drafts': ({ db, actor, now }, { params, body }) =>
    keepDraft(db, actor, params.id, body, now),
  'GET /itf/classes/unit-tests-assigned/{id}/markers': (context, { params }) => markersFor(context, params.id),
  'PUT /itf/classes/unit-tests-assigned/{id}/markers': (context, { params, body }) =>
    setMarkers(context, params.id, body),
  'GET /itf/classes/unit-tests-assigned/marking-invitations': (context) => invited(context),
  'GET /itf/unit-tests-result/{id}/marks': ({ db, actor }, { params, query }) => history(db, actor, params.id, query),
};
