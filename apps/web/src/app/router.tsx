/** Paths to screens. Who may open a path stands in domain/pages.ts; every screen is a chunk of its own. */
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { Locale } from '@vumon/i18n';
import { pages, type Page, type PagePath } from '@vumon/domain';
import type { ComponentType } from 'react';
import { RootLayout, RouteError, RoutePending } from './RootLayout.tsx';
import { basePath } from './locale.ts';
import { parseSearch, stringifySearch } from './paths.ts';
import { gateOf, profileQuery } from './session.ts';

type Screen = () => Promise<{ default: ComponentType }>;

const screens: Record<PagePath, Screen> = {
  '/': () => import('../features/landing/LandingPage.tsx'),
  '/login': () => import('../features/accounts/SignInPage.tsx'),
  '/auth': () => import('../features/accounts/SignInPage.tsx'),
  '/set-password': () => import('../features/accounts/SetPasswordPage.tsx'),
  '/payment': () => import('../features/packages/PaymentPage.tsx'),
  '/404': () => import('../features/landing/NotFoundPage.tsx'),
  '/home': () => import('../features/home/HomePage.tsx'),
  '/users/info': () => import('../features/accounts/UserInfoPage.tsx'),
  '/questions': () => import('../features/question-bank/QuestionListPage.tsx'),
  '/questions/$questionSlug': () => import('../features/question-bank/QuestionEditorPage.tsx'),
  '/manage/questions': () => import('../features/question-bank/QuestionListPage.tsx'),
  '/manage/questions/$questionSlug': () => import('../features/question-bank/QuestionEditorPage.tsx'),
  '/templates': () => import('../features/formats/FormatListPage.tsx'),
  '/templates/create-new-template': () => import('../features/formats/FormatEditorPage.tsx'),
  '/templates/$templateSlug': () => import('../features/formats/FormatEditorPage.tsx'),
  '/unit-test': () => import('../features/exams/ExamListPage.tsx'),
  '/unit-test/mine': () => import('../features/exams/ExamListPage.tsx'),
  '/unit-test/create': () => import('../features/exams/ExamBuilderPage.tsx'),
  '/unit-test/$templateSlug': () => import('../features/exams/ExamBuilderPage.tsx'),
  '/classes': () => import('../features/classes/ClassListPage.tsx'),
  '/classes/add-new-student': () => import('../features/classes/AddStudentPage.tsx'),
  '/classes/$classesSlug': () => import('../features/classes/ClassPage.tsx'),
  '/students/info': () => import('../features/classes/StudentListPage.tsx'),
  '/learning': () => import('../features/results/ResultListPage.tsx'),
  '/learning/$learningSlug': () => import('../features/results/ResultPage.tsx'),
  '/assigned-unit-test': () => import('../features/assignments/AssignedListPage.tsx'),
  '/assigned-unit-test/$assignSlug': () => import('../player/ResultPage.tsx'),
};

interface RouterContext {
  queryClient: QueryClient;
}

const root = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent: RouteError,
  notFoundComponent: lazyRouteComponent(screens['/404']),
});

function pageRoute(path: PagePath) {
  const page: Page = pages[path];
  return createRoute({
    getParentRoute: () => root,
    path,
    component: lazyRouteComponent(screens[path]),
    pendingComponent: RoutePending,
    errorComponent: RouteError,
    // A page keeps its own filters in the URL, so any search parameters pass.
    validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
    beforeLoad: async ({ context, location }) => {
      if (page.access === 'public') return;
      const profile = await context.queryClient.ensureQueryData(profileQuery);
      switch (gateOf(page, profile, Date.now())) {
        case 'sign-in':
          throw redirect({ to: '/login', search: { redirect: location.href } });
        case 'home':
          throw redirect({ to: '/home' });
        case 'upgrade':
          throw redirect({ to: '/payment', search: { type: 'upgrade', feature: page.feature } });
        case 'open':
          return;
      }
    },
  });
}

export function createAppRouter(locale: Locale, queryClient: QueryClient) {
  const routeTree = root.addChildren((Object.keys(screens) as PagePath[]).map(pageRoute));
  return createRouter({
    routeTree,
    basepath: basePath(locale),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    scrollRestoration: true,
  });
}
