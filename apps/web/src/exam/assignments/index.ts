/** What other domains use of this one. Light modules alone: whoever imports one of them loads them all. */
export { assignableQuery, assignmentQuery, liveQuery, studentChoicesQuery, useAssignmentChanges } from './queries.ts';
export { useServerNow } from './clock.ts';
export { QrCode } from './sharing/QrCode.tsx';
export { countdown, minutesSince } from './when.ts';
