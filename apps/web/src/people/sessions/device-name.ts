import { useTranslation } from '@vumon/i18n/react';

/** "Chrome trên Windows", as far as it is known. */
export function useDeviceName(): (device: { browser: string | null; system: string | null }) => string {
  const { t } = useTranslation('sessions');
  return ({ browser, system }) =>
    browser && system ? t('device.named', { browser, system }) : (browser ?? system ?? t('device.unknown'));
}
