import type { FeaturePages } from '../../navigation/pages.ts';

export const policiesPages = {
  '/page/about-us': {
    screen: () => import('./PolicyPage.tsx'),
    catalogs: ['policies', 'landing', 'packages'],
    plain: true,
  },
  '/page/security-policy': {
    screen: () => import('./PolicyPage.tsx'),
    catalogs: ['policies', 'landing', 'packages'],
    plain: true,
  },
  '/page/payment-policy': {
    screen: () => import('./PolicyPage.tsx'),
    catalogs: ['policies', 'landing', 'packages'],
    plain: true,
  },
  '/page/feedback-policy': {
    screen: () => import('./PolicyPage.tsx'),
    catalogs: ['policies', 'landing', 'packages'],
    plain: true,
  },
  '/page/shopping-guide': {
    screen: () => import('./PolicyPage.tsx'),
    catalogs: ['policies', 'landing', 'packages'],
    plain: true,
  },
} satisfies FeaturePages;
