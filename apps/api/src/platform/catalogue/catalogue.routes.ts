import type { catalogueRoutes } from '@vumon/contract';
import type { Handlers } from '../http/bind.ts';
import {
  listExamTypes,
  listGrades,
  listLabels,
  listProvinces,
  listPublishers,
  listSeries,
} from './catalogue.queries.ts';
import { countries, visitorCountry } from './countries.ts';
import { listTopics } from './topics.queries.ts';
import { addTopic, changeTopic, keptTopics, moveTopic, undoTopicChange } from './topics.service.ts';
import {
  viewExamType,
  viewGrade,
  viewLabel,
  viewProvince,
  viewPublisher,
  viewSeries,
  viewTopic,
} from './catalogue.view.ts';

export const catalogueHandlers: Handlers<typeof catalogueRoutes> = {
  'GET /grades': async ({ db }) => (await listGrades(db)).map(viewGrade),
  'GET /itf/series/all': async ({ db }, { query }) => (await listSeries(db, query)).map(viewSeries),
  'GET /itf/provinces': async ({ db }, { query }) => (await listProvinces(db, query.version)).map(viewProvince),
  'GET /itf/countries': async () => [...countries],
  'GET /itf/visitor-country': async (context) => visitorCountry(context),
  'GET /itf/unit-test-types': async ({ db }) => (await listExamTypes(db)).map(viewExamType),
  'GET /itf/topics': async ({ db }, { query }) => (await listTopics(db, query)).map(viewTopic),
  'GET /itf/topics/all': (context, { query }) => keptTopics(context, query),
  'POST /itf/topics': (context, { body }) => addTopic(context, body),
  'PUT /itf/topics/{id}': (context, { params, body }) => changeTopic(context, params.id, body),
  'POST /itf/topics/{id}/undo': (context, { params, body }) => undoTopicChange(context, params.id, body.revision),
  'POST /itf/topics/{id}/move': (context, { params, body }) => moveTopic(context, params.id, body.by),
  'GET /itf/labels': async ({ db }) => (await listLabels(db)).map(viewLabel),
  'GET /itf/publishers': async ({ db }) => (await listPublishers(db)).map(viewPublisher),
};
