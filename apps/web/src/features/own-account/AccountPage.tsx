import { useTranslation } from '@vumon/i18n/react';
import { PageHeader } from '@vumon/ui';
import type { ReactNode } from 'react';
import { AppFrame } from '../../app/AppFrame.tsx';
import { AccountNav } from './AccountNav.tsx';
import classes from './own-account.module.css';

/** The frame of every page about oneself. */
export function AccountPage({ title, lead, subtitle, children }: { title: string; lead?: ReactNode; subtitle?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('own-account');
  const first = t('nav.info');
  return (
    <AppFrame breadcrumb={title === first ? [{ label: title }] : [{ label: first, href: '/users/info' }, { label: title }]}>
      <div className={classes.page}>
        <PageHeader title={title} lead={lead} subtitle={subtitle} />
        <AccountNav />
        {children}
      </div>
    </AppFrame>
  );
}
