import { IconPhoto } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const bannerPages = {
  '/manage/banners': {
    screen: () => import('./BannerListPage.tsx'),
    catalogs: ['banners', 'list-views'],
    navigation: { staff: { order: 57, label: 'banners', icon: IconPhoto, group: 'content' } },
  },
  '/manage/banners/$bannerSlug': {
    screen: () => import('./BannerPage.tsx'),
    catalogs: ['banners', 'fields', 'history'],
  },
} satisfies FeaturePages;
