/** Says below every page that the connection is lost, and from when on the shown data is. */
import { IconCloudOff } from '@tabler/icons-react';
import { formatTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { useEffect } from 'react';
import { watchNetwork } from './connection.ts';
import { useConnection } from './useConnection.ts';
import classes from './connection.module.css';

export function ConnectionBar() {
  const { t } = useTranslation('app');
  const { lost, lastReplyAt } = useConnection();
  useEffect(watchNetwork, []);
  return (
    <div className={classes.host} role="status" data-connection={lost ? 'lost' : undefined}>
      {lost && (
        <p className={classes.bar}>
          <IconCloudOff size={18} stroke={1.75} aria-hidden />
          <span>
            {t('connection.lost')} {lastReplyAt !== null && t('connection.shown', { time: formatTime(lastReplyAt) })}
          </span>
        </p>
      )}
    </div>
  );
}
