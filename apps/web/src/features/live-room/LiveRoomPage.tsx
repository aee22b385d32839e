/** A test while it runs: a tile a learner, what has happened, more time, a stopped clock, collecting. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { AssignmentLive } from '@vumon/contract';
import { formatTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import {
  Button,
  ErrorState,
  IconButton,
  LoadingState,
  Menu,
  Note,
  PageHeader,
  Tag,
  Timer,
  toast,
  useConfirm,
  useScreen,
  cx,
} from '@vumon/ui';
import {
  IconClockPlus,
  IconEye,
  IconInbox,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { AppFrame, type Breadcrumb } from '../../frame/AppFrame.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useServerNow } from '../assignments/clock.ts';
import { liveQuery, useAssignmentChanges } from '../assignments/queries.ts';
import { StudentControlDialog } from '../assignments/StudentControlDialog.tsx';
import { StudentControls } from '../assignments/StudentControls.tsx';
import { countdown } from '../assignments/when.ts';
import { happenings, standingOf, standings, shortName, type Cell, type Standing } from './room.ts';
import { Tile } from './Tile.tsx';
import classes from './live-room.module.css';

const late = 5 * 60_000;
const everyMs = 3_000;
const minutesToAdd = [3, 5, 10] as const;

export default function LiveRoomPage() {
  const { learningSlug: id } = useParams({ strict: false }) as { learningSlug: string };
  const { t } = useTranslation('live-room');
  const { t: r } = useTranslation('results');
  const message = useErrorMessage();
  const live = useQuery({ ...liveQuery(id), refetchInterval: everyMs });
  const home: Breadcrumb[number] = { label: r('title'), href: '/learning' };
  if (!live.data)
    return (
      <AppFrame wide breadcrumb={[home, { label: t('title') }]} title={t('title')}>
        {live.error ? (
          <ErrorState onRetry={() => void live.refetch()}>{message(live.error)}</ErrorState>
        ) : (
          <LoadingState />
        )}
      </AppFrame>
    );
  return (
    <AppFrame
      wide
      breadcrumb={[home, { label: live.data.title, href: `/learning/${id}` as const }, { label: t('title') }]}
      title={t('title')}
    >
      <Room id={id} live={live.data} readAt={live.dataUpdatedAt} stale={live.error !== null} />
    </AppFrame>
  );
}

function Room({ id, live, readAt, stale }: { id: string; live: AssignmentLive; readAt: number; stale: boolean }) {
  const { t } = useTranslation('live-room');
  const { t: a } = useTranslation('assignments');
  const message = useErrorMessage();
  const confirm = useConfirm();
  const { extend, collect, pause, resume } = useAssignmentChanges();
  const { screen } = useScreen();
  const [wanted, want] = useState<Standing | null>(null);
  const [controlled, control] = useState<string | null>(null);
  const now = useServerNow(live.serverTime, readAt, 1_000);
  const left = Date.parse(live.endsAt) - now;
  const working = live.cells.filter(({ state }) => state === 'RUNNING');
  const running = working.length;
  const stopped = working.filter(({ pausedAt }) => pausedAt !== null).length;
  const cells = live.cells.filter((cell) => wanted === null || standingOf(cell) === wanted);
  const failed = (error: unknown) => toast(message(error), { tone: 'bad', duration: 4000 });
  const seen = live.cells.find(({ studentId }) => studentId === controlled);
  const close = () => {
    control(null);
    if (controlled !== null) document.getElementById(`tile-${controlled}`)?.focus();
  };
  const nobody = running === 0 ? a('live.nobody') : null;

  const add = async (minutes: number) => {
    const { attempts } = await extend.mutateAsync({ id, minutes });
    toast(a('live.extended', { count: attempts, minutes }));
  };
  const stopAll = async () => {
    const ok = await confirm({
      title: t('stopTitle', { count: running - stopped }),
      body: t('stopBody'),
      confirmLabel: t('stop'),
    });
    if (!ok) return;
    const { attempts } = await pause.mutateAsync(id);
    toast(t('stopped', { count: attempts }));
  };
  const goOn = async () => {
    const { attempts } = await resume.mutateAsync(id);
    toast(t('goesOn', { count: attempts }));
  };
  const collectAll = async () => {
    const ok = await confirm({
      title: a('live.collectTitle', { count: running }),
      body: a('live.collectBody'),
      confirmLabel: a('live.collect', { count: running }),
      danger: true,
    });
    if (!ok) return;
    const { attempts } = await collect.mutateAsync(id);
    toast(a('live.collected', { count: attempts }));
  };

  return (
    <>
      <PageHeader
        lead={
          <Tag tone={running > 0 ? 'ok' : 'neutral'} dot>
            {running > 0 ? a('live.running') : t(live.open ? 'waiting' : 'ended')}
          </Tag>
        }
        title={live.title}
        subtitle={t('subtitle', { className: live.className, questions: live.questions })}
        actions={
          <>
            {running > 0 && stopped === running && (
              <Tag tone="warn" icon={<IconPlayerPause size={16} stroke={1.75} aria-hidden />}>
                {t('allStopped')}
              </Tag>
            )}
            {left > 0 && (running === 0 || stopped < running) && (
              <Timer late={left <= late} aria-label={a('live.left', { count: Math.ceil(left / 60_000) })}>
                {countdown(left)}
              </Timer>
            )}
            {stopped > 0 && (
              <Button
                icon={<IconPlayerPlay size={18} stroke={1.75} aria-hidden />}
                loading={resume.isPending}
                onClick={() => void goOn().catch(failed)}
              >
                {t('goOn')}
              </Button>
            )}
            {(stopped === 0 || stopped < running) && (
              <Button
                icon={<IconPlayerPause size={18} stroke={1.75} aria-hidden />}
                loading={pause.isPending}
                disabledReason={nobody}
                onClick={() => void stopAll().catch(failed)}
              >
                {t('stop')}
              </Button>
            )}
            {nobody === null ? (
              <Menu
                items={minutesToAdd.map((minutes) => ({
                  label: t('addMinutes', {
                    count: minutes,
                    until: formatTime(Date.parse(live.endsAt) + minutes * 60_000),
                  }),
                  onSelect: () => void add(minutes).catch(failed),
                }))}
              >
                <Button icon={<IconClockPlus size={18} stroke={1.75} aria-hidden />} loading={extend.isPending}>
                  {t('addTime')}
                </Button>
              </Menu>
            ) : (
              <Button icon={<IconClockPlus size={18} stroke={1.75} aria-hidden />} disabledReason={nobody}>
                {t('addTime')}
              </Button>
            )}
            <Button
              variant="primary"
              icon={<IconInbox size={18} stroke={1.75} aria-hidden />}
              loading={collect.isPending}
              disabledReason={nobody}
              onClick={() => void collectAll().catch(failed)}
            >
              {a('live.collect', { count: running })}
            </Button>
          </>
        }
      />
      {stale && <Note tone="warn">{a('live.stale')}</Note>}
      <div className={classes.room}>
        <div className={classes.main}>
          <div className={classes.legend} role="group" aria-label={t('filter')}>
            <Chip on={wanted === null} onClick={() => want(null)} count={live.cells.length} label={t('everybody')} />
            {standings.map((one) => (
              <Chip
                key={one}
                mark={one}
                on={wanted === one}
                onClick={() => want(wanted === one ? null : one)}
                count={live.cells.filter((cell) => standingOf(cell) === one).length}
                label={t(`standings.${one}`)}
              />
            ))}
          </div>
          {cells.length === 0 ? (
            <p className={classes.muted}>{t('nobodyHere')}</p>
          ) : (
            <ul className={classes.tiles} aria-label={t('students')}>
              {cells.map((cell) => (
                <li key={cell.studentId}>
                  <Tile
                    cell={cell}
                    questions={live.questions}
                    now={now}
                    current={cell.studentId === controlled}
                    onOpen={() => control(cell.studentId)}
                  />
                </li>
              ))}
            </ul>
          )}
          <p className={classes.foot}>
            <span>
              <IconRefresh size={16} stroke={1.75} aria-hidden /> {t('updated', { at: clockOf(live.serverTime) })}
            </span>
            {live.record && (
              <span>
                <IconEye size={16} stroke={1.75} aria-hidden /> {t('recordKept')}
              </span>
            )}
            <span>{t('order', { questions: live.questions })}</span>
          </p>
        </div>
        <aside className={classes.side}>
          {screen === 'desktop' && seen && (
            <Panel key={seen.studentId} cell={seen} live={live} readAt={readAt} assignmentId={id} onClose={close} />
          )}
          <Log live={live} onOpen={control} />
        </aside>
      </div>
      {screen !== 'desktop' && <StudentControlDialog assignmentId={id} studentId={controlled} onClose={close} />}
    </>
  );
}

interface PanelProps {
  cell: Cell;
  live: AssignmentLive;
  readAt: number;
  assignmentId: string;
  onClose: () => void;
}

/** One learner beside the room, which goes on in view. */
function Panel({ cell, onClose, ...rest }: PanelProps) {
  const { t } = useTranslation('live-room');
  const heading = useRef<HTMLHeadingElement>(null);
  // Where the learner was opened from stands before the panel, and may be far away.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.panel} aria-label={cell.name}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {cell.name}
        </h2>
        <IconButton icon={<IconX size={20} stroke={1.75} />} aria-label={t('close')} onClick={onClose} />
      </header>
      <StudentControls cell={cell} onClose={onClose} {...rest} />
    </section>
  );
}

const clockOf = (at: string): string => `${formatTime(at)}:${at.slice(17, 19)}`;

function Chip({
  mark,
  on,
  onClick,
  count,
  label,
}: {
  mark?: Standing;
  on: boolean;
  onClick: () => void;
  count: number;
  label: string;
}) {
  return (
    <button type="button" className={cx(classes.chip, on && classes.on)} aria-pressed={on} onClick={onClick}>
      {mark && <i className={cx(classes.swatch, classes[mark])} aria-hidden="true" />}
      <b>{count}</b> {label}
    </button>
  );
}

const shownAtFirst = 12;

function Log({ live, onOpen }: { live: AssignmentLive; onOpen: (studentId: string) => void }) {
  const { t } = useTranslation('live-room');
  const [all, showAll] = useState(false);
  const entries = happenings(live.cells);
  return (
    <section className={classes.log} aria-label={t('log')}>
      <header>
        <h2>{t('log')}</h2>
        {entries.length > shownAtFirst && (
          <Button size="sm" variant="link" onClick={() => showAll(!all)}>
            {all ? t('less') : t('all', { count: entries.length })}
          </Button>
        )}
      </header>
      {entries.length === 0 ? (
        <p className={classes.muted}>{t('nothingYet')}</p>
      ) : (
        <ol>
          {entries.slice(0, all ? undefined : shownAtFirst).map(({ at, kind, name, studentId }) => (
            <li key={`${studentId}${kind}`}>
              <time dateTime={at}>{formatTime(at)}</time>
              <button type="button" onClick={() => onOpen(studentId)}>
                {t(`happened.${kind}`, { name: shortName(name) })}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
