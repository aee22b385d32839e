import { IconBook2 } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const seriesPages = {
  '/manage/series': {
    screen: () => import('./SeriesListPage.tsx'),
    catalogs: ['series', 'history', 'list-views'],
    navigation: { staff: { order: 56, label: 'series', icon: IconBook2, group: 'content' } },
  },
} satisfies FeaturePages;
