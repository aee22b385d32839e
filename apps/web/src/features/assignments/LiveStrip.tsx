import { useQuery } from '@tanstack/react-query';
import type { AssignmentView } from '@vumon/contract';
import { IconCheck, IconInbox, IconPlayerPauseFilled, IconPlus } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note, Tag, Timer, cx, toast, useConfirm } from '@vumon/ui';
import { useState } from 'react';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import classes from './assignments.module.css';
import { useServerNow } from './clock.ts';
import { liveQuery, useAssignmentChanges } from './queries.ts';
import { StudentControlDialog } from './StudentControlDialog.tsx';
import { countdown } from './when.ts';

const extraMinutes = 5;
const late = 5 * 60_000;

/** A running test: a cell a learner, the time that is left, five minutes more. */
export function LiveStrip({ assignment }: { assignment: AssignmentView }) {
  const { t } = useTranslation('assignments');
  const message = useErrorMessage();
  const { extend, collect } = useAssignmentChanges();
  const confirm = useConfirm();
  const [controlled, control] = useState<string | null>(null);
  const live = useQuery(liveQuery(assignment.id));
  const { data } = live;
  const now = useServerNow(data?.serverTime, live.dataUpdatedAt, 1_000);
  const of = (state: 'NOT_STARTED' | 'RUNNING' | 'SUBMITTED') =>
    data?.cells.filter((cell) => cell.state === state) ?? [];
  const [waiting, running, submitted] = [of('NOT_STARTED'), of('RUNNING'), of('SUBMITTED')];
  const left = data ? Date.parse(data.endsAt) - now : 0;
  const closed =
    !data || running.length === 0
      ? t('live.nobody')
      : data.addedMinutes + extraMinutes > data.maxAddedMinutes
        ? t('live.limit', { count: data.maxAddedMinutes })
        : null;

  const more = async () => {
    const { attempts } = await extend.mutateAsync({ id: assignment.id, minutes: extraMinutes });
    toast(t('live.extended', { count: attempts, minutes: extraMinutes }));
    await live.refetch();
  };

  const collectAll = async () => {
    const ok = await confirm({
      title: t('live.collectTitle', { count: running.length }),
      body: t('live.collectBody'),
      confirmLabel: t('live.collect', { count: running.length }),
      danger: true,
    });
    if (!ok) return;
    const { attempts } = await collect.mutateAsync(assignment.id);
    toast(t('live.collected', { count: attempts }));
    await live.refetch();
  };

  return (
    <section className={classes.live} aria-label={t('live.label', { title: assignment.title })}>
      <header className={classes.liveHead}>
        <Tag tone="ok" dot>
          {t('live.running')}
        </Tag>
        <h2 className={classes.liveTitle}>{assignment.title}</h2>
        {data && (
          <Timer late={left <= late} aria-label={t('live.left', { count: Math.max(0, Math.ceil(left / 60_000)) })}>
            {countdown(left)}
          </Timer>
        )}
        <Button
          icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
          loading={extend.isPending}
          disabledReason={closed}
          onClick={() => void more().catch((error: unknown) => toast(message(error), { tone: 'bad', duration: 4000 }))}
        >
          {t('live.extend', { count: extraMinutes })}
        </Button>
        <Button
          icon={<IconInbox size={18} stroke={1.75} aria-hidden />}
          loading={collect.isPending}
          disabledReason={running.length === 0 ? t('live.nobody') : null}
          onClick={() =>
            void collectAll().catch((error: unknown) => toast(message(error), { tone: 'bad', duration: 4000 }))
          }
        >
          {t('live.collect', { count: running.length })}
        </Button>
        <Button
          variant="primary"
          renderRoot={(props) => <AppLink href={`/learning/${assignment.id}/live`} {...props} />}
        >
          {t('live.room')}
        </Button>
        <Button renderRoot={(props) => <AppLink href={`/learning/${assignment.id}`} {...props} />}>
          {t('live.results')}
        </Button>
      </header>
      {live.error && !data && (
        <div className={classes.liveBody}>
          <Note tone="bad">{message(live.error)}</Note>
        </div>
      )}
      {data && (
        <div className={classes.liveBody}>
          <ol className={classes.cells}>
            {data.cells.map((cell) => {
              const words = t(`live.cell.${cell.state}`, {
                name: cell.name,
                answered: cell.answered,
                questions: data.questions,
              });
              return (
                <li key={cell.studentId}>
                  <button
                    type="button"
                    className={cx(classes.cell, classes[cell.state])}
                    title={words}
                    aria-label={cell.pausedAt ? `${words}, ${t('control.paused')}` : words}
                    onClick={() => control(cell.studentId)}
                  >
                    {cell.pausedAt && <IconPlayerPauseFilled className={classes.cellPaused} size={12} aria-hidden />}
                    {cell.state === 'SUBMITTED' && <IconCheck size={20} stroke={2} aria-hidden />}
                    {cell.state === 'RUNNING' && <span aria-hidden="true">{cell.answered}</span>}
                    {cell.state === 'RUNNING' && (
                      <i
                        className={classes.cellBar}
                        style={{ width: `${Math.round((cell.answered / Math.max(1, data.questions)) * 100)}%` }}
                        aria-hidden="true"
                      />
                    )}
                  </button>
                </li>
              );
            })}
          </ol>
          <div className={classes.legend}>
            <span>
              <i className={cx(classes.swatch, classes.RUNNING)} aria-hidden="true" />
              <b>{running.length}</b> {t('live.legend.running')}
            </span>
            <span>
              <i className={cx(classes.swatch, classes.SUBMITTED)} aria-hidden="true" />
              <b>{submitted.length}</b> {t('live.legend.submitted')}
            </span>
            <span>
              <i className={cx(classes.swatch, classes.NOT_STARTED)} aria-hidden="true" />
              <b>{waiting.length}</b> {t('live.legend.waiting')}
              {waiting.length > 0 &&
                waiting.length <= 4 &&
                `: ${waiting.map(({ name }) => name.split(' ').slice(-2).join(' ')).join(', ')}`}
            </span>
            <span className={classes.legendEnd}>{live.error ? t('live.stale') : t('live.legend.number')}</span>
          </div>
        </div>
      )}
      <StudentControlDialog assignmentId={assignment.id} studentId={controlled} onClose={() => control(null)} />
    </section>
  );
}
