import type { FeaturePages } from '../../navigation/pages.ts';

export const papersPages = {
  '/unit-test/$slug/papers': {
    screen: () => import('./PapersPage.tsx'),
    catalogs: ['papers', 'exams'],
  },
} satisfies FeaturePages;
