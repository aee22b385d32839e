import { IconCalendarEvent } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const userEventsPages = {
  '/page/events': {
    screen: () => import('./PublicEventsPage.tsx'),
    catalogs: ['user-events', 'landing', 'fields'],
  },
  '/manage/events': {
    screen: () => import('./EventListPage.tsx'),
    catalogs: ['user-events', 'list-views'],
    navigation: { staff: { order: 58, label: 'events', icon: IconCalendarEvent, group: 'content' } },
  },
  '/manage/events/$eventSlug': {
    screen: () => import('./EventPage.tsx'),
    catalogs: ['user-events', 'fields', 'list-views'],
  },
} satisfies FeaturePages;
