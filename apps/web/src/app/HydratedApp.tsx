/** The app for a page that the server has rendered. In a file of its own, which no other page loads. */
import type { I18n, Locale } from '@vumon/i18n';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createQueryClient } from '../api/query-client.ts';
import { App } from './App.tsx';
import { productPages } from './pages.ts';
import { createAppRouter } from './router.tsx';
import { loadMissing } from './routes.tsx';
import { firstScreen, screensFailed } from './screens.tsx';

/** Lets the browser draw and answer what is pressed: on a slow phone each step of what follows takes up to 50 ms. */
const breathe = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

/** Takes the page over, with the data that it was rendered with. */
export async function hydrateApp(
  i18n: I18n,
  locale: Locale,
  data: readonly (readonly [key: readonly unknown[], value: unknown])[],
): Promise<void> {
  const queryClient = createQueryClient();
  for (const [key, value] of data) queryClient.setQueryData(key, value);
  await breathe();
  const router = createAppRouter(locale, queryClient, i18n);
  // Then it draws the same elements as on the server, which has no boundary around the whole page.
  router.ssr = { manifest: undefined };
  // The reader has scrolled perhaps, and the router would begin at the top.
  let isThere = false;
  router.options.scrollRestoration = () => isThere;
  await breathe();
  await router.load();
  await loadMissing(router, i18n, productPages['/404']);
  // The page can be read; the app would put in its place that it could not be opened.
  if (screensFailed() || router.state.matches.some(({ status }) => status === 'error'))
    throw new Error('a part of the page could not be loaded');
  await breathe();
  // As a transition it lets the browser scroll and draw meanwhile: on a slow phone it takes half a second.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <StrictMode>
        <App i18n={i18n} locale={locale} begun={{ queryClient, router }} />
      </StrictMode>,
    );
  });
  // React takes over the parts of a page one after the other.
  await firstScreen;
  isThere = true;
}
