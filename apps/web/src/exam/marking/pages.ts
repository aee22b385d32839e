import type { FeaturePages } from '../../navigation/pages.ts';

export const markingPages = {
  '/learning/$learningSlug/marking': {
    screen: () => import('./MarkingPage.tsx'),
    catalogs: ['marking', 'qt', 'qt-types', 'qt-writing', 'qt-speaking'],
  },
} satisfies FeaturePages;
