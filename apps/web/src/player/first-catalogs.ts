import type { Catalog, Locale } from '@vumon/i18n';

const files: Readonly<Record<Locale, () => Promise<Readonly<Record<string, Catalog>>>>> = {
  vi: () => import('./first-catalogs.vi.ts'),
  en: () => import('./first-catalogs.en.ts'),
};
const namespaces: ReadonlySet<string> = new Set(['common', 'ui', 'player']);

/** A catalog that every first load needs; undefined for others. */
export async function loadFirstCatalog(locale: Locale, namespace: string): Promise<Catalog | undefined> {
  return namespaces.has(namespace) ? (await files[locale]())[namespace] : undefined;
}
