/** The hooks that components use: typed words, and formats bound to the language in use. */
import { useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { formatMark, formatMoney, formatNumber, type Locale } from './index.ts';

export { I18nextProvider, useTranslation };

export function useLocale(): Locale {
  return useTranslation().i18n.language as Locale;
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
