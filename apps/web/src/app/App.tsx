import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { UiProvider } from '@vumon/ui';
import { I18nextProvider } from '@vumon/i18n/react';
import type { Locale } from '@vumon/i18n';
import type { i18n } from 'i18next';
import { useState } from 'react';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';
import { styleNonce } from './style-nonce.ts';

export function App({ i18n, locale }: { i18n: i18n; locale: Locale }) {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() => createAppRouter(locale, queryClient, i18n));
  return (
    <I18nextProvider i18n={i18n}>
      <UiProvider nonce={styleNonce}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </UiProvider>
    </I18nextProvider>
  );
}
