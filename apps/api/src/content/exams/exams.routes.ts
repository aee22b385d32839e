import type { examRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  assignedOf,
  copyExam,
  countsByType,
  deleteExam,
  getExam,
  keysOfExam,
  listOfExams,
  outsideIdsOf,
  previewExam,
  takeSystemExam,
} from './exams.service.ts';
import { createExam, saveExam } from './saving.service.ts';
import { dropMaking, getMaking, listMakings, startForms } from './makings/makings.service.ts';
import { changePrivacy } from './sharing.service.ts';
import { practisedOf } from './pools/equal.service.ts';
import { alternative, generate, stockFor } from './proposals/proposals.service.ts';

export const examHandlers: Handlers<typeof examRoutes> = {
  'GET /itf/unit-tests': (context, { query }) => listOfExams(context, query),
  'GET /itf/unit-tests/count-by-unit-test-type': (context, { query }) => countsByType(context, query),
  'GET /itf/unit-tests/{id}/eduhome': (context, { params }) => outsideIdsOf(context, params.id),
  'GET /itf/unit-tests/generate': (context, { query }) => generate(context, query),
  'GET /itf/unit-tests/{id}': (context, { params }) => getExam(context, params.id),
  'GET /itf/unit-tests/{id}/preview': (context, { params }) => previewExam(context, params.id),
  'GET /itf/unit-tests/{id}/keys': (context, { params }) => keysOfExam(context, params.id),
  'GET /itf/unit-tests/{id}/alternative': (context, { params, query }) => alternative(context, params.id, query),
  'GET /itf/unit-tests/{id}/stock': (context, { params, query }) => stockFor(context, params.id, query),
  'GET /itf/unit-tests/{id}/assigned': (context, { params }) => assignedOf(context, params.id),
  'GET /itf/unit-tests/{id}/practised': (context, { params }) => practisedOf(context, params.id),
  'POST /itf/unit-tests/create': (context, { body }) => createExam(context, body),
  'PUT /itf/unit-tests/update': (context, { body: { id, updatedAt, finish, ...values } }) =>
    saveExam(context, id, values, { updatedAt, finish }),
  'POST /itf/unit-tests/teacher': (context, { body }) => takeSystemExam(context, body.unitTestId),
  'PUT /itf/unit-tests/{id}/privacy': (context, { params, body }) => changePrivacy(context, params.id, body.privacy),
  'POST /itf/unit-tests/{id}/copy': (context, { params, body }) => copyExam(context, params.id, body.name),
  'POST /itf/unit-tests/{id}/forms': (context, { params, body }) => startForms(context, params.id, body),
  'GET /itf/unit-tests/makings': (context) => listMakings(context),
  'GET /itf/unit-tests/makings/{id}': (context, { params }) => getMaking(context, params.id),
  'DELETE /itf/unit-tests/makings/{id}': (context, { params }) => dropMaking(context, params.id),
  'DELETE /itf/unit-tests/{id}': (context, { params }) => deleteExam(context, params.id),
};
