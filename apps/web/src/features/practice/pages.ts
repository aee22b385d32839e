import { IconTarget } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const practicePages = {
  '/practice': {
    screen: () => import('./PracticePage.tsx'),
    catalogs: ['practice'],
    navigation: { student: { order: 25, label: 'practice', icon: IconTarget } },
  },
} satisfies FeaturePages;
