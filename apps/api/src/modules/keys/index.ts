export {
  keyForPractice,
  keyOfOwnDraft,
  keyOfQuestion,
  keysForLearner,
  keysForTeacher,
  maySeeKeyOf,
  type TeacherKeys,
} from './keys.service.ts';
