import { IconListNumbers } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const testListPages = {
  '/manage/test-lists': {
    screen: () => import('./TestListPage.tsx'),
    catalogs: ['test-lists', 'history'],
    navigation: { staff: { order: 57, label: 'testLists', icon: IconListNumbers, group: 'content' } },
  },
} satisfies FeaturePages;
