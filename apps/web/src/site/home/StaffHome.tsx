/** The home page of admins, operators and sales. */
import { useQuery } from '@tanstack/react-query';
import {
  IconBooks,
  IconDiscount2,
  IconFileText,
  IconHistory,
  IconPlugConnected,
  IconReceipt,
  IconTemplate,
  IconUserCircle,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { dayInVietnam, pages, type PagePath } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, ErrorState, PageHeader, Sheet, Skeleton, StatRow, StatTile } from '@vumon/ui';
import { useState } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { gateOf, useProfile } from '../../session/profile.ts';
import type { Href } from '../../navigation/paths.ts';
import classes from './home.module.css';
import { userSummaryQuery } from './queries.ts';
import { longDay } from './when.ts';

const places: readonly { key: string; path: PagePath; icon: Icon }[] = [
  { key: 'questions', path: '/manage/questions', icon: IconBooks },
  { key: 'formats', path: '/templates', icon: IconTemplate },
  { key: 'exams', path: '/unit-test', icon: IconFileText },
  { key: 'orders', path: '/manage/orders', icon: IconReceipt },
  { key: 'vouchers', path: '/manage/vouchers', icon: IconDiscount2 },
  { key: 'users', path: '/manage/users', icon: IconUsers },
  { key: 'partners', path: '/manage/partners', icon: IconPlugConnected },
  { key: 'auditLog', path: '/manage/audit-log', icon: IconHistory },
  { key: 'account', path: '/users/info', icon: IconUserCircle },
];

export function StaffHome() {
  const { t } = useTranslation('home');
  const { t: c } = useTranslation('common');
  const profile = useProfile();
  const [now] = useState(() => Date.now());
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <PageHeader
        size="lg"
        title={t('greeting.STUDENT', { name: profile.fullName })}
        subtitle={`${c(`roles.${profile.role}`)}. ${longDay(now, t)}`}
      />
      <div className={classes.staff}>
        {profile.role === 'ADMIN' && <Users now={now} />}
        <Sheet title={t('staff.title')}>
          {places
            .filter(({ path }) => gateOf(pages[path], profile, now) === 'open')
            .map(({ key, path, icon: Draw }) => (
              <Sheet.Row
                key={key}
                margin={<Draw size={22} stroke={1.75} aria-hidden />}
                action={<Button renderRoot={(props) => <AppLink href={path} {...props} />}>{t('staff.open')}</Button>}
              >
                <div className={classes.task}>{t(`staff.${key}.title`)}</div>
                <div className={classes.muted}>{t(`staff.${key}.text`)}</div>
              </Sheet.Row>
            ))}
        </Sheet>
      </div>
    </AppFrame>
  );
}

/** Numbers of users, with links to the lists. */
function Users({ now }: { now: number }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const message = useErrorMessage();
  const { data, error, refetch } = useQuery(userSummaryQuery);
  if (error && !data)
    return (
      <ErrorState compact onRetry={() => void refetch()}>
        {message(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton height={112} />;
  const weekAgo = dayInVietnam(now - 7 * 86_400_000);
  const tile = (key: 'all' | 'new' | 'locked', count: number, href: Href, tone: 'plain' | 'bad' = 'plain') => (
    <StatTile
      label={t(`staff.counts.${key}`)}
      value={format.number(count, 0)}
      tone={tone}
      note={
        <AppLink href={href} className={classes.link}>
          {t('staff.counts.see')}
          <span className="visually-hidden"> {t(`staff.counts.${key}`)}</span>
        </AppLink>
      }
    />
  );
  return (
    <StatRow card>
      {tile('all', data.users, '/manage/users')}
      {tile('new', data.newThisWeek, `/manage/users?from=${weekAgo}`)}
      {tile('locked', data.locked, '/manage/users?status=LOCK', data.locked > 0 ? 'bad' : 'plain')}
    </StatRow>
  );
}
