import type { practiceRoutes } from '@vumon/contract';
import type { Handlers } from '../../platform/http/bind.ts';
import { ownExams } from '#content/exams';
import { downloadedFile, downloadsOf, takeDownload } from './downloads.service.ts';
import { giftFor, takeGift } from './gift.service.ts';
import { linkToResult, linkToTest, sendLinks, contentOfLink, startByLink } from './links.service.ts';
import { overview, ownedTests, practiceResults, practiseTest, systemTests } from './practice.service.ts';
import { weakTopics } from './topics.service.ts';
import { ownWeek } from './week.service.ts';

export const practiceHandlers: Handlers<typeof practiceRoutes> = {
  'POST /itf/unit-tests/{id}/practice-link': (context, { params, body }) =>
    linkToTest(context, params.id, body.studentId),
  'POST /itf/unit-tests/{id}/practice-link/send': (context, { params, body }) => sendLinks(context, params.id, body),
  'POST /student/unit-test-asset-result/{id}/link': (context, { params }) => linkToResult(context, params.id),
  'GET /practice-test/{token}': (context, { params }) => contentOfLink(context, params.token),
  'POST /practice-test/{token}/start': (context, { params }) => startByLink(context, params.token),
  'GET /student/practice': (context) => overview(context),
  'GET /student/practice/week': (context) => ownWeek(context),
  'GET /student/practice/topics': (context) => weakTopics(context),
  'GET /student/practice/tests': (context, { query }) => systemTests(context, query),
  'GET /itf/unit-tests/owned': (context, { query }) =>
    context.actor.role === 'STUDENT' ? ownedTests(context, query) : ownExams(context, query),
  'POST /student/unit-tests/{id}/practise': (context, { params, body }) => practiseTest(context, params.id, body),
  'GET /student/unit-tests/{id}/download': (context, { params }) => downloadsOf(context, params.id),
  'POST /student/unit-tests/{id}/download': (context, { params }) => takeDownload(context, params.id),
  'GET /student/unit-tests/{id}/download/{what}': (context, { params }) =>
    downloadedFile(context, params.id, params.what),
  'GET /student/practice/results': (context, { query }) => practiceResults(context, query),
  'GET /student/gift': (context) => giftFor(context),
  'POST /student': (context, { body }) => takeGift(context, body.gradeId),
};
