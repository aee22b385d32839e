/** One learner at a running test. */
import { formatTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { IconCheck, IconEye, IconLock, IconPlayerPauseFilled, IconWifiOff } from '@tabler/icons-react';
import { Tag, cx } from '@vumon/ui';
import { minutesSince } from '../assignments/index.ts';
import { shortName, learnerStateOf, type Cell } from './room.ts';
import classes from './live-room.module.css';

interface TileProps {
  readonly cell: Cell;
  readonly questions: number;
  readonly now: number;
  /** Whether this learner's controls are open. */
  readonly current: boolean;
  readonly onOpen: () => void;
}

export function Tile({ cell, questions, now, current, onOpen }: TileProps) {
  const { t } = useTranslation('live-room');
  const state = learnerStateOf(cell);
  const at = cell.submittedAt === null ? '' : formatTime(cell.submittedAt);
  const minutes = cell.lostSince === null ? 0 : Math.max(1, minutesSince(cell.lostSince, now));
  const description = t(`tile.${state}`, { name: cell.name, answered: cell.answered, questions, at, count: minutes });
  const progress = (
    <span className={classes.progress}>
      {cell.answered} <small>/{questions}</small>
    </span>
  );
  return (
    <button
      type="button"
      id={`tile-${cell.studentId}`}
      className={cx(classes.tile, classes[state], current && classes.current)}
      title={cell.name}
      aria-pressed={current}
      onClick={onOpen}
    >
      <span className="visually-hidden">
        {[
          description,
          cell.pausedAt !== null && t('paused'),
          cell.recorded > 0 && t('recorded', { count: cell.recorded }),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span className={classes.name} aria-hidden="true">
        {shortName(cell.name)}
        {cell.addedMinutes > 0 && <Tag tone="warn">+{cell.addedMinutes}</Tag>}
      </span>
      <span className={classes.state} aria-hidden="true">
        {state === 'waiting' && t('states.waiting')}
        {state === 'submitted' && (
          <b>
            <IconCheck size={16} stroke={2} aria-hidden /> {at}
          </b>
        )}
        {(state === 'working' || state === 'lost' || state === 'collected') && progress}
        {state === 'collected' && (
          <span>
            <IconLock size={16} stroke={1.75} aria-hidden /> {t('states.collected')}
          </span>
        )}
        {state === 'lost' && (
          <b>
            <IconWifiOff size={16} stroke={1.75} aria-hidden /> {t('minutes', { count: minutes })}
          </b>
        )}
        {cell.recorded > 0 && (
          <span>
            <IconEye size={16} stroke={1.75} aria-hidden /> {cell.recorded}
          </span>
        )}
        {cell.pausedAt !== null && (
          <span>
            <IconPlayerPauseFilled size={14} aria-hidden /> {t('paused')}
          </span>
        )}
      </span>
      {(state === 'working' || state === 'lost') && (
        <i
          className={classes.bar}
          style={{ width: `${Math.round((cell.answered / Math.max(1, questions)) * 100)}%` }}
          aria-hidden="true"
        />
      )}
    </button>
  );
}
