import type { FeaturePages } from '../../navigation/pages.ts';

export const packagesPages = {
  '/payment': {
    screen: () => import('./PaymentPage.tsx'),
    catalogs: ['packages', 'landing', 'fields'],
  },
  '/payment/results': {
    screen: () => import('./ResultPage.tsx'),
    catalogs: ['packages'],
  },
} satisfies FeaturePages;
