export { recordingHandlers } from './recordings.routes.ts';
export { recordingsOf } from './recordings.queries.ts';
