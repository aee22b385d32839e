/** Routes of the product: a gate from `pages` of @vumon/domain and a screen from the feature for each path. */
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import type { I18n, Locale } from '@vumon/i18n';
import { pages, type Page, type PagePath } from '@vumon/domain';
import { RootLayout, RouteError, RoutePending } from './RootLayout.tsx';
import { lazyScreen, ScreenFailed, type Screen } from './screens.tsx';
import { inLibrary } from '../frame/in-library.tsx';
import { basePath } from '../i18n/locale.ts';
import type { PageDefinition } from '../navigation/pages.ts';
import { parseSearch, stringifySearch, type Search } from '../navigation/paths.ts';
import { serverNow } from '../session/plan.ts';
import { gateOf, profileQuery } from '../session/profile.ts';

interface RouterContext {
  queryClient: QueryClient;
  i18n: I18n;
}

const screenOf = ({ screen, plain }: PageDefinition): PageDefinition['screen'] => (plain ? screen : inLibrary(screen));

const rootRoute = (notFound: PageDefinition) =>
  createRootRouteWithContext<RouterContext>()({
    component: RootLayout,
    errorComponent: RouteError,
    notFoundComponent: lazyScreen(screenOf(notFound)),
  });

function pageRoute<const Path extends PagePath>(
  root: ReturnType<typeof rootRoute>,
  path: Path,
  definition: PageDefinition,
) {
  const page: Page = pages[path];
  return createRoute({
    getParentRoute: () => root,
    path,
    component: lazyScreen(screenOf(definition)),
    pendingComponent: RoutePending,
    errorComponent: RouteError,
    // Fields for days, times and passwords are on pages of all kinds, so their messages come with every page.
    loader: async ({ context: { i18n } }): Promise<void> => {
      const needed = ['fields', ...definition.catalogs];
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

/** The routes of these pages; the types name those of the whole product. */
export function routesOf(
  screens: Readonly<Partial<Record<PagePath, PageDefinition>>> & { readonly '/404': PageDefinition },
) {
  const root = rootRoute(screens['/404']);
  const routes = (Object.keys(screens) as PagePath[]).map((path) => [path, pageRoute(root, path, screens[path]!)]);
  return root.addChildren(Object.fromEntries(routes) as unknown as PageRoutes);
}

export interface RouterSurroundings extends RouterContext {
  readonly locale: Locale;
  /** Where there is no browser; its own otherwise. */
  readonly history?: RouterHistory;
}

export const routerOf = (
  routeTree: ReturnType<typeof routesOf>,
  { locale, queryClient, i18n, history }: RouterSurroundings,
) =>
  createRouter({
    routeTree,
    basepath: basePath(locale),
    context: { queryClient, i18n },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    // Without a browser it would write a script into the page.
    scrollRestoration: history === undefined,
    ...(history && { history }),
  });

/** Loads what an address that leads nowhere shows, for which the router does not wait; false for any other address. */
export async function loadMissing(
  { state, routeTree }: ReturnType<typeof routerOf>,
  i18n: I18n,
  { catalogs }: PageDefinition,
): Promise<boolean> {
  // Every page is below the root.
  if (state.matches.length > 1) return false;
  const { preload } = routeTree.options.notFoundComponent as unknown as Screen;
  await Promise.all([preload(), i18n.loadNamespaces(catalogs)]);
  return true;
}
