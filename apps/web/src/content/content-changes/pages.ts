import { IconHistory } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const contentChangesPages = {
  '/manage/content-changes': {
    screen: () => import('./ContentChangesPage.tsx'),
    catalogs: ['content-changes', 'history', 'list-views', 'qt-types'],
    navigation: { staff: { order: 59, label: 'contentChanges', icon: IconHistory, group: 'content' } },
  },
} satisfies FeaturePages;
