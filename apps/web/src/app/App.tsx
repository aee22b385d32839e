import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { UiProvider } from '@vumon/ui';
import { I18nProvider } from '@vumon/i18n/react';
import type { I18n, Locale } from '@vumon/i18n';
import { useState } from 'react';
import '../api/on-demand/send-once.ts';
import { createQueryClient } from '../api/query-client.ts';
import { PagesContext } from '../frame/navigation.tsx';
import { productPages } from './pages.ts';
import { createAppRouter } from './router.tsx';
import { styleNonce } from '../frame/style-nonce.ts';

export function App({ i18n, locale }: { i18n: I18n; locale: Locale }) {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() => createAppRouter(locale, queryClient, i18n));
  return (
    <I18nProvider i18n={i18n}>
      <UiProvider nonce={styleNonce}>
        <QueryClientProvider client={queryClient}>
          <PagesContext value={productPages}>
            <RouterProvider router={router} />
          </PagesContext>
        </QueryClientProvider>
      </UiProvider>
    </I18nProvider>
  );
}
