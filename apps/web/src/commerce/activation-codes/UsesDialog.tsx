import { useQuery } from '@tanstack/react-query';
import type { ActivationCode } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { EmptyState, Modal, Pager, Table } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { codeUsesQuery } from './queries.ts';

export function UsesDialog({ code, onClose }: { code: ActivationCode; onClose(): void }) {
  const { t } = useTranslation('activation-codes');
  const message = useErrorMessage();
  const [page, setPage] = useState(0);
  const uses = useQuery(codeUsesQuery(code.id, page));
  return (
    <Modal opened onClose={onClose} size="md" title={t('uses.title', { code: code.code ?? t('unreadable') })}>
      <Table
        aria-label={t('uses.title', { code: code.code ?? t('unreadable') })}
        rows={uses.data?.data}
        rowKey={(row) => row.userId}
        rowHeight={44}
        skeletonRows={3}
        columns={[
          { key: 'name', header: t('uses.name'), narrow: 'title', cell: (row) => row.fullName },
          { key: 'contact', header: t('uses.contact'), cell: (row) => row.contact ?? '–' },
          { key: 'at', header: t('uses.at'), width: 160, numeric: true, cell: (row) => formatDayTime(row.usedAt) },
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
