import type { requestRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  addNote,
  answerRequest,
  changeRequest,
  getRequest,
  receiveQuestion,
  receiveRequest,
  requestCounts,
  requestFile,
  requestPage,
} from './requests.service.ts';

export const requestHandlers: Handlers<typeof requestRoutes> = {
  'POST /user-question': (context, { body }) => receiveQuestion(context, body),
  'POST /user-request': (context, { body }) => receiveRequest(context, body),
  'GET /itf/user-requests': (context, { query }) => requestPage(context, query),
  'GET /itf/user-requests/counts': (context) => requestCounts(context),
  'GET /itf/user-requests/file': (context, { query }) => requestFile(context, query),
  'GET /itf/user-requests/{id}': (context, { params }) => getRequest(context, params.id),
  'PUT /itf/user-requests/{id}': (context, { params, body }) => changeRequest(context, params.id, body),
  'POST /itf/user-requests/{id}/answer': (context, { params, body }) => answerRequest(context, params.id, body),
  'POST /itf/user-requests/{id}/notes': (context, { params, body }) => addNote(context, params.id, body.text),
};
