import type { FeaturePages } from '../../navigation/pages.ts';

export const sessionsPages = {
  '/users/info/sessions': {
    screen: () => import('./SessionsPage.tsx'),
    catalogs: ['sessions', 'own-account'],
  },
} satisfies FeaturePages;
