/** Fixed lists of the specification. Their names are in the catalogs or, for series and exam types, in the database. */
export const difficulties = ['NA', 'M1', 'M2', 'M3', 'M4'] as const;
export type Difficulty = (typeof difficulties)[number];
export const levels = ['M1', 'M2', 'M3', 'M4'] as const;
export type Level = (typeof levels)[number];
/** What a question of English practises. */
export const languageSkills = ['PR', 'VO', 'GR', 'RE', 'WR', 'LI', 'SP'] as const;
/** What a question of maths is about: numbers and algebra, geometry and measurement, statistics and probability, calculus. */
export const strands = ['NU', 'GE', 'ST', 'CA'] as const;
export type Strand = (typeof strands)[number];
/** The field `skill` of a question: a skill in English, a strand in maths. */
export const skills = [...languageSkills, ...strands] as const;
export type Skill = (typeof skills)[number];
/** Skills of sections; MX: questions of any skill or strand, as in the parts of the graduation exam. */
export const sectionSkills = [...skills, 'MX'] as const;
export type SectionSkill = (typeof sectionSkills)[number];
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
export const skillsOf: Readonly<Record<Subject, readonly Skill[]>> = { ENGLISH: languageSkills, MATH: strands };
/** Whether a question of the subject may have the skill. */
export const isSkillOf = (subject: Subject, skill: string): skill is Skill =>
  (skillsOf[subject] as readonly string[]).includes(skill);
/** Whether a section of a format of the subject may have the skill. */
export const isSectionSkillOf = (subject: Subject, skill: string): skill is SectionSkill =>
  skill === 'MX' || isSkillOf(subject, skill);
/** The skills of sections, without MX, which means any. */
export const namedSkills = (sections: Iterable<{ readonly skill: SectionSkill }>): Skill[] => [
  ...new Set([...sections].flatMap(({ skill }) => (skill === 'MX' ? [] : [skill]))),
];
export const privacies = ['PRIVATE', 'PUBLIC'] as const;
export type Privacy = (typeof privacies)[number];
export const genders = ['MALE', 'FEMALE'] as const;
export type Gender = (typeof genders)[number];
export const classStatuses = ['ACTIVE', 'DEACTIVATED'] as const;
export const pageSizes = [10, 20, 50, 100] as const;
/** The fields that a column of an imported class list may contain. */
export const importFields = [
  'code',
  'fullName',
  'lastName',
  'firstName',
  'birthday',
  'gender',
  'phone',
  'email',
  'province',
] as const;
export type ImportField = (typeof importFields)[number];
/** Days for which deleted questions can be restored. */
export const trashDays = 30;
