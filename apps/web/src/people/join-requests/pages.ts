import { IconUsersGroup } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const joinRequestsPages = {
  '/join': {
    screen: () => import('./JoinPage.tsx'),
    catalogs: ['join-requests'],
    navigation: {
      student: { order: 25, label: 'join', icon: IconUsersGroup },
    },
  },
  '/join/$classCode': {
    screen: () => import('./JoinPage.tsx'),
    catalogs: ['join-requests'],
  },
} satisfies FeaturePages;
