import { IconPlugConnected } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const integratedExamsPages = {
  '/integrate-exam': {
    screen: () => import('./IntegratedListPage.tsx'),
    catalogs: ['integrated-exams'],
    navigation: {
      staff: {
        order: 45,
        label: 'integratedExams',
        icon: IconPlugConnected,
        group: 'content',
        covers: '/integrate-exam',
      },
    },
  },
  '/integrate-exam/$integrateExamSlug': {
    screen: () => import('./IntegratedExamPage.tsx'),
    catalogs: ['integrated-exams'],
  },
  '/manage/integrated-exams': {
    screen: () => import('./IntegratedListPage.tsx'),
    catalogs: ['integrated-exams', 'list-views'],
    navigation: {
      staff: { order: 45, label: 'integratedExams', icon: IconPlugConnected, group: 'content' },
    },
  },
} satisfies FeaturePages;
