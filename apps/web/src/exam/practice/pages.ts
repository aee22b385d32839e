import { IconTarget } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const practicePages = {
  '/practice': {
    screen: () => import('./PracticePage.tsx'),
    catalogs: ['practice'],
    navigation: {
      student: { order: 22, label: 'practice', icon: IconTarget, bottomBar: true, covers: '/unit-test' },
    },
  },
  '/practice-test/$practiceTestSlug': {
    screen: () => import('./LinkPage.tsx'),
    catalogs: ['practice'],
  },
} satisfies FeaturePages;
