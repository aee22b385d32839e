import type { FeaturePages } from '../../navigation/pages.ts';

export const policiesPages = {
  '/page/about-us': {
    screen: () => import('./PolicyPage.tsx'),
    catalogs: ['policies', 'landing', 'packages'],
  },
  '/page/security-policy': {
    screen: () => import('./PolicyPage.tsx'),
    catalogs: ['policies', 'landing', 'packages'],
  },
  '/page/payment-policy': {
    screen: () => import('./PolicyPage.tsx'),
    catalogs: ['policies', 'landing', 'packages'],
  },
  '/page/feedback-policy': {
    screen: () => import('./PolicyPage.tsx'),
    catalogs: ['policies', 'landing', 'packages'],
  },
  '/page/shopping-guide': {
    screen: () => import('./PolicyPage.tsx'),
    catalogs: ['policies', 'landing', 'packages'],
  },
} satisfies FeaturePages;
