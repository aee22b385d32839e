import { IconHome, IconLayoutDashboard } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const homePages = {
  '/home': {
    screen: () => import('./HomePage.tsx'),
    catalogs: ['home'],
    plain: true,
    navigation: {
      staff: { order: 10, label: 'home', icon: IconLayoutDashboard, bottomBar: true },
      student: { order: 10, label: 'studentHome', icon: IconHome, bottomBar: true },
    },
  },
} satisfies FeaturePages;
