/** What a program needs that makes drafts of questions: the forms of every type, and rules of their parts. */
export { currentVersion } from '../schema/versions.ts';
export { lockReferring } from '../types/choice/referring.ts';
export { makeStarts } from '../types/ordering/order.ts';
export { mayBePart } from '../types/composite/codes.ts';
export { definitions } from './definitions.ts';
