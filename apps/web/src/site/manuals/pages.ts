import type { FeaturePages } from '../../navigation/pages.ts';

export const manualsPages = {
  '/page/manuals': {
    screen: () => import('./ManualListPage.tsx'),
    catalogs: ['manuals', 'manual-titles', 'landing'],
  },
  '/page/manuals/$manualSlug': {
    screen: () => import('./ManualPage.tsx'),
    catalogs: ['manuals', 'manual-titles', 'landing'],
  },
} satisfies FeaturePages;
