import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AssignmentView, ClassView } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Pager, SearchInput, Segmented, Table } from '@vumon/ui';
import { useErrorMessage } from '../../forms/errors.ts';
import { useRestorableState } from '../../forms/restorable-state.ts';
import { useTyped, useUrlState } from '../../navigation/url-state.ts';
import { useAssignmentColumns } from './assignment-columns.tsx';
import classes from './assignments.module.css';
import { EditAssignmentDialog } from './form/EditAssignmentDialog.tsx';
import { LiveStrip } from './LiveStrip.tsx';
import { assignmentListQuery } from './queries.ts';

const statuses = ['ONGOING', 'UPCOMING', 'ENDED'] as const;

/** The tests given to a class; above them one that is being taken, with a cell for each learner. */
export function AssignedTab({ klass, onAssign }: { klass: ClassView; onAssign: () => void }) {
  const { t } = useTranslation('assignments');
  const { t: c } = useTranslation('common');
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
  const watch = (row: AssignmentView) => {
    set({ live: row.id });
    window.scrollTo({ top: 0 });
  };
  const columns = useAssignmentColumns({ onResults: results, onWatch: watch, onEdit: setEditing });
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
