import { IconCalendar } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const calendarPages = {
  '/test-schedule': {
    screen: () => import('./SchedulePage.tsx'),
    catalogs: ['calendar'],
    navigation: {
      staff: { order: 85, label: 'schedule', icon: IconCalendar },
      student: { order: 27, label: 'schedule', icon: IconCalendar },
    },
  },
} satisfies FeaturePages;
