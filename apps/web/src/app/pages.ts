/**
 * All pages of the product, collected from the features. A path without a page, or a page without a path, does not
 * compile.
 */
import type { PagePath } from '@vumon/domain';
import { accountsPages } from '../people/accounts/pages.ts';
import { activationCodesPages } from '../commerce/activation-codes/pages.ts';
import { assignmentsPages } from '../exam/assignments/pages.ts';
import { bannerPages } from '../content/banners/pages.ts';
import { calendarPages } from '../exam/calendar/pages.ts';
import { certificatesPages } from '../exam/certificates/pages.ts';
import { classesPages } from '../people/classes/pages.ts';
import { customerPages } from '../office/customers/pages.ts';
import { healthPages } from '../office/health/pages.ts';
import { adminDashboardPages } from '../office/dashboards/pages.ts';
import { dashboardPages } from '../exam/statistics/pages.ts';
import { examsPages } from '../content/exams/pages.ts';
import { firstPagePages } from '../exam/first-page/pages.ts';
import { formatsPages } from '../content/formats/pages.ts';
import { homePages } from '../site/home/pages.ts';
import { jobsPages } from '../platform/jobs/pages.ts';
import { joinRequestsPages } from '../people/join-requests/pages.ts';
import { landingPages } from '../site/landing/pages.ts';
import { learnersPages } from '../exam/learners/pages.ts';
import { liveRoomPages } from '../exam/live-room/pages.ts';
import { manualsPages } from '../site/manuals/pages.ts';
import { markingPages } from '../exam/marking/pages.ts';
import { noticesPages } from '../platform/notices/pages.ts';
import { ownAccountPages } from '../people/own-account/pages.ts';
import { signOnPages } from '../people/sign-on/pages.ts';
import { packagesPages } from '../commerce/packages/pages.ts';
import { topicsPages } from '../platform/topics/pages.ts';
import { papersPages } from '../exam/papers/pages.ts';
import { examSessionPages } from '../exam/exam-sessions/pages.ts';
import { integratedExamsPages } from '../partners/integrated-exams/pages.ts';
import { launchesPages } from '../partners/launches/pages.ts';
import { ltiPages } from '../partners/lti/pages.ts';
import { partnersPages } from '../people/partner-clients/pages.ts';
import { policiesPages } from '../site/policies/pages.ts';
import { productSettingsPages } from '../people/product-settings/pages.ts';
import { paymentsPages } from '../commerce/payments/pages.ts';
import { practicePages } from '../exam/practice/pages.ts';
import { questionBankPages } from '../content/question-bank/pages.ts';
import { questionReportPages } from '../exam/question-reports/pages.ts';
import { regradePages } from '../exam/regrade/pages.ts';
import { requestsPages } from '../site/requests/pages.ts';
import { resultsPages } from '../exam/results/pages.ts';
import { salesPages } from '../commerce/sales/pages.ts';
import { schoolPages } from '../people/schools/pages.ts';
import { contentChangesPages } from '../content/content-changes/pages.ts';
import { bulkChangesPages } from '../content/bulk-changes/pages.ts';
import { choiceListsPages } from '../content/choice-lists/pages.ts';
import { seriesPages } from '../content/series/pages.ts';
import { testListPages } from '../content/test-lists/pages.ts';
import { sessionsPages } from '../people/sessions/pages.ts';
import { pageTextsPages } from '../site/page-texts/pages.ts';
import { siteTextsPages } from '../site/site-texts/pages.ts';
import { typeGalleryPages } from '../content/type-gallery/pages.ts';
import { userAdministrationPages } from '../people/user-administration/pages.ts';
import { userEventsPages } from '../site/user-events/pages.ts';
import { vouchersPages } from '../commerce/vouchers/pages.ts';
import type { PageDefinition } from '../navigation/pages.ts';
import { playerPages } from '../player/pages.ts';

export const productPages: Record<PagePath, PageDefinition> = {
  ...accountsPages,
  ...activationCodesPages,
  ...adminDashboardPages,
  ...assignmentsPages,
  ...bannerPages,
  ...calendarPages,
  ...certificatesPages,
  ...firstPagePages,
  ...classesPages,
  ...dashboardPages,
  ...examSessionPages,
  ...examsPages,
  ...formatsPages,
  ...customerPages,
  ...healthPages,
  ...homePages,
  ...integratedExamsPages,
  ...jobsPages,
  ...launchesPages,
  ...ltiPages,
  ...joinRequestsPages,
  ...landingPages,
  ...learnersPages,
  ...liveRoomPages,
  ...markingPages,
  ...manualsPages,
  ...noticesPages,
  ...ownAccountPages,
  ...signOnPages,
  ...packagesPages,
  ...papersPages,
  ...partnersPages,
  ...topicsPages,
  ...paymentsPages,
  ...practicePages,
  ...playerPages,
  ...policiesPages,
  ...productSettingsPages,
  ...questionBankPages,
  ...questionReportPages,
  ...regradePages,
  ...requestsPages,
  ...resultsPages,
  ...salesPages,
  ...schoolPages,
  ...bulkChangesPages,
  ...contentChangesPages,
  ...choiceListsPages,
  ...seriesPages,
  ...testListPages,
  ...sessionsPages,
  ...pageTextsPages,
  ...siteTextsPages,
  ...typeGalleryPages,
  ...userAdministrationPages,
  ...userEventsPages,
  ...vouchersPages,
};
