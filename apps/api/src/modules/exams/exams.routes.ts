import type { examRoutes } from '@vumon/contract';
import type { Handlers } from '../../http/bind.ts';
import {
  assignedOf,
  copyExam,
  countsByType,
  createExam,
  deleteExam,
  getExam,
  listOfExams,
  keysOfExam,
  previewExam,
  saveExam,
  takeSystemExam,
} from './exams.service.ts';
import { dropMaking, getMaking, listMakings, startForms } from './makings/makings.service.ts';
import { changePrivacy, changeSample } from './sharing.service.ts';
import { alternative, chanceOf, generate } from './proposals.service.ts';

export const examHandlers: Handlers<typeof examRoutes> = {
  'GET /itf/unit-tests': ({ db, actor, now }, { query }) => listOfExams(db, actor, query, now),
  'GET /itf/unit-tests/count-by-unit-test-type': ({ db, actor, now }, { query }) => countsByType(db, actor, query, now),
  'GET /itf/unit-tests/generate': ({ db, actor, app, now }, { query }) =>
    generate(db, actor, query, chanceOf(app, now)),
  'GET /itf/unit-tests/{id}': ({ db, actor, now }, { params }) => getExam(db, actor, params.id, now),
  'GET /itf/unit-tests/{id}/preview': ({ db, actor, now }, { params }) => previewExam(db, actor, params.id, now),
  'GET /itf/unit-tests/{id}/keys': ({ db, actor, now }, { params }) => keysOfExam(db, actor, params.id, now),
  'GET /itf/unit-tests/{id}/alternative': ({ db, actor, app, now }, { params, query }) =>
    alternative(db, actor, params.id, query, chanceOf(app, now)),
  'GET /itf/unit-tests/{id}/assigned': ({ db, actor, now }, { params }) => assignedOf(db, actor, params.id, now),
  'POST /itf/unit-tests/create': ({ db, actor, app, now }, { body }) =>
    createExam(db, actor, body, { now, newId: app.newId }),
  'PUT /itf/unit-tests/update': ({ db, actor, now }, { body: { id, updatedAt, finish, ...values } }) =>
    saveExam(db, actor, id, values, { updatedAt, finish }, now),
  'POST /itf/unit-tests/teacher': ({ db, actor, app, now }, { body }) =>
    takeSystemExam(db, actor, body.unitTestId, { now, newId: app.newId }),
  'PUT /itf/unit-tests/{id}/privacy': ({ db, actor, now }, { params, body }) =>
    changePrivacy(db, actor, params.id, body.privacy, now),
  'PUT /itf/unit-tests/{id}/sample': ({ db, actor, now }, { params, body }) =>
    changeSample(db, actor, params.id, body.position, now),
  'POST /itf/unit-tests/{id}/copy': ({ db, actor, app, now }, { params, body }) =>
    copyExam(db, actor, params.id, body.name, { now, newId: app.newId }),
  'POST /itf/unit-tests/{id}/forms': (context, { params, body }) => startForms(context, params.id, body),
  'GET /itf/unit-tests/makings': (context) => listMakings(context),
  'GET /itf/unit-tests/makings/{id}': (context, { params }) => getMaking(context, params.id),
  'DELETE /itf/unit-tests/makings/{id}': (context, { params }) => dropMaking(context, params.id),
  'DELETE /itf/unit-tests/{id}': ({ db, actor, now }, { params }) => deleteExam(db, actor, params.id, now),
};
