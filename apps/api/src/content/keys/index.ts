export { findWithheldUntil, givenNow, givenQuestions, heldBack, isHeldBack, withheld } from './keys.queries.ts';
export {
  areWithheld,
  demandAllKeys,
  keyForPractice,
  keyOfOwnDraft,
  keyOfQuestion,
  keysForLearner,
  keysForOwnPaper,
  keysForTeacher,
  knowsAllKeys,
  maySeeKeyOf,
  rightOfQuestion,
  type OwnedQuestion,
  type TeacherKeys,
} from './keys.service.ts';
export { releaseKeys, releaseOf, type KeyRelease } from './release.service.ts';
export { mayFetchMedia, mediaForAuthor } from './media.service.ts';
