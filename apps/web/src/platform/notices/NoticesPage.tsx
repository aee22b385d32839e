import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Card, LoadingState, PageHeader } from '@vumon/ui';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { ReadAll } from '../../notices/NoticeBell.tsx';
import NoticeList from '../../notices/NoticeList.tsx';
import { unreadQuery } from '../../notices/queries.ts';
import classes from './notices-page.module.css';

export default function NoticesPage() {
  const { t } = useTranslation('app');
  const count = useQuery(unreadQuery);
  const unread = count.data?.unread ?? 0;
  const breadcrumb = [{ label: t('notices.title') }];
  // The button that marks all as read would push the page down if it came after it.
  if (count.isPending)
    return (
      <AppFrame breadcrumb={breadcrumb}>
        <LoadingState />
      </AppFrame>
    );
  return (
    <AppFrame breadcrumb={breadcrumb}>
      <div className={classes.page}>
        <PageHeader
          title={t('notices.title')}
          subtitle={t('notices.subtitle')}
          actions={
            <>
              <ReadAll unread={unread} />
              <AppLink href="/users/info/notices">{t('notices.choices')}</AppLink>
            </>
          }
        />
        <Card>
          <NoticeList unread={unread} paged />
        </Card>
      </div>
    </AppFrame>
  );
}
