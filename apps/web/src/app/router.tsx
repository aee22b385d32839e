/** Paths to screens. Who may open a path stands in domain/pages.ts; every screen is a chunk of its own. */
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { Locale } from '@vumon/i18n';
import { pages, type Page, type PagePath } from '@vumon/domain';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { RootLayout, RouteError, RoutePending } from './RootLayout.tsx';
import { basePath } from './locale.ts';
import { parseSearch, stringifySearch } from './paths.ts';
import { serverNow } from './plan.ts';
import { gateOf, profileQuery } from './session.ts';

type Screen = () => Promise<{ default: ComponentType }>;

const screens: Record<PagePath, Screen> = {
  '/': () => import('../features/landing/LandingPage.tsx'),
  '/login': () => import('../features/accounts/SignInPage.tsx'),
  '/auth': () => import('../features/accounts/EntryPage.tsx'),
  '/register': () => import('../features/accounts/RegisterPage.tsx'),
  '/forgot-password': () => import('../features/accounts/ForgotPasswordPage.tsx'),
  '/set-password': () => import('../features/accounts/SetPasswordPage.tsx'),
  '/page/about-us': () => import('../features/policies/PolicyPage.tsx'),
  '/page/security-policy': () => import('../features/policies/PolicyPage.tsx'),
  '/page/payment-policy': () => import('../features/policies/PolicyPage.tsx'),
  '/page/feedback-policy': () => import('../features/policies/PolicyPage.tsx'),
  '/page/shopping-guide': () => import('../features/policies/PolicyPage.tsx'),
  '/payment': () => import('../features/packages/PaymentPage.tsx'),
  '/404': () => import('../features/landing/NotFoundPage.tsx'),
  '/home': () => import('../features/home/HomePage.tsx'),
  '/users/info': () => import('../features/own-account/UserInfoPage.tsx'),
  '/users/info/using-plan': () => import('../features/own-account/PlanPage.tsx'),
  '/users/info/transaction-history': () => import('../features/own-account/TransactionHistoryPage.tsx'),
  '/users/info/sessions': () => import('../features/sessions/SessionsPage.tsx'),
  '/questions': () => import('../features/question-bank/QuestionListPage.tsx'),
  '/questions/import': () => import('../features/question-bank/ImportPage.tsx'),
  '/questions/duplicates': () => import('../features/question-bank/DuplicatesPage.tsx'),
  '/questions/trash': () => import('../features/question-bank/TrashPage.tsx'),
  '/questions/gallery': () => import('../features/type-gallery/GalleryPage.tsx'),
  '/questions/$questionSlug': () => import('../features/question-bank/QuestionEditorPage.tsx'),
  '/manage/questions': () => import('../features/question-bank/QuestionListPage.tsx'),
  '/manage/questions/import': () => import('../features/question-bank/ImportPage.tsx'),
  '/manage/questions/duplicates': () => import('../features/question-bank/DuplicatesPage.tsx'),
  '/manage/questions/trash': () => import('../features/question-bank/TrashPage.tsx'),
  '/manage/questions/$questionSlug': () => import('../features/question-bank/QuestionEditorPage.tsx'),
  '/manage/users': () => import('../features/user-administration/UserListPage.tsx'),
  '/manage/users/$userSlug': () => import('../features/user-administration/UserPage.tsx'),
  '/manage/audit-log': () => import('../features/user-administration/AuditLogPage.tsx'),
  '/manage/partners': () => import('../features/partners/PartnerListPage.tsx'),
  '/templates': () => import('../features/formats/FormatListPage.tsx'),
  '/templates/create-new-template': () => import('../features/formats/FormatEditorPage.tsx'),
  '/templates/$templateSlug': () => import('../features/formats/FormatEditorPage.tsx'),
  '/unit-test-templates': () => import('../features/formats/SystemFormatListPage.tsx'),
  '/unit-test-templates/mine': () => import('../features/formats/OwnFormatListPage.tsx'),
  '/unit-test-templates/create': () => import('../features/formats/FormatEditorPage.tsx'),
  '/unit-test-templates/$slug': () => import('../features/formats/FormatEditorPage.tsx'),
  '/unit-test': () => import('../features/exams/ExamListPage.tsx'),
  '/unit-test/mine': () => import('../features/exams/ExamListPage.tsx'),
  '/unit-test/create': () => import('../features/exams/ExamBuilderPage.tsx'),
  '/unit-test/$templateSlug': () => import('../features/exams/ExamBuilderPage.tsx'),
  '/classes': () => import('../features/classes/ClassListPage.tsx'),
  '/classes/add-new-student': () => import('../features/classes/AddStudentPage.tsx'),
  '/classes/choosen-students': () => import('../features/classes/PickStudentsPage.tsx'),
  '/classes/$classesSlug': () => import('../features/classes/ClassPage.tsx'),
  '/students/info': () => import('../features/classes/StudentListPage.tsx'),
  '/students/add-new-student': () => import('../features/classes/AddStudentPage.tsx'),
  '/learning': () => import('../features/results/ResultListPage.tsx'),
  '/learning/$learningSlug': () => import('../features/results/ResultPage.tsx'),
  '/learning/$learningSlug/marking': () => import('../features/marking/MarkingPage.tsx'),
  '/assigned-unit-test': () => import('../features/assignments/AssignedListPage.tsx'),
  '/assigned-unit-test/$assignSlug': () => import('../player/ResultPage.tsx'),
  '/manage/active-codes': () => import('../features/activation-codes/CodesPage.tsx'),
};

/** Catalogs that a page opens with, fetched beside its code: asked for one after another they would hold it up. */
const words: Record<PagePath, readonly string[]> = {
  '/': ['landing', 'packages'],
  '/login': ['accounts', 'sessions'],
  '/auth': ['accounts'],
  '/register': ['accounts', 'fields'],
  '/forgot-password': ['accounts', 'fields'],
  '/set-password': ['accounts', 'fields'],
  '/page/about-us': ['policies', 'landing', 'packages'],
  '/page/security-policy': ['policies', 'landing', 'packages'],
  '/page/payment-policy': ['policies', 'landing', 'packages'],
  '/page/feedback-policy': ['policies', 'landing', 'packages'],
  '/page/shopping-guide': ['policies', 'landing', 'packages'],
  '/payment': ['packages', 'landing'],
  '/404': ['landing'],
  '/home': ['home'],
  '/users/info': ['own-account', 'accounts', 'fields', 'sessions'],
  '/users/info/using-plan': ['own-account'],
  '/users/info/transaction-history': ['own-account'],
  '/users/info/sessions': ['sessions', 'own-account'],
  '/questions': ['question-bank', 'qt', 'qt-types'],
  '/questions/import': ['question-bank', 'question-imports', 'qt', 'qt-types'],
  '/questions/duplicates': ['question-bank', 'qt', 'qt-types'],
  '/questions/trash': ['question-bank', 'qt', 'qt-types'],
  '/questions/gallery': ['type-gallery', 'qt', 'qt-types'],
  '/questions/$questionSlug': ['question-bank', 'type-gallery', 'qt', 'qt-editing', 'qt-types'],
  '/manage/questions': ['question-bank', 'qt', 'qt-types'],
  '/manage/questions/import': ['question-bank', 'question-imports', 'qt', 'qt-types'],
  '/manage/questions/duplicates': ['question-bank', 'qt', 'qt-types'],
  '/manage/questions/trash': ['question-bank', 'qt', 'qt-types'],
  '/manage/questions/$questionSlug': ['question-bank', 'type-gallery', 'qt', 'qt-editing', 'qt-types'],
  '/manage/users': ['user-administration'],
  '/manage/users/$userSlug': ['user-administration'],
  '/manage/audit-log': ['user-administration'],
  '/manage/partners': ['partners'],
  '/templates': ['formats'],
  '/templates/create-new-template': ['formats', 'fields', 'qt-types'],
  '/templates/$templateSlug': ['formats', 'fields', 'qt-types'],
  '/unit-test-templates': ['formats'],
  '/unit-test-templates/mine': ['formats'],
  '/unit-test-templates/create': ['formats', 'fields', 'qt-types'],
  '/unit-test-templates/$slug': ['formats', 'fields', 'qt-types'],
  '/unit-test': ['exams', 'assignments', 'question-bank'],
  '/unit-test/mine': ['exams', 'assignments', 'question-bank'],
  '/unit-test/create': ['exams', 'assignments', 'question-bank', 'qt', 'qt-types'],
  '/unit-test/$templateSlug': ['exams', 'assignments', 'question-bank', 'qt', 'qt-types'],
  '/classes': ['classes', 'assignments'],
  '/classes/add-new-student': ['classes'],
  '/classes/choosen-students': ['classes'],
  '/classes/$classesSlug': ['classes', 'assignments', 'imports'],
  '/students/info': ['classes'],
  '/students/add-new-student': ['classes'],
  '/learning': ['results'],
  '/learning/$learningSlug': ['results', 'qt', 'qt-choice', 'qt-grid'],
  '/learning/$learningSlug/marking': ['marking', 'qt', 'qt-types', 'qt-writing', 'qt-speaking'],
  '/assigned-unit-test': ['assignments'],
  '/assigned-unit-test/$assignSlug': ['player', 'review', 'qt'],
  '/manage/active-codes': ['activation-codes'],
};

interface RouterContext {
  queryClient: QueryClient;
  i18n: i18n;
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
    // A catalog that does not come shows in the page, which asks for it again.
    loader: ({ context }) => context.i18n.loadNamespaces([...words[path]]).catch(() => undefined),
    // A page keeps its own filters in the URL, so any search parameters pass.
    validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
    beforeLoad: async ({ context, location }) => {
      if (page.access === 'public') return;
      const profile = await context.queryClient.ensureQueryData(profileQuery);
      switch (gateOf(page, profile, serverNow(profile), location.search)) {
        case 'sign-in':
          // A visitor of the home page is meant to see what the product is.
          if (path === '/home') throw redirect({ to: '/' });
          throw redirect({ to: '/login', search: { redirect: location.href } });
        case 'role':
          throw redirect({ to: '/register', search: { redirect: location.href } });
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

export function createAppRouter(locale: Locale, queryClient: QueryClient, i18n: i18n) {
  const routeTree = root.addChildren((Object.keys(screens) as PagePath[]).map(pageRoute));
  return createRouter({
    routeTree,
    basepath: basePath(locale),
    context: { queryClient, i18n },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  });
}
