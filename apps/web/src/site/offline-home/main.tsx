/** The page that the service worker shows at any address where there is no connection. */
import { createI18n, setPageZone, type LoadCatalog } from '@vumon/i18n';
import { I18nProvider } from '@vumon/i18n/react';
import { isQuestionTypeNamespace, loadQuestionTypeCatalog } from '@vumon/question-types/messages';
import { LightUiProvider } from '@vumon/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connection, watchNetwork } from '../../connection/connection.ts';
import { styleNonce } from '../../frame/style-nonce.ts';
import { localeOfPath } from '../../i18n/locale.ts';
import { loadFirstCatalog } from '../../player/first-catalogs.ts';
import { readingsOwner } from '../../session/readings/store.ts';
import { OfflineHome } from './OfflineHome.tsx';

const own = {
  vi: () => import('./messages.vi.json'),
  en: () => import('./messages.en.json'),
};
const review = {
  vi: () => import('../../player/review/messages.vi.json'),
  en: () => import('../../player/review/messages.en.json'),
};

const loadCatalog: LoadCatalog = async (locale, namespace) => {
  if (isQuestionTypeNamespace(namespace)) return loadQuestionTypeCatalog(locale, namespace);
  if (namespace === 'offline-home') return (await own[locale]()).default;
  if (namespace === 'review') return (await review[locale]()).default;
  const first = await loadFirstCatalog(locale, namespace);
  if (!first) throw new Error(`no catalog ${namespace}`);
  return first;
};

async function start(): Promise<void> {
  const locale = localeOfPath(location.pathname);
  document.documentElement.lang = locale;
  const owner = readingsOwner();
  if (owner) setPageZone(owner.timeZone);
  const i18n = await createI18n(locale, loadCatalog, ['common', 'ui', 'offline-home']);
  watchNetwork();
  connection.failed();
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <LightUiProvider nonce={styleNonce}>
          <OfflineHome owner={owner} />
        </LightUiProvider>
      </I18nProvider>
    </StrictMode>,
  );
}

start().catch((error: unknown) => {
  dispatchEvent(new Event('app-failed'));
  throw error;
});
