import type { FeaturePages } from '../../navigation/pages.ts';

export const regradePages = {
  '/learning/$learningSlug/regrade': {
    screen: () => import('./RegradePage.tsx'),
    catalogs: ['regrade', 'results', 'item-flags', 'qt', 'qt-choice', 'qt-grid'],
  },
} satisfies FeaturePages;
