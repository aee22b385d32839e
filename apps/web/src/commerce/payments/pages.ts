import { IconReceipt } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const paymentsPages = {
  '/manage/orders': {
    screen: () => import('./OrdersPage.tsx'),
    catalogs: ['payments', 'packages', 'list-views'],
    navigation: {
      staff: { order: 125, label: 'orders', icon: IconReceipt, group: 'commerce', bottomBar: ['SALE'] },
    },
  },
  '/manage/orders/$orderSlug': {
    screen: () => import('./OrderPage.tsx'),
    catalogs: ['payments', 'packages', 'fields'],
  },
} satisfies FeaturePages;
