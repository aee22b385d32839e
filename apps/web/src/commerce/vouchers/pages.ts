import { IconDiscount2 } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const vouchersPages = {
  '/manage/vouchers': {
    screen: () => import('./VouchersPage.tsx'),
    catalogs: ['vouchers', 'packages', 'fields', 'history', 'list-views'],
    navigation: {
      staff: {
        order: 127,
        label: 'vouchers',
        short: 'vouchersShort',
        icon: IconDiscount2,
        group: 'commerce',
        bottomBar: ['SALE'],
      },
    },
  },
} satisfies FeaturePages;
