/** Registers what upper areas do at the hooks that lower areas declare; the one list of them. */
import { endAttemptsOnLostAccess, eraseRecordingsOf, eraseWorkOf } from '#people/hooks';
import { settingFor, uploadBytesFor } from '#people/packages';
import { eraseAnswersOf, finishAttemptsOf, finishRunningAttempts } from '#exam/attempts';
import { deleteRecordingRows, removeRecordingFiles } from '#exam/recordings';
import { mediaSetting, mostUploadBytes } from '#platform/media';

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
