import { IconSchool } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const schoolPages = {
  '/manage/schools': {
    screen: () => import('./SchoolListPage.tsx'),
    catalogs: ['schools', 'list-views'],
    navigation: {
      staff: { order: 92, label: 'schools', icon: IconSchool, group: 'people' },
    },
  },
  '/manage/schools/$schoolSlug': {
    screen: () => import('./SchoolPage.tsx'),
    catalogs: ['schools', 'user-administration'],
  },
  '/school': {
    screen: () => import('./OwnSchoolPage.tsx'),
    catalogs: ['schools'],
  },
} satisfies FeaturePages;
