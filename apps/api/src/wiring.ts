/** Registers what upper areas do at the hooks that lower areas declare, the one list of them, and the listeners to events. */
import {
  countAssignedSystemTests as countAssigned,
  endAttemptsOnLostAccess,
  eraseRecordingsOf,
  eraseWorkOf,
  ownData,
  runningTestsOf,
} from '#people/hooks';
import { settingFor, uploadBytesFor } from '#people/packages';
import { ownDataOfExams } from '#content/exams';
import { ownDataOfFormats } from '#content/formats';
import { ownDataOfQuestionBank } from '#content/question-bank';
import { countAssignedSystemTests, ownDataOfAssignments, runningTests } from '#exam/assignments';
import { eraseAnswersOf, finishAttemptsOf, finishRunningAttempts, ownDataOfAttempts } from '#exam/attempts';
import { ownDataOfPayments } from '#commerce/payments';
import { deleteRecordingRows, removeRecordingFiles } from '#exam/recordings';
import { registerListeners } from '#platform/events';
import { mediaSetting, mostUploadBytes } from '#platform/media';
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
mostUploadBytes.register(uploadBytesFor);
mediaSetting.register(settingFor);
countAssigned.register(countAssignedSystemTests);
runningTestsOf.register(runningTests);
for (const one of [
  ownDataOfQuestionBank,
  ownDataOfExams,
  ownDataOfFormats,
  ownDataOfAssignments,
  ownDataOfAttempts,
  ownDataOfPayments,
])
  ownData.register(one);
registerListeners(listeners);
