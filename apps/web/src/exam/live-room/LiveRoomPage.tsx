/**
 * A teacher's page on a running test: one tile per learner, recent events, extra time, stopping the clock, collecting.
 */
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { AssignmentLive } from '@vumon/contract';
import { liveRoomEveryMs } from '@vumon/domain';
import { formatTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, IconButton, Note, useScreen, cx } from '@vumon/ui';
import { IconEye, IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { useServerNow, liveQuery } from '../assignments/index.ts';
import { StudentControlDialog } from '../assignments/StudentControlDialog.tsx';
import { StudentControls } from '../assignments/StudentControls.tsx';
import { roomEvents, learnerStateOf, learnerStates, shortName, type Cell, type LearnerState } from './room.ts';
import { RoomHeader } from './RoomHeader.tsx';
import { Tile } from './Tile.tsx';
import classes from './live-room.module.css';

export default function LiveRoomPage() {
  const { learningSlug: id } = useParams({ strict: false }) as { learningSlug: string };
  const { t } = useTranslation('live-room');
  const { t: r } = useTranslation('results');
  const live = useQuery({ ...liveQuery(id), refetchInterval: liveRoomEveryMs });
  const home = { label: r('title'), href: '/learning' } as const;
  if (!live.data)
    return (
      <AppFrame wide breadcrumb={[home, { label: t('title') }]} title={t('title')}>
        {live.error ? (
          <LoadFailed error={live.error} onRetry={() => void live.refetch()} back={home} />
        ) : (
          <PageSkeleton />
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
  const { screen } = useScreen();
  const [wanted, want] = useState<LearnerState | null>(null);
  const [controlled, control] = useState<string | null>(null);
  const now = useServerNow(live.serverTime, readAt, 1_000);
  const cells = live.cells.filter((cell) => wanted === null || learnerStateOf(cell) === wanted);
  const seen = live.cells.find(({ studentId }) => studentId === controlled);
  const close = () => {
    control(null);
    if (controlled !== null) document.getElementById(`tile-${controlled}`)?.focus();
  };

  return (
    <>
      <RoomHeader id={id} live={live} now={now} />
      {stale && <Note tone="warn">{a('live.stale')}</Note>}
      <div className={classes.room}>
        <div className={classes.main}>
          <div className={classes.legend} role="group" aria-label={t('filter')}>
            <Chip on={wanted === null} onClick={() => want(null)} count={live.cells.length} label={t('everybody')} />
            {learnerStates.map((one) => (
              <Chip
                key={one}
                mark={one}
                on={wanted === one}
                onClick={() => want(wanted === one ? null : one)}
                count={live.cells.filter((cell) => learnerStateOf(cell) === one).length}
                label={t(`states.${one}`)}
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

/** The controls of one learner, in a panel beside the tiles. */
function Panel({ cell, onClose, ...rest }: PanelProps) {
  const { t } = useTranslation('live-room');
  const heading = useRef<HTMLHeadingElement>(null);
  // The tile that opened the panel comes earlier in the document, so the focus is moved here.
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
  mark?: LearnerState;
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
  const entries = roomEvents(live.cells);
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
