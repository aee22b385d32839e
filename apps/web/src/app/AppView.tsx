/** The app around its router: the same elements in the browser and where the server renders a page. */
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { I18n } from '@vumon/i18n';
import { I18nProvider } from '@vumon/i18n/react';
import { LightUiProvider } from '@vumon/ui';
import type { FeaturePages } from '../navigation/pages.ts';
import { PagesContext } from '../frame/navigation.tsx';
import type { routerOf } from './routes.tsx';

interface AppViewProps {
  readonly i18n: I18n;
  readonly queryClient: QueryClient;
  readonly router: ReturnType<typeof routerOf>;
  readonly pages: FeaturePages;
  readonly nonce: () => string;
}

export function AppView({ i18n, queryClient, router, pages, nonce }: AppViewProps) {
  return (
    <I18nProvider i18n={i18n}>
      <LightUiProvider nonce={nonce}>
        <QueryClientProvider client={queryClient}>
          <PagesContext value={pages}>
            <RouterProvider router={router} />
          </PagesContext>
        </QueryClientProvider>
      </LightUiProvider>
    </I18nProvider>
  );
}
