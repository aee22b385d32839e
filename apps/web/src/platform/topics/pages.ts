import { IconListTree } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const topicsPages = {
  '/manage/topics': {
    screen: () => import('./TopicListPage.tsx'),
    catalogs: ['topics', 'history', 'list-views'],
    navigation: { staff: { order: 55, label: 'topics', icon: IconListTree, group: 'content' } },
  },
} satisfies FeaturePages;
