import type { resultRoutes } from '@vumon/contract';
import type { Handlers } from '../../http/bind.ts';
import { workbookType } from '../../spreadsheet.ts';
import { teacherHome } from './home.service.ts';
import { resultsWorkbook } from './results.export.ts';
import { acceptLate, details, ownMarks, paper, results, resultsForExport, summaries } from './results.service.ts';

export const resultHandlers: Handlers<typeof resultRoutes> = {
  'GET /itf/classes/unit-tests-assigned': ({ db, actor, now }, { query }) => summaries(db, actor, query, now),
  'GET /itf/classes/unit-tests-assigned/{id}/results': ({ db, actor }, { params, query }) =>
    results(db, actor, params.id, query.sort),
  'GET /itf/classes/unit-tests-assigned/{id}/details': ({ db, actor }, { params, query }) =>
    details(db, actor, params.id, query.number),
  'GET /itf/classes/unit-tests-assigned/{id}/export': async ({ db, actor, locale }, { params }) => {
    const { file, name } = await resultsWorkbook(await resultsForExport(db, actor, params.id), locale);
    return { file, name, mime: workbookType };
  },
  'GET /itf/unit-tests-result/{id}': ({ db, actor }, { params }) => paper(db, actor, params.id),
  'POST /itf/unit-tests-result/{id}/accept-late': ({ db, actor, now }, { params, body }) =>
    acceptLate(db, actor, params.id, body.entries, body.reason, now),
  'GET /itf/statistic/teacher-home': (context) => teacherHome(context),
  'GET /student/results': ({ db, actor, now }, { query }) => ownMarks(db, actor, query.page, query.size, now),
};
