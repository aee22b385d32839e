import type { seriesRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import {
  addSeries,
  changePicture,
  changeSeries,
  historyOfSeries,
  moveSeries,
  removeSeries,
  seriesPage,
  undoSeriesChange,
} from './series.service.ts';
import { seriesWorkbook } from './series.workbook.ts';

export const seriesHandlers: Handlers<typeof seriesRoutes> = {
  'GET /itf/series': (context, { query }) => seriesPage(context, query),
  'GET /itf/series/file': (context, { query }) => seriesWorkbook(context, query),
  'POST /itf/series': (context, { body }) => addSeries(context, body),
  'PUT /itf/series/{id}': (context, { params, body }) => changeSeries(context, params.id, body),
  'DELETE /itf/series/{id}': (context, { params }) => removeSeries(context, params.id),
  'POST /itf/series/{id}/move': (context, { params, body }) => moveSeries(context, params.id, body.place),
  'POST /itf/series/{id}/picture': (context, { params, body, file }) =>
    changePicture(context, params.id, body.locale, file),
  'GET /itf/series/{id}/history': (context, { params }) => historyOfSeries(context, params.id),
  'POST /itf/series/{id}/undo': (context, { params, body }) => undoSeriesChange(context, params.id, body.revision),
};
