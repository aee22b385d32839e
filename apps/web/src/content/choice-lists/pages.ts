import { IconListDetails } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const choiceListsPages = {
  '/manage/choice-lists': {
    screen: () => import('./ChoiceListPage.tsx'),
    catalogs: ['choice-lists', 'history', 'list-views'],
    navigation: { staff: { order: 54, label: 'choiceLists', icon: IconListDetails, group: 'content' } },
  },
} satisfies FeaturePages;
