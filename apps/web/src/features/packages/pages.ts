import type { FeaturePages } from '../../navigation/pages.ts';

export const packagesPages = {
  '/payment': {
    screen: () => import('./PaymentPage.tsx'),
    catalogs: ['packages', 'landing'],
  },
} satisfies FeaturePages;
