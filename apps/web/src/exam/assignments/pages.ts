import { IconClipboardText } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const assignmentsPages = {
  '/assigned-unit-test': {
    screen: () => import('./AssignedListPage.tsx'),
    catalogs: ['assignments'],
    navigation: {
      student: { order: 20, label: 'assigned', short: 'assignedShort', icon: IconClipboardText, bottomBar: true },
    },
  },
} satisfies FeaturePages;
