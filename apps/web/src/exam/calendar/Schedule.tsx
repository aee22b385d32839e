/** A week of tests, Monday first: a grid on a wide screen, a list by day on a phone. Only what is not over is shown. */
import { useQuery } from '@tanstack/react-query';
import { IconCalendarDown, IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import type { CalendarTest } from '@vumon/contract';
import { addDays, dayOf } from '@vumon/domain';
import { formatDay, formatTime, getPageZone } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, ErrorState, IconButton, LoadingState, Note, Segmented, cx, useScreen } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import classes from './calendar.module.css';
import { FeedDialog } from './FeedDialog.tsx';
import { ownTestsQuery, taughtTestsQuery } from './queries.ts';
import { daysOf, mondayOf, parts, place, slotStart, spanOf, type Part, type Placed } from './week.ts';

interface ScheduleProps {
  /** Whose tests: those that one gives, of all classes or one, or those that one takes. */
  side: 'teacher' | 'student';
  classId?: string;
  /** Assigns a test from an empty cell of the week; called with the time at which it begins. */
  onAssign?: ((startsAt?: number) => void) | undefined;
}

const isDay = (text: string | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text!));

export function Schedule({ side, classId, onAssign }: ScheduleProps) {
  const { t } = useTranslation('calendar');
  const message = useErrorMessage();
  const { screen } = useScreen();
  const [url, set] = useUrlState();
  const [opened] = useState(() => Date.now());
  const [feed, setFeed] = useState(false);
  const zone = getPageZone();
  const today = dayOf(zone, opened);
  const monday = mondayOf(isDay(url['week']) ? url['week'] : today);
  const span = spanOf(zone, monday);
  const taught = useQuery({ ...taughtTestsQuery(span, classId), enabled: side === 'teacher' });
  const taken = useQuery({ ...ownTestsQuery(span), enabled: side === 'student' });
  const list = side === 'teacher' ? taught : taken;
  const tests = side === 'teacher' ? taught.data : taken.data?.data;
  const days = daysOf(monday);
  const asList = screen === 'phone' || url['view'] === 'list';
  const go = (week: string | undefined) => set({ week });
  const placed = (tests ?? []).flatMap((test) => place(test, zone, monday) ?? []);
  const linkOf = (test: CalendarTest) =>
    side === 'teacher' ? (`/learning/${test.id}` as const) : (`/assigned-unit-test/${test.id}` as const);

  return (
    <div className={classes.schedule}>
      <div className={classes.tools}>
        <IconButton
          icon={<IconChevronLeft size={20} stroke={1.75} />}
          aria-label={t('previous')}
          onClick={() => go(addDays(monday, -7))}
        />
        <IconButton
          icon={<IconChevronRight size={20} stroke={1.75} />}
          aria-label={t('next')}
          onClick={() => go(addDays(monday, 7))}
        />
        <h2 className={classes.range} aria-live="polite">
          {t('range', { from: formatDay(monday).slice(0, 5), to: formatDay(days[6]!) })}
        </h2>
        <span className={classes.space} />
        <Button icon={<IconCalendarDown size={20} stroke={1.75} aria-hidden />} onClick={() => setFeed(true)}>
          {t('feed.open')}
        </Button>
        {onAssign && asList && (
          <Button icon={<IconPlus size={20} stroke={1.75} aria-hidden />} onClick={() => onAssign()}>
            {t('assign')}
          </Button>
        )}
        {monday !== mondayOf(today) && <Button onClick={() => go(undefined)}>{t('today')}</Button>}
        {screen !== 'phone' && (
          <Segmented
            aria-label={t('view.label')}
            value={asList ? 'list' : 'week'}
            onChange={(view) => set({ view: view === 'list' ? 'list' : undefined })}
            options={[
              { value: 'week', label: t('view.week') },
              { value: 'list', label: t('view.list') },
            ]}
          />
        )}
      </div>
      {taken.data?.page.incomplete && <Note tone="warn">{t('incomplete')}</Note>}
      {list.error && !tests ? (
        <ErrorState onRetry={() => void list.refetch()}>{message(list.error)}</ErrorState>
      ) : !tests ? (
        <LoadingState />
      ) : placed.length === 0 && (asList || !onAssign) ? (
        <EmptyState title={t('empty.title')} motif="grid">
          {t('empty.body')}
        </EmptyState>
      ) : asList ? (
        <DayList days={days} placed={placed} today={today} linkOf={linkOf} />
      ) : (
        <WeekGrid
          days={days}
          placed={placed}
          today={today}
          linkOf={linkOf}
          slotOf={(day, part) => (onAssign ? slotStart(zone, day, part, opened) : null)}
          onSlot={(startsAt) => onAssign?.(startsAt)}
        />
      )}
      <p className={classes.legend}>
        <span>
          <i className={cx(classes.sample, classes.graded)} aria-hidden="true" /> {t('legend.TEST')}
        </span>
        <span>
          <i className={classes.sample} aria-hidden="true" /> {t('legend.PRACTICE')}
        </span>
        <span>{t('legend.upcoming')}</span>
      </p>
      {feed && <FeedDialog onClose={() => setFeed(false)} />}
    </div>
  );
}

/** Monday is 0. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

interface WeekProps {
  days: readonly string[];
  placed: readonly Placed[];
  today: string;
  linkOf: (test: CalendarTest) => `/learning/${string}` | `/assigned-unit-test/${string}`;
}

interface WeekGridProps extends WeekProps {
  /** When a test that is assigned in this cell begins; null where none can be assigned. */
  slotOf: (day: string, part: Part) => number | null;
  onSlot: (startsAt: number) => void;
}

function WeekGrid({ days, placed, today, linkOf, slotOf, onSlot }: WeekGridProps) {
  const { t } = useTranslation('calendar');
  const slot = (day: string, at: number, part: Part) => {
    const startsAt = slotOf(day, part);
    if (startsAt === null) return null;
    const where = { part: t(`parts.${part}`), weekday: t(`weekdaysLong.${at as Weekday}`), day: formatDay(day) };
    return (
      <button type="button" className={classes.slot} aria-label={t('assignAt', where)} onClick={() => onSlot(startsAt)}>
        <IconPlus size={18} stroke={1.75} aria-hidden />
        <span aria-hidden="true">{t('assign')}</span>
      </button>
    );
  };
  const long = placed.filter((one) => one.long);
  return (
    <div className={classes.scroller} role="region" aria-label={t('title')}>
      <table className={classes.grid}>
        <thead>
          <tr>
            <td aria-label={t('parts.of')} />
            {days.map((day, at) => (
              <th key={day} scope="col" className={cx(at > 4 && classes.weekend, day === today && classes.today)}>
                <span>{t(`weekdays.${at as Weekday}`)}</span> <b>{Number(day.slice(8))}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {long.length > 0 && (
            <tr>
              <th scope="row" rowSpan={long.length}>
                {t('parts.long')}
              </th>
              <LongCells one={long[0]!} linkOf={linkOf} />
            </tr>
          )}
          {long.slice(1).map((one) => (
            <tr key={one.test.id}>
              <LongCells one={one} linkOf={linkOf} />
            </tr>
          ))}
          {parts.map((part) => (
            <tr key={part} className={classes.partRow}>
              <th scope="row">
                {t(`parts.${part}`)} <small>{t(`hours.${part}`)}</small>
              </th>
              {days.map((day, at) => {
                const here = placed.filter((one) => !one.long && one.part === part && one.first === at);
                return (
                  <td key={day} className={at > 4 ? classes.weekend : undefined}>
                    {here.map((one) => (
                      <Tile key={one.test.id} one={one} linkOf={linkOf} />
                    ))}
                    {here.length === 0 && slot(day, at, part)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A bar across the days of a test that is open for several days. */
function LongCells({ one, linkOf }: { one: Placed; linkOf: WeekProps['linkOf'] }) {
  const { t } = useTranslation('calendar');
  return (
    <>
      {one.first > 0 && <td colSpan={one.first} aria-label={t('parts.none')} />}
      <td colSpan={one.last - one.first + 1}>
        <Tile one={one} linkOf={linkOf} />
      </td>
      {one.last < 6 && <td colSpan={6 - one.last} aria-label={t('parts.none')} />}
    </>
  );
}

function DayList({ days, placed, today, linkOf }: WeekProps) {
  const { t } = useTranslation('calendar');
  return (
    <ol className={classes.days}>
      {days.map((day, at) => {
        const here = placed.filter((one) => one.first <= at && at <= one.last);
        // A test that is open for several days is not listed under days that are over.
        if (here.length === 0 || day < today) return null;
        return (
          <li key={day} className={classes.day}>
            <h3 className={cx(classes.dayName, day === today && classes.today)}>
              {t('day', { weekday: t(`weekdaysLong.${at as Weekday}`), day: formatDay(day) })}
            </h3>
            {here.map((one) => (
              <Tile key={one.test.id} one={one} linkOf={linkOf} />
            ))}
          </li>
        );
      })}
    </ol>
  );
}

function Tile({ one: { test, long }, linkOf }: { one: Placed; linkOf: WeekProps['linkOf'] }) {
  const { t } = useTranslation('calendar');
  const { t: c } = useTranslation('common');
  const due = `${formatDay(test.endsAt).slice(0, 5)}, ${formatTime(test.endsAt)}`;
  return (
    <AppLink href={linkOf(test)} className={cx(classes.tile, test.mode === 'TEST' && classes.graded)}>
      <b className={classes.time}>
        {long ? t('due', { at: due }) : `${formatTime(test.startsAt)} – ${formatTime(test.endsAt)}`}
      </b>
      <span className={classes.tileTitle}>{test.title}</span>
      <span className={classes.facts}>
        {test.className && `${test.className}, `}
        {c('questionCount', { count: test.questions })}
        <span className="visually-hidden">, {t(`legend.${test.mode}`)}</span>
      </span>
    </AppLink>
  );
}
