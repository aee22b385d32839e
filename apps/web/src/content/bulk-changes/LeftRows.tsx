/** Rows that a bulk change has left as they are, each with the reason. */
import { useQuery } from '@tanstack/react-query';
import type { BulkChangeView } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { Line } from '@vumon/question-types/line';
import { EmptyState, ErrorState, LoadingState, Modal, Pager } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import classes from './bulk-changes.module.css';
import { leftRowsQuery } from './queries.ts';

export function LeftRows({ change, title, onClose }: { change: BulkChangeView; title: string; onClose(): void }) {
  const { t } = useTranslation('bulk-changes');
  const say = useErrorMessage();
  const [page, setPage] = useState(0);
  const { data, error, refetch, isFetching } = useQuery(leftRowsQuery(change.id, page));
  return (
    <Modal opened onClose={onClose} size="md" title={title}>
      {error && !data ? (
        <ErrorState compact onRetry={() => void refetch()} retrying={isFetching}>
          {say(error)}
        </ErrorState>
      ) : !data ? (
        <LoadingState />
      ) : data.page.total === 0 ? (
        <EmptyState compact motif="none" title={t('left.none')} />
      ) : (
        <>
          <ul className={classes.left}>
            {data.data.map(({ id, name, reason }) => (
              <li key={id}>
                <span>{name ? <Line text={name} /> : t('left.unknown')}</span>
                <small className="muted">{t(`reasons.${reason}`)}</small>
              </li>
            ))}
          </ul>
          {data.page.total > data.page.size && (
            <Pager page={page} size={data.page.size} total={data.page.total} onPage={setPage} />
          )}
        </>
      )}
    </Modal>
  );
}
