/**
 * Draws pages behind the sign-in on the server, to be shown until the app is there (the build makes dist/render of it).
 * It gets the replies of the API that such a page shows first. What it draws is a picture: the app takes nothing of it
 * over but these replies.
 */
import { createMemoryHistory } from '@tanstack/react-router';
import { createI18n, setPageZone, type Locale } from '@vumon/i18n';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '../api/query-client.ts';
import { profileQuery, type Profile } from '../session/profile.ts';
import { homePages } from '../site/home/pages.ts';
import { landingPages } from '../site/landing/pages.ts';
import { AppView } from './AppView.tsx';
import { loadCatalog } from './catalogs.ts';
import { productPages } from './pages.ts';
import { answerWith, ask, isOpen, type Replies } from './replies.ts';
import { routerOf, routesOf } from './routes.tsx';

const routes = routesOf({ ...homePages, '/404': landingPages['/404'] });
/** The screen of each page, whose styles the document needs from the start. */
const screens: Readonly<Record<string, string>> = { '/home': 'site/home/HomePage.tsx' };

/** One for the data of the page, and one for what that leads to. */
const mostRounds = 3;

// What pages read of a browser's storage: nothing is stored here.
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, name, { value: storage, configurable: true });

interface Order {
  /** The address with the prefix of the language. */
  readonly path: string;
  readonly locale: Locale;
  /** Stands for the nonce of style elements. */
  readonly nonce: string;
  /** Among them the profile. */
  readonly replies: Replies;
}

/** Null where the page has no heading yet, or where its reader is led elsewhere. */
export async function render({
  path,
  locale,
  nonce,
  replies,
}: Order): Promise<{ html: string; data: []; screen: string } | null> {
  const { data: profile } = JSON.parse(replies['/api/account/profile']!) as { data: Profile };
  setPageZone(profile.timeZone);
  answerWith(replies);
  const queryClient = createQueryClient();
  queryClient.setQueryData(profileQuery.queryKey, profile);
  const i18n = await createI18n(locale, loadCatalog, ['common', 'ui', 'app']);
  const router = routerOf(routes, {
    locale,
    queryClient,
    i18n,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  const screen = screens[router.state.matches.at(-1)?.fullPath ?? ''];
  if (screen === undefined) return null;
  let html = '';
  for (let round = 0; round < mostRounds; round++) {
    html = renderToString(
      <AppView i18n={i18n} queryClient={queryClient} router={router} pages={productPages} nonce={() => nonce} />,
    );
    // What was not fetched for the page, such as the number of its notices, comes with the app.
    const answers = await Promise.all(
      queryClient
        .getQueryCache()
        .getAll()
        .filter(isOpen)
        .map(async (query) => [query, await ask(query).catch(() => undefined)] as const),
    );
    const known = answers.filter(([, answer]) => answer !== undefined);
    for (const [query, answer] of known) queryClient.setQueryData(query.queryKey, answer);
    if (known.length === 0) break;
  }
  return html.includes('<h1') ? { html, data: [], screen } : null;
}
