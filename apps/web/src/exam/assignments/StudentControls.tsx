/** What a teacher sees of one learner at a test and does to it: progress, record, more time, a stopped clock, collecting. */
import type { AssignmentLive } from '@vumon/contract';
import { formatTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Note, Tag, toast } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { ExtendTime, ExtraTime, PauseAndCollect, Reopen, type Cell, type ControlProps } from './AttemptControls.tsx';
import { AttemptProgress } from './AttemptProgress.tsx';
import classes from './assignments.module.css';
import { useServerNow } from './clock.ts';
import { useAttemptControls } from './queries.ts';
import { countdown, minutesSince } from './when.ts';

/** Tags that tell how an attempt differs from the others'. */
function CellTags({ cell }: { cell: Cell }) {
  const { t } = useTranslation('assignments');
  return (
    <>
      {cell.pausedAt && <Tag tone="warn">{t(cell.untilBack ? 'control.pausedUntilBack' : 'control.paused')}</Tag>}
      {cell.addedMinutes > 0 && <Tag tone="info">{t('control.added', { count: cell.addedMinutes })}</Tag>}
      {cell.reopened > 0 && <Tag>{t('control.reopened')}</Tag>}
      {cell.taken > 1 && <Tag>{t('control.attempt', { number: cell.number ?? cell.taken })}</Tag>}
    </>
  );
}

export function StudentControls({
  cell,
  live,
  readAt,
  assignmentId,
  onClose,
}: {
  cell: Cell;
  live: AssignmentLive;
  readAt: number;
  assignmentId: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('assignments');
  const message = useErrorMessage();
  const controls = useAttemptControls();
  const now = useServerNow(live.serverTime, readAt, 1_000);
  const [failure, setFailure] = useState<unknown>(null);
  const { attemptId, abilities } = cell;
  const deadline = cell.deadlineAt === null ? null : Date.parse(cell.deadlineAt);

  const run: ControlProps['run'] = async (work, done) => {
    setFailure(null);
    try {
      await work();
      toast(done);
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    }
  };
  const given = { cell, controls, run };
  return (
    <div className={classes.form}>
      {failure !== null && (
        <Note tone="bad" live>
          {message(failure)}
        </Note>
      )}
      <div className={classes.controlFacts}>
        <span>
          {cell.state === 'RUNNING'
            ? t('control.working', { answered: cell.answered, questions: live.questions })
            : t(`control.state.${cell.state}`)}
        </span>
        {cell.state === 'RUNNING' && deadline !== null && !cell.pausedAt && (
          <b className="num">{t('control.left', { time: countdown(Math.max(0, deadline - now)) })}</b>
        )}
        <CellTags cell={cell} />
      </div>
      {cell.lostSince !== null && (
        <Note
          tone="bad"
          title={t('control.lost', { count: minutesSince(cell.lostSince, now), at: formatTime(cell.lostSince) })}
        >
          {t(cell.pausedAt ? 'control.lostBodyPaused' : 'control.lostBody', { count: cell.answered })}
        </Note>
      )}
      {attemptId && <AttemptProgress attemptId={attemptId} cell={cell} part="items" />}
      {attemptId && abilities?.extend && <ExtendTime attemptId={attemptId} {...given} />}
      {attemptId && (abilities?.pause || abilities?.resume || abilities?.collect) && (
        <PauseAndCollect attemptId={attemptId} {...given} onCollected={onClose} />
      )}
      {attemptId && abilities?.reopen && <Reopen attemptId={attemptId} late={!live.open} {...given} />}
      {cell.state !== 'RUNNING' && live.open && <ExtraTime assignmentId={assignmentId} {...given} />}
      {attemptId && <AttemptProgress attemptId={attemptId} cell={cell} part="record" />}
    </div>
  );
}
