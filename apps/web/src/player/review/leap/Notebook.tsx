/** The week in the learner's own notebook: a segment of a dragon, one scale a day. A day of rest costs nothing. */
import { useQuery } from '@tanstack/react-query';
import { IconNotebook } from '@tabler/icons-react';
import { Skeleton, cx } from '@vumon/ui';
import { useReviewMessages } from '../translation.ts';
import { weekQuery } from './week.ts';
import classes from './leap.module.css';

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const;

export function Notebook() {
  const t = useReviewMessages();
  const week = useQuery(weekQuery);
  // Without its days there is nothing to say, and nothing that has to be tried again.
  if (week.error && !week.data) return null;
  const { days, today } = week.data ?? { days: null, today: '' };
  const practised = days?.filter(({ answered }) => answered > 0).length ?? 0;
  return (
    <div className={classes.notebook}>
      <div className={classes.notebookHead}>
        <h3>{t('leap.notebook')}</h3>
        {days && <span>{t('leap.days', { count: practised })}</span>}
      </div>
      {days ? (
        <ol className={classes.dragon}>
          {days.map(({ date, answered }, at) => {
            const state = answered > 0 ? 'gold' : date >= today ? 'ahead' : 'rest';
            return (
              <li key={date} className={cx(classes.day, classes[state], date === today && classes.today)}>
                <svg viewBox="0 0 40 44" aria-hidden="true">
                  <path d="M26 14c2-6 6-9 12-11-2 4-2 8 0 12z" className={classes.spine} />
                  <circle cx="20" cy="26" r="15" />
                  <circle cx="20" cy="26" r="9" className={classes.ring} />
                  <circle cx="20" cy="26" r="3.5" className={classes.ring} />
                </svg>
                <b>{t(`leap.weekdays.${weekdays[at]!}`)}</b>
                <span>
                  {answered > 0 ? t('leap.questions', { count: answered }) : state === 'rest' ? t('leap.rest') : ''}
                </span>
              </li>
            );
          })}
        </ol>
      ) : (
        <Skeleton height={92} />
      )}
      <p className={classes.notebookNote}>
        <IconNotebook size={20} stroke={1.75} aria-hidden />
        {t('leap.note')}
      </p>
    </div>
  );
}
