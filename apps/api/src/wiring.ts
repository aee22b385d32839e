/** Registers what upper areas do at the hooks that lower areas declare, the one list of them, and the listeners to events. */
import {
  countAssignedSystemTests as countAssigned,
  endAttemptsOnLostAccess,
  eraseRecordingsOf,
  eraseWorkOf,
  holdsOfLearner,
  openTestsOfGroup,
  ownData,
  resultsOfGroup,
  runningTestsOf,
  testsOfClass,
} from '#people/hooks';
import { noticeReaders } from '#people/accounts';
import { settingFor, uploadBytesFor } from '#people/packages';
import { registerSubjectNames } from '#people/user-administration';
import { namesOfBanners } from '#content/banners';
import { namesOfTestLists } from '#content/test-lists';
import { namesOfExams, ownDataOfExams, readyTestsOfSeries as readyTests } from '#content/exams';
import { namesOfFormats, ownDataOfFormats } from '#content/formats';
import * as content from '#content/hooks';
import { namesOfQuestions, ownDataOfQuestionBank } from '#content/question-bank';
import {
  countAssignedSystemTests,
  holdsOf,
  ownDataOfAssignments,
  registered,
  runningTests,
  schoolOfExam,
} from '#exam/assignments';
import {
  eraseAnswersOf,
  finishAttemptsOf,
  finishRunningAttempts,
  isRoomPaused,
  ownDataOfAttempts,
} from '#exam/attempts';
import { isGranted } from '#exam/practice';
import { namesOfActivationCodes } from '#commerce/activation-codes';
import { namesOfOrders, ownDataOfPayments } from '#commerce/payments';
import { isSold, namesOfSales } from '#commerce/sales';
import { namesOfVouchers } from '#commerce/vouchers';
import { ownDataOfQuestionReports } from '#exam/question-reports';
import { deleteRecordingRows, removeRecordingFiles } from '#exam/recordings';
import { namesOfExamSessions, ownDataOfExamSessions, roomIsPaused, schoolOfShift } from '#exam/exam-sessions';
import { namesOfIntegratedTests, ownDataOfIntegratedTests } from '#partners/integrated-exams';
import { ownDataOfPartners } from '#partners/launches';
import { ownDataOfLti } from '#partners/lti';
import { ownDataOfListViews } from '#office/list-views';
import { namesOfRequests, ownDataOfRequests } from '#site/requests';
import { ownDataOfQuotes } from '#site/quotes';
import { ownDataOfAnalytics } from '#site/analytics';
import { namesOfUserEvents, ownDataOfUserEvents } from '#site/user-events';
import { readyTestsOfSeries } from '#platform/catalogue';
import { registerListeners } from '#platform/events';
import { mediaSetting, mostUploadBytes } from '#platform/media';
import { isLiveSession, isReader, localeOfReader, mailReaderOf } from '#platform/notices';
import { listeners } from './listeners.ts';

endAttemptsOnLostAccess.register((db, lost, at) => finishRunningAttempts(db, lost, at));
eraseWorkOf.register(async (db, userId, at) => {
  await finishAttemptsOf(db, userId, at);
  await eraseAnswersOf({ db, now: at.getTime() }, userId);
});
eraseRecordingsOf.register(async (db, userId) => {
  const files = await deleteRecordingRows({ db }, userId);
  return (app) => removeRecordingFiles(app, files);
});
holdsOfLearner.register(holdsOf);
mostUploadBytes.register(uploadBytesFor);
mediaSetting.register(settingFor);
countAssigned.register(countAssignedSystemTests);
runningTestsOf.register(runningTests);
isReader.register(noticeReaders.isReader);
mailReaderOf.register(noticeReaders.mailReaderOf);
isLiveSession.register(noticeReaders.isLiveSession);
localeOfReader.register(noticeReaders.localeOfReader);
readyTestsOfSeries.register(readyTests);
testsOfClass.register(registered.testsOfClass);
openTestsOfGroup.register(registered.openTestsOfGroup);
resultsOfGroup.register(registered.resultsOfGroup);
content.stillGiven.register(registered.stillGiven);
content.usesOfExam.register(registered.usesOfExam);
content.isInOpenTest.register(registered.isInOpenTest);
content.assignmentsOfExam.register(registered.assignmentsOfExam);
content.questionsGivenToClass.register(registered.questionsGivenToClass);
content.untakenVersions.register(registered.untakenVersions);
content.moveAssignments.register(registered.moveAssignments);
content.isGranted.register(isGranted);
isRoomPaused.register(roomIsPaused);
schoolOfExam.register(schoolOfShift);
content.isSold.register(isSold);
for (const names of [
  namesOfBanners,
  namesOfTestLists,
  namesOfExams,
  namesOfFormats,
  namesOfQuestions,
  registered.namesOfAssignments,
  namesOfActivationCodes,
  namesOfOrders,
  namesOfSales,
  namesOfVouchers,
  namesOfRequests,
  namesOfUserEvents,
  namesOfIntegratedTests,
  namesOfExamSessions,
])
  registerSubjectNames(names);
for (const one of [
  ownDataOfQuestionBank,
  ownDataOfExams,
  ownDataOfFormats,
  ownDataOfAssignments,
  ownDataOfAttempts,
  ownDataOfExamSessions,
  ownDataOfQuestionReports,
  ownDataOfPayments,
  ownDataOfIntegratedTests,
  ownDataOfPartners,
  ownDataOfLti,
  ownDataOfQuotes,
  ownDataOfRequests,
  ownDataOfUserEvents,
  ownDataOfAnalytics,
  ownDataOfListViews,
])
  ownData.register(one);
registerListeners(listeners);
