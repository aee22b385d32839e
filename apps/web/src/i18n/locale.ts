import type { Site } from '@vumon/domain';
import type { Locale } from '@vumon/i18n';

/** The site of this installation (vn or intl); the server writes it into the page, and says it where it renders one. */
export const site: Site =
  (typeof document === 'undefined'
    ? (globalThis as { renderedSite?: Site }).renderedSite
    : document.querySelector<HTMLMetaElement>('meta[name=site]')?.content) === 'intl'
    ? 'intl'
    : 'vn';

/** Vietnamese is at /… and English at /en/…; the international site has only English, at /… */
export const localeOfPath = (path: string, where: Site = site): Locale =>
  where === 'intl' || path === '/en' || path.startsWith('/en/') ? 'en' : 'vi';
export const basePath = (locale: Locale, where: Site = site): string =>
  locale === 'en' && where === 'vn' ? '/en' : '/';

/** The same page in the other language. */
export function pathIn(
  locale: Locale,
  location: { pathname: string; search: string; hash: string },
  where: Site = site,
): string {
  const bare = location.pathname.replace(/^\/en(?=\/|$)/, '') || '/';
  return (
    (basePath(locale, where) === '/en' ? `/en${bare === '/' ? '' : bare}` : bare) + location.search + location.hash
  );
}
