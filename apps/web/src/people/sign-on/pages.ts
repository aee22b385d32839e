import { IconKey } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const signOnPages = {
  '/sign-on/$provider': {
    screen: () => import('./SignOnPage.tsx'),
    catalogs: ['sign-on', 'accounts', 'sessions', 'fields', 'errors'],
  },
  '/school/sign-on': {
    screen: () => import('./SchoolSignOnPage.tsx'),
    catalogs: ['sign-on'],
  },
  '/manage/school-sign-on': {
    screen: () => import('./SchoolSignOnPage.tsx'),
    catalogs: ['sign-on', 'list-views'],
    navigation: {
      staff: { order: 101, label: 'schoolSignOn', icon: IconKey, group: 'system' },
    },
  },
} satisfies FeaturePages;
