import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18n } from '@vumon/i18n';
import { App } from './app/App.tsx';
import { loadCatalog } from './app/catalogs.ts';
import { localeOfPath } from './app/locale.ts';

const locale = localeOfPath(location.pathname);
document.documentElement.lang = locale;
const i18n = await createI18n(locale, loadCatalog, ['common', 'errors', 'ui', 'app']);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App i18n={i18n} locale={locale} />
  </StrictMode>,
);
