import type { FeaturePages } from '../../navigation/pages.ts';

export const landingPages = {
  '/': {
    screen: () => import('./LandingPage.tsx'),
    catalogs: ['landing', 'packages', 'contact'],
    plain: true,
  },
  '/404': {
    screen: () => import('./NotFoundPage.tsx'),
    catalogs: ['landing'],
    plain: true,
  },
  '/coming-soon': {
    screen: () => import('./ComingSoonPage.tsx'),
    catalogs: ['landing'],
    plain: true,
  },
} satisfies FeaturePages;
