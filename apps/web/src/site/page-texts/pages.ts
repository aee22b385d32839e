import { IconFileText } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const pageTextsPages = {
  '/manage/page-texts': {
    screen: () => import('./PageTextListPage.tsx'),
    catalogs: ['page-texts', 'policies', 'manual-titles', 'list-views'],
    navigation: { staff: { order: 58, label: 'pageTexts', icon: IconFileText, group: 'content' } },
  },
  '/manage/page-texts/$pageTextSlug': {
    screen: () => import('./PageTextPage.tsx'),
    catalogs: ['page-texts', 'policies', 'manual-titles', 'packages', 'fields', 'history'],
  },
} satisfies FeaturePages;
