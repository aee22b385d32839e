import { useQuery } from '@tanstack/react-query';
import type { Voucher } from '@vumon/contract';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { offersQuery } from '../packages/PriceList.tsx';

/** What a voucher takes off, and from what. */
export function useVoucherWords() {
  const { t } = useTranslation('vouchers');
  const { t: c } = useTranslation('common');
  const { money, number, locale } = useFormat();
  const offers = useQuery(offersQuery).data ?? [];
  const nameOf = (code: string) => {
    const found = offers.find((one) => one.code === code);
    return found ? (locale === 'en' ? found.nameEn : found.name) : code;
  };
  return {
    packages: offers.filter(({ price }) => (price ?? 0) > 0).map(({ code }) => ({ value: code, label: nameOf(code) })),
    takes: ({ kind, value, ceiling }: Pick<Voucher, 'kind' | 'value' | 'ceiling'>): string =>
      kind === 'AMOUNT'
        ? money(value)
        : ceiling === null
          ? t('percent', { value: number(value) })
          : t('percentTo', { value: number(value), ceiling: money(ceiling) }),
    scope: ({ packages, roles }: Pick<Voucher, 'packages' | 'roles'>): string =>
      [
        packages === null ? t('anyPackage') : packages.map(nameOf).join(', '),
        ...(roles === null ? [] : [roles.map((one) => c(`roles.${one}`)).join(', ')]),
      ].join(' · '),
  };
}
