import { IconChartPie } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const dashboardPages = {
  '/dashboard': {
    screen: () => import('./DashboardPage.tsx'),
    catalogs: ['statistics'],
    navigation: { staff: { order: 85, label: 'statistics', icon: IconChartPie, roles: ['TEACHER'] } },
  },
  '/dashboard/class-ranking': {
    screen: () => import('./ClassRankingPage.tsx'),
    catalogs: ['statistics'],
  },
} satisfies FeaturePages;
