/** The user's side of support: a code for the staff, who looked and why, and the end of a stay that runs. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, ErrorState, LoadingState, toast } from '@vumon/ui';
import type { OwnSupportStay } from '@vumon/contract';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { supportStaysQuery } from './support-stays.ts';
import classes from './sessions.module.css';

export function SupportCard() {
  const { t } = useTranslation('sessions');
  const say = useErrorMessage();
  const stays = useQuery(supportStaysQuery);
  const make = useMutation({
    mutationFn: () => api('POST /account/support-code'),
    onError: (error) => toast(say(error), { tone: 'bad' }),
  });
  return (
    <Card title={t('support.title')}>
      <div className={classes.support}>
        <p>{t('support.body')}</p>
        {make.data && (
          <div role="status">
            <span className={classes.code} aria-label={t('support.code')}>
              {make.data.code.replace(/(\d{4})(?=\d)/g, '$1 ')}
            </span>
            <p>{t('support.until', { at: formatDayTime(make.data.expiresAt) })}</p>
          </div>
        )}
        <div>
          <Button loading={make.isPending} onClick={() => make.mutate()}>
            {t(make.data ? 'support.again' : 'support.make')}
          </Button>
        </div>
        {stays.isPending && <LoadingState />}
        {stays.isError && (
          <ErrorState compact onRetry={() => void stays.refetch()} retrying={stays.isFetching}>
            {say(stays.error)}
          </ErrorState>
        )}
        {stays.data && <Stays stays={stays.data} />}
      </div>
    </Card>
  );
}

function Stays({ stays }: { stays: readonly OwnSupportStay[] }) {
  const { t } = useTranslation('sessions');
  const say = useErrorMessage();
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: (id: string) => api('POST /account/support-stays/{id}/end', { params: { id } }),
    onSuccess: () => toast(t('support.ended')),
    onError: (error) => toast(say(error), { tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: supportStaysQuery.queryKey }),
  });
  if (stays.length === 0) return <p className={classes.quiet}>{t('support.none')}</p>;
  return (
    <ul className={classes.stays} aria-label={t('support.past')}>
      {stays.map(({ id, staff, reason, startedAt, endsAt, running, endedBy }) => (
        <li key={id}>
          <b>{staff}</b>
          <span>
            {running
              ? t('support.running', { at: formatDayTime(endsAt) })
              : t('support.time', { from: formatDayTime(startedAt), to: formatDayTime(endsAt) })}
          </span>
          {endedBy && <span>{t(`support.endedBy.${endedBy}`)}</span>}
          <span className={classes.quiet}>{t('support.reason', { reason })}</span>
          {running && (
            <div>
              <Button variant="danger" loading={end.isPending} onClick={() => end.mutate(id)}>
                {t('support.end')}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
