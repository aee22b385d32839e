import type { FeaturePages } from '../navigation/pages.ts';

export const playerPages = {
  '/assigned-unit-test/$assignSlug': {
    screen: () => import('./ResultPage.tsx'),
    catalogs: ['player', 'review', 'qt'],
  },
  '/practice/$attemptSlug': {
    screen: () => import('./review/PracticeScore.tsx'),
    catalogs: ['player', 'review', 'practice'],
  },
} satisfies FeaturePages;
