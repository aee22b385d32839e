import { StrictMode, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18n, type I18n, type LoadCatalog } from '@vumon/i18n';
import { localeOfPath } from './i18n/locale.ts';

const locale = localeOfPath(location.pathname);
document.documentElement.lang = locale;
const root = createRoot(document.getElementById('root')!);
const show = (app: ReactElement) => root.render(<StrictMode>{app}</StrictMode>);

/** Loaded on demand, because the list of all catalogs would enlarge the player's first load. */
const loadCatalog: LoadCatalog = async (language, namespace) =>
  (await import('./app/catalogs.ts')).loadCatalog(language, namespace);

async function showMainApp(loading: Promise<I18n>): Promise<void> {
  const [{ App }, i18n] = await Promise.all([import('./app/App.tsx'), loading]);
  show(<App i18n={i18n} locale={locale} />);
}

const leftMark = '#over';

async function start(): Promise<void> {
  // A test is taken on slow connections, so the player loads without the main app.
  const assignment = /^(?:\/en)?\/(?:assigned-unit-test|practice)\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  if (assignment === undefined) return showMainApp(createI18n(locale, loadCatalog, ['common', 'ui', 'app']));
  const { openPlayer } = await import('./player/index.tsx');
  // The main app opens the player by a reload. For the browser the pages before it then still belong to the same
  // document, so that going back changes nothing but the address.
  const opened = location.pathname;
  const leave = () => {
    if (location.pathname !== opened) location.reload();
  };
  addEventListener('popstate', leave);
  const finish = (i18n: I18n) => {
    // From here on the router follows the history.
    removeEventListener('popstate', leave);
    void showMainApp(i18n.load('app').then(() => i18n)).catch((error: unknown) => {
      // After an update the server no longer has the other files of this release; the page of the new one shows the
      // result.
      if (location.hash === leftMark) throw error;
      location.hash = leftMark;
      location.reload();
    });
  };
  show(await openPlayer(locale, decodeURIComponent(assignment), loadCatalog, finish));
}

start().catch((error: unknown) => {
  // boot.ts listens for this event and shows that the page could not be opened.
  dispatchEvent(new Event('app-failed'));
  throw error;
});
