import { IconAdjustments, IconPackages } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const productSettingsPages = {
  '/manage/packages': {
    screen: () => import('./PackagesPage.tsx'),
    catalogs: ['product-settings', 'fields', 'history', 'list-views'],
    navigation: {
      staff: { order: 140, label: 'packages', short: 'packagesShort', icon: IconPackages, group: 'commerce' },
    },
  },
  '/manage/settings': {
    screen: () => import('./SettingsPage.tsx'),
    catalogs: ['product-settings', 'fields', 'history', 'list-views'],
    navigation: {
      staff: { order: 150, label: 'settings', short: 'settingsShort', icon: IconAdjustments, group: 'system' },
    },
  },
} satisfies FeaturePages;
