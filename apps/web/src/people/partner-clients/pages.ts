import { IconPlugConnected } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const partnersPages = {
  '/manage/partners': {
    screen: () => import('./PartnerListPage.tsx'),
    catalogs: ['partner-clients', 'list-views'],
    navigation: {
      staff: { order: 100, label: 'partners', icon: IconPlugConnected, group: 'system' },
    },
  },
  '/manage/partners/$partnerSlug': {
    screen: () => import('./PartnerPage.tsx'),
    catalogs: ['partner-clients'],
  },
} satisfies FeaturePages;
