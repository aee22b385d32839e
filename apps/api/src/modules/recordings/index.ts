export { recordingHandlers } from './recordings.routes.ts';
export { recordingsOf } from './recordings.queries.ts';
export { addPiece, announce, finish } from './recordings.service.ts';
