import { IconHistory, IconUsers } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const userAdministrationPages = {
  '/manage/users': {
    screen: () => import('./UserListPage.tsx'),
    catalogs: ['user-administration', 'list-views'],
    navigation: {
      staff: { order: 90, label: 'users', icon: IconUsers, group: 'people' },
    },
  },
  '/manage/users/$userSlug': {
    screen: () => import('./UserPage.tsx'),
    // The names of features are those of the page of packages.
    catalogs: ['user-administration', 'product-settings'],
  },
  '/manage/audit-log': {
    screen: () => import('./AuditLogPage.tsx'),
    catalogs: ['user-administration', 'list-views'],
    navigation: {
      staff: { order: 110, label: 'auditLog', short: 'auditLogShort', icon: IconHistory, group: 'system' },
    },
  },
} satisfies FeaturePages;
