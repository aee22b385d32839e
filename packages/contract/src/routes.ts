/** All routes of the API, gathered from the domains. */
import { accountRoutes } from './routes/accounts.ts';
import { activationCodeRoutes } from './routes/activation-codes.ts';
import { assignmentRoutes } from './routes/assignments.ts';
import { attemptRecordRoutes } from './routes/attempt-record.ts';
import { attemptRoutes } from './routes/attempts.ts';
import { calendarRoutes } from './routes/calendar.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { certificateRoutes } from './routes/certificates.ts';
import { classRoutes } from './routes/classes.ts';
import { examRoutes } from './routes/exams.ts';
import { formatRoutes } from './routes/formats.ts';
import { jobRoutes } from './routes/jobs.ts';
import { joinRequestRoutes } from './routes/join-requests.ts';
import { markingRoutes } from './routes/marking.ts';
import { mediaRoutes } from './routes/media.ts';
import { noticeRoutes } from './routes/notices.ts';
import { ownAccountRoutes } from './routes/own-account.ts';
import { packageRoutes } from './routes/packages.ts';
import { paperRoutes } from './routes/papers.ts';
import { partnerRoutes } from './routes/partners.ts';
import { practiceRoutes } from './routes/practice.ts';
import { paymentRoutes } from './routes/payments.ts';
import { questionBankRoutes } from './routes/question-bank.ts';
import { questionImportRoutes } from './routes/question-imports.ts';
import { questionSimilarityRoutes } from './routes/question-similarity.ts';
import { questionVersionRoutes } from './routes/question-versions.ts';
import { recordingRoutes } from './routes/recordings.ts';
import { regradeRoutes } from './routes/regrade.ts';
import { resultRoutes } from './routes/results.ts';
import { saleRoutes } from './routes/sales.ts';
import { schoolRoutes } from './routes/schools.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { statisticRoutes } from './routes/statistics.ts';
import { studentRoutes } from './routes/students.ts';
import { studyGroupRoutes } from './routes/study-groups.ts';
import { userAdministrationRoutes } from './routes/user-administration.ts';
import { voucherRoutes } from './routes/vouchers.ts';

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
  ...examRoutes,
  ...formatRoutes,
  ...jobRoutes,
  ...joinRequestRoutes,
  ...markingRoutes,
  ...mediaRoutes,
  ...noticeRoutes,
  ...ownAccountRoutes,
  ...packageRoutes,
  ...paperRoutes,
  ...partnerRoutes,
  ...practiceRoutes,
  ...paymentRoutes,
  ...questionBankRoutes,
  ...questionImportRoutes,
  ...questionSimilarityRoutes,
  ...questionVersionRoutes,
  ...recordingRoutes,
  ...regradeRoutes,
  ...resultRoutes,
  ...saleRoutes,
  ...schoolRoutes,
  ...sessionRoutes,
  ...statisticRoutes,
  ...studentRoutes,
  ...studyGroupRoutes,
  ...userAdministrationRoutes,
  ...voucherRoutes,
} as const;
export type Routes = typeof routes;
