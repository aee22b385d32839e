export { recordingHandlers } from './recordings.routes.ts';
export { deleteOldRecordingsJob, deleteRecordingRows, removeRecordingFiles } from './erasure.service.ts';
export { recordingsOf } from './recordings.queries.ts';
export { addPiece, announce, finish } from './recordings.service.ts';
