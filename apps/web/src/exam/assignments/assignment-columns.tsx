import type { AssignmentView } from '@vumon/contract';
import { IconBroadcast, IconChartBar } from '@tabler/icons-react';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Tag, type Column } from '@vumon/ui';
import { AppLink } from '../../navigation/AppLink.tsx';
import { CountCell } from '../../lists/CountCell.tsx';
import { WindowTag } from '../../lists/statuses.tsx';
import classes from './assignments.module.css';
import { AssignmentActions } from './AssignmentActions.tsx';
import { useServerNow } from './clock.ts';
import { windowText } from './when.ts';

const hour = 3_600_000;

interface AssignmentColumnsOptions {
  onResults(row: AssignmentView): void;
  /** Shows the running test above the list. */
  onWatch(row: AssignmentView): void;
  onEdit(row: AssignmentView): void;
}

/** Columns of the tests that were given to a class, with the menu of each row. */
export function useAssignmentColumns({
  onResults,
  onWatch,
  onEdit,
}: AssignmentColumnsOptions): Column<AssignmentView>[] {
  const { t } = useTranslation('assignments');
  const { t: c } = useTranslation('common');
  const { mark } = useFormat();
  return [
    {
      key: 'title',
      header: t('columns.test'),
      narrow: 'title',
      cell: (row) => (
        <div className={classes.titleCell}>
          <AppLink href={`/learning/${row.id}`} className={classes.titleLink}>
            {row.title}
          </AppLink>
          <span className={classes.small}>
            {c('questionCount', { count: row.questions })}
            {row.minutes !== null && `, ${c('minutes', { count: row.minutes })}`}
          </span>
        </div>
      ),
    },
    {
      key: 'target',
      header: t('columns.target'),
      width: 80,
      hideBelow: 1280,
      cell: (row) =>
        row.target === 'CLASS'
          ? t('list.wholeClass')
          : row.target === 'GROUP'
            ? row.className
            : t('list.named', { count: row.studentIds.length }),
    },
    {
      key: 'time',
      header: t('columns.time'),
      width: 200,
      cell: (row) => <span className={classes.muted}>{windowText(row.startsAt, row.endsAt)}</span>,
    },
    { key: 'status', header: t('columns.status'), width: 122, cell: (row) => <StatusTag row={row} /> },
    {
      key: 'submitted',
      header: t('columns.submitted'),
      width: 124,
      cell: (row) => (
        <CountCell
          count={row.submitted}
          of={row.students}
          width={48}
          aria-label={t('list.submittedOf', { submitted: row.submitted, students: row.students })}
        />
      ),
    },
    {
      key: 'average',
      header: t('columns.average'),
      width: 56,
      align: 'right',
      numeric: true,
      cell: (row) => <b>{row.average === null ? '–' : mark(Math.round(row.average / 10) * 10)}</b>,
    },
    {
      key: 'actions',
      header: <span className="visually-hidden">{t('columns.actions')}</span>,
      label: t('columns.actions'),
      width: 92,
      align: 'right',
      narrow: 'end',
      cell: (row) => (
        <span className={classes.rowActions}>
          <AssignmentActions
            assignment={row}
            more={[
              {
                label: t('list.results'),
                icon: <IconChartBar size={18} stroke={1.75} />,
                onSelect: () => onResults(row),
              },
              row.status === 'ONGOING' &&
                !row.cancelledAt && {
                  label: t('list.watch'),
                  icon: <IconBroadcast size={18} stroke={1.75} />,
                  onSelect: () => onWatch(row),
                },
            ]}
            onEdit={() => onEdit(row)}
          />
        </span>
      ),
    },
  ];
}

/** The state of an assignment; on the last day of a long window, how much of the window is left. */
function StatusTag({ row }: { row: AssignmentView }) {
  const { t } = useTranslation('assignments');
  const now = useServerNow(undefined, 0, 30_000);
  if (row.cancelledAt) return <Tag tone="bad">{t('status.CANCELLED')}</Tag>;
  if (row.status !== 'ONGOING') return <WindowTag status={row.status}>{t(`status.${row.status}`)}</WindowTag>;
  const [start, end] = [Date.parse(row.startsAt), Date.parse(row.endsAt)];
  const left = end - now;
  const long = row.minutes === null || end - start > 2 * row.minutes * 60_000;
  if (!long || left >= 24 * hour) return <WindowTag status="ONGOING">{t('status.ONGOING')}</WindowTag>;
  return (
    <Tag tone="warn">
      {left >= hour
        ? t('list.hoursLeft', { count: Math.floor(left / hour) })
        : t('list.minutesLeft', { count: Math.max(1, Math.ceil(left / 60_000)) })}
    </Tag>
  );
}
