import type { FeaturePages } from '../../navigation/pages.ts';

export const ltiPages = {
  '/lti': {
    screen: () => import('./PlatformLaunchPage.tsx'),
    catalogs: ['lti'],
  },
} satisfies FeaturePages;
