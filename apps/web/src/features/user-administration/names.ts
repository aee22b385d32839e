/** Names of packages, roles and states for people. */
import { packageCatalogue, type PackageCode, type UserStatus } from '@vumon/domain';
import { useLocale } from '@vumon/i18n/react';
import type { Tone } from '@vumon/ui';

export function usePackageName(): (code: PackageCode) => string {
  const locale = useLocale();
  return (code) => (locale === 'en' ? packageCatalogue[code].nameEn : packageCatalogue[code].name);
}

export const statusTones: Record<UserStatus, Tone> = { ACTIVE: 'ok', INACTIVE: 'warn', LOCK: 'bad' };
