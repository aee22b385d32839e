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
  formatRoutes,
  jobRoutes,
  joinRequestRoutes,
  markingRoutes,
  mediaRoutes,
  noticeRoutes,
  ownAccountRoutes,
  packageRoutes,
  paperRoutes,
  partnerRoutes,
  paymentRoutes,
  practiceRoutes,
  questionBankRoutes,
  questionImportRoutes,
  questionSimilarityRoutes,
  questionVersionRoutes,
  recordingRoutes,
  regradeRoutes,
  resultRoutes,
  saleRoutes,
  schoolRoutes,
  sessionRoutes,
  statisticRoutes,
  studentImportRoutes,
  studentRoutes,
  studyGroupRoutes,
  userAdministrationRoutes,
  voucherRoutes,
} from '@vumon/contract';
import type { FastifyInstance } from 'fastify';
import { bindRoutes, type BindOptions } from './http/bind.ts';
import { accountHandlers, sessionHandlers } from '#modules/accounts';
import { activationCodeHandlers } from '#modules/activation-codes';
import { assignmentHandlers } from '#modules/assignments';
import { attemptHandlers, attemptRecordHandlers } from '#modules/attempts';
import { calendarHandlers } from '#modules/calendar';
import { catalogueHandlers } from '#modules/catalogue';
import { certificateHandlers } from '#modules/certificates';
import { classHandlers, studentHandlers, studentImportHandlers } from '#modules/classes';
import { examHandlers } from '#modules/exams';
import { formatHandlers } from '#modules/formats';
import { jobHandlers } from '#modules/jobs';
import { joinRequestHandlers } from '#modules/join-requests';
import { markingHandlers } from '#modules/marking';
import { mediaHandlers } from '#modules/media';
import { noticeHandlers } from '#modules/notices';
import { ownAccountHandlers } from '#modules/own-account';
import { packageHandlers } from '#modules/packages';
import { paperHandlers } from '#modules/papers';
import { partnerHandlers } from '#modules/partners';
import { paymentHandlers } from '#modules/payments';
import { practiceHandlers } from '#modules/practice';
import {
  questionBankHandlers,
  questionImportHandlers,
  questionSimilarityHandlers,
  questionVersionHandlers,
} from '#modules/question-bank';
import { recordingHandlers } from '#modules/recordings';
import { regradeHandlers } from '#modules/regrade';
import { resultHandlers } from '#modules/results';
import { saleHandlers } from '#modules/sales';
import { schoolHandlers } from '#modules/schools';
import { statisticHandlers } from '#modules/statistics';
import { studyGroupHandlers } from '#modules/study-groups';
import { userAdministrationHandlers } from '#modules/user-administration';
import { voucherHandlers } from '#modules/vouchers';

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
  bindRoutes(server, options, formatRoutes, formatHandlers);
  bindRoutes(server, options, jobRoutes, jobHandlers);
  bindRoutes(server, options, joinRequestRoutes, joinRequestHandlers);
  bindRoutes(server, options, markingRoutes, markingHandlers);
  bindRoutes(server, options, mediaRoutes, mediaHandlers);
  bindRoutes(server, options, noticeRoutes, noticeHandlers);
  bindRoutes(server, options, ownAccountRoutes, ownAccountHandlers);
  bindRoutes(server, options, packageRoutes, packageHandlers);
  bindRoutes(server, options, paperRoutes, paperHandlers);
  bindRoutes(server, options, partnerRoutes, partnerHandlers);
  bindRoutes(server, options, paymentRoutes, paymentHandlers);
  bindRoutes(server, options, practiceRoutes, practiceHandlers);
  bindRoutes(server, options, questionBankRoutes, questionBankHandlers);
  bindRoutes(server, options, questionImportRoutes, questionImportHandlers);
  bindRoutes(server, options, questionSimilarityRoutes, questionSimilarityHandlers);
  bindRoutes(server, options, questionVersionRoutes, questionVersionHandlers);
  bindRoutes(server, options, recordingRoutes, recordingHandlers);
  bindRoutes(server, options, regradeRoutes, regradeHandlers);
  bindRoutes(server, options, resultRoutes, resultHandlers);
  bindRoutes(server, options, saleRoutes, saleHandlers);
  bindRoutes(server, options, schoolRoutes, schoolHandlers);
  bindRoutes(server, options, sessionRoutes, sessionHandlers);
  bindRoutes(server, options, studentRoutes, studentHandlers);
  bindRoutes(server, options, studentImportRoutes, studentImportHandlers);
  bindRoutes(server, options, statisticRoutes, statisticHandlers);
  bindRoutes(server, options, studyGroupRoutes, studyGroupHandlers);
  bindRoutes(server, options, userAdministrationRoutes, userAdministrationHandlers);
  bindRoutes(server, options, voucherRoutes, voucherHandlers);
}
