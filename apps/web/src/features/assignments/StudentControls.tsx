/** What a teacher sees of one learner at a test and does to it: progress, record, more time, a stopped clock, collecting. */
import type { AssignmentLive } from '@vumon/contract';
import { formatTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note, NumberField, Segmented, Tag, toast, useConfirm } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { AttemptProgress } from './AttemptProgress.tsx';
import classes from './assignments.module.css';
import { useServerNow } from './clock.ts';
import { useAttemptControls } from './queries.ts';
import { countdown, minutesSince } from './when.ts';

type Cell = AssignmentLive['cells'][number];

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

const steps = ['3', '5', '10'] as const;

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
  const confirm = useConfirm();
  const controls = useAttemptControls();
  const now = useServerNow(live.serverTime, readAt, 1_000);
  const [minutes, setMinutes] = useState<(typeof steps)[number]>('5');
  const [again, setAgain] = useState<number | ''>(10);
  const [extra, setExtra] = useState<number | ''>(cell.extraMinutes);
  const [failure, setFailure] = useState<unknown>(null);
  const { attemptId, abilities } = cell;
  const deadline = cell.deadlineAt === null ? null : Date.parse(cell.deadlineAt);
  const given = { student: cell.name };
  const busy = Object.values(controls).some(({ isPending }) => isPending);

  const run = async (work: () => Promise<unknown>, done: string, close = false) => {
    setFailure(null);
    try {
      await work();
      toast(done);
      if (close) onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  const pause = (id: string, untilBack: boolean) =>
    run(
      () => controls.pause.mutateAsync({ id, untilBack }),
      t(untilBack ? 'control.pausedUntilBackNow' : 'control.pausedNow', given),
    );
  const collect = async (id: string) => {
    if (
      await confirm({
        title: t('control.collectTitle', given),
        body: t('control.collectBody'),
        confirmLabel: t('control.collect'),
        danger: true,
      })
    )
      await run(() => controls.collect.mutateAsync(id), t('control.collected', given), true);
  };

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
      {attemptId && abilities?.extend && (
        <section className={classes.pick} aria-label={t('control.more')}>
          <h3 className="h16">{t('control.more')}</h3>
          <Segmented
            full
            aria-label={t('control.more')}
            value={minutes}
            onChange={setMinutes}
            options={steps.map((value) => ({ value, label: t('control.minutes', { count: Number(value) }) }))}
          />
          <Button
            full
            variant="tint"
            loading={controls.extend.isPending}
            onClick={() =>
              void run(
                () => controls.extend.mutateAsync({ id: attemptId, minutes: Number(minutes) }),
                t('control.extended', { ...given, count: Number(minutes) }),
              )
            }
          >
            {deadline === null || cell.pausedAt
              ? t('control.extend', { count: Number(minutes) })
              : t('control.extendUntil', {
                  count: Number(minutes),
                  time: formatTime(new Date(deadline + Number(minutes) * 60_000).toISOString()),
                })}
          </Button>
        </section>
      )}
      {attemptId && (abilities?.pause || abilities?.resume || abilities?.collect) && (
        <div className={classes.controlRow}>
          {abilities.pause && cell.lostSince !== null && (
            <Button disabled={busy} onClick={() => void pause(attemptId, true)}>
              {t('control.pauseUntilBack')}
            </Button>
          )}
          {abilities.pause && (
            <Button disabled={busy} onClick={() => void pause(attemptId, false)}>
              {t('control.pause')}
            </Button>
          )}
          {abilities.resume && (
            <Button
              variant="primary"
              loading={controls.resume.isPending}
              onClick={() => void run(() => controls.resume.mutateAsync(attemptId), t('control.resumed', given))}
            >
              {t('control.resume')}
            </Button>
          )}
          {abilities.collect && (
            <Button disabled={busy} onClick={() => void collect(attemptId)}>
              {t('control.collect')}
            </Button>
          )}
        </div>
      )}
      {attemptId && abilities?.reopen && (
        <section className={classes.pick} aria-label={t('control.reopen')}>
          <h3 className="h16">{t('control.reopen')}</h3>
          <p className={classes.small}>{t('control.reopenHint')}</p>
          {!live.open && <Note tone="warn">{t('control.reopenLate')}</Note>}
          <NumberField
            label={t('control.reopenMinutes')}
            min={1}
            max={600}
            allowDecimal={false}
            value={again}
            onChange={(value) => setAgain(typeof value === 'number' ? value : '')}
          />
          <Button
            full
            variant="tint"
            loading={controls.reopen.isPending}
            disabledReason={again === '' || again < 1 ? t('control.minutesFirst') : null}
            onClick={() =>
              void run(
                () => controls.reopen.mutateAsync({ id: attemptId, minutes: Number(again) }),
                t('control.reopenedNow', given),
              )
            }
          >
            {t('control.reopen')}
          </Button>
        </section>
      )}
      {cell.state !== 'RUNNING' && live.open && (
        <section className={classes.pick} aria-label={t('control.before')}>
          <h3 className="h16">{t('control.before')}</h3>
          <p className={classes.small}>{t('control.beforeHint')}</p>
          <NumberField
            label={t('control.extraMinutes')}
            min={0}
            max={600}
            allowDecimal={false}
            value={extra}
            onChange={(value) => setExtra(typeof value === 'number' ? value : '')}
          />
          <Button
            full
            variant="tint"
            loading={controls.allow.isPending}
            disabledReason={extra === '' || extra === cell.extraMinutes ? t('control.extraSame') : null}
            onClick={() =>
              void run(
                () =>
                  controls.allow.mutateAsync({ id: assignmentId, studentId: cell.studentId, minutes: Number(extra) }),
                t('control.extraSaved', given),
              )
            }
          >
            {t('control.extraSave')}
          </Button>
        </section>
      )}
      {attemptId && <AttemptProgress attemptId={attemptId} cell={cell} part="record" />}
    </div>
  );
}
