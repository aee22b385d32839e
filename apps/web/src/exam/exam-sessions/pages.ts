import { IconDoorEnter } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const examSessionPages = {
  '/exam-sessions': {
    screen: () => import('./ExamSessionsPage.tsx'),
    catalogs: ['exam-sessions'],
    navigation: {
      staff: { order: 86, label: 'examSessions', icon: IconDoorEnter, roles: ['TEACHER'], covers: '/exam-sessions' },
    },
  },
  '/exam-sessions/$examSessionSlug': {
    screen: () => import('./ExamSessionPage.tsx'),
    catalogs: ['exam-sessions'],
  },
  '/exam-room': {
    screen: () => import('./ExamRoomPage.tsx'),
    catalogs: ['exam-sessions', 'landing'],
  },
} satisfies FeaturePages;
