/** Monday to Sunday with the tests that open or end. */
import { formatTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Card, cx } from '@vumon/ui';
import { AppLink } from '../../navigation/AppLink.tsx';
import classes from './home.module.css';
import type { TeacherOverview } from './queries.ts';
import { dayNumber } from './when.ts';

interface Event {
  key: string;
  id: string;
  at: string;
  text: string;
}

const dayMs = 86_400_000;
const eventsADay = 2;

export function Week({ home: { week, serverTime } }: { home: TeacherOverview }) {
  const { t } = useTranslation('home');
  const today = dayNumber(serverTime);
  const monday = today - ((today + 3) % 7);
  const events = (day: number): Event[] =>
    week
      .flatMap(({ id, className, title, startsAt, endsAt }) => [
        ...(dayNumber(startsAt) === day
          ? [{ key: `${id}-start`, id, at: startsAt, text: t('week.starts', { className, title }) }]
          : []),
        ...(dayNumber(endsAt) === day && dayNumber(startsAt) !== day
          ? [{ key: `${id}-end`, id, at: endsAt, text: t('week.ends', { className, title }) }]
          : []),
      ])
      .toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <Card
      title={t('week.title')}
      aside={
        <AppLink href="/learning" className={classes.link}>
          {t('week.all')}
        </AppLink>
      }
      flush
      className={classes.weekCard!}
    >
      <ol className={classes.week}>
        {([0, 1, 2, 3, 4, 5, 6] as const).map((index) => {
          const day = monday + index;
          const list = events(day);
          return (
            <li
              key={index}
              className={cx(classes.day, day === today && classes.today)}
              aria-current={day === today ? 'date' : undefined}
            >
              <abbr className={classes.weekday} title={t(`weekdays.${index}`)}>
                {t(`weekdaysShort.${index}`)}
              </abbr>
              <b className={classes.date}>{new Date(day * dayMs).getUTCDate()}</b>
              <span className={classes.events}>
                {list.slice(0, eventsADay).map((event) => (
                  <AppLink
                    key={event.key}
                    href={`/learning/${event.id}`}
                    className={cx(classes.event)}
                    title={event.text}
                  >
                    <b>{formatTime(event.at)}</b> {event.text}
                  </AppLink>
                ))}
                {list.length > eventsADay && (
                  <AppLink href="/learning" className={cx(classes.event, classes.muted)}>
                    {t('week.more', { count: list.length - eventsADay })}
                  </AppLink>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
