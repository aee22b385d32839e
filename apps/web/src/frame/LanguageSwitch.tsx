import { useLocation } from '@tanstack/react-router';
import type { Locale } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { LangSwitch } from '@vumon/ui';
import { pathIn, site } from '../i18n/locale.ts';

const languages = [
  { code: 'vi', short: 'VI', name: 'Tiếng Việt' },
  { code: 'en', short: 'EN', name: 'English' },
] as const;

/**
 * Opens the same page in the other language, after calling `onChoose`. The international site has one language and no
 * switch.
 */
export function LanguageSwitch({ onChoose }: { onChoose?: (locale: Locale) => void }) {
  const { t } = useTranslation('app');
  const locale = useLocale();
  // Renders again whenever the address changes.
  useLocation();
  if (site === 'intl') return null;
  const change = (code: string) => {
    if (code === locale) return;
    onChoose?.(code as Locale);
    window.location.assign(pathIn(code as Locale, window.location));
  };
  return <LangSwitch languages={languages} current={locale} onChange={change} aria-label={t('language')} />;
}
