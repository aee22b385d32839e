/** The secret address that calendar programs read: shown once, replaced, revoked. */
import { useQuery } from '@tanstack/react-query';
import { IconCopy } from '@tabler/icons-react';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, ErrorState, IconButton, LoadingState, Modal, Note, toast } from '@vumon/ui';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import classes from './calendar.module.css';
import { feedQuery, useFeed } from './queries.ts';

export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendar');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const report = useReport();
  const state = useQuery(feedQuery);
  const { make, revoke } = useFeed();
  const url = make.data?.url;
  const since = state.data?.since;
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    toast(c('copied'));
  };
  const end = async () => {
    await revoke.mutateAsync();
    make.reset();
    toast(t('feed.revoked'));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('feed.title')}
      footer={
        <>
          {since && (
            <Button variant="danger" loading={revoke.isPending} onClick={() => report(end())}>
              {t('feed.revoke')}
            </Button>
          )}
          <Button variant={url ? 'outline' : 'primary'} loading={make.isPending} onClick={() => make.mutate()}>
            {t(since ? 'feed.renew' : 'feed.make')}
          </Button>
        </>
      }
    >
      {state.error ? (
        <ErrorState compact onRetry={() => void state.refetch()}>
          {message(state.error)}
        </ErrorState>
      ) : !state.data ? (
        <LoadingState />
      ) : (
        <div className={classes.feed}>
          <p>{t('feed.body')}</p>
          {url ? (
            <>
              <div className={classes.address}>
                <code>{url}</code>
                <IconButton
                  icon={<IconCopy size={20} stroke={1.75} />}
                  aria-label={t('feed.copy')}
                  onClick={() => report(copy(url))}
                />
              </div>
              <Note tone="warn">{t('feed.secret')}</Note>
            </>
          ) : (
            since && <p className={classes.muted}>{t('feed.since', { at: formatDayTime(since) })}</p>
          )}
          {make.error && (
            <Note tone="bad" live>
              {message(make.error)}
            </Note>
          )}
        </div>
      )}
    </Modal>
  );
}
