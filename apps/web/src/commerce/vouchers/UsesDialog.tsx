import { useQuery } from '@tanstack/react-query';
import type { Voucher } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { EmptyState, Modal, Pager, Table } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { OrderTag } from '../packages/orders/OrderTag.tsx';
import classes from './vouchers.module.css';
import { voucherUsesQuery } from './queries.ts';

/** Orders that use a voucher. */
export function UsesDialog({ voucher, onClose }: { voucher: Voucher; onClose(): void }) {
  const { t } = useTranslation('vouchers');
  const { money } = useFormat();
  const message = useErrorMessage();
  const [page, setPage] = useState(0);
  const uses = useQuery(voucherUsesQuery(voucher.id, page));
  const title = t('uses.title', { code: voucher.code });
  return (
    <Modal opened onClose={onClose} size="lg" title={title}>
      <Table
        aria-label={title}
        rows={uses.data?.data}
        rowKey={(row) => row.id}
        rowHeight={72}
        skeletonRows={3}
        columns={[
          {
            key: 'order',
            header: t('uses.order'),
            narrow: 'title',
            cell: (row) => (
              <span className={classes.two}>
                <AppLink href={`/manage/orders/${row.id}`}>{row.reference}</AppLink>
                <span className={classes.small}>
                  {row.buyer} · {formatDayTime(row.createdAt)}
                </span>
              </span>
            ),
          },
          {
            key: 'discount',
            header: t('uses.discount'),
            width: 120,
            align: 'right',
            numeric: true,
            cell: (row) => money(row.discount),
          },
          {
            key: 'total',
            header: t('uses.total'),
            width: 120,
            align: 'right',
            numeric: true,
            cell: (row) => money(row.total),
          },
          {
            key: 'state',
            header: t('columns.status'),
            width: 150,
            cell: (row) => <OrderTag order={row} />,
          },
        ]}
        error={uses.error ? message(uses.error) : undefined}
        onRetry={() => void uses.refetch()}
        empty={
          <EmptyState compact title={t('uses.nobody')}>
            {t('uses.nobodyBody')}
          </EmptyState>
        }
        footer={
          uses.data && uses.data.page.total > uses.data.page.size ? (
            <Pager page={page} size={uses.data.page.size} total={uses.data.page.total} onPage={setPage} />
          ) : undefined
        }
      />
    </Modal>
  );
}
