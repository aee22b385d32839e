import type { Order } from '@vumon/contract';
import { formatPhone } from '@vumon/domain';
import { formatLastDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import classes from '../packages.module.css';

/** The accounts of a combo order with the result for each; renders nothing for other orders. */
export function OrderAccounts({ accounts }: { accounts: Order['accounts'] }) {
  const { t } = useTranslation('packages');
  if (accounts.length === 0) return null;
  return (
    <section aria-label={t('combo.accounts')}>
      <ol className={classes.accounts}>
        {accounts.map(({ fullName, phone, opened, packageEndsAt }, at) => (
          <li key={at} className={classes.two}>
            <b>{fullName || t('combo.deleted')}</b>
            <span className="t12 muted">
              {[
                phone && formatPhone(phone),
                opened !== null && t(opened ? 'combo.opened' : 'combo.given'),
                packageEndsAt && t('combo.until', { day: formatLastDay(packageEndsAt) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
