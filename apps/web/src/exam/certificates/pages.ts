import type { FeaturePages } from '../../navigation/pages.ts';

export const certificatesPages = {
  '/certificate': {
    screen: () => import('./CheckPage.tsx'),
    catalogs: ['certificates'],
  },
} satisfies FeaturePages;
