/** Deleted questions that can still be restored. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { Reply } from '@vumon/contract/client';
import { trashDays } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, PageHeader, Pager, SelectionBar, Table, type Column } from '@vumon/ui';
import { useState } from 'react';
import { AppFrame } from '../../../frame/AppFrame.tsx';
import { useErrorMessage } from '../../../forms/errors.ts';
import { allPages } from '../../../lists/print/all-pages.ts';
import { PrintButton } from '../../../lists/print/PrintButton.tsx';
import { useUrlState } from '../../../navigation/url-state.ts';
import { RefusedDialog } from './BulkDialogs.tsx';
import { trashQuery } from '../queries.ts';
import { PrintedQuestions } from './PrintedQuestions.tsx';
import { titleOf, useQuestionColumns } from './QuestionTable.tsx';
import { useBank } from '../use-bank.ts';
import { useBulk } from './useBulk.ts';
import classes from '../question-bank.module.css';

/** From this many days before removal the date is highlighted. */
const soonGone = 3;

type Trashed = Reply<'GET /itf/questions/trash'>[number];

export default function TrashPage() {
  const { t } = useTranslation('question-bank');
  const { t: c } = useTranslation('common');
  const client = useQueryClient();
  const messageOf = useErrorMessage();
  const { crumbsTo } = useBank();
  const [url, set] = useUrlState();
  const page = Math.max(0, Math.floor(Number(url['page'])) || 0);
  const list = useQuery(trashQuery({ page, size: 20 }));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const bulk = useBulk({ onDone: (ids) => setSelected((old) => new Set([...old].filter((id) => !ids.includes(id)))) });
  const restore = (ids: string[]) => void bulk.run(ids, { kind: 'restore' });
  const total = list.data?.page;
  const columns: Column<Trashed>[] = [
    ...useQuestionColumns<Trashed>({ total }).filter(({ key }) => key === 'question' || key === 'type'),
    {
      key: 'deleted',
      header: t('trash.deleted'),
      width: 120,
      numeric: true,
      cell: (row) => <span className={classes.date}>{formatDay(row.deletedAt)}</span>,
    },
    {
      key: 'until',
      header: t('trash.until'),
      width: 132,
      numeric: true,
      cell: (row) => (
        <span className={classes.date}>
          {formatDay(row.restorableUntil)}
          <br />
          <small className={row.daysLeft <= soonGone ? classes.soonGone : undefined}>
            {t('trash.left', { count: row.daysLeft })}
          </small>
        </span>
      ),
    },
    {
      key: 'restore',
      header: <span className="visually-hidden">{t('columns.actions')}</span>,
      label: t('columns.actions'),
      width: 132,
      align: 'right',
      narrow: 'plain',
      cell: (row) => (
        <Button
          size="sm"
          icon={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
          aria-label={t('trash.restoreOf', { name: titleOf(row) })}
          onClick={() => restore([row.id])}
        >
          {t('trash.restore')}
        </Button>
      ),
    },
  ];
  const printed = async () => {
    const { rows, total } = await allPages((one) => client.fetchQuery(trashQuery(one)));
    return {
      title: t('trash.title'),
      facts: [c('printedCount', { count: total })],
      body: <PrintedQuestions {...{ columns, rows, total }} />,
    };
  };
  const crumbs = crumbsTo(t('trash.title'));
  return (
    <AppFrame breadcrumb={crumbs}>
      <div className={classes.page}>
        <PageHeader title={t('trash.title')} subtitle={t('trash.subtitle', { count: trashDays })} />
        {selected.size > 0 && (
          <SelectionBar label={t('selected', { count: selected.size })}>
            <Button variant="link" size="sm" loading={bulk.pending} onClick={() => restore([...selected])}>
              {t('trash.restore')}
            </Button>
            <Button variant="link" size="sm" onClick={() => setSelected(new Set())}>
              {t('unselect')}
            </Button>
          </SelectionBar>
        )}
        <Table
          aria-label={t('trash.title')}
          columns={columns}
          rows={list.data?.data}
          rowKey={({ id }) => id}
          rowHeight={72}
          selection={{ selected, onChange: setSelected, nameOf: titleOf }}
          error={list.isError && !list.data ? messageOf(list.error) : undefined}
          onRetry={() => void list.refetch()}
          empty={
            <EmptyState motif="bubbles" title={t('trash.emptyTitle')}>
              {t('trash.empty', { count: trashDays })}
            </EmptyState>
          }
          footer={
            total && total.total > 0 ? (
              <>
                {total.total > 20 && (
                  <Pager
                    page={page}
                    size={20}
                    total={total.total}
                    onPage={(next) => set({ page: next === 0 ? undefined : String(next) })}
                  />
                )}
                <PrintButton load={printed} />
              </>
            ) : undefined
          }
        />
      </div>
      <RefusedDialog refused={bulk.refused} onClose={bulk.closeRefused} />
    </AppFrame>
  );
}
