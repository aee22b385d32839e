/** One exam session: its shifts, how each room and each candidate is doing, and what happened. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { IconDots, IconFileText, IconPrinter } from '@tabler/icons-react';
import type { ExamSessionDetail, ExamShift } from '@vumon/contract';
import { formatDay, formatTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, IconButton, Menu, PageHeader, StatRow, StatTile, Tabs, Tag, toast, useConfirm } from '@vumon/ui';
import { useId } from 'react';
import { downloadFile } from '../../api/download.ts';
import { useReport } from '../../forms/report.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import { useServerNow } from '../assignments/index.ts';
import { Candidates } from './Candidates.tsx';
import { EventLog } from './EventLog.tsx';
import classes from './exam-sessions.module.css';
import { examSessionQuery, shiftRoomsQuery, useExamSessionChanges } from './queries.ts';
import { Machines } from './Machines.tsx';
import { Rooms } from './Rooms.tsx';
import { toneOf } from './words.ts';

export default function ExamSessionPage() {
  const { t } = useTranslation('exam-sessions');
  const { examSessionSlug: id } = useParams({ strict: false }) as { examSessionSlug: string };
  const found = useQuery(examSessionQuery(id));
  const home = { label: t('title'), href: '/exam-sessions' } as const;
  return (
    <AppFrame wide breadcrumb={[home, { label: found.data?.title ?? t('one') }]}>
      {found.data ? (
        <Content session={found.data} readAt={found.dataUpdatedAt} />
      ) : found.error ? (
        <LoadFailed error={found.error} onRetry={() => void found.refetch()} back={home} />
      ) : (
        <PageSkeleton />
      )}
    </AppFrame>
  );
}

/** The shift that runs, else the next one, else the last one. */
function shiftAt(shifts: readonly ExamShift[], now: number): ExamShift {
  return shifts.find(({ endsAt }) => Date.parse(endsAt) > now) ?? shifts.at(-1)!;
}

function Content({ session, readAt }: { session: ExamSessionDetail; readAt: number }) {
  const { t } = useTranslation('exam-sessions');
  const [url, set] = useUrlState();
  const panel = useId();
  const now = useServerNow(session.serverTime, readAt, 1_000);
  const shift =
    session.shiftList.find(({ number }) => String(number) === url['shift']) ?? shiftAt(session.shiftList, now);
  const live = session.state === 'ONGOING' || Date.parse(shift.opensAt) - now < 3_600_000;
  const rooms = useQuery(shiftRoomsQuery(session.id, shift.id, live && session.state !== 'CANCELLED'));
  const seats = (rooms.data?.rooms ?? []).flatMap((room) => room.seats);
  const count = (...states: readonly (typeof seats)[number]['state'][]) =>
    seats.filter((one) => states.includes(one.state)).length;
  return (
    <div className={classes.page}>
      <Header session={session} shift={shift} />
      <div className={classes.shifts}>
        <Tabs
          aria-label={t('parts.shifts')}
          panelId={panel}
          value={String(shift.number)}
          onChange={(number) => set({ shift: number })}
          items={session.shiftList.map((one) => ({
            value: String(one.number),
            label: t('shiftTab', { number: one.number, time: `${formatTime(one.startsAt)}–${formatTime(one.endsAt)}` }),
          }))}
        />
        <p className={classes.clock}>
          <span>{t('serverTime')}</span> <b>{formatClock(now)}</b>
        </p>
      </div>
      <div role="tabpanel" id={panel} className={classes.page} aria-label={t('shift', { number: shift.number })}>
        <p className={classes.facts}>
          {formatDay(shift.startsAt)} · {t('opensAt', { time: formatTime(shift.opensAt) })} ·{' '}
          {t('closesAt', { time: formatTime(shift.closesAt) })} · {shift.test} ·{' '}
          <AppLink href={`/learning/${shift.assignmentId}`}>{t('results')}</AppLink>
        </p>
        <StatRow card>
          <StatTile
            label={t('stats.present')}
            value={seats.length - count('NOT_ENTERED', 'ABSENT')}
            unit={`/${shift.candidates}`}
          />
          <StatTile label={t('stats.late')} value={seats.filter(({ late }) => late > 0).length} />
          <StatTile label={t('stats.paused')} value={count('PAUSED')} tone={count('PAUSED') > 0 ? 'warn' : 'plain'} />
          <StatTile label={t('stats.submitted')} value={count('SUBMITTED')} tone="ok" />
        </StatRow>
        <Rooms session={session} found={rooms} opensAt={shift.opensAt} />
        {(session.state === 'UPCOMING' || session.state === 'ONGOING') && <Machines sessionId={session.id} />}
        <div className={classes.columns}>
          <Candidates session={session} shift={shift} rooms={rooms.data?.rooms ?? []} />
          <EventLog session={session} shift={shift} rooms={rooms.data?.rooms ?? []} live={live} />
        </div>
      </div>
    </div>
  );
}

const formatClock = (now: number) => `${formatTime(now)}:${String(new Date(now).getUTCSeconds()).padStart(2, '0')}`;

function Header({ session, shift }: { session: ExamSessionDetail; shift: ExamShift }) {
  const { t } = useTranslation('exam-sessions');
  const report = useReport();
  const confirm = useConfirm();
  const { release, cancel } = useExamSessionChanges(session.id);
  const { abilities } = session;
  const print = (kind: 'LISTS' | 'CARDS' | 'MINUTES', shiftId?: string) =>
    report(
      downloadFile(
        `/itf/exam-sessions/${session.id}/file?kind=${kind}${shiftId === undefined ? '' : `&shiftId=${shiftId}`}`,
        'ky-thi.pdf',
      ),
    );
  const agreed = (key: 'release' | 'cancel', danger: boolean) =>
    confirm({ title: t(`${key}.title`), body: t(`${key}.body`), confirmLabel: t(`${key}.verb`), danger });
  const doRelease = async () => {
    if (!(await agreed('release', false))) return;
    await release.mutateAsync();
    toast(t('release.done'));
  };
  const doCancel = async () => {
    if (!(await agreed('cancel', true))) return;
    await cancel.mutateAsync();
    toast(t('cancel.done'));
  };
  return (
    <PageHeader
      title={session.title}
      subtitle={t('facts', { shifts: session.shifts, count: session.candidates, minutes: session.minutes })}
      beside={
        <Tag tone={toneOf[session.state]} dot>
          {t(`states.${session.state}`)}
        </Tag>
      }
      actions={
        <>
          {abilities.release && (
            <Button variant="primary" onClick={() => report(doRelease())}>
              {t('release.verb')}
            </Button>
          )}
          <Menu
            items={[
              { label: t('print.LISTS'), onSelect: () => print('LISTS') },
              { label: t('print.CARDS'), onSelect: () => print('CARDS') },
              { label: t('print.shiftLists', { number: shift.number }), onSelect: () => print('LISTS', shift.id) },
            ]}
          >
            <Button icon={<IconPrinter size={18} stroke={1.75} aria-hidden />}>{t('print.verb')}</Button>
          </Menu>
          <Button icon={<IconFileText size={18} stroke={1.75} aria-hidden />} onClick={() => print('MINUTES')}>
            {t('print.MINUTES')}
          </Button>
          {abilities.cancel && (
            <Menu
              label={session.title}
              items={[{ label: t('cancel.verb'), danger: true, onSelect: () => report(doCancel()) }]}
            >
              <IconButton
                icon={<IconDots size={20} stroke={1.75} />}
                aria-label={t('actionsOf', { title: session.title })}
              />
            </Menu>
          )}
        </>
      }
    />
  );
}
