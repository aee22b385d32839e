/** What a teacher can do to one learner's attempt: each control is shown where the teacher may use it. */
import type { AssignmentLive } from '@vumon/contract';
import { formatTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note, NumberField, Segmented, useConfirm } from '@vumon/ui';
import { useState } from 'react';
import classes from './assignments.module.css';
import type { useAttemptControls } from './queries.ts';

export type Cell = AssignmentLive['cells'][number];

export interface ControlProps {
  cell: Cell;
  controls: ReturnType<typeof useAttemptControls>;
  /** Does the work and says `done`, or shows why it failed; resolves with whether it succeeded. */
  run(work: () => Promise<unknown>, done: string): Promise<boolean>;
}

const steps = ['3', '5', '10'] as const;

/** More time, by one press. */
export function ExtendTime({ attemptId, cell, controls, run }: ControlProps & { attemptId: string }) {
  const { t } = useTranslation('assignments');
  const [minutes, setMinutes] = useState<(typeof steps)[number]>('5');
  const deadline = cell.deadlineAt === null ? null : Date.parse(cell.deadlineAt);
  return (
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
            t('control.extended', { student: cell.name, count: Number(minutes) }),
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
  );
}

/** Stopping and resuming the clock, and collecting the attempt. */
export function PauseAndCollect({
  attemptId,
  cell,
  controls,
  run,
  onCollected,
}: ControlProps & { attemptId: string; onCollected: () => void }) {
  const { t } = useTranslation('assignments');
  const confirm = useConfirm();
  const { abilities } = cell;
  const given = { student: cell.name };
  const busy = Object.values(controls).some(({ isPending }) => isPending);

  const pause = (untilBack: boolean) =>
    run(
      () => controls.pause.mutateAsync({ id: attemptId, untilBack }),
      t(untilBack ? 'control.pausedUntilBackNow' : 'control.pausedNow', given),
    );
  const collect = async () => {
    const agreed = await confirm({
      title: t('control.collectTitle', given),
      body: t('control.collectBody'),
      confirmLabel: t('control.collect'),
      danger: true,
    });
    if (!agreed) return;
    if (await run(() => controls.collect.mutateAsync(attemptId), t('control.collected', given))) onCollected();
  };
  return (
    <div className={classes.controlRow}>
      {abilities?.pause && cell.lostSince !== null && (
        <Button disabled={busy} onClick={() => void pause(true)}>
          {t('control.pauseUntilBack')}
        </Button>
      )}
      {abilities?.pause && (
        <Button disabled={busy} onClick={() => void pause(false)}>
          {t('control.pause')}
        </Button>
      )}
      {abilities?.resume && (
        <Button
          variant="primary"
          loading={controls.resume.isPending}
          onClick={() => void run(() => controls.resume.mutateAsync(attemptId), t('control.resumed', given))}
        >
          {t('control.resume')}
        </Button>
      )}
      {abilities?.collect && (
        <Button disabled={busy} onClick={() => void collect()}>
          {t('control.collect')}
        </Button>
      )}
    </div>
  );
}

/** Lets the learner go on with an attempt that has ended. */
export function Reopen({
  attemptId,
  late,
  cell,
  controls,
  run,
}: ControlProps & {
  attemptId: string;
  /** The window of the test is over. */
  late: boolean;
}) {
  const { t } = useTranslation('assignments');
  const [minutes, setMinutes] = useState<number | ''>(10);
  return (
    <section className={classes.pick} aria-label={t('control.reopen')}>
      <h3 className="h16">{t('control.reopen')}</h3>
      <p className={classes.small}>{t('control.reopenHint')}</p>
      {late && <Note tone="warn">{t('control.reopenLate')}</Note>}
      <NumberField
        label={t('control.reopenMinutes')}
        min={1}
        max={600}
        allowDecimal={false}
        value={minutes}
        onChange={(value) => setMinutes(typeof value === 'number' ? value : '')}
      />
      <Button
        full
        variant="tint"
        loading={controls.reopen.isPending}
        disabledReason={minutes === '' || minutes < 1 ? t('control.minutesFirst') : null}
        onClick={() =>
          void run(
            () => controls.reopen.mutateAsync({ id: attemptId, minutes: Number(minutes) }),
            t('control.reopenedNow', { student: cell.name }),
          )
        }
      >
        {t('control.reopen')}
      </Button>
    </section>
  );
}

/** Minutes that the learner has beyond the others', in the attempts that are still to come. */
export function ExtraTime({ assignmentId, cell, controls, run }: ControlProps & { assignmentId: string }) {
  const { t } = useTranslation('assignments');
  const [extra, setExtra] = useState<number | ''>(cell.extraMinutes);
  return (
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
            () => controls.allow.mutateAsync({ id: assignmentId, studentId: cell.studentId, minutes: Number(extra) }),
            t('control.extraSaved', { student: cell.name }),
          )
        }
      >
        {t('control.extraSave')}
      </Button>
    </section>
  );
}
