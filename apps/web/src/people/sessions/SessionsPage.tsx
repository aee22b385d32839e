import { useTranslation } from '@vumon/i18n/react';
import { AccountPage } from '../own-account/AccountPage.tsx';
import { DevicesCard } from './DevicesCard.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import classes from './sessions.module.css';

export default function SessionsPage() {
  const { t } = useTranslation('sessions');
  return (
    <AccountPage title={t('title')} subtitle={t('intro')}>
      <div className={classes.page}>
        <DevicesCard />
        <HistoryTable />
      </div>
    </AccountPage>
  );
}
