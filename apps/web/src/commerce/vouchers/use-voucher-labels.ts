import { useQuery } from '@tanstack/react-query';
import type { Voucher } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { offersQuery } from '../../api/packages.ts';

/** Labels for a voucher's discount and the items it applies to. */
export function useVoucherLabels() {
  const { t, find } = useTranslation('vouchers');
  const { t: c, find: findCommon } = useTranslation('common');
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
    /** A value in the voucher's history. */
    changed: (name: string, value: unknown): string | undefined => {
      if (Array.isArray(value))
        return value
          .map((one: string) =>
            name === 'roles'
              ? (findCommon('roles', one) ?? one)
              : name === 'itemKinds'
                ? (find('itemKinds', one) ?? one)
                : nameOf(one),
          )
          .join(', ');
      if (name === 'kind') return find('kinds', String(value));
      if (name === 'ceiling' && typeof value === 'number') return money(value);
      return (name === 'startsAt' || name === 'endsAt') && typeof value === 'string' ? formatDayTime(value) : undefined;
    },
    scope: ({ itemKinds, packages, roles }: Pick<Voucher, 'itemKinds' | 'packages' | 'roles'>): string =>
      [
        ...(itemKinds === null ? [] : [itemKinds.map((one) => t(`itemKinds.${one}`)).join(', ')]),
        packages === null ? t('anyPackage') : packages.map(nameOf).join(', '),
        ...(roles === null ? [] : [roles.map((one) => c(`roles.${one}`)).join(', ')]),
      ].join(' · '),
  };
}
