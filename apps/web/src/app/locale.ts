import type { Locale } from '@vumon/i18n';

/** Vietnamese at /…, English at /en/… */
export const localeOfPath = (path: string): Locale => (path === '/en' || path.startsWith('/en/') ? 'en' : 'vi');
export const basePath = (locale: Locale): string => (locale === 'en' ? '/en' : '/');

/** The same page in the other language. */
export function pathIn(locale: Locale, location: { pathname: string; search: string; hash: string }): string {
  const bare = location.pathname.replace(/^\/en(?=\/|$)/, '') || '/';
  return (locale === 'en' ? `/en${bare === '/' ? '' : bare}` : bare) + location.search + location.hash;
}
