import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AssignmentView, ClassView } from '@vumon/contract';
import { IconBroadcast, IconChartBar } from '@tabler/icons-react';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Pager, ProgressBar, SearchInput, Segmented, Table, Tag, type Column } from '@vumon/ui';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useRestorableState } from '../../forms/restorable-state.ts';
import { useTyped, useUrlState } from '../../navigation/url-state.ts';
import { WindowTag } from '../../lists/statuses.tsx';
import classes from './assignments.module.css';
import { useServerNow } from './clock.ts';
import { EditAssignmentDialog } from './EditAssignmentDialog.tsx';
import { LiveStrip } from './LiveStrip.tsx';
import { AssignmentActions } from './AssignmentActions.tsx';
import { assignmentListQuery } from './queries.ts';
import { windowText } from './when.ts';

const statuses = ['ONGOING', 'UPCOMING', 'ENDED'] as const;
const hour = 3_600_000;

/** The tests given to a class; one that is being taken stands on top with a cell for each learner. */
export function AssignedTab({ klass, onAssign }: { klass: ClassView; onAssign: () => void }) {
  const { t } = useTranslation('assignments');
  const { t: c } = useTranslation('common');
  const { mark } = useFormat();
  const message = useErrorMessage();
  const navigate = useNavigate();
  const [url, set] = useUrlState();
  const [typed, type] = useTyped(url['search'] ?? '', (search) => set({ search }));
  const [editing, setEditing] = useRestorableState<AssignmentView | null>('assignment dialog', null);
  const status = statuses.find((one) => one === url['status']);
  const list = useQuery(
    assignmentListQuery(klass.id, {
      search: url['search'],
      status,
      page: Number(url['page'] ?? 0) || 0,
      size: Number(url['size'] ?? 20) || 20,
    }),
  );
  const rows = list.data?.data;
  const ongoing = rows?.filter((one) => one.status === 'ONGOING' && !one.cancelledAt) ?? [];
  const watched = ongoing.find(({ id }) => id === url['live']) ?? ongoing.find(({ running }) => running > 0);

  const results = (row: AssignmentView) =>
    void navigate({ to: '/learning/$learningSlug', params: { learningSlug: row.id } });
  const columns: Column<AssignmentView>[] = [
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
        <span className={classes.meter}>
          <span className={classes.figure}>
            <b>{row.submitted}</b>/{row.students}
          </span>
          <ProgressBar
            value={row.submitted}
            max={row.students}
            width={48}
            height={4}
            aria-label={t('list.submittedOf', { submitted: row.submitted, students: row.students })}
          />
        </span>
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
                onSelect: () => results(row),
              },
              row.status === 'ONGOING' &&
                !row.cancelledAt && {
                  label: t('list.watch'),
                  icon: <IconBroadcast size={18} stroke={1.75} />,
                  onSelect: () => {
                    set({ live: row.id });
                    window.scrollTo({ top: 0 });
                  },
                },
            ]}
            onEdit={() => setEditing(row)}
          />
        </span>
      ),
    },
  ];

  const filtered = Boolean(url['search'] || status);
  return (
    <div className={classes.page}>
      {watched && <LiveStrip key={watched.id} assignment={watched} />}
      <div className={classes.tools}>
        <SearchInput value={typed} onChange={type} placeholder={t('list.search')} className={classes.search} />
        <Segmented
          aria-label={t('columns.status')}
          value={status ?? 'ALL'}
          onChange={(next) => set({ status: next === 'ALL' ? undefined : next })}
          options={[
            { value: 'ALL', label: c('all') },
            ...statuses.map((one) => ({ value: one, label: t(`status.${one}`) })),
          ]}
        />
      </div>
      <Table
        aria-label={t('list.title')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        isCurrent={(row) => row.id === watched?.id}
        error={list.error ? message(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={
          filtered ? (
            <EmptyState
              title={t('list.noMatchTitle')}
              motif="grid"
              action={
                <Button
                  onClick={() => {
                    type('');
                    set({ search: undefined, status: undefined });
                  }}
                >
                  {t('list.clear')}
                </Button>
              }
            >
              {t('list.noMatch')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t('list.emptyTitle')}
              motif="bubbles"
              action={klass.abilities.assign ? <Button onClick={onAssign}>{t('assign.send')}</Button> : undefined}
            >
              {t('list.empty')}
            </EmptyState>
          )
        }
        footer={
          list.data && list.data.page.total > list.data.page.size ? (
            <Pager
              page={list.data.page.page}
              size={list.data.page.size}
              total={list.data.page.total}
              onPage={(page) => set({ page: String(page) })}
              onSize={(size) => set({ size: String(size) })}
            />
          ) : undefined
        }
      />
      <EditAssignmentDialog value={editing} onClose={() => setEditing(null)} />
    </div>
  );
}

/** A long window says how much of it is left on its last day. */
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
