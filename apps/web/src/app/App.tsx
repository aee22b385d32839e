import type { QueryClient } from '@tanstack/react-query';
import type { I18n, Locale } from '@vumon/i18n';
import { useState } from 'react';
import '../api/on-demand/send-once.ts';
import { createQueryClient } from '../api/query-client.ts';
import { styleNonce } from '../frame/style-nonce.ts';
import { AppView } from './AppView.tsx';
import { productPages } from './pages.ts';
import { createAppRouter } from './router.tsx';

interface AppProps {
  readonly i18n: I18n;
  readonly locale: Locale;
  /** With what a rendered page goes on. */
  readonly begun?: { readonly queryClient: QueryClient; readonly router: ReturnType<typeof createAppRouter> };
}

export function App({ i18n, locale, begun }: AppProps) {
  const [queryClient] = useState(() => begun?.queryClient ?? createQueryClient());
  const [router] = useState(() => begun?.router ?? createAppRouter(locale, queryClient, i18n));
  return <AppView i18n={i18n} queryClient={queryClient} router={router} pages={productPages} nonce={styleNonce} />;
}
