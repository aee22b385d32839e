/**
 * Draws pages behind the sign-in on the server, to be shown until the app is there (the build makes dist/render of it).
 * It gets the replies of the API that such a page shows first. What it draws is a picture: the app takes nothing of it
 * over but these replies.
 */
import { createMemoryHistory } from '@tanstack/react-router';
import { createI18n, setPageZone, type Locale } from '@vumon/i18n';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '../api/query-client.ts';
import { examsPages } from '../content/exams/pages.ts';
import { questionBankPages } from '../content/question-bank/pages.ts';
import { resultsPages } from '../exam/results/pages.ts';
import { profileQuery, type Profile } from '../session/profile.ts';
import { homePages } from '../site/home/pages.ts';
import { landingPages } from '../site/landing/pages.ts';
import { AppView } from './AppView.tsx';
import { loadCatalog } from './catalogs.ts';
import { productPages } from './pages.ts';
import { answerWith, ask, isOpen, type Replies } from './replies.ts';
import { routerOf, routesOf } from './routes.tsx';

const drawnPages = {
  ...homePages,
  '/questions': questionBankPages['/questions'],
  '/unit-test/create': examsPages['/unit-test/create'],
  '/unit-test/$templateSlug': examsPages['/unit-test/$templateSlug'],
  '/learning/$learningSlug': resultsPages['/learning/$learningSlug'],
};
const routes = routesOf({ ...drawnPages, '/404': landingPages['/404'] });
/** The screen of each page, whose styles the document needs from the start. */
const screens: Readonly<Record<keyof typeof drawnPages, string>> = {
  '/home': 'site/home/HomePage.tsx',
  '/questions': 'content/question-bank/list/QuestionListPage.tsx',
  '/unit-test/create': 'content/exams/ExamBuilderPage.tsx',
  '/unit-test/$templateSlug': 'content/exams/ExamBuilderPage.tsx',
  '/learning/$learningSlug': 'exam/results/ResultPage.tsx',
};

/** What comes with the app, by the first word of its key: nothing else of the page waits for it. */
const later = new Set<unknown>(['notices', 'banners', 'list-views']);
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

type Drawn =
  | { readonly needs: readonly string[] }
  | { readonly html: string; readonly data: []; readonly screen: string };

/** Null where the page has no heading yet, or where its reader is led elsewhere. */
export async function render({ path, locale, nonce, replies }: Order): Promise<Drawn | null> {
  const { data: profile } = JSON.parse(replies['/api/account/profile']!) as { data: Profile };
  setPageZone(profile.timeZone);
  const needs = answerWith(replies);
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
  const screen: string | undefined = screens[router.state.matches.at(-1)?.fullPath as keyof typeof screens];
  if (screen === undefined) return null;
  let html = '';
  for (let round = 0; round < mostRounds; round++) {
    html = renderToString(
      <AppView i18n={i18n} queryClient={queryClient} router={router} pages={productPages} nonce={() => nonce} />,
    );
    const open = queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => isOpen(query) && !later.has(query.queryKey[0]));
    if (open.length === 0) break;
    const answers = await Promise.allSettled(open.map((query) => ask(query)));
    if (needs.size > 0) return { needs: [...needs] };
    for (const [at, answer] of answers.entries()) {
      if (answer.status === 'rejected') throw answer.reason;
      queryClient.setQueryData(open[at]!.queryKey, answer.value);
    }
  }
  return html.includes('<h1') ? { html, data: [], screen } : null;
}
