import { IconChartBar } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const resultsPages = {
  '/learning': {
    screen: () => import('./ResultListPage.tsx'),
    catalogs: ['results', 'marking'],
    navigation: {
      staff: { order: 80, label: 'results', icon: IconChartBar },
    },
  },
  '/learning/$learningSlug': {
    screen: () => import('./ResultPage.tsx'),
    catalogs: ['results', 'item-flags', 'assignments', 'attempt-record', 'qt', 'qt-choice', 'qt-grid'],
    plain: true,
  },
  '/unit-test/student-unit-test-result': {
    screen: () => import('./StudentResultPage.tsx'),
    catalogs: ['results'],
  },
} satisfies FeaturePages;
