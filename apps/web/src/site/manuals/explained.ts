import type { ManualChapter } from '@vumon/domain';
import type { Href } from '../../navigation/paths.ts';

/** The page that a chapter explains, where it has an address of its own. */
export const explained: Readonly<Partial<Record<ManualChapter, Href>>> = {
  'teacher-account': '/register',
  'write-question': '/questions',
  'import-word': '/questions/import',
  'make-format': '/templates',
  'make-test': '/unit-test/create',
  'print-papers': '/unit-test/mine',
  'add-learners': '/classes',
  'assign-test': '/classes',
  'watch-test': '/learning',
  'hold-exam': '/exam-sessions',
  'integrate-exam': '/integrate-exam',
  'mark-answers': '/learning',
  'read-results': '/learning',
  regrade: '/learning',
  'sign-in': '/login',
  'join-class': '/join',
  'take-test': '/assigned-unit-test',
  'no-connection': '/assigned-unit-test',
  'read-review': '/assigned-unit-test',
  practise: '/practice',
  'parent-sign-up': '/register',
  'parent-results': '/assigned-unit-test',
  'buy-package': '/payment',
  'school-package': '/#contact',
};
