import { IconListNumbers } from '@tabler/icons-react';
import { site } from '../../i18n/locale.ts';
import type { FeaturePages } from '../../navigation/pages.ts';

export const testListPages = {
  '/manage/test-lists': {
    screen: () => import('./TestListPage.tsx'),
    catalogs: ['test-lists', 'history'],
    navigation: {
      staff: { order: 57, label: site === 'vn' ? 'testLists' : 'sampleLists', icon: IconListNumbers, group: 'content' },
    },
  },
} satisfies FeaturePages;
