import { IconAddressBook } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const siteTextsPages = {
  '/manage/site-texts': {
    screen: () => import('./SiteTextsPage.tsx'),
    catalogs: ['site-texts', 'fields', 'history'],
    navigation: { staff: { order: 151, label: 'siteTexts', icon: IconAddressBook, group: 'system' } },
  },
} satisfies FeaturePages;
