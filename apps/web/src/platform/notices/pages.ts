import type { FeaturePages } from '../../navigation/pages.ts';

export const noticesPages = {
  '/notices': {
    screen: () => import('./NoticesPage.tsx'),
    catalogs: ['notices-by-kind'],
  },
  '/unsubscribe': {
    screen: () => import('./UnsubscribePage.tsx'),
    catalogs: ['notices', 'notices-by-kind'],
  },
} satisfies FeaturePages;
