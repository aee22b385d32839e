import type { assignmentRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { classesOfLearner, getAssigned, listOfAssigned } from './assigned.service.ts';
import {
  assignTest,
  cancelAssignment,
  changeAssignment,
  getAssignment,
  listOfAssignments,
  useTest,
} from './assignments.service.ts';
import { remindLearners } from './reminders.service.ts';
import { liveOf } from './live-room.service.ts';
import { allowExtraTime, collectAssignment, extendAssignment, setClocks } from './live.service.ts';

export const assignmentHandlers: Handlers<typeof assignmentRoutes> = {
  'GET /itf/classes/{id}/unit-tests': (context, { params, query }) => listOfAssignments(context, params.id, query),
  'POST /itf/classes/{id}/unit-tests': (context, { params, body }) =>
    assignTest(context, { ...body, target: { kind: 'CLASS', classId: params.id } }),
  'POST /itf/unit-tests/assign': (context, { body }) => assignTest(context, body),
  'PUT /itf/classes/unit-tests/{id}': (context, { params, body }) => changeAssignment(context, params.id, body),
  'DELETE /itf/classes/unit-tests/{id}': (context, { params }) => cancelAssignment(context, params.id),
  'POST /itf/classes/unit-tests/{id}/extend': (context, { params, body }) =>
    extendAssignment(context, params.id, body.minutes),
  'POST /itf/classes/unit-tests/{id}/collect': (context, { params }) => collectAssignment(context, params.id),
  'POST /itf/classes/unit-tests/{id}/pause': (context, { params }) => setClocks(context, params.id, 'pause'),
  'POST /itf/classes/unit-tests/{id}/resume': (context, { params }) => setClocks(context, params.id, 'resume'),
  'PUT /itf/classes/unit-test-assigned/{id}/extra-time': (context, { params, body }) =>
    allowExtraTime(context, params.id, body),
  'POST /itf/unit-tests/send-email-to-student': (context, { body }) =>
    remindLearners(context, body.assignmentId, body.studentIds),
  'POST /itf/unit-tests/use': (context, { body }) => useTest(context, body.id),
  'GET /itf/classes/unit-test-assigned/{id}': (context, { params }) => getAssigned(context, params.id),
  'GET /itf/classes/unit-test-assigned/{id}/teacher': (context, { params }) => getAssignment(context, params.id),
  'GET /itf/classes/unit-test-assigned/{id}/live': (context, { params, query }) =>
    liveOf(context, params.id, query.since),
  'GET /student/classes': (context) => classesOfLearner(context),
  'GET /student/classes/{id}/unit-tests-assigned': (context, { params, query }) =>
    listOfAssigned(context, { ...query, classId: params.id }),
  'GET /student/unit-tests-assigned': (context, { query }) => listOfAssigned(context, query),
};
