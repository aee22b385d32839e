import { StrictMode, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18n } from '@vumon/i18n';
import { loadCatalog } from './app/catalogs.ts';
import { localeOfPath } from './app/locale.ts';

const locale = localeOfPath(location.pathname);
document.documentElement.lang = locale;
const i18n = await createI18n(locale, loadCatalog, ['common', 'ui', 'app']);
const root = createRoot(document.getElementById('root')!);
const show = (app: ReactElement) => root.render(<StrictMode>{app}</StrictMode>);

async function showProduct(): Promise<void> {
  const [{ App }] = await Promise.all([import('./app/App.tsx'), i18n.loadNamespaces('errors')]);
  show(<App i18n={i18n} locale={locale} />);
}

// A test is taken on school connections: the player loads without the rest of the product.
const assignment = /^(?:\/en)?\/assigned-unit-test\/([^/]+)\/?$/.exec(location.pathname)?.[1];
if (assignment === undefined) await showProduct();
else {
  const [{ PlayerApp }] = await Promise.all([import('./player/PlayerApp.tsx'), i18n.loadNamespaces('player')]);
  show(<PlayerApp i18n={i18n} locale={locale} assignment={decodeURIComponent(assignment)} onOver={() => void showProduct()} />);
}
