/** Every page of the product with who may open it: the web's router and gates and the generated matrix test read this one table. */
import type { Feature } from './packages.ts';
import type { Role } from './roles.ts';

export interface Page {
  /** `public`: no sign-in. `any`: any signed-in role. */
  readonly access: 'public' | 'any' | readonly Role[];
  /** A package a teacher needs (students and operators are exempt). */
  readonly feature?: Feature;
}

const four = ['ADMIN', 'OPERATOR', 'TEACHER', 'STUDENT'] as const;
const staff = ['ADMIN', 'OPERATOR', 'TEACHER'] as const;
const teacher = ['TEACHER'] as const;

export const pages = {
  '/': { access: 'public' },
  '/login': { access: 'public' },
  '/auth': { access: 'public' },
  '/set-password': { access: 'public' },
  '/payment': { access: 'public' },
  '/404': { access: 'public' },
  '/home': { access: 'any' },
  '/users/info': { access: 'any' },
  '/questions': { access: teacher, feature: 'write-questions' },
  '/questions/import': { access: teacher, feature: 'write-questions' },
  '/questions/duplicates': { access: teacher, feature: 'write-questions' },
  '/questions/trash': { access: teacher, feature: 'write-questions' },
  '/questions/gallery': { access: staff },
  '/questions/$questionSlug': { access: teacher, feature: 'write-questions' },
  '/templates': { access: four, feature: 'use-content' },
  '/templates/create-new-template': { access: staff, feature: 'create-formats' },
  '/templates/$templateSlug': { access: staff, feature: 'use-content' },
  '/unit-test': { access: four, feature: 'use-content' },
  '/unit-test/mine': { access: four, feature: 'use-content' },
  '/unit-test/create': { access: staff, feature: 'create-exams' },
  '/unit-test/$templateSlug': { access: four, feature: 'use-content' },
  '/classes': { access: teacher, feature: 'manage-classes' },
  '/classes/add-new-student': { access: teacher, feature: 'manage-classes' },
  '/classes/$classesSlug': { access: teacher, feature: 'manage-classes' },
  '/students/info': { access: teacher, feature: 'manage-classes' },
  '/learning': { access: teacher },
  '/learning/$learningSlug': { access: teacher },
  '/learning/$learningSlug/marking': { access: teacher },
  '/assigned-unit-test': { access: ['STUDENT'] },
  '/assigned-unit-test/$assignSlug': { access: ['STUDENT'] },
  '/manage/questions': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/questions/import': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/questions/duplicates': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/questions/trash': { access: ['ADMIN', 'OPERATOR'] },
  '/manage/questions/$questionSlug': { access: ['ADMIN', 'OPERATOR'] },
} as const satisfies Record<string, Page>;
export type PagePath = keyof typeof pages;

/** First path segments that belong to the product and can be no partner's slug. */
export const reservedSegments = ['api', 'en', 'health', 'metrics', 'dev', 'manage', 'assets', 'media', 'page', 'auth', 'login', 'register'] as const;
