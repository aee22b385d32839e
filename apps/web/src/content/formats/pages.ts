import { IconTemplate } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const formatsPages = {
  '/templates': {
    screen: () => import('./FormatListPage.tsx'),
    catalogs: ['formats', 'list-views'],
    navigation: {
      staff: {
        order: 40,
        label: 'templates',
        short: 'templatesShort',
        icon: IconTemplate,
        group: 'content',
        bottomBar: ['ADMIN', 'OPERATOR'],
        covers: '/unit-test-templates',
      },
    },
  },
  '/templates/create-new-template': {
    screen: () => import('./FormatEditorPage.tsx'),
    catalogs: ['formats', 'fields', 'qt-types'],
  },
  '/templates/$templateSlug': {
    screen: () => import('./FormatEditorPage.tsx'),
    catalogs: ['formats', 'fields', 'qt-types'],
  },
  '/unit-test-templates': {
    screen: () => import('./SystemFormatListPage.tsx'),
    catalogs: ['formats', 'list-views'],
  },
  '/unit-test-templates/mine': {
    screen: () => import('./OwnFormatListPage.tsx'),
    catalogs: ['formats', 'list-views'],
  },
  '/unit-test-templates/create': {
    screen: () => import('./FormatEditorPage.tsx'),
    catalogs: ['formats', 'fields', 'qt-types'],
  },
  '/unit-test-templates/$slug': {
    screen: () => import('./FormatEditorPage.tsx'),
    catalogs: ['formats', 'fields', 'qt-types'],
  },
} satisfies FeaturePages;
