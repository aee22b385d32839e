/** Every domain's routes and handlers, bound in one place. */
import {
  accountRoutes,
  activationCodeRoutes,
  assignmentRoutes,
  attemptRecordRoutes,
  attemptRoutes,
  calendarRoutes,
  catalogueRoutes,
  certificateRoutes,
  classRoutes,
  examRoutes,
  firstPageRoutes,
  formatRoutes,
  examSessionRoutes,
  integratedTestRoutes,
  jobRoutes,
  launchRoutes,
  ltiRoutes,
  joinRequestRoutes,
  markingRoutes,
  mediaRoutes,
  noticeRoutes,
  bannerRoutes,
  bulkChangeRoutes,
  contentChangeRoutes,
  choiceListRoutes,
  seriesRoutes,
  testListRoutes,
  dashboardRoutes,
  customerRoutes,
  listViewRoutes,
  officeOverviewRoutes,
  ownAccountRoutes,
  packageRoutes,
  paperRoutes,
  partnerRoutes,
  callbackRoutes,
  paymentRoutes,
  practiceRoutes,
  questionBankRoutes,
  questionImportRoutes,
  questionSimilarityRoutes,
  questionReportRoutes,
  questionVersionRoutes,
  recordingRoutes,
  quoteRoutes,
  requestRoutes,
  regradeRoutes,
  resultRoutes,
  saleRoutes,
  rosterRoutes,
  schoolRoutes,
  sessionRoutes,
  supportRoutes,
  signOnRoutes,
  pageTextRoutes,
  siteTextRoutes,
  statisticRoutes,
  studentImportRoutes,
  studentRoutes,
  classSignInRoutes,
  studyGroupRoutes,
  userAdministrationRoutes,
  usageEventRoutes,
  userEventRoutes,
  voucherRoutes,
} from '@vumon/contract';
import type { FastifyInstance } from 'fastify';
import { bindRoutes, type BindOptions } from './platform/http/bind.ts';
import { accountHandlers, sessionHandlers, supportHandlers } from '#people/accounts';
import { activationCodeHandlers } from '#commerce/activation-codes';
import { assignmentHandlers } from '#exam/assignments';
import { attemptHandlers, attemptRecordHandlers } from '#exam/attempts';
import { calendarHandlers } from '#exam/calendar';
import { catalogueHandlers } from '#platform/catalogue';
import { certificateHandlers } from '#exam/certificates';
import { classHandlers, classSignInHandlers, studentHandlers, studentImportHandlers } from '#people/classes';
import { examHandlers } from '#content/exams';
import { firstPageHandlers } from '#exam/first-page';
import { formatHandlers } from '#content/formats';
import { examSessionHandlers } from '#exam/exam-sessions';
import { integratedTestHandlers } from '#partners/integrated-exams';
import { launchHandlers } from '#partners/launches';
import { ltiHandlers } from '#partners/lti';
import { jobHandlers } from '#platform/jobs';
import { joinRequestHandlers } from '#people/join-requests';
import { markingHandlers } from '#exam/marking';
import { mediaHandlers } from '#platform/media';
import { noticeHandlers } from '#platform/notices';
import { bannerHandlers } from '#content/banners';
import { bulkChangeHandlers } from '#content/bulk-changes';
import { contentChangeHandlers } from '#content/content-changes';
import { choiceListHandlers } from '#content/choice-lists';
import { seriesHandlers } from '#content/series';
import { testListHandlers } from '#content/test-lists';
import { customerHandlers } from '#office/customers';
import { dashboardHandlers } from '#office/dashboards';
import { listViewHandlers } from '#office/list-views';
import { officeOverviewHandlers } from '#office/overview';
import { ownAccountHandlers } from '#people/own-account';
import { packageHandlers } from '#people/packages';
import { paperHandlers } from '#exam/papers';
import { callbackHandlers } from '#partners/callbacks';
import { partnerHandlers } from '#people/partner-clients';
import { paymentHandlers } from '#commerce/payments';
import { practiceHandlers } from '#exam/practice';
import {
  questionBankHandlers,
  questionImportHandlers,
  questionSimilarityHandlers,
  questionVersionHandlers,
} from '#content/question-bank';
import { questionReportHandlers } from '#exam/question-reports';
import { recordingHandlers } from '#exam/recordings';
import { regradeHandlers } from '#exam/regrade';
import { resultHandlers } from '#exam/results';
import { quoteHandlers } from '#site/quotes';
import { requestHandlers } from '#site/requests';
import { saleHandlers } from '#commerce/sales';
import { pageTextHandlers } from '#site/page-texts';
import { siteTextHandlers } from '#site/texts';
import { rosterHandlers } from '#people/rosters';
import { schoolHandlers } from '#people/schools';
import { statisticHandlers } from '#exam/statistics';
import { signOnHandlers } from '#people/sign-on';
import { studyGroupHandlers } from '#people/study-groups';
import { userAdministrationHandlers } from '#people/user-administration';
import { usageEventHandlers } from '#site/analytics';
import { userEventHandlers } from '#site/user-events';
import { voucherHandlers } from '#commerce/vouchers';

export function bindModules(server: FastifyInstance, options: BindOptions): void {
  bindRoutes(server, options, accountRoutes, accountHandlers);
  bindRoutes(server, options, activationCodeRoutes, activationCodeHandlers);
  bindRoutes(server, options, assignmentRoutes, assignmentHandlers);
  bindRoutes(server, options, attemptRecordRoutes, attemptRecordHandlers);
  bindRoutes(server, options, attemptRoutes, attemptHandlers);
  bindRoutes(server, options, calendarRoutes, calendarHandlers);
  bindRoutes(server, options, catalogueRoutes, catalogueHandlers);
  bindRoutes(server, options, certificateRoutes, certificateHandlers);
  bindRoutes(server, options, classRoutes, classHandlers);
  bindRoutes(server, options, examRoutes, examHandlers);
  bindRoutes(server, options, examSessionRoutes, examSessionHandlers);
  bindRoutes(server, options, formatRoutes, formatHandlers);
  bindRoutes(server, options, integratedTestRoutes, integratedTestHandlers);
  bindRoutes(server, options, firstPageRoutes, firstPageHandlers);
  bindRoutes(server, options, launchRoutes, launchHandlers);
  bindRoutes(server, options, ltiRoutes, ltiHandlers);
  bindRoutes(server, options, jobRoutes, jobHandlers);
  bindRoutes(server, options, joinRequestRoutes, joinRequestHandlers);
  bindRoutes(server, options, markingRoutes, markingHandlers);
  bindRoutes(server, options, mediaRoutes, mediaHandlers);
  bindRoutes(server, options, noticeRoutes, noticeHandlers);
  bindRoutes(server, options, bannerRoutes, bannerHandlers);
  bindRoutes(server, options, seriesRoutes, seriesHandlers);
  bindRoutes(server, options, bulkChangeRoutes, bulkChangeHandlers);
  bindRoutes(server, options, contentChangeRoutes, contentChangeHandlers);
  bindRoutes(server, options, choiceListRoutes, choiceListHandlers);
  bindRoutes(server, options, testListRoutes, testListHandlers);
  bindRoutes(server, options, dashboardRoutes, dashboardHandlers);
  bindRoutes(server, options, listViewRoutes, listViewHandlers);
  bindRoutes(server, options, officeOverviewRoutes, officeOverviewHandlers);
  bindRoutes(server, options, customerRoutes, customerHandlers);
  bindRoutes(server, options, ownAccountRoutes, ownAccountHandlers);
  bindRoutes(server, options, packageRoutes, packageHandlers);
  bindRoutes(server, options, paperRoutes, paperHandlers);
  bindRoutes(server, options, partnerRoutes, partnerHandlers);
  bindRoutes(server, options, callbackRoutes, callbackHandlers);
  bindRoutes(server, options, paymentRoutes, paymentHandlers);
  bindRoutes(server, options, practiceRoutes, practiceHandlers);
  bindRoutes(server, options, questionBankRoutes, questionBankHandlers);
  bindRoutes(server, options, questionImportRoutes, questionImportHandlers);
  bindRoutes(server, options, questionSimilarityRoutes, questionSimilarityHandlers);
  bindRoutes(server, options, questionVersionRoutes, questionVersionHandlers);
  bindRoutes(server, options, questionReportRoutes, questionReportHandlers);
  bindRoutes(server, options, recordingRoutes, recordingHandlers);
  bindRoutes(server, options, regradeRoutes, regradeHandlers);
  bindRoutes(server, options, resultRoutes, resultHandlers);
  bindRoutes(server, options, quoteRoutes, quoteHandlers);
  bindRoutes(server, options, requestRoutes, requestHandlers);
  bindRoutes(server, options, saleRoutes, saleHandlers);
  bindRoutes(server, options, rosterRoutes, rosterHandlers);
  bindRoutes(server, options, schoolRoutes, schoolHandlers);
  bindRoutes(server, options, sessionRoutes, sessionHandlers);
  bindRoutes(server, options, supportRoutes, supportHandlers);
  bindRoutes(server, options, signOnRoutes, signOnHandlers);
  bindRoutes(server, options, pageTextRoutes, pageTextHandlers);
  bindRoutes(server, options, siteTextRoutes, siteTextHandlers);
  bindRoutes(server, options, studentRoutes, studentHandlers);
  bindRoutes(server, options, classSignInRoutes, classSignInHandlers);
  bindRoutes(server, options, studentImportRoutes, studentImportHandlers);
  bindRoutes(server, options, statisticRoutes, statisticHandlers);
  bindRoutes(server, options, studyGroupRoutes, studyGroupHandlers);
  bindRoutes(server, options, userAdministrationRoutes, userAdministrationHandlers);
  bindRoutes(server, options, usageEventRoutes, usageEventHandlers);
  bindRoutes(server, options, userEventRoutes, userEventHandlers);
  bindRoutes(server, options, voucherRoutes, voucherHandlers);
}
