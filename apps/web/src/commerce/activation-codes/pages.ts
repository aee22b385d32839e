import { IconTicket } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const activationCodesPages = {
  '/manage/active-codes': {
    screen: () => import('./CodesPage.tsx'),
    catalogs: ['activation-codes', 'list-views'],
    navigation: {
      staff: { order: 120, label: 'activeCodes', icon: IconTicket, group: 'commerce' },
    },
  },
} satisfies FeaturePages;
