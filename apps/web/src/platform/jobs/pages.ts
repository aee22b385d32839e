import { IconStack2 } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const jobsPages = {
  '/manage/jobs': {
    screen: () => import('./FailedJobsPage.tsx'),
    catalogs: ['jobs', 'jobs-by-kind', 'list-views'],
    navigation: {
      staff: { order: 130, label: 'jobs', short: 'jobsShort', icon: IconStack2, group: 'system' },
    },
  },
} satisfies FeaturePages;
