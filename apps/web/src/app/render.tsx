/**
 * Renders public pages on the server, without a browser (the build makes dist/render of it). It gets the replies of
 * the API that a page needs; what is missing it names, and is called again.
 */
import { createMemoryHistory } from '@tanstack/react-router';
import { createI18n, type Locale } from '@vumon/i18n';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '../api/query-client.ts';
import { packagesPages } from '../commerce/packages/pages.ts';
import { accountsPages } from '../people/accounts/pages.ts';
import { landingPages } from '../site/landing/pages.ts';
import { manualsPages } from '../site/manuals/pages.ts';
import { policiesPages } from '../site/policies/pages.ts';
import { userEventsPages } from '../site/user-events/pages.ts';
import { AppView } from './AppView.tsx';
import { loadCatalog } from './catalogs.ts';
import { answerWith, ask, isOpen, type Replies } from './replies.ts';
import { loadMissing, routerOf, routesOf } from './routes.tsx';

const publicPages = {
  ...landingPages,
  ...policiesPages,
  ...manualsPages,
  '/page/events': userEventsPages['/page/events'],
  '/payment': packagesPages['/payment'],
  '/login': accountsPages['/login'],
};
const routes = routesOf(publicPages);

/** The screen of each page, whose styles the document needs from the start. */
const screens: Readonly<Record<keyof typeof publicPages, string>> = {
  '/': 'site/landing/LandingPage.tsx',
  '/404': 'site/landing/NotFoundPage.tsx',
  '/coming-soon': 'site/landing/ComingSoonPage.tsx',
  '/page/about-us': 'site/policies/PolicyPage.tsx',
  '/page/security-policy': 'site/policies/PolicyPage.tsx',
  '/page/payment-policy': 'site/policies/PolicyPage.tsx',
  '/page/feedback-policy': 'site/policies/PolicyPage.tsx',
  '/page/shopping-guide': 'site/policies/PolicyPage.tsx',
  '/page/manuals': 'site/manuals/ManualListPage.tsx',
  '/page/manuals/$manualSlug': 'site/manuals/ManualPage.tsx',
  '/page/events': 'site/user-events/PublicEventsPage.tsx',
  '/payment': 'commerce/packages/PaymentPage.tsx',
  '/login': 'people/accounts/entry/SignInPage.tsx',
};

/** What every visitor sees alike. Anything else is asked for by the browser. */
const forEverybody = new Set<unknown>([
  'memberships',
  'sale-items',
  'setting',
  'policy',
  'manual',
  'sign-on-providers',
  'user-events',
]);
const mostRounds = 4;

interface Order {
  /** The address with the prefix of the language. */
  readonly path: string;
  readonly locale: Locale;
  /** Stands for the nonce of style elements. */
  readonly nonce: string;
  readonly replies: Replies;
}
type Rendered =
  | { readonly needs: readonly string[] }
  | { readonly html: string; readonly data: readonly unknown[]; readonly screen: string };

export async function render({ path, locale, nonce, replies }: Order): Promise<Rendered> {
  const needs = answerWith(replies);
  const queryClient = createQueryClient();
  const i18n = await createI18n(locale, loadCatalog, ['common', 'ui', 'app']);
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = routerOf(routes, { locale, queryClient, i18n, history });
  await router.load();
  const missing = await loadMissing(router, i18n, publicPages['/404']);
  const screen: string | undefined =
    screens[missing ? '/404' : (router.state.matches.at(-1)?.fullPath as keyof typeof publicPages)];
  // The router may lead elsewhere instead of to a page.
  if (screen === undefined) throw new Error(`${path} is no page`);
  const page = (
    <StrictMode>
      <AppView i18n={i18n} queryClient={queryClient} router={router} pages={publicPages} nonce={() => nonce} />
    </StrictMode>
  );
  for (let round = 0; round < mostRounds; round++) {
    const html = renderToString(page);
    const cache = queryClient.getQueryCache().getAll();
    const open = cache.filter((query) => forEverybody.has(query.queryKey[0]) && isOpen(query));
    if (open.length === 0) {
      // A boundary that waits shows the browser something else at first.
      if (html.includes('<!--$!-->') || html.includes('<!--$?-->')) throw new Error(`${path} waits for something`);
      const data = cache.flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data]]));
      refuseLossy(data);
      return { html, data, screen };
    }
    const asked = await Promise.allSettled(open.map((query) => ask(query)));
    if (needs.size > 0) return { needs: [...needs] };
    for (const [at, answer] of asked.entries()) {
      if (answer.status === 'rejected') throw answer.reason;
      queryClient.setQueryData(open[at]!.queryKey, answer.value);
    }
  }
  throw new Error(`${path} asks for more and more`);
}

/** The browser gets the data as JSON, which makes an empty object of these. */
function refuseLossy(data: readonly unknown[]): void {
  JSON.stringify(data, (key, value: unknown) => {
    if (value instanceof Map || value instanceof Set) throw new Error(`${key} of the data is no JSON`);
    return value;
  });
}
