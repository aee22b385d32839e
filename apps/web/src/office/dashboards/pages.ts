import { IconCashBanknote, IconPackages, IconUsers } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const adminDashboardPages = {
  '/dashboard/user': {
    screen: () => import('./UsersPage.tsx'),
    catalogs: ['dashboards', 'fields'],
    navigation: { staff: { order: 160, label: 'userFigures', icon: IconUsers, group: 'statistics' } },
  },
  '/dashboard/turnover': {
    screen: () => import('./TurnoverPage.tsx'),
    catalogs: ['dashboards', 'fields'],
    navigation: { staff: { order: 161, label: 'turnover', icon: IconCashBanknote, group: 'statistics' } },
  },
  '/dashboard/service-package': {
    screen: () => import('./ServicePackagesPage.tsx'),
    catalogs: ['dashboards', 'fields'],
    navigation: { staff: { order: 162, label: 'packageFigures', icon: IconPackages, group: 'statistics' } },
  },
} satisfies FeaturePages;
