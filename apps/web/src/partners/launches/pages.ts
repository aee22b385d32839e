import type { FeaturePages } from '../../navigation/pages.ts';

export const launchesPages = {
  '/$partnerSlug/$examSlug': {
    screen: () => import('./PartnerExamPage.tsx'),
    catalogs: ['launches', 'landing'],
  },
} satisfies FeaturePages;
