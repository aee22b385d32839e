import { useQuery } from '@tanstack/react-query';
import type { SignInEntry } from '@vumon/contract';
import { signInOutcomes } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { EmptyState, Pager, SelectField, Table, Tag, type Column } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { userSignInsQuery } from './queries.ts';
import classes from './user-administration.module.css';

const refusals = new Set(['WRONG_PASSWORD', 'LOCKED', 'TOO_MANY_DEVICES', 'TOKEN_REUSED', 'ACCOUNT_LOCKED']);

/** The login history of a user. */
export function SignIns({ userId }: { userId: string }) {
  const { t } = useTranslation('user-administration');
  const message = useErrorMessage();
  const [outcome, setOutcome] = useState<SignInEntry['outcome'] | null>(null);
  const [page, setPage] = useState(0);
  const list = useQuery(userSignInsQuery(userId, { page, size: 20, ...(outcome && { outcome }) }));
  const columns: Column<SignInEntry>[] = [
    {
      key: 'at',
      header: t('audit.at'),
      numeric: true,
      width: 160,
      narrow: 'title',
      cell: (row) => formatDayTime(row.at),
    },
    {
      key: 'outcome',
      header: t('signIns.outcome'),
      width: 260,
      cell: (row) => (
        <Tag tone={row.outcome === 'SIGNED_IN' ? 'ok' : refusals.has(row.outcome) ? 'bad' : 'neutral'}>
          {t(`outcomes.${row.outcome}`)}
        </Tag>
      ),
    },
    {
      key: 'device',
      header: t('signIns.device'),
      cell: (row) => [row.browser, row.system].filter(Boolean).join(' · ') || t('user.unknownDevice'),
    },
    {
      key: 'address',
      header: t('signIns.address'),
      numeric: true,
      width: 170,
      cell: (row) => <span className={classes.muted}>{row.address}</span>,
    },
  ];
  return (
    <>
      <div className={classes.tools}>
        <SelectField
          aria-label={t('signIns.outcome')}
          placeholder={t('signIns.any')}
          data={signInOutcomes.map((one) => ({ value: one, label: t(`outcomes.${one}`) }))}
          value={outcome}
          clearable
          w={280}
          onChange={(next) => {
            setOutcome(next as SignInEntry['outcome'] | null);
            setPage(0);
          }}
        />
      </div>
      <Table
        aria-label={t('tabs.sign-ins')}
        columns={columns}
        rows={list.data?.data}
        rowKey={({ id }) => id}
        error={list.error && !list.data ? message(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={
          <EmptyState title={t('signIns.emptyTitle')} motif="grid">
            {t('signIns.empty')}
          </EmptyState>
        }
        footer={
          list.data && list.data.page.total > 20 ? (
            <Pager page={page} size={20} total={list.data.page.total} onPage={setPage} />
          ) : undefined
        }
      />
    </>
  );
}
