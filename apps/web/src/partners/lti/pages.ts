import type { FeaturePages } from '../../navigation/pages.ts';

export const ltiPages = {
  '/lti': {
    screen: () => import('./PlatformLaunchPage.tsx'),
    catalogs: ['lti', 'errors'],
  },
  '/lti/choose': {
    screen: () => import('./ChooseTestPage.tsx'),
    catalogs: ['lti'],
  },
  '/lti/roster': {
    screen: () => import('./RosterPage.tsx'),
    catalogs: ['lti'],
  },
  '/lti/register': {
    screen: () => import('./RegisterPage.tsx'),
    catalogs: ['lti'],
  },
} satisfies FeaturePages;
