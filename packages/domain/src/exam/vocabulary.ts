/** Closed lists of the specification; names in both languages are in the catalogs or, for series and exam types, in the database. */
export const difficulties = ['NA', 'M1', 'M2', 'M3', 'M4'] as const;
export type Difficulty = (typeof difficulties)[number];
export const levels = ['M1', 'M2', 'M3', 'M4'] as const;
export type Level = (typeof levels)[number];
export const skills = ['PR', 'VO', 'GR', 'RE', 'WR', 'LI', 'SP'] as const;
export type Skill = (typeof skills)[number];
export const cefrLevels = ['NA', 'PA1Y', 'A1Y', 'A2Y', 'A1', 'A1+', 'A2', 'B1', 'B1+', 'B2', 'C1', 'C2'] as const;
export type Cefr = (typeof cefrLevels)[number];
export const examFamilies = ['NA', 'DO', 'CA', 'IELTS', 'APTIS', 'TOEIC', 'TOFLE', 'LC'] as const;
export type ExamFamily = (typeof examFamilies)[number];
export const testCategories = [
  'NA',
  'PT',
  'UT',
  'PGT',
  'M1T',
  'T1T',
  'PGT2',
  'M2T',
  'T2T',
  'AM10',
  'E10M',
  'HSG',
  'RC',
] as const;
export type TestCategory = (typeof testCategories)[number];
export const subjects = ['ENGLISH', 'MATH'] as const;
export type Subject = (typeof subjects)[number];
export const privacies = ['PRIVATE', 'PUBLIC'] as const;
export type Privacy = (typeof privacies)[number];
export const genders = ['MALE', 'FEMALE'] as const;
export type Gender = (typeof genders)[number];
export const classStatuses = ['ACTIVE', 'DEACTIVATED'] as const;
export const pageSizes = [10, 20, 50, 100] as const;
/** What a column of an imported class list may hold. */
export const importFields = [
  'code',
  'fullName',
  'lastName',
  'firstName',
  'birthday',
  'gender',
  'phone',
  'email',
] as const;
export type ImportField = (typeof importFields)[number];
/** How long deleted questions can be brought back. */
export const trashDays = 30;
