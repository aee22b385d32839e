import type { FeaturePages } from '../../navigation/pages.ts';

export const learnersPages = {
  '/students/$studentSlug': {
    screen: () => import('./LearnerPage.tsx'),
    catalogs: ['learners', 'classes', 'results'],
  },
  '/students': {
    screen: () => import('./LearnerDetails.tsx'),
    catalogs: ['learners'],
  },
  '/students/details': {
    screen: () => import('./LearnerDetails.tsx'),
    catalogs: ['learners'],
  },
} satisfies FeaturePages;
