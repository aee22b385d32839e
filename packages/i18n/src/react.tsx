/** The hooks that components use: typed messages, and formats bound to the current language. */
import { createContext, use, useContext, useMemo, type ReactNode } from 'react';
import {
  formatMark,
  formatMoney,
  formatNumber,
  type FindMessage,
  type I18n,
  type Locale,
  type Namespace,
  type Translate,
} from './index.ts';

const I18nContext = createContext<I18n | null>(null);

export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('There is no I18nProvider above this component.');
  return i18n;
}

const waits = new WeakMap<I18n, Map<string, Promise<void>>>();

/**
 * The promise that `use` waits for, the same at each call. `use` has to be called in every render, also once the
 * messages have loaded: React continues a suspended component by rendering it again, and a missing `use` fails there.
 */
function waitFor(i18n: I18n, namespace: string): Promise<void> {
  let byNamespace = waits.get(i18n);
  if (!byNamespace) waits.set(i18n, (byNamespace = new Map()));
  let wait = byNamespace.get(namespace);
  if (!wait) {
    // `use` does not suspend for a promise that carries its result in the fields that React itself sets.
    const loaded = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
    byNamespace.set(namespace, (wait = i18n.isReady(namespace) ? loaded : i18n.load(namespace)));
  }
  return wait;
}

/** Suspends until the catalogs of all these namespaces have loaded. */
export function useCatalogs(namespaces: readonly string[]): I18n {
  const i18n = useI18n();
  // All of them start loading before the first is waited for.
  const waiting = namespaces.map((namespace) => waitFor(i18n, namespace));
  for (const one of waiting) use(one);
  return i18n;
}

/** Messages of a namespace; `find` is for codes that its catalog may lack. Suspends until the catalog has loaded. */
export function useTranslation<N extends Namespace>(
  namespace: N,
): { t: Translate<N>; find: FindMessage<N>; i18n: I18n } {
  const i18n = useI18n();
  use(waitFor(i18n, namespace));
  return { t: i18n.translateOf(namespace), find: i18n.findIn(namespace), i18n };
}

export function useLocale(): Locale {
  return useI18n().language;
}

export function useFormat() {
  const locale = useLocale();
  return useMemo(
    () => ({
      locale,
      number: (value: number, digits?: number, least?: number) => formatNumber(value, locale, digits, least),
      mark: (hundredths: number) => formatMark(hundredths, locale),
      money: (dong: number) => formatMoney(dong, locale),
    }),
    [locale],
  );
}
