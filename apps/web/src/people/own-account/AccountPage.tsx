import { useTranslation } from '@vumon/i18n/react';
import { PageHeader } from '@vumon/ui';
import type { ReactNode } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { AccountNav } from './AccountNav.tsx';
import classes from './own-account.module.css';

/** The frame of the pages of the user's own account. */
export function AccountPage({
  title,
  lead,
  subtitle,
  children,
}: {
  title: string;
  lead?: ReactNode;
  subtitle?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation('own-account');
  const first = t('nav.info');
  return (
    <AppFrame
      breadcrumb={title === first ? [{ label: title }] : [{ label: first, href: '/users/info' }, { label: title }]}
    >
      <div className={classes.page}>
        <PageHeader title={title} lead={lead} subtitle={subtitle} />
        <AccountNav />
        {children}
      </div>
    </AppFrame>
  );
}
