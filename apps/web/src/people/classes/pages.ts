import { IconUser, IconUsersGroup } from '@tabler/icons-react';
import type { FeaturePages } from '../../navigation/pages.ts';

export const classesPages = {
  '/classes': {
    screen: () => import('./ClassListPage.tsx'),
    catalogs: ['classes', 'assignments'],
    navigation: {
      staff: { order: 60, label: 'classes', icon: IconUsersGroup, bottomBar: true },
    },
  },
  '/classes/add-new-student': {
    screen: () => import('./students/AddStudentPage.tsx'),
    catalogs: ['classes'],
  },
  '/classes/choosen-students': {
    screen: () => import('./students/PickStudentsPage.tsx'),
    catalogs: ['classes'],
  },
  '/classes/$classesSlug': {
    screen: () => import('./ClassPage.tsx'),
    catalogs: [
      'classes',
      'accounts',
      'assignments',
      'attempt-record',
      'imports',
      'join-requests',
      'calendar',
      'errors',
    ],
  },
  '/students/info': {
    screen: () => import('./students/StudentListPage.tsx'),
    catalogs: ['classes', 'imports', 'errors'],
    navigation: {
      staff: { order: 70, label: 'students', icon: IconUser, covers: '/students' },
    },
  },
  '/students/add-new-student': {
    screen: () => import('./students/AddStudentPage.tsx'),
    catalogs: ['classes'],
  },
} satisfies FeaturePages;
