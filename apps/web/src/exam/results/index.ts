/** What other domains use of this one. Light modules alone: whoever imports one of them loads them all. */
export { classNamesQuery } from './queries.ts';
export { fullName, letterOf, weakShare } from './marks.ts';
export { recordingUrl, reviewMedia } from './media.ts';
