import { useQuery } from '@tanstack/react-query';
import type { AssignmentLive, AssignmentView } from '@vumon/contract';
import { IconCheck, IconInbox, IconPlayerPauseFilled, IconPlus, IconWifiOff } from '@tabler/icons-react';
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
/** Up to this many learners are named beside their number. */
const mostNamed = 4;

type Cell = AssignmentLive['cells'][number];
/** The state of the attempt, or that its connection is lost. */
type ShownState = Cell['state'] | 'LOST';
const shownState = ({ state, lostSince }: Cell): ShownState => (lostSince === null ? state : 'LOST');

/** A running test: a cell for each learner, the time that is left, and buttons to add time and to collect the attempts. */
export function LiveStrip({ assignment }: { assignment: AssignmentView }) {
  const { t } = useTranslation('assignments');
  const message = useErrorMessage();
  const { extend, collect } = useAssignmentChanges();
  const confirm = useConfirm();
  const [controlled, control] = useState<string | null>(null);
  const live = useQuery(liveQuery(assignment.id));
  const { data } = live;
  const now = useServerNow(data?.serverTime, live.dataUpdatedAt, 1_000);
  const running = data?.cells.filter(({ state }) => state === 'RUNNING') ?? [];
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
      </header>
      {live.error && !data && (
        <div className={classes.liveBody}>
          <Note tone="bad">{message(live.error)}</Note>
        </div>
      )}
      {data && (
        <div className={classes.liveBody}>
          <ol className={classes.cells}>
            {data.cells.map((cell) => (
              <li key={cell.studentId}>
                <LearnerCell cell={cell} questions={data.questions} onOpen={() => control(cell.studentId)} />
              </li>
            ))}
          </ol>
          <div className={classes.legend}>
            <Legend cells={data.cells} state="RUNNING" />
            <Legend cells={data.cells} state="SUBMITTED" />
            <Legend cells={data.cells} state="LOST" names />
            <Legend cells={data.cells} state="NOT_STARTED" names />
            <span className={classes.legendEnd}>{live.error ? t('live.stale') : t('live.legend.number')}</span>
          </div>
        </div>
      )}
      <StudentControlDialog assignmentId={assignment.id} studentId={controlled} onClose={() => control(null)} />
    </section>
  );
}

interface LearnerCellProps {
  cell: Cell;
  /** How many questions the test has. */
  questions: number;
  onOpen: () => void;
}

/** One learner: how far they are, with a bar, or the sign of their state; opens what a teacher can do. */
function LearnerCell({ cell, questions, onOpen }: LearnerCellProps) {
  const { t } = useTranslation('assignments');
  const shown = shownState(cell);
  const label = t(`live.cell.${shown}`, { name: cell.name, answered: cell.answered, questions });
  return (
    <button
      type="button"
      className={cx(classes.cell, classes[shown])}
      title={label}
      aria-label={cell.pausedAt ? `${label}, ${t('control.paused')}` : label}
      onClick={onOpen}
    >
      {cell.pausedAt && <IconPlayerPauseFilled className={classes.cellPaused} size={12} aria-hidden />}
      {cell.state === 'SUBMITTED' && <IconCheck size={20} stroke={2} aria-hidden />}
      {shown === 'LOST' && <IconWifiOff size={18} stroke={1.75} aria-hidden />}
      {shown === 'RUNNING' && <span aria-hidden="true">{cell.answered}</span>}
      {shown === 'RUNNING' && (
        <i
          className={classes.cellBar}
          style={{ width: `${Math.round((cell.answered / Math.max(1, questions)) * 100)}%` }}
          aria-hidden="true"
        />
      )}
    </button>
  );
}

interface LegendProps {
  cells: readonly Cell[];
  state: ShownState;
  /** Adds the learners' names while they are few. */
  names?: boolean;
}

function Legend({ cells, state, names = false }: LegendProps) {
  const { t } = useTranslation('assignments');
  const here = cells.filter((cell) => shownState(cell) === state);
  // Not shown while every learner is connected.
  if (state === 'LOST' && here.length === 0) return null;
  return (
    <span className={state === 'LOST' ? classes.lostLegend : undefined}>
      <i className={cx(classes.swatch, classes[state])} aria-hidden="true" />
      <b>{here.length}</b> {t(`live.legend.${state}`)}
      {names &&
        here.length > 0 &&
        here.length <= mostNamed &&
        `: ${here.map(({ name }) => name.split(' ').slice(-2).join(' ')).join(', ')}`}
    </span>
  );
}
