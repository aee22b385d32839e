import type { FeaturePages } from '../../navigation/pages.ts';

export const accountsPages = {
  '/login': {
    screen: () => import('./entry/SignInPage.tsx'),
    catalogs: ['accounts', 'sessions', 'sign-on'],
  },
  '/auth': {
    screen: () => import('./entry/EntryPage.tsx'),
    catalogs: ['accounts'],
    plain: true,
  },
  '/register': {
    screen: () => import('./entry/RegisterPage.tsx'),
    catalogs: ['accounts', 'fields'],
  },
  '/forgot-password': {
    screen: () => import('./password/ForgotPasswordPage.tsx'),
    catalogs: ['accounts', 'fields'],
  },
  '/undo': {
    screen: () => import('./UndoPage.tsx'),
    catalogs: ['accounts'],
  },
  '/set-password': {
    screen: () => import('./password/SetPasswordPage.tsx'),
    catalogs: ['accounts', 'fields', 'errors'],
  },
} satisfies FeaturePages;
