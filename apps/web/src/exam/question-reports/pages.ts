import { IconMessageReport } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const questionReportPages = {
  '/manage/question-reports': {
    screen: () => import('./QuestionChecksPage.tsx'),
    catalogs: ['question-reports', 'report-question', 'list-views', 'qt', 'qt-types'],
    navigation: { staff: { order: 31, label: 'questionReports', icon: IconMessageReport, group: 'content' } },
  },
} satisfies FeaturePages;
