import { IconFileText } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const examsPages = {
  '/unit-test': {
    screen: () => import('./ExamsPage.tsx'),
    catalogs: ['exams', 'assignments', 'question-bank', 'item-flags', 'practice', 'list-views'],
    navigation: {
      staff: { order: 50, label: 'exams', icon: IconFileText, group: 'content', bottomBar: true },
    },
  },
  '/unit-test/mine': {
    screen: () => import('./ExamsPage.tsx'),
    catalogs: ['exams', 'assignments', 'question-bank', 'item-flags', 'practice', 'list-views'],
  },
  // The tests of one coursebook, which `series` in the address names.
  '/unit-test/series-detail': {
    screen: () => import('./ExamsPage.tsx'),
    catalogs: ['exams', 'assignments', 'question-bank', 'item-flags', 'practice', 'list-views'],
  },
  '/unit-test/create': {
    screen: () => import('./ExamBuilderPage.tsx'),
    catalogs: ['exams', 'assignments', 'question-bank', 'item-flags', 'qt', 'qt-types'],
  },
  '/unit-test/$templateSlug': {
    screen: () => import('./ExamBuilderPage.tsx'),
    catalogs: ['exams', 'assignments', 'question-bank', 'item-flags', 'qt', 'qt-types'],
  },
} satisfies FeaturePages;
