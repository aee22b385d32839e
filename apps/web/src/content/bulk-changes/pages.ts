import { IconStack2 } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const bulkChangesPages = {
  '/manage/bulk-changes': {
    screen: () => import('./BulkChangeListPage.tsx'),
    catalogs: ['bulk-changes', 'fields', 'list-views'],
    navigation: { staff: { order: 59, label: 'bulkChanges', icon: IconStack2, group: 'content' } },
  },
} satisfies FeaturePages;
