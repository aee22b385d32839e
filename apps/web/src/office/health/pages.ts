import { IconHeartbeat } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const healthPages = {
  '/manage/health': {
    screen: () => import('./HealthPage.tsx'),
    catalogs: ['health'],
    navigation: {
      staff: { order: 129, label: 'health', short: 'healthShort', icon: IconHeartbeat, group: 'system' },
    },
  },
} satisfies FeaturePages;
