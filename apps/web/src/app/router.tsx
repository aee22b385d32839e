/** Routes of the product: a gate from `pages` of @vumon/domain and a screen from the feature for each path. */
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router';
import type { I18n, Locale } from '@vumon/i18n';
import { pages, type Page, type PagePath } from '@vumon/domain';
import { productPages } from './pages.ts';
import { RootLayout, RouteError, RoutePending } from './RootLayout.tsx';
import { lazyScreen, ScreenFailed } from './screens.tsx';
import { basePath } from '../i18n/locale.ts';
import { keepCameFrom } from '../navigation/came-from.ts';
import { parseSearch, stringifySearch, type Search } from '../navigation/paths.ts';
import { serverNow } from '../session/plan.ts';
import { gateOf, profileQuery } from '../session/profile.ts';

interface RouterContext {
  queryClient: QueryClient;
  i18n: I18n;
}

const root = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent: RouteError,
  notFoundComponent: lazyScreen(productPages['/404'].screen),
});

function pageRoute<const Path extends PagePath>(path: Path) {
  const page: Page = pages[path];
  const { screen, catalogs } = productPages[path];
  return createRoute({
    getParentRoute: () => root,
    path,
    component: lazyScreen(screen),
    pendingComponent: RoutePending,
    errorComponent: RouteError,
    // Fields for days, times and passwords are on pages of all kinds, so their messages come with every page.
    loader: async ({ context: { i18n } }): Promise<void> => {
      const needed = ['fields', ...catalogs];
      await i18n.loadNamespaces(needed);
      if (needed.some((namespace) => i18n.hasFailed(namespace))) throw new ScreenFailed('messages');
    },
    // A page has its own filters in the URL, so all search parameters are accepted.
    validateSearch: (search: Record<string, unknown>): Search => search as Search,
    beforeLoad: async ({ context, location }) => {
      if (page.access === 'public') return;
      const profile = await context.queryClient.ensureQueryData(profileQuery);
      switch (gateOf(page, profile, serverNow(profile), location.search)) {
        case 'sign-in':
          // Visitors of the home page get the landing page instead of the sign-in page.
          if (path === '/home') throw redirect({ to: '/' });
          throw redirect({ to: '/login', search: { redirect: location.href } });
        case 'role':
          throw redirect({ to: '/register', search: { redirect: location.href } });
        case 'home':
          throw redirect({ to: '/home' });
        case 'upgrade':
          throw redirect({ to: '/payment', search: { type: 'upgrade', feature: page.feature, from: location.href } });
        case 'open':
          return;
      }
    },
  });
}

type PageRoutes = { [Path in PagePath]: ReturnType<typeof pageRoute<Path>> };

const routeTree = root.addChildren(
  Object.fromEntries(
    (Object.keys(productPages) as PagePath[]).map((path) => [path, pageRoute(path)]),
  ) as unknown as PageRoutes,
);

export function createAppRouter(locale: Locale, queryClient: QueryClient, i18n: I18n) {
  const router = createRouter({
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
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) =>
    keepCameFrom(fromLocation?.href, toLocation.pathname),
  );
  return router;
}

// Links and navigation anywhere in the app are checked against these routes.
declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
