import type { catalogueRoutes } from '@vumon/contract';
import type { Handlers } from '../../http/bind.ts';
import {
  listExamTypes,
  listGrades,
  listLabels,
  listProvinces,
  listPublishers,
  listSeries,
} from './catalogue.queries.ts';
import { viewExamType, viewGrade, viewLabel, viewProvince, viewPublisher, viewSeries } from './catalogue.view.ts';

export const catalogueHandlers: Handlers<typeof catalogueRoutes> = {
  'GET /grades': async ({ db }) => (await listGrades(db)).map(viewGrade),
  'GET /itf/series/all': async ({ db }, { query }) => (await listSeries(db, query)).map(viewSeries),
  'GET /itf/provinces': async ({ db }, { query }) => (await listProvinces(db, query.version)).map(viewProvince),
  'GET /itf/unit-test-types': async ({ db }) => (await listExamTypes(db)).map(viewExamType),
  'GET /itf/labels': async ({ db }) => (await listLabels(db)).map(viewLabel),
  'GET /itf/publishers': async ({ db }) => (await listPublishers(db)).map(viewPublisher),
};
