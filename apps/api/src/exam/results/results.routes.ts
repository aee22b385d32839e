import type { resultRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { workbookType } from '../../platform/spreadsheet.ts';
import { allResults, highestResults, mailResults } from './attempt-list.service.ts';
import { learnerProgress, learnerTests } from './learner.service.ts';
import { teacherHome } from './home.service.ts';
import { exportedResults } from './exported.service.ts';
import { resultsWorkbook } from './results.export.ts';
import { acceptLate, paper } from './attempt.service.ts';
import { details, marksEverywhere, results, summaries } from './results.service.ts';
import { meet } from './projector.service.ts';
import { similarToTry } from './similar.service.ts';
import { zoneFor } from '#people/accounts';
import { releaseKeys } from '#content/keys';

export const resultHandlers: Handlers<typeof resultRoutes> = {
  'GET /itf/classes/unit-tests-assigned': (context, { query }) => summaries(context, query),
  'GET /itf/classes/unit-tests-assigned/{id}/results': (context, { params, query }) =>
    results(context, params.id, query.sort),
  'GET /itf/classes/unit-tests-assigned/{id}/details': (context, { params, query }) =>
    details(context, params.id, query.number),
  'GET /itf/classes/unit-tests-assigned/{id}/similar': (context, { params, query }) =>
    similarToTry(context, params.id, query.number),
  'POST /itf/classes/unit-tests-assigned/{id}/projector': (context, { params, body }) => meet(context, params.id, body),
  'GET /itf/classes/unit-tests-assigned/{id}/highest-results': (context, { params, query }) =>
    highestResults(context, params.id, query),
  'GET /itf/classes/unit-tests-assigned/{id}/all-results': (context, { params, query }) =>
    allResults(context, params.id, query),
  'POST /itf/unit-tests-result/send-mail': (context, { body }) =>
    mailResults(context, body.assignmentId, body.studentIds),
  'GET /itf/classes/unit-tests-assigned/{id}/export': async (context, { params }) => {
    const { file, name } = await resultsWorkbook(await exportedResults(context, params.id), {
      locale: context.locale,
      zone: await zoneFor(context),
    });
    return { file, name, mime: workbookType };
  },
  'POST /itf/classes/unit-tests-assigned/{id}/release-keys': (context, { params }) => releaseKeys(context, params.id),
  'GET /itf/students/{id}/results': (context, { params, query }) => learnerTests(context, params.id, query),
  'GET /itf/students/classes/{id}/unit-tests-assigned': (context, { params, query: { studentId, ...page } }) =>
    learnerTests(context, studentId, { ...page, classId: params.id }),
  'GET /itf/students/{id}/progress': (context, { params }) => learnerProgress(context, params.id),
  'GET /itf/unit-tests-result/{id}': (context, { params }) => paper(context, params.id),
  'POST /itf/unit-tests-result/{id}/accept-late': (context, { params, body }) => acceptLate(context, params.id, body),
  'GET /itf/statistic/teacher-home': (context) => teacherHome(context),
  'GET /student/results': (context, { query }) => marksEverywhere(context, query),
};
