import type { questionReportRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { checkOf, checksPage, countChecks } from './checks.service.ts';
import { reportAsLearner, reportAsTeacher } from './reports.service.ts';
import { correct, dismiss, retire, undoDismissal } from './verdicts.service.ts';

export const questionReportHandlers: Handlers<typeof questionReportRoutes> = {
  'POST /student/attempts/{id}/reports': (context, { params, body }) => reportAsLearner(context, params.id, body),
  'POST /questions/{id}/reports': (context, { params, body }) => reportAsTeacher(context, params.id, body),
  'GET /itf/question-checks': (context, { query }) => checksPage(context, query),
  'GET /itf/question-checks/counts': (context) => countChecks(context),
  'GET /itf/question-checks/{id}': (context, { params }) => checkOf(context, params.id),
  'POST /itf/question-checks/{id}/correct': (context, { params, body }) => correct(context, params.id, body),
  'POST /itf/question-checks/{id}/dismiss': (context, { params, body }) => dismiss(context, params.id, body),
  'POST /itf/question-checks/{id}/retire': (context, { params, body }) => retire(context, params.id, body),
  'POST /itf/question-checks/{id}/undo': (context, { params, body }) => undoDismissal(context, params.id, body.verdict),
};
