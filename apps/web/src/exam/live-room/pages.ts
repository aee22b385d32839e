import type { FeaturePages } from '../../navigation/pages.ts';

export const liveRoomPages = {
  '/learning/$learningSlug/live': {
    screen: () => import('./LiveRoomPage.tsx'),
    catalogs: ['live-room', 'assignments', 'attempt-record', 'results'],
  },
} satisfies FeaturePages;
