import { IconBolt } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const salesPages = {
  '/manage/sales': {
    screen: () => import('./SalesPage.tsx'),
    catalogs: ['sales', 'packages', 'fields', 'history', 'list-views'],
    navigation: {
      staff: { order: 145, label: 'sales', icon: IconBolt, group: 'commerce' },
    },
  },
} satisfies FeaturePages;
