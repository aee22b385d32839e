/**
 * Loads the app for a page that the server has rendered, and tells its first script (rendered.ts) when it is there, or
 * that it will not be.
 */
import { createI18n } from '@vumon/i18n';
import { localeOfPath } from '../i18n/locale.ts';

async function hydrate(): Promise<void> {
  const locale = localeOfPath(location.pathname);
  const loading = createI18n(
    locale,
    async (language, namespace) => (await import('./catalogs.ts')).loadCatalog(language, namespace),
    ['common', 'ui', 'app'],
  );
  const [{ hydrateApp }, i18n] = await Promise.all([import('./HydratedApp.tsx'), loading]);
  const rendered = document.getElementById('rendered')!;
  await hydrateApp(i18n, locale, JSON.parse(rendered.textContent));
  rendered.remove();
  dispatchEvent(new Event('app-there'));
}

hydrate().catch((error: unknown) => {
  reportError(error);
  dispatchEvent(new Event('app-failed'));
});
