import type { testListRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  candidatesOf,
  changeTestList,
  getTestList,
  historyOfTestList,
  placeSample,
  testListTotals,
  undoTestListChange,
} from './test-lists.service.ts';

export const testListHandlers: Handlers<typeof testListRoutes> = {
  'GET /itf/test-lists': (context) => testListTotals(context),
  'GET /itf/test-lists/{kind}/{gradeId}': (context, { params }) => getTestList(context, params),
  'GET /itf/test-lists/{kind}/{gradeId}/candidates': (context, { params, query }) =>
    candidatesOf(context, params, query),
  'PUT /itf/test-lists/{kind}/{gradeId}': (context, { params, body }) => changeTestList(context, params, body),
  'GET /itf/test-lists/{kind}/{gradeId}/history': (context, { params }) => historyOfTestList(context, params),
  'POST /itf/test-lists/{kind}/{gradeId}/undo': (context, { params, body }) =>
    undoTestListChange(context, params, body.revision),
  'PUT /itf/unit-tests/{id}/sample': (context, { params, body }) => placeSample(context, params.id, body.position),
};
