/**
 * All pages of the product, collected from the features. A path without a page, or a page without a path, does not
 * compile.
 */
import type { PagePath } from '@vumon/domain';
import { accountsPages } from '../features/accounts/pages.ts';
import { activationCodesPages } from '../features/activation-codes/pages.ts';
import { assignmentsPages } from '../features/assignments/pages.ts';
import { calendarPages } from '../features/calendar/pages.ts';
import { certificatesPages } from '../features/certificates/pages.ts';
import { classesPages } from '../features/classes/pages.ts';
import { dashboardPages } from '../features/dashboard/pages.ts';
import { examsPages } from '../features/exams/pages.ts';
import { formatsPages } from '../features/formats/pages.ts';
import { homePages } from '../features/home/pages.ts';
import { jobsPages } from '../features/jobs/pages.ts';
import { joinRequestsPages } from '../features/join-requests/pages.ts';
import { landingPages } from '../features/landing/pages.ts';
import { learnersPages } from '../features/learners/pages.ts';
import { liveRoomPages } from '../features/live-room/pages.ts';
import { markingPages } from '../features/marking/pages.ts';
import { noticesPages } from '../features/notices/pages.ts';
import { ownAccountPages } from '../features/own-account/pages.ts';
import { packagesPages } from '../features/packages/pages.ts';
import { topicsPages } from '../features/topics/pages.ts';
import { papersPages } from '../features/papers/pages.ts';
import { partnersPages } from '../features/partners/pages.ts';
import { policiesPages } from '../features/policies/pages.ts';
import { productSettingsPages } from '../features/product-settings/pages.ts';
import { paymentsPages } from '../features/payments/pages.ts';
import { practicePages } from '../features/practice/pages.ts';
import { questionBankPages } from '../features/question-bank/pages.ts';
import { regradePages } from '../features/regrade/pages.ts';
import { resultsPages } from '../features/results/pages.ts';
import { salesPages } from '../features/sales/pages.ts';
import { sessionsPages } from '../features/sessions/pages.ts';
import { typeGalleryPages } from '../features/type-gallery/pages.ts';
import { userAdministrationPages } from '../features/user-administration/pages.ts';
import { vouchersPages } from '../features/vouchers/pages.ts';
import type { PageDefinition } from '../navigation/pages.ts';
import { playerPages } from '../player/pages.ts';

export const productPages: Record<PagePath, PageDefinition> = {
  ...accountsPages,
  ...activationCodesPages,
  ...assignmentsPages,
  ...calendarPages,
  ...certificatesPages,
  ...classesPages,
  ...dashboardPages,
  ...examsPages,
  ...formatsPages,
  ...homePages,
  ...jobsPages,
  ...joinRequestsPages,
  ...landingPages,
  ...learnersPages,
  ...liveRoomPages,
  ...markingPages,
  ...noticesPages,
  ...ownAccountPages,
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
  ...regradePages,
  ...resultsPages,
  ...salesPages,
  ...sessionsPages,
  ...typeGalleryPages,
  ...userAdministrationPages,
  ...vouchersPages,
};
