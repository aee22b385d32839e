import type { FeaturePages } from '../../navigation/pages.ts';

export const firstPagePages = {
  '/thu': {
    screen: () => import('./SitPage.tsx'),
    catalogs: ['first-page'],
  },
} satisfies FeaturePages;
