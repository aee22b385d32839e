/** Says below every page that the connection is lost, and from when the shown data is, or that the page waits. */
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { IconCloudOff } from '@tabler/icons-react';
import { formatTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { useEffect, useSyncExternalStore } from 'react';
import { watchNetwork } from './connection.ts';
import { useConnection } from './useConnection.ts';
import classes from './connection.module.css';

/** Whether the open page shows nothing yet, because its data has to come over the connection. */
function usePageWaits(): boolean {
  const queries = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => queries.subscribe(notifyManager.batchCalls(listener)),
    () => queries.findAll({ type: 'active', fetchStatus: 'paused' }).some(({ state }) => state.status === 'pending'),
    () => false,
  );
}

export function ConnectionBar() {
  const { t } = useTranslation('app');
  const { lost, lastReplyAt } = useConnection();
  const waits = usePageWaits();
  const shown = () => (lastReplyAt === null ? null : t('connection.shown', { time: formatTime(lastReplyAt) }));
  useEffect(watchNetwork, []);
  return (
    <div className={classes.host} role="status" data-connection={lost ? 'lost' : undefined}>
      {lost && (
        <p className={classes.bar}>
          <IconCloudOff size={18} stroke={1.75} aria-hidden />
          <span>
            {t('connection.lost')} {waits ? t('connection.opensItself') : shown()}
          </span>
        </p>
      )}
    </div>
  );
}
