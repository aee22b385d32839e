/** The router of the whole product. */
import type { QueryClient } from '@tanstack/react-query';
import type { I18n, Locale } from '@vumon/i18n';
import { keepCameFrom } from '../navigation/came-from.ts';
import { productPages } from './pages.ts';
import { routerOf, routesOf } from './routes.tsx';

const routeTree = routesOf(productPages);

export function createAppRouter(locale: Locale, queryClient: QueryClient, i18n: I18n) {
  const router = routerOf(routeTree, { locale, queryClient, i18n });
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
