import { IconMessage } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const requestsPages = {
  '/manage/requests': {
    screen: () => import('./RequestsPage.tsx'),
    catalogs: ['requests', 'packages', 'quotes', 'fields', 'list-views'],
    navigation: {
      staff: { order: 126, label: 'requests', icon: IconMessage, group: 'commerce', bottomBar: ['SALE'] },
    },
  },
} satisfies FeaturePages;
