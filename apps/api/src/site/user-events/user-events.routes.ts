import type { userEventRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  addEvent,
  changeEvent,
  eventsNow,
  eventsPage,
  getEvent,
  joinEvent,
  leaveEvent,
  participantsFile,
  participantsPage,
  removeEvent,
  removeParticipant,
} from './user-events.service.ts';

export const userEventHandlers: Handlers<typeof userEventRoutes> = {
  'GET /itf/user-events/open': (context) => eventsNow(context),
  'POST /itf/user-event/join': (context, { body }) => joinEvent(context, body),
  'POST /itf/user-event/leave': (context, { body }) => leaveEvent(context, body.eventId),
  'GET /itf/user-events': (context, { query }) => eventsPage(context, query),
  'GET /itf/user-events/{id}': (context, { params }) => getEvent(context, params.id),
  'POST /itf/user-events': (context, { body }) => addEvent(context, body.name),
  'PUT /itf/user-events/{id}': (context, { params, body }) => changeEvent(context, params.id, body),
  'DELETE /itf/user-events/{id}': (context, { params }) => removeEvent(context, params.id),
  'GET /itf/user-events/{id}/people': (context, { params, query }) => participantsPage(context, params.id, query),
  'GET /itf/user-events/{id}/people/file': (context, { params }) => participantsFile(context, params.id),
  'DELETE /itf/user-events/{id}/people/{person}': (context, { params }) => removeParticipant(context, params),
};
