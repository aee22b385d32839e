/** All routes of the API, gathered from the domains. */
import { accountRoutes } from './routes/people/accounts.ts';
import { activationCodeRoutes } from './routes/commerce/activation-codes.ts';
import { assignmentRoutes } from './routes/exam/assignments.ts';
import { attemptRecordRoutes } from './routes/exam/attempt-record.ts';
import { attemptRoutes } from './routes/exam/attempts.ts';
import { calendarRoutes } from './routes/exam/calendar.ts';
import { catalogueRoutes } from './routes/platform/catalogue.ts';
import { certificateRoutes } from './routes/exam/certificates.ts';
import { classSignInRoutes } from './routes/people/class-sign-in.ts';
import { classRoutes } from './routes/people/classes.ts';
import { examRoutes } from './routes/content/exams.ts';
import { formatRoutes } from './routes/content/formats.ts';
import { integratedTestRoutes } from './routes/partners/integrated-exams.ts';
import { firstPageRoutes } from './routes/exam/first-page.ts';
import { launchRoutes } from './routes/partners/launches.ts';
import { signOnRoutes } from './routes/people/sign-on.ts';
import { jobRoutes } from './routes/platform/jobs.ts';
import { joinRequestRoutes } from './routes/people/join-requests.ts';
import { markingRoutes } from './routes/exam/marking.ts';
import { mediaRoutes } from './routes/platform/media.ts';
import { noticeRoutes } from './routes/platform/notices.ts';
import { ownAccountRoutes } from './routes/people/own-account.ts';
import { packageRoutes } from './routes/people/packages.ts';
import { paperRoutes } from './routes/exam/papers.ts';
import { callbackRoutes } from './routes/partners/callbacks.ts';
import { ltiRoutes } from './routes/partners/lti.ts';
import { partnerRoutes } from './routes/people/partner-clients.ts';
import { practiceRoutes } from './routes/exam/practice.ts';
import { paymentRoutes } from './routes/commerce/payments.ts';
import { questionBankRoutes } from './routes/content/question-bank.ts';
import { questionImportRoutes } from './routes/content/question-imports.ts';
import { questionSimilarityRoutes } from './routes/content/question-similarity.ts';
import { questionVersionRoutes } from './routes/content/question-versions.ts';
import { questionReportRoutes } from './routes/exam/question-reports.ts';
import { examSessionRoutes } from './routes/exam/exam-sessions.ts';
import { recordingRoutes } from './routes/exam/recordings.ts';
import { regradeRoutes } from './routes/exam/regrade.ts';
import { resultRoutes } from './routes/exam/results.ts';
import { bannerRoutes } from './routes/content/banners.ts';
import { bulkChangeRoutes } from './routes/content/bulk-changes.ts';
import { contentChangeRoutes } from './routes/content/content-changes.ts';
import { choiceListRoutes } from './routes/content/choice-lists.ts';
import { seriesRoutes } from './routes/content/series.ts';
import { testListRoutes } from './routes/content/test-lists.ts';
import { customerRoutes } from './routes/office/customers.ts';
import { dashboardRoutes } from './routes/office/dashboards.ts';
import { listViewRoutes } from './routes/office/list-views.ts';
import { officeOverviewRoutes } from './routes/office/overview.ts';
import { saleRoutes } from './routes/commerce/sales.ts';
import { rosterRoutes } from './routes/people/rosters.ts';
import { schoolRoutes } from './routes/people/schools.ts';
import { sessionRoutes } from './routes/people/sessions.ts';
import { supportRoutes } from './routes/people/support.ts';
import { statisticRoutes } from './routes/exam/statistics.ts';
import { studentImportRoutes } from './routes/people/student-imports.ts';
import { studentRoutes } from './routes/people/students.ts';
import { studyGroupRoutes } from './routes/people/study-groups.ts';
import { userAdministrationRoutes } from './routes/people/user-administration.ts';
import { pageTextRoutes } from './routes/site/page-texts.ts';
import { quoteRoutes } from './routes/site/quotes.ts';
import { requestRoutes } from './routes/site/requests.ts';
import { siteTextRoutes } from './routes/site/texts.ts';
import { usageEventRoutes } from './routes/site/usage-events.ts';
import { userEventRoutes } from './routes/site/user-events.ts';
import { voucherRoutes } from './routes/commerce/vouchers.ts';

export const routes = {
  ...accountRoutes,
  ...activationCodeRoutes,
  ...assignmentRoutes,
  ...attemptRecordRoutes,
  ...attemptRoutes,
  ...calendarRoutes,
  ...catalogueRoutes,
  ...certificateRoutes,
  ...classRoutes,
  ...classSignInRoutes,
  ...examRoutes,
  ...examSessionRoutes,
  ...formatRoutes,
  ...integratedTestRoutes,
  ...jobRoutes,
  ...firstPageRoutes,
  ...launchRoutes,
  ...ltiRoutes,
  ...signOnRoutes,
  ...joinRequestRoutes,
  ...markingRoutes,
  ...mediaRoutes,
  ...noticeRoutes,
  ...bannerRoutes,
  ...seriesRoutes,
  ...bulkChangeRoutes,
  ...contentChangeRoutes,
  ...choiceListRoutes,
  ...testListRoutes,
  ...dashboardRoutes,
  ...listViewRoutes,
  ...officeOverviewRoutes,
  ...customerRoutes,
  ...ownAccountRoutes,
  ...packageRoutes,
  ...paperRoutes,
  ...partnerRoutes,
  ...callbackRoutes,
  ...practiceRoutes,
  ...paymentRoutes,
  ...questionBankRoutes,
  ...questionImportRoutes,
  ...questionSimilarityRoutes,
  ...questionVersionRoutes,
  ...questionReportRoutes,
  ...recordingRoutes,
  ...regradeRoutes,
  ...quoteRoutes,
  ...requestRoutes,
  ...resultRoutes,
  ...saleRoutes,
  ...rosterRoutes,
  ...schoolRoutes,
  ...sessionRoutes,
  ...supportRoutes,
  ...pageTextRoutes,
  ...siteTextRoutes,
  ...statisticRoutes,
  ...studentRoutes,
  ...studentImportRoutes,
  ...studyGroupRoutes,
  ...userAdministrationRoutes,
  ...usageEventRoutes,
  ...userEventRoutes,
  ...voucherRoutes,
} as const;
export type Routes = typeof routes;
