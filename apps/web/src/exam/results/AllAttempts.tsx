/** Every attempt at an assigned test, or each learner's highest, in a dialog over the grid. */
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListedAttempt } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { EmptyState, Modal, SearchInput, Segmented, Table, Tag, type Column } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { listPager } from '../../lists/list-pager.tsx';
import { allPages } from '../../lists/print/all-pages.ts';
import { PrintButton } from '../../lists/print/PrintButton.tsx';
import { PrintedTable } from '../../lists/print/Printout.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useTyped } from '../../navigation/url-state.ts';
import { fullName } from './marks.ts';
import classes from './results.module.css';

export function AllAttempts({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('results');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const message = useErrorMessage();
  const [which, choose] = useState<'highest' | 'all'>('highest');
  const [paging, setPaging] = useState({ page: 0, size: 20 });
  const [search, setSearch] = useState('');
  const [typed, type] = useTyped(search, (next) => {
    setSearch(next);
    setPaging({ ...paging, page: 0 });
  });
  const client = useQueryClient();
  const queryOf = (page: { page: number; size: number }) => {
    const query = { ...page, ...(search && { search }) };
    return queryOptions({
      queryKey: ['results', id, which, query],
      queryFn: ({ signal }) =>
        which === 'highest'
          ? api('GET /itf/classes/unit-tests-assigned/{id}/highest-results', { params: { id }, query }, { signal })
          : api('GET /itf/classes/unit-tests-assigned/{id}/all-results', { params: { id }, query }, { signal }),
      placeholderData: keepPreviousData,
    });
  };
  const list = useQuery(queryOf(paging));
  const columns: Column<ListedAttempt>[] = [
    {
      key: 'name',
      header: t('attempts.student'),
      narrow: 'title',
      cell: (row) => (
        <AppLink href={`/learning/${id}?paper=${row.attemptId}`} onClick={onClose}>
          {fullName(row)}
        </AppLink>
      ),
    },
    { key: 'number', header: t('attempts.number'), width: 80, numeric: true, cell: (row) => row.number },
    {
      key: 'submitted',
      header: t('attempts.submitted'),
      width: 160,
      numeric: true,
      cell: (row) => (row.submittedAt ? formatDayTime(row.submittedAt) : '–'),
    },
    {
      key: 'status',
      header: c('status'),
      width: 150,
      cell: (row) => (
        <Tag tone={row.provisional ? 'warn' : row.status === 'SCORED' ? 'ok' : 'neutral'}>
          {row.provisional ? t('provisional') : t(`rowStatus.${row.status}`)}
        </Tag>
      ),
    },
    {
      key: 'mark',
      header: t('attempts.mark'),
      width: 80,
      align: 'right',
      numeric: true,
      narrow: 'end',
      cell: (row) => <b>{row.mark === null ? '–' : format.mark(row.mark)}</b>,
    },
  ];
  const printed = async () => {
    const { rows, total } = await allPages((page) => client.fetchQuery(queryOf(page)));
    return {
      title: t('attempts.title'),
      facts: [t(`attempts.${which}`), search && c('printedSearch', { search }), c('printedCount', { count: total })],
      body: <PrintedTable {...{ columns, rows, total }} rowKey={(row) => row.attemptId} />,
    };
  };
  return (
    <Modal opened onClose={onClose} title={t('attempts.title')} size="lg">
      <div className={classes.attemptList}>
        <div className={classes.attemptTools}>
          <SearchInput value={typed} onChange={type} placeholder={t('attempts.search')} />
          <Segmented
            aria-label={t('attempts.which')}
            value={which}
            onChange={(next) => {
              choose(next);
              setPaging({ ...paging, page: 0 });
            }}
            options={[
              { value: 'highest', label: t('attempts.highest') },
              { value: 'all', label: t('attempts.all') },
            ]}
          />
        </div>
        <Table
          aria-label={t('attempts.title')}
          columns={columns}
          rows={list.data?.data}
          rowKey={(row) => row.attemptId}
          error={list.error ? message(list.error) : undefined}
          onRetry={() => void list.refetch()}
          empty={
            <EmptyState compact motif="none">
              {t('attempts.none')}
            </EmptyState>
          }
          footer={
            list.data && list.data.page.total > 0 ? (
              <>
                {listPager(list.data.page, ({ page, size }) =>
                  setPaging({ page: Number(page ?? 0), size: Number(size ?? paging.size) }),
                )}
                <PrintButton load={printed} />
              </>
            ) : undefined
          }
        />
      </div>
    </Modal>
  );
}
