/** The chapters of the user manuals, in their order, and which of them helps on which page. */
import type { PagePath } from '../people/pages.ts';
import type { Role } from '../platform/roles.ts';

export const manuals = {
  teacher: [
    'teacher-account',
    'write-question',
    'import-word',
    'make-format',
    'make-test',
    'print-papers',
    'add-learners',
    'assign-test',
    'watch-test',
    'hold-exam',
    'integrate-exam',
    'mark-answers',
    'read-results',
    'regrade',
  ],
  student: ['sign-in', 'join-class', 'take-test', 'no-connection', 'read-review', 'practise'],
  parent: ['parent-sign-up', 'parent-results', 'buy-package'],
  school: ['school-package', 'prepare-computers'],
} as const;

export type ManualAudience = keyof typeof manuals;
export type ManualChapter = (typeof manuals)[ManualAudience][number];

export const manualAudiences = Object.keys(manuals) as ManualAudience[];
export const manualChapters: readonly ManualChapter[] = Object.values(manuals).flat();

/** Whom a chapter is for; undefined for an address that names none. */
export const audienceOf = (chapter: string): ManualAudience | undefined =>
  manualAudiences.find((audience) => (manuals[audience] as readonly string[]).includes(chapter));

type Help = Readonly<Partial<Record<PagePath, ManualChapter>>>;

const forTeachers: Help = {
  '/home': 'teacher-account',
  '/questions': 'write-question',
  '/questions/$questionSlug': 'write-question',
  '/questions/import': 'import-word',
  '/templates': 'make-format',
  '/templates/create-new-template': 'make-format',
  '/templates/$templateSlug': 'make-format',
  '/unit-test-templates': 'make-format',
  '/unit-test-templates/mine': 'make-format',
  '/unit-test-templates/create': 'make-format',
  '/unit-test-templates/$slug': 'make-format',
  '/unit-test': 'make-test',
  '/unit-test/mine': 'make-test',
  '/unit-test/series-detail': 'make-test',
  '/unit-test/create': 'make-test',
  '/unit-test/$templateSlug': 'make-test',
  '/unit-test/$slug/papers': 'print-papers',
  '/classes': 'add-learners',
  '/classes/add-new-student': 'add-learners',
  '/classes/choosen-students': 'add-learners',
  '/classes/$classesSlug': 'assign-test',
  '/students/info': 'add-learners',
  '/students/add-new-student': 'add-learners',
  '/test-schedule': 'assign-test',
  '/learning': 'read-results',
  '/learning/$learningSlug': 'read-results',
  '/learning/$learningSlug/marking': 'mark-answers',
  '/learning/$learningSlug/live': 'watch-test',
  '/learning/$learningSlug/regrade': 'regrade',
  '/exam-sessions': 'hold-exam',
  '/exam-sessions/$examSessionSlug': 'hold-exam',
  '/integrate-exam': 'integrate-exam',
  '/integrate-exam/$integrateExamSlug': 'integrate-exam',
  '/dashboard': 'read-results',
  '/dashboard/class-ranking': 'read-results',
  '/students/$studentSlug': 'read-results',
  '/users/info': 'teacher-account',
  '/users/info/using-plan': 'buy-package',
};

const forLearners: Help = {
  '/users/info': 'sign-in',
  '/home': 'take-test',
  '/assigned-unit-test': 'take-test',
  '/test-schedule': 'take-test',
  '/join': 'join-class',
  '/join/$classCode': 'join-class',
  '/practice': 'practise',
  '/unit-test/student-unit-test-result': 'read-review',
  '/users/info/using-plan': 'buy-package',
};

/** The chapter that explains a page to a role; undefined where there is none. */
export const helpFor = (path: PagePath, role: Role): ManualChapter | undefined =>
  role === 'TEACHER' ? forTeachers[path] : role === 'STUDENT' ? forLearners[path] : undefined;
