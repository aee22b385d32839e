/** Messages outside the browser, where all catalogs are loaded and each call names its language. */
import { defaultLocale, I18n, locales, type Catalog, type Locale } from './i18n.ts';

/**
 * Translates a key, or the first of several keys that exists; `namespace:key` names another namespace than the first.
 */
export type TranslateIn = (
  key: string | string[],
  locale: Locale,
  params?: Readonly<Record<string, unknown>>,
) => string;

/** No message contains this character, so it tells a missing key from a found one. */
const missing = '\u0000';

/** A translator over catalogs by locale and namespace. A key that no catalog has is returned as it is. */
export function createTranslator(catalogs: Readonly<Record<Locale, Readonly<Record<string, Catalog>>>>): TranslateIn {
  const firstNamespace = Object.keys(catalogs[defaultLocale])[0]!;
  const noMore = () => Promise.reject(new Error('all catalogs are given'));
  const languages = new Map(locales.map((locale) => [locale, new I18n(locale, noMore, catalogs[locale])]));
  return (keys, locale, params = {}) => {
    const candidates = Array.isArray(keys) ? keys : [keys];
    for (const candidate of candidates) {
      const [namespace, key] = candidate.includes(':')
        ? [candidate.slice(0, candidate.indexOf(':')), candidate.slice(candidate.indexOf(':') + 1)]
        : [firstNamespace, candidate];
      const message = languages.get(locale)!.translateOf(namespace)(key, { ...params, defaultValue: missing });
      if (message !== missing) return message;
    }
    return candidates.at(-1)!;
  };
}
