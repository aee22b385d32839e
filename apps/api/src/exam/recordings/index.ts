export { recordingHandlers } from './recordings.routes.ts';
export { deleteRecordingRows, removeRecordingFiles } from './erasure.service.ts';
export { recordingsOf } from './recordings.queries.ts';
export { addPiece, announce, finish } from './recordings.service.ts';
export { recordingsJobs } from './recordings.jobs.ts';
