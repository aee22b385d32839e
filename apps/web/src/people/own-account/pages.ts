import { IconUserCircle } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const ownAccountPages = {
  '/users/info': {
    screen: () => import('./UserInfoPage.tsx'),
    catalogs: ['own-account', 'accounts', 'fields', 'sessions', 'sign-on', 'errors'],
    navigation: {
      student: { order: 30, label: 'account', icon: IconUserCircle },
    },
  },
  '/users/info/notices': {
    screen: () => import('./NoticeChoicesPage.tsx'),
    catalogs: ['own-account', 'notices-by-kind'],
  },
  '/users/info/using-plan': {
    screen: () => import('./plan/PlanPage.tsx'),
    catalogs: ['own-account', 'packages'],
  },
  '/users/info/transaction-history': {
    screen: () => import('./plan/TransactionHistoryPage.tsx'),
    catalogs: ['own-account', 'packages'],
  },
} satisfies FeaturePages;
