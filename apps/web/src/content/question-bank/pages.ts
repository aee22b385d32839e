import { IconBooks } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const questionBankPages = {
  '/questions': {
    screen: () => import('./list/QuestionListPage.tsx'),
    catalogs: ['question-bank', 'item-flags', 'qt', 'qt-types'],
    plain: true,
    navigation: {
      staff: { order: 20, label: 'questions', short: 'questionsShort', icon: IconBooks, bottomBar: true },
    },
  },
  '/questions/import': {
    screen: () => import('./import/ImportPage.tsx'),
    catalogs: [
      'question-bank',
      'item-flags',
      'question-imports',
      'assignments',
      'qt',
      'qt-editing',
      'qt-types',
      'errors',
    ],
  },
  '/questions/duplicates': {
    screen: () => import('./similar/DuplicatesPage.tsx'),
    catalogs: ['question-bank', 'item-flags', 'qt', 'qt-types'],
  },
  '/questions/trash': {
    screen: () => import('./list/TrashPage.tsx'),
    catalogs: ['question-bank', 'item-flags', 'list-views', 'question-trash', 'qt', 'qt-types'],
  },
  '/questions/$questionSlug': {
    screen: () => import('./editor/QuestionEditorPage.tsx'),
    catalogs: ['question-bank', 'item-flags', 'type-gallery', 'qt', 'qt-editing', 'qt-types', 'errors'],
  },
  '/manage/questions': {
    screen: () => import('./list/QuestionListPage.tsx'),
    catalogs: ['question-bank', 'item-flags', 'qt', 'qt-types', 'list-views'],
    plain: true,
    navigation: {
      staff: {
        order: 30,
        label: 'questions',
        short: 'questionsShort',
        icon: IconBooks,
        group: 'content',
        bottomBar: true,
        covers: '/questions/gallery',
      },
    },
  },
  '/manage/questions/import': {
    screen: () => import('./import/ImportPage.tsx'),
    catalogs: [
      'question-bank',
      'item-flags',
      'question-imports',
      'assignments',
      'qt',
      'qt-editing',
      'qt-types',
      'errors',
    ],
  },
  '/manage/questions/duplicates': {
    screen: () => import('./similar/DuplicatesPage.tsx'),
    catalogs: ['question-bank', 'item-flags', 'qt', 'qt-types'],
  },
  '/manage/questions/trash': {
    screen: () => import('./list/TrashPage.tsx'),
    catalogs: ['question-bank', 'item-flags', 'list-views', 'question-trash', 'qt', 'qt-types'],
  },
  '/manage/questions/$questionSlug': {
    screen: () => import('./editor/QuestionEditorPage.tsx'),
    catalogs: ['question-bank', 'item-flags', 'type-gallery', 'qt', 'qt-editing', 'qt-types', 'errors'],
  },
} satisfies FeaturePages;
