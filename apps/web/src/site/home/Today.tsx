import type { OfficeOverview } from '@vumon/contract';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Card } from '@vumon/ui';
import type { ReactNode } from 'react';
import { Trend } from '../../lists/Trend.tsx';
import classes from './home.module.css';

type Figures = NonNullable<OfficeOverview['today']>;

/** Today's figures, each beside that of the same weekday a week ago. */
export function Today({ today }: { today: Figures }) {
  const { t } = useTranslation('home');
  const { number, money } = useFormat();
  const figure = (name: 'registered' | 'running' | 'signedIn' | 'revenue', value: string, note: ReactNode) => (
    <div className={classes.figure}>
      <dt>
        {t(`staff.today.${name}`)}
        <small>{note}</small>
      </dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <Card
      title={t('staff.today.title')}
      aside={t('staff.today.aside', { day: formatDay(today.comparedWith).slice(0, 5) })}
    >
      <dl className={classes.figures}>
        {figure('signedIn', number(today.signedIn.now, 0), <Trend {...today.signedIn} />)}
        {figure('registered', number(today.registered.now, 0), <Trend {...today.registered} />)}
        {figure('running', number(today.running, 0), t('staff.today.runningText'))}
        {figure(
          'revenue',
          money(today.revenue.now),
          <>
            {t('staff.today.orders', { count: today.orders.now })}, <Trend {...today.revenue} />
          </>,
        )}
      </dl>
    </Card>
  );
}
